// Runs before npm packs or publishes: fails if a file named in package.json is missing, which npm would omit silently.
import { existsSync, readFileSync } from 'node:fs';

const { name, main, types, bin, exports, typesVersions, unpkg, jsdelivr, customElements } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** All strings in a JSON value. */
const texts = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts));

// The build writes the notices last, after all files that the commands load.
const named = [...texts([main, types, bin, exports, typesVersions, unpkg, jsdelivr, customElements]), 'lib/THIRD_PARTY_NOTICES.txt'];
const missing = [...new Set(named.map((path) => path.replace(/^\.\//, '')))].filter((path) => !existsSync(path));

if (missing.length > 0) {
  console.error(
    `${name} cannot be packed, because these files are missing: ${missing.join(', ')}.\nRun \`npm run build\` first, which writes them.`,
  );
  process.exitCode = 1;
}
