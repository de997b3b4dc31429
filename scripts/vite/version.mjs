// Defines the version of package.json as a constant for web/embed/element.ts.
import { readFileSync } from 'node:fs';

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export const versionKnown = { GRUNDYSCOPE_VERSION: JSON.stringify(version) };
