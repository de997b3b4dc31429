// The C++ builds: the presets of CMakePresets.json. Configured when new or when the presets changed; Ninja does the rest. Discarded only
// for another compiler.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { find, must, run } from './child.mjs';
import { at, root } from './place.mjs';
import { stage } from './terminal.mjs';

/** Debian's emcc needs Debian's JavaScript packages, which other builds of Node do not search. */
function emscriptenEnvironment() {
  const packages = '/usr/share/nodejs';
  if (find('emcc') !== '/usr/bin/emcc' || !existsSync(packages)) return {};
  return { NODE_PATH: [process.env.NODE_PATH, packages].filter(Boolean).join(':') };
}

/** Records in a build's folder what it was made with; returns whether that is unchanged. */
function remains(folder, name, how) {
  const stamp = join(folder, `${name}.json`);
  const text = JSON.stringify(how);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return { same: true };
  return { same: false, note: () => writeFileSync(stamp, text) };
}

const presetsFile = at('CMakePresets.json');

/** The folder of a preset, its own or that of the preset from which it inherits. */
function folderOf(preset) {
  const { configurePresets } = JSON.parse(readFileSync(presetsFile, 'utf8'));
  const named = (name) => configurePresets.find((one) => one.name === name);
  let found = named(preset);
  while (!found.binaryDir) found = named(found.inherits);
  return found.binaryDir.replace(/^\$\{sourceDir\}/, root);
}

/** Configures a folder, unless it was by the same preset. Options of other presets in the same folder stay in CMake's cache. */
async function configure(folder, preset, { wrapper, env, onLine }) {
  const stamp = join(folder, 'configured-with.json');
  const presets = readFileSync(presetsFile, 'utf8');
  const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  const names = before.presets === presets ? before.names : [];
  if (names.includes(preset)) return;
  await must([...wrapper, 'cmake', '--preset', preset], { env, onLine });
  writeFileSync(stamp, JSON.stringify({ presets, names: [...names, preset] }));
}

/** Builds the targets, by default those of the preset, in CMakePresets.json. */
async function build(title, preset, { wrapper = [], env = {}, targets = [] } = {}) {
  const folder = folderOf(preset);
  await stage(title, async (onLine) => {
    const compilers = remains(folder, 'compiled-with', [folder, find(process.env.CXX, 'c++'), find('emcc'), process.env.CXXFLAGS]);
    if (!compilers.same) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      compilers.note();
    }
    await configure(folder, preset, { wrapper, env, onLine });
    await must(['cmake', '--build', '--preset', preset, ...targets.flatMap((target) => ['--target', target])], { env, onLine });
  });
}

export const nativeProgram = at('build', 'native', 'grundyscope');

export const buildNative = () => build('Building the command line program', 'native');

/** Writes the TypeScript files generated from the core. Tests only compare them. */
export async function buildFacts() {
  await build('Writing what TypeScript knows of the core', 'native', { targets: ['facts'] });
  for (const name of ['facts', 'shapes', 'english', 'lab_english', 'more_english', 'catalogue']) {
    const path = at('web', 'engine', `${name}.ts`);
    const text = await must([at('build', 'native', 'facts'), name]);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** The native tests with coverage. */
export const buildCovered = () => build('Building the tests that count lines', 'coverage');

export const benchProgram = at('build', 'native', 'bench');

export const buildBench = () => build('Building the native side of the benchmark', 'native', { targets: ['bench'] });

export const buildWasm = () => build('Building the WebAssembly modules', 'wasm', { wrapper: ['emcmake'], env: emscriptenEnvironment() });

/** For the benchmark: the loops that the lab's engines are compared with. */
export const buildFills = () =>
  build('Building the loops written by hand', 'wasm', { wrapper: ['emcmake'], env: emscriptenEnvironment(), targets: ['fills'] });

/** The command line program, the tests and the native side of the benchmark, in one build. */
export const buildTests = () => build('Building the command line program and the native tests', 'tests');

/** Core and tests with sanitizers. */
export const buildSanitizedTests = () => build('Building the native tests with sanitizers', 'sanitizers');

/** The fuzz targets, with sanitizers; only clang can build them. Returns {name: path}. */
export async function buildFuzzers(names) {
  const targets = names.map((name) => `fuzz_${name}`);
  await build('Building the fuzzers', 'fuzzers', { targets });
  return Object.fromEntries(names.map((name) => [name, at('build', 'fuzzers', `fuzz_${name}`)]));
}

/** One fuzz target, built in seconds over the native program's core, without coverage. Returns {name: path}. */
export async function buildSmokeFuzzer(name) {
  await buildNative();
  const program = at('build', 'fuzz', `smoke_${name}`);
  const sources = [`tests/fuzz/${name}.cpp`, 'tests/fuzz/libfuzzer/main.cpp'];
  const libraries = ['tools_core', 'texts', 'core'].map((library) => `build/native/lib${library}.a`);
  mkdirSync(at('build', 'fuzz'), { recursive: true });
  await stage('Building a fuzzer', (note) =>
    must(['clang++', '-std=c++20', '-O1', '-fsanitize=fuzzer', '-Icpp', ...sources, ...libraries, '-o', program], { onLine: note }),
  );
  return { [name]: program };
}

/** The first line of `emcc --version`. */
export const emccVersion = async () => (await run(['emcc', '--version'], { env: emscriptenEnvironment() })).output.split('\n')[0];
