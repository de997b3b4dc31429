// The games that only the module with all games has, as the core lists them.
import { readFileSync } from 'node:fs';

const facts = readFileSync(new URL('../../web/engine/facts.ts', import.meta.url), 'utf8');
export const moreIds = /moreIds = \[([^\]]*)\]/.exec(facts)[1].match(/[\w-]+/g);
