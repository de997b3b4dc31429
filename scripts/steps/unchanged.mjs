// The parts of the web build, each rebuilt only if its inputs or its outputs have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './place.mjs';
import { print } from './terminal.mjs';

/** Inputs of all parts: the build itself. */
const builders = [
  'scripts/vite',
  'scripts/book',
  'scripts/steps/pages.mjs',
  'scripts/steps/notices.mjs',
  'scripts/steps/method_counts.mjs',
  'vite.config.js',
];
const tools = [...builders, 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'];

/** Inputs of pages, figures and the package. */
const sources = [
  'web',
  'book',
  'methods',
  'docs/rules.md',
  'docs/patterns.md',
  'docs/faults.md',
  'docs/reference',
  'bin',
  'tools',
  ...tools,
];

/** `inputs`, `outputs`: files, and folders with their contents. `modules`: wasm modules are inputs, too. */
export const parts = {
  site: { inputs: sources, modules: true, outputs: ['dist'] },
  package: { inputs: sources, modules: true, outputs: ['lib'] },
};

/** The environment that influences builds. */
const settings = () => JSON.stringify([process.versions.node, process.env.GRUNDYSCOPE_SITE ?? '', process.env.NODE_ENV ?? '']);

/** Caches of Vitest and Python beside sources, which change while tests run. */
const caches = ['node_modules', '__pycache__'];

/** The files at or below `path`, in order. */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !caches.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => filesAt(join(path, name)));
}

/** The WebAssembly modules, without the benchmark's loops, which no page uses. */
const modules = () => filesAt(at('build', 'wasm')).filter((path) => /[/\\]build[/\\]wasm[/\\](?!fills\.)[^/\\]*\.(mjs|wasm)$/.test(path));

/** A hash of the contents of all inputs and of the settings. */
function hashOf(part) {
  const hash = createHash('sha256').update(settings());
  const files = [...part.inputs.flatMap((path) => filesAt(at(path))), ...(part.modules ? modules() : [])];
  for (const path of files) {
    const contents = readFileSync(path);
    hash.update(`\n${relative(root, path)} ${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

/** Size and time of each output file, to notice files that are missing, added or overwritten. */
const listing = ({ outputs }) =>
  outputs.flatMap((path) => filesAt(at(path))).map((path) => `${relative(root, path)} ${statSync(path).size} ${statSync(path).mtimeMs}`);

const readStamp = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Runs `build` for a part, unless its outputs were made from the same inputs. `name`: of the stamp file that records this. */
export async function unlessUnchanged(name, part, build) {
  const stamp = at('build', 'stamps', `${name}.json`);
  const from = hashOf(part);
  const before = readStamp(stamp);
  if (before.from === from && before.made.length > 0 && before.made.join() === listing(part).join()) {
    print(`= Unchanged: ${part.outputs.join(', ')}`);
    return;
  }
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(at('build', 'stamps'), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ from, made: listing(part) }));
}
