// The WebAssembly side of the benchmark: the module in this process, with the same interface as the native side.
import { readFileSync } from 'node:fs';
import { moreIds } from '../vite/more_ids.mjs';
import { at } from './place.mjs';
import { Stop } from './terminal.mjs';

/** FNV-1a, 32 bits, as in tests/bench/bench.cpp. */
function hashOf(bytes) {
  let hash = 2166136261;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619);
  return hash >>> 0;
}

const compilations = new Map();

/** The module of a game: most are in the first one. */
async function moduleOf(game) {
  const name = moreIds.includes(game) ? 'tools' : 'grundyscope';
  if (!compilations.has(name)) compilations.set(name, await WebAssembly.compile(readFileSync(at('build', 'wasm', `${name}.wasm`))));
  const { default: create } = await import(at('build', 'wasm', `${name}.mjs`));
  return { create, compiled: compilations.get(name) };
}

/** A new instance, with fresh memory, of the module of a game; the compiled code is shared. */
export async function freshWasm(game) {
  const { create, compiled } = await moduleOf(game);
  let memory;
  const instantiateWasm = (imports, receive) => {
    WebAssembly.instantiate(compiled, imports).then((made) => {
      memory = Object.values(made.exports).find((exported) => exported instanceof WebAssembly.Memory);
      receive(made);
    });
    return {};
  };
  return new Wasm(await create({ instantiateWasm }), memory);
}

function checked(result) {
  if (!result.ok) throw new Stop(`WebAssembly refused its input: ${JSON.stringify(result.error)}`);
  return result;
}

class Wasm {
  #module;
  #memory;
  #handle = 0;

  constructor(module, memory) {
    this.#module = module;
    this.#memory = memory;
  }

  #timed(count, work) {
    const begin = performance.now();
    for (let i = 0; i < count; ++i) work();
    return (performance.now() - begin) / count;
  }

  judge(id, { bytes }, count) {
    let output;
    const milliseconds = this.#timed(count, () => {
      const { handle } = checked(this.#module.judge(id, bytes, new Uint8Array(), false));
      ({ output } = this.#advance(handle));
      this.#module.close(handle);
    });
    return { milliseconds, hash: hashOf(output) };
  }

  /** In slices, as in the page: between them V8 may switch to faster code. */
  #advance(handle) {
    for (;;) {
      const result = checked(this.#module.advance(handle, 10));
      if (result.progress >= 1) return result;
    }
  }

  #solveOnce(id, parameters) {
    this.#module.close(this.#handle);
    this.#handle = checked(this.#module.open(id, parameters)).handle;
    this.#advance(this.#handle);
  }

  solve(id, { words }, count) {
    // Parsed by neither side: natively the parameters are in memory too.
    const parameters = new TextEncoder().encode(words.map((word) => `${word}\0`).join(''));
    const milliseconds = this.#timed(count, () => this.#solveOnce(id, parameters));
    return { milliseconds, hash: hashOf(Buffer.from(checked(this.#module.answer(this.#handle)).json)) };
  }

  /** Opens and solves, for `paint`. */
  open(id, made) {
    return this.solve(id, made, 1);
  }

  paint({ x, y, step, width, height, layer }, count) {
    let result;
    const milliseconds = this.#timed(count, () => {
      result = this.#module.paint(this.#handle, x, y, step, width, height, layer);
    });
    // Only on request: hashing millions of bytes takes longer than painting them.
    return { milliseconds, hash: () => hashOf(checked(result).planes) };
  }

  /** Undefined if the module does not export its memory. */
  bytes() {
    return this.#memory?.buffer.byteLength;
  }

  close() {
    this.#module.close(this.#handle);
  }
}
