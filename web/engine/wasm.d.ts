// The generated module; load.ts says what its factory takes and gives.
declare module '*/grundyscope.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** The same with the generic solvers. */
declare module '*/slow.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** Games written as texts: the one game `rules`, and `check`. */
declare module '*/lab.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** Rules as programs: web/lab/source.ts. */
declare module '*/source.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** Certificates of rules: web/lab/prover.ts. */
declare module '*/proof.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** The command line, a module of its own. */
declare module '*/bin/module.mjs' {
  export function loadCommand(): Promise<{
    command(
      words: string[],
      readFile: (path: string) => Uint8Array | undefined,
    ): { ok: true; status: number; out: Uint8Array; err: Uint8Array };
  }>;
}

/** The same, as it is loaded. */
declare module '*/command.mjs' {
  export default function createCommand(options: {
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object;
  }): Promise<{
    command(
      words: string[],
      readFile: (path: string) => Uint8Array | undefined,
      deflate: (bytes: Uint8Array) => Uint8Array,
    ): { ok: true; status: number; out: Uint8Array; err: Uint8Array };
  }>;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}

/** The engine's parts as texts: scripts/vite/inlined.mjs. The wasm as base64 of gzip. */
declare module 'virtual:grundyscope/wasm' {
  const text: string;
  export default text;
}

/** The worker as a classic script. */
declare module 'virtual:grundyscope/worker' {
  const text: string;
  export default text;
}

/** The same of the lab. */
declare module 'virtual:grundyscope/lab-wasm' {
  const text: string;
  export default text;
}

declare module 'virtual:grundyscope/lab-worker' {
  const text: string;
  export default text;
}

declare module 'virtual:grundyscope/source-wasm' {
  const text: string;
  export default text;
}
