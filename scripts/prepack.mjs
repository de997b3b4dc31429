// Before npm packs or publishes the package: refuses if a file that package.json names is not there, for npm would leave it out in silence.
import { existsSync, readFileSync } from 'node:fs';

const { name, main, types, bin, exports, typesVersions, unpkg, jsdelivr, customElements } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** All texts in a value of JSON. */
const texts = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts));

// The build writes the notices last, after everything that the commands load.
const named = [...texts([main, types, bin, exports, typesVersions, unpkg, jsdelivr, customElements]), 'lib/THIRD_PARTY_NOTICES.txt'];
const missing = [...new Set(named.map((path) => path.replace(/^\.\//, '')))].filter((path) => !existsSync(path));

if (missing.length > 0) {
  console.error(
    `${name} cannot be packed, because these files are missing: ${missing.join(', ')}.\nRun \`npm run build\` first, which writes them.`,
  );
  process.exitCode = 1;
}
