// The C++ builds, each in its own folder of build/. Configured when new or when the way to configure changed; after that Ninja sees to the rest.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { find, must, run } from './child.mjs';
import { at, root } from './place.mjs';
import { stage } from './say.mjs';

/** Debian's emcc needs Debian's JavaScript packages, which a Node of another origin does not look for. */
function emscriptenEnvironment() {
  const packages = '/usr/share/nodejs';
  if (find('emcc') !== '/usr/bin/emcc' || !existsSync(packages)) return {};
  return { NODE_PATH: [process.env.NODE_PATH, packages].filter(Boolean).join(':') };
}

async function build(title, name, { options = [], wrapper = [], env = {}, targets = [] } = {}) {
  const folder = at('build', name);
  const configure = [...wrapper, 'cmake', '-S', root, '-B', folder, '-G', 'Ninja', ...options];
  const stamp = join(folder, 'configured-with.json');
  const way = JSON.stringify([configure, find(process.env.CXX, 'c++'), find('emcc'), process.env.CXXFLAGS]);
  await stage(title, async (note) => {
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== way) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await must(configure, { env, onLine: note });
      writeFileSync(stamp, way);
    }
    await must(['cmake', '--build', folder, ...targets.flatMap((target) => ['--target', target])], { env, onLine: note });
  });
}

export const nativeProgram = at('build', 'native', 'grundyscope');

export const buildNative = () => build('Building the command line program', 'native', { targets: ['grundyscope'] });

/** What TypeScript has to know of the core: written from the core. Tests do not write it, they compare. */
export async function buildFacts() {
  await build('Writing what TypeScript knows of the core', 'native', { targets: ['facts'] });
  const path = at('web', 'engine', 'facts.ts');
  const facts = await must([at('build', 'native', 'facts')]);
  if (readFileSync(path, 'utf8') !== facts) writeFileSync(path, facts);
}

export const benchProgram = at('build', 'native', 'bench');

export const buildBench = () => build('Building the native side of the benchmark', 'native', { targets: ['bench'] });

export const buildWasm = () =>
  build('Building the WebAssembly modules', 'wasm', { wrapper: ['emcmake'], env: emscriptenEnvironment(), targets: ['module', 'command'] });

export const buildTests = () => build('Building the native tests', 'tests', { options: ['-DGRUNDY_TESTS=ON'], targets: ['core_tests'] });

export const buildSanitizedTests = () =>
  build('Building the native tests with sanitizers', 'tests-sanitized', {
    // -O1 keeps the run short and the reports exact.
    options: ['-DGRUNDY_TESTS=ON', '-DGRUNDY_SANITIZE=ON', '-DCMAKE_BUILD_TYPE=RelWithDebInfo', '-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1'],
    targets: ['core_tests'],
  });

/** The WebAssembly compiler's first line about itself. */
export const emccVersion = async () => (await run(['emcc', '--version'], { env: emscriptenEnvironment() })).output.split('\n')[0];
