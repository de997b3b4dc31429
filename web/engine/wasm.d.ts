// The generated module; load.ts says what its factory takes and gives.
declare module '*/grundyscope.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

/** The same, as the command line and its tests load it. */
declare module '*/bin/module.mjs' {
  export function loadModule(): Promise<import('./bindings.js').Bindings>;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}
