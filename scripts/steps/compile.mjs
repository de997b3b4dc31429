// The C++ builds, each in its own folder of build/. Configured when new or when the options changed; Ninja does the rest. Discarded only
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

const configuredWith = (folder) => join(folder, 'configured-with.json');

/** Options of another build in the same folder stay in CMake's cache, so they are allowed here. */
function isConfigured(folder, configure) {
  const stamp = configuredWith(folder);
  const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : [];
  return configure.every((word) => before.includes(word));
}

async function build(title, name, { options = [], wrapper = [], env = {}, targets = [] } = {}) {
  const folder = at('build', name);
  const configure = [...wrapper, 'cmake', '-S', root, '-B', folder, '-G', 'Ninja', ...options];
  await stage(title, async (note) => {
    const compilers = remains(folder, 'compiled-with', [folder, find(process.env.CXX, 'c++'), find('emcc'), process.env.CXXFLAGS]);
    if (!compilers.same) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      compilers.note();
    }
    if (!isConfigured(folder, configure)) {
      await must(configure, { env, onLine: note });
      writeFileSync(configuredWith(folder), JSON.stringify(configure));
    }
    await must(['cmake', '--build', folder, ...targets.flatMap((target) => ['--target', target])], { env, onLine: note });
  });
}

export const nativeProgram = at('build', 'native', 'grundyscope');

export const buildNative = () => build('Building the command line program', 'native', { targets: ['grundyscope'] });

/** Writes the TypeScript files generated from the core. Tests only compare them. */
export async function buildFacts() {
  await build('Writing what TypeScript knows of the core', 'native', { targets: ['facts'] });
  for (const name of ['facts', 'shapes', 'english', 'lab_english', 'more_english', 'catalogue']) {
    const path = at('web', 'engine', `${name}.ts`);
    const text = await must([at('build', 'native', 'facts'), name]);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** The native tests with coverage; not optimised, so that lines match the sources. */
export const buildCovered = () =>
  build('Building the tests that count lines', 'coverage', {
    options: ['-DGRUNDY_TESTS=ON', '-DGRUNDY_TESTS_AT=-O0', '-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG=-O0 --coverage -w'],
    targets: ['core_tests'],
  });

export const benchProgram = at('build', 'native', 'bench');

export const buildBench = () => build('Building the native side of the benchmark', 'native', { targets: ['bench'] });

export const buildWasm = () =>
  build('Building the WebAssembly modules', 'wasm', {
    wrapper: ['emcmake'],
    env: emscriptenEnvironment(),
    targets: ['games', 'lab', 'tools', 'values'],
  });

/** For the benchmark: the loops that the lab's engines are compared with. */
export const buildFills = () =>
  build('Building the loops written by hand', 'wasm', { wrapper: ['emcmake'], env: emscriptenEnvironment(), targets: ['fills'] });

const withTests = ['-DGRUNDY_TESTS=ON'];

/** The command line program, the tests and the native side of the benchmark, in one build. */
export const buildTests = () =>
  build('Building the command line program and the native tests', 'native', {
    options: withTests,
    targets: ['grundyscope', 'core_tests', 'bench', 'method_programs'],
  });

/** The same tests, over a core with sanitizers. */
export const buildSanitizedCore = () =>
  build('Building the core with sanitizers', 'native', { options: withTests, targets: ['core_tests_sanitized'] });

/** Core and tests with sanitizers. */
export const buildSanitizedTests = () =>
  build('Building the native tests with sanitizers', 'tests-sanitized', {
    // -O1 keeps the run short and the reports exact.
    options: [...withTests, '-DGRUNDY_SANITIZE=ON', '-DCMAKE_BUILD_TYPE=RelWithDebInfo', '-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1'],
    targets: ['core_tests'],
  });

/** The fuzz targets, with sanitizers; only clang can build them. Returns {name: path}. */
export async function buildFuzzers(names) {
  const targets = names.map((name) => `fuzz_${name}`);
  await build('Building the fuzzers', 'fuzzers', { options: ['-DGRUNDY_FUZZ=ON', '-DCMAKE_CXX_COMPILER=clang++'], targets });
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
