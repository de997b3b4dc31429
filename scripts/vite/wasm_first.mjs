/**
 * The packed wasm stands before all code: in its middle it would part the code that a compressor reads from what is like it, which costs a
 * kilobyte. In a script that is a function it stays within.
 */
export const wasmFirst = {
  name: 'wasm-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const one of Object.values(bundle)) {
        const literal = one.code?.match(/[`"'][A-Za-z0-9+/=]{50000,}[`"']/)?.[0];
        if (!literal) continue;
        const [start] = /^\((?:function\(\)|\(\)=>)\{/.exec(one.code) ?? [''];
        const rest = one.code.slice(start.length).replace(literal, () => 'grundyscopeWasm');
        one.code = `${start}var grundyscopeWasm=${literal};${rest}`;
      }
    },
  },
};
