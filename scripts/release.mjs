// npm run release: writes the files of a release to build/release/, from what `npm run build` has built. The same files give the same
// bytes; the time in archives is the date of the version, or SOURCE_DATE_EPOCH.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archive, filesBelow } from './steps/archive.mjs';
import { must } from './steps/child.mjs';
import { nativeProgram } from './steps/compile.mjs';
import { at } from './steps/place.mjs';
import { main, print, Stop, stage } from './steps/terminal.mjs';
import { dateOfVersion, manifest } from './steps/versions.mjs';

const { version } = manifest();
const folder = at('build', 'release');
const pages = ['grundyscope.html', 'grundyscope-book.html', 'grundyscope-lab.html'];

/** Refuses if something was not built, or was built before the version changed. */
async function checkBuilt() {
  const built = [
    'dist/index.html',
    `dist/embed-${version}.js`,
    'dist/reference/index.html',
    ...pages.map((name) => `dist/${name}`),
    'lib/node.js',
  ];
  const missing = [...built.map((path) => at(path)), nativeProgram].filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Stop(`These files are missing:\n${missing.join('\n')}\nRun npm run build first.`);
  const native = (await must([nativeProgram, '--version'])).trim();
  if (native !== version) throw new Stop(`${nativeProgram} is version ${native}, package.json ${version}. Run npm run build first.`);
}

/** The time in archives, in seconds since 1970. */
function readTime() {
  const given = process.env.SOURCE_DATE_EPOCH;
  const seconds = given ? Number(given) : Date.parse(dateOfVersion()) / 1000;
  if (!Number.isInteger(seconds) || seconds < 0) throw new Stop(`SOURCE_DATE_EPOCH: expected seconds since 1970, got ${given}`);
  return seconds;
}

/** The command with licence and checkers, as `cmake --install` arranges them. */
async function writeCommand(time, onLine) {
  const name = `grundyscope-${version}-${process.platform}-${process.arch}`;
  const staging = at('build', 'release-staging');
  rmSync(staging, { recursive: true, force: true });
  await must(['cmake', '--install', at('build', 'native'), '--prefix', staging, '--strip'], { onLine });
  await archive(staging, name, time, join(folder, `${name}.tar.gz`));
  rmSync(staging, { recursive: true });
}

async function writeSite(time) {
  const name = `grundyscope-site-${version}`;
  await archive(at('dist'), name, time, join(folder, `${name}.tar.gz`));
  for (const page of pages) copyFileSync(at('dist', page), join(folder, page));
}

const writePackage = (onLine) => must(['npm', 'pack', '--silent', '--pack-destination', folder], { onLine });

/** A line per file, as `sha256sum --check` reads it. */
function writeSums() {
  const lines = filesBelow(folder).map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

await main(async () => {
  const time = readTime();
  await checkBuilt();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await stage('Writing the files of the release', async (onLine) => {
    await writeSite(time);
    await writeCommand(time, onLine);
    await writePackage(onLine);
    writeSums();
  });
  print(`Written to build/release/:\n${readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd()}`);
});
