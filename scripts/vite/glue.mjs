// What Emscripten's loader can do and ours never asks of it: fetch the wasm itself, read files, wide strings. web/engine/load.ts hands it an
// instance. Another Emscripten may write other lines: what is not found stays as it is, which costs bytes and nothing else.

const wide = /function (UTF16ToString|stringToUTF16|lengthBytesUTF16|UTF32ToString|stringToUTF32|lengthBytesUTF32)\(/;

/** The end of the block that opens at `from`. Strings with braces that do not match would mislead it; these parts have none. */
function blockEnd(code, from) {
  let depth = 0;
  for (let i = code.indexOf('{', from); i >= 0 && i < code.length; ++i) {
    if (code[i] === '{') depth += 1;
    if (code[i] === '}' && --depth === 0) return i + 1;
  }
  return -1;
}

/** Replaces what begins with `start` and ends with its block. */
function replaced(code, start, by) {
  const from = typeof start === 'string' ? code.indexOf(start) : code.search(start);
  const to = from < 0 ? -1 : blockEnd(code, from);
  return to < 0 ? code : code.slice(0, from) + by + code.slice(to);
}

function slim(code) {
  let out = code;
  // The ways to read files, and where the script lies.
  const reading = 'if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER){if(ENVIRONMENT_IS_WORKER){scriptDirectory';
  if (out.includes(reading) && out.includes('if(Module["instantiateWasm"]){try{')) {
    out = replaced(out, reading, '').replace('else{}var out=', 'var out=');
    out = replaced(out, 'if(Module["instantiateWasm"]){try{', 'return Module["instantiateWasm"](info,receiveInstance);');
    out = out.replace('instantiateAsync().catch(readyPromiseReject);return{}', '');
    for (const name of ['getBinary', 'getBinaryPromise', 'isDataURI']) out = replaced(out, `function ${name}(`, '');
    for (const name of ['receiveInstantiationResult', 'instantiateArrayBuffer', 'instantiateAsync'])
      out = replaced(out, `function ${name}(`, '');
    out = replaced(out.replace(/wasmBinaryFile="\w+\.wasm";/, ''), 'if(!isDataURI(wasmBinaryFile)){', '');
  }
  // No function of ours takes a wide string or gives one.
  out = replaced(out, 'function __embind_register_std_wstring(', 'function __embind_register_std_wstring(){}');
  while (wide.test(out)) {
    const shorter = replaced(out, wide, '');
    if (shorter === out) break;
    out = shorter;
  }
  out = out.replace('var UTF16Decoder=typeof TextDecoder!="undefined"?new TextDecoder("utf-16le"):undefined;', '');
  // What runs the rest has these.
  out = out.replace('typeof TextDecoder!="undefined"?new TextDecoder("utf8"):undefined', 'new TextDecoder');
  return replaced(out, 'function emval_get_global(){', 'function emval_get_global(){return globalThis}');
}

export const slimGlue = () => ({
  name: 'slim-glue',
  transform: {
    filter: { id: /\/build\/wasm\/\w+\.mjs$/ },
    handler: (code) => ({ code: slim(code), map: null }),
  },
});
