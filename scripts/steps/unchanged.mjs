// The parts of the web build, each built again only when something has changed: what it is made from, or what was made.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './place.mjs';
import { print } from './terminal.mjs';

/** What all parts are made with. */
const builders = [
  'scripts/vite',
  'scripts/book',
  'scripts/steps/pages.mjs',
  'scripts/steps/notices.mjs',
  'scripts/steps/method_counts.mjs',
  'vite.config.js',
];
const tools = [...builders, 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'];

/** What pages, figures and the package are made from, with the tools. */
const sources = ['web', 'book', 'methods', 'docs/rules.md', 'bin', 'tools', ...tools];

/** `inputs`, `outputs`: files, and folders with all that is in them, except the folder `except`. `modules`: made from the WebAssembly modules, too. */
export const parts = {
  site: { inputs: sources, modules: true, outputs: ['dist'], except: 'dist/reference' },
  package: { inputs: sources, modules: true, outputs: ['lib'] },
  reference: { inputs: ['web', 'book', 'typedoc.json', 'tsconfig.web.json', ...tools], outputs: ['build/reference'] },
};

/** The environment that builds read. */
const settings = () => JSON.stringify([process.versions.node, process.env.GRUNDYSCOPE_SITE ?? '', process.env.NODE_ENV ?? '']);

/** What Vitest and Python keep beside sources, even while tests run. */
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

/** The benchmark's loops are built when it is run, and no page has them. */
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

/** Size and time of each output file: a file that is missing, added or written by others makes a difference. */
const listing = ({ outputs, except }) =>
  outputs
    .flatMap((path) => filesAt(at(path)))
    .filter((path) => !except || !path.startsWith(at(except)))
    .map((path) => `${relative(root, path)} ${statSync(path).size} ${statSync(path).mtimeMs}`);

const readStamp = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Runs `build`, which makes the part, unless the part is there and was made from the very same inputs; `name`: of the stamp that says so. */
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
