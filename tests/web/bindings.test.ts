import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import createModule from '../../build/wasm/grundyscope.mjs';
import { bindingNames } from '../../web/engine/bindings.js';
import { instantiate } from '../../web/engine/load.js';
import { wasmFile } from './engine.js';

/** Names that Emscripten itself puts on the module; the rest was bound by cpp/doors/wasm/module.cpp. */
const runtime = /^(_|HEAP|dynCall|get_first_emval|count_emval_handles|run$|.*Error$)/;

test('the declared names are exactly the functions that the live module exports', async () => {
  const module = await instantiate(createModule, await WebAssembly.compile(readFileSync(wasmFile)));
  const exported = Object.entries(module)
    .filter(([name, value]) => typeof value === 'function' && !runtime.test(name))
    .map(([name]) => name)
    .filter((name) => !['instantiateWasm', 'stackAlloc', 'stackRestore', 'stackSave', 'onAbort', 'print', 'printErr'].includes(name));
  expect(exported.sort()).toEqual(Object.keys(bindingNames).sort());
});
