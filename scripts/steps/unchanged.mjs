// Whether an output of the web build is still that of its inputs. A stamp records the inputs by their hashes, those of them in web/ that
// were read, and the files that were made.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputs } from './outputs.mjs';
import { at, root } from './place.mjs';

/** Read before Vite sets it. */
export const { NODE_ENV } = process.env;

/** The environment that influences builds. */
const settings = () => JSON.stringify([process.versions.node, process.env.GRUNDYSCOPE_SITE ?? '', NODE_ENV ?? '']);

/** Caches of Vitest and Python beside sources, which change while tests run. */
const caches = ['node_modules', '__pycache__'];

/** The files at or below `path`, in order. */
export function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !caches.includes(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => filesAt(join(path, name)));
}

/** The WebAssembly modules, without the benchmark's loops, which no page uses. */
const modules = () => filesAt(at('build', 'wasm')).filter((path) => /[/\\]build[/\\]wasm[/\\](?!fills\.)[^/\\]*\.(mjs|wasm)$/.test(path));

const hashes = new Map();

/** The hash of a file, read again only if its size or time has changed. */
function hashOf(path) {
  const { size, mtimeMs } = statSync(path);
  const state = `${size} ${mtimeMs}`;
  if (hashes.get(path)?.state !== state)
    hashes.set(path, { state, hash: createHash('sha256').update(readFileSync(path)).digest('base64') });
  return hashes.get(path).hash;
}

/** The inputs of an output and their hashes. */
export function inputsOf({ folder, inputs, beside = [] }) {
  const paths = ['web', ...inputs, ...beside.map((name) => join(folder, name))].flatMap((path) => filesAt(at(path)));
  return Object.fromEntries([...paths, ...modules()].map((path) => [relative(root, path), hashOf(path)]));
}

const stampPath = (name) => at('build', 'stamps', `${name}.json`);

export const stampOf = (name) => (existsSync(stampPath(name)) ? JSON.parse(readFileSync(stampPath(name), 'utf8')) : undefined);

/** Size and time of files, to notice those that are missing or overwritten. */
const stateOf = (paths) =>
  Object.fromEntries(
    paths.filter((path) => existsSync(at(path))).map((path) => [path, `${statSync(at(path)).size} ${statSync(at(path)).mtimeMs}`]),
  );

/**
 * Writes the stamp of an output, unless its inputs have changed during its build. `before`: its inputs when the build began, as `inputsOf`
 * returns them; `used`: the paths of web/ that it has read, all if absent; `made`: the paths of the files that it has written.
 */
export function record(name, { before, used, made, output = outputs[name] }) {
  // A file that was changed meanwhile may have been read before or after.
  if (JSON.stringify(before) !== JSON.stringify(inputsOf(output))) return;
  mkdirSync(at('build', 'stamps'), { recursive: true });
  writeFileSync(stampPath(name), JSON.stringify({ settings: settings(), inputs: before, used, made: stateOf(made) }));
}

/** Removes an output's stamp and files. */
export function remove(name) {
  for (const path of Object.keys(stampOf(name)?.made ?? {})) rmSync(at(path), { force: true });
  rmSync(stampPath(name), { force: true });
}

/**
 * True if an output is that of its inputs. A changed file is ignored only where this output's stamp says that it was not read, and another's
 * says that it was. Files that no stamp names, new ones and removed ones count for every output.
 */
export function isUnchanged(name, output = outputs[name], others = Object.keys(outputs)) {
  const stamp = stampOf(name);
  if (!stamp || stamp.settings !== settings()) return false;
  const made = Object.keys(stamp.made);
  if (made.length === 0 || JSON.stringify(stateOf(made)) !== JSON.stringify(stamp.made)) return false;
  const now = inputsOf(output);
  const readElsewhere = new Set(others.flatMap((other) => stampOf(other)?.used ?? []));
  const matters = (path) => {
    if (now[path] === stamp.inputs[path]) return false;
    const isNamed = path in now && path in stamp.inputs && readElsewhere.has(path);
    return !isNamed || !stamp.used || stamp.used.includes(path);
  };
  return ![...Object.keys(now), ...Object.keys(stamp.inputs)].some(matters);
}

/** Removes the files of a folder that no output has made. */
export function removeUnstamped(folder) {
  const made = new Set(Object.keys(outputs).flatMap((name) => Object.keys(stampOf(name)?.made ?? {})));
  for (const path of filesAt(at(folder))) if (!made.has(relative(root, path))) rmSync(path);
}
