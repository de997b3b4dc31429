// The generated module; load.ts says what its factory takes and gives.
declare module '*/grundyscope.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** Games written as texts: the one game `rules`, and `check`. */
declare module '*/lab.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** The tools: web/commands/protocol.ts. */
declare module '*/tools.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** Values: valuing.ts. */
declare module '*/values.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** The command line in Node. */
declare module '*/bin/module.mjs' {
  export function loadCommand(): Promise<{
    command(
      words: string[],
      machine?: { readFile?: (path: string) => Uint8Array | undefined },
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

declare module 'virtual:grundyscope/more-worker' {
  const text: string;
  export default text;
}

declare module 'virtual:grundyscope/tools-wasm' {
  const text: string;
  export default text;
}

/** The address of a picture of the rules on the home page, as data. */
declare module 'virtual:grundyscope/rules-picture' {
  const address: string;
  export default address;
}

/** The same of the calculator. */
declare module 'virtual:grundyscope/values-wasm' {
  const text: string;
  export default text;
}

declare module 'virtual:grundyscope/values-worker' {
  const text: string;
  export default text;
}
