// Constants from package.json: the version, for web/embed/element.ts; the address of the source code, for web/shell/footer.ts.
import { readFileSync } from 'node:fs';

const { version, repository } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export { version };

export const versionKnown = { GRUNDYSCOPE_VERSION: JSON.stringify(version) };

/** Empty until the package has a repository. */
export const sourceKnown = { GRUNDYSCOPE_SOURCE: JSON.stringify(repository?.url.replace(/^git\+|\.git$/g, '') ?? '') };
