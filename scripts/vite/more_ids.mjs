// The games that only the module with all games has, as the core lists them.
import { sourceFile } from './inputs.mjs';

export const moreIds = /moreIds = \[([^\]]*)\]/.exec(`${sourceFile('engine/facts.ts')}`)[1].match(/[\w-]+/g);
