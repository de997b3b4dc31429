// The generated module; load.ts says what its factory takes and gives.
declare module '*/grundyscope.mjs' {
  const createModule: import('./load.js').Factory;
  export default createModule;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}
