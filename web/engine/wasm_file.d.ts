// The compiled core as a file. What an import of it gives is for bundlers to say; the address of the file goes to `createEngine({ wasm })`.
export {};
