// WebAssembly that traps: https://webassembly.github.io/spec/core/binary/modules.html

/** The numbers of WebAssembly's binary format, and how many bytes they take (LEB128). */
function numberAt(bytes: Buffer, at: number): [value: number, length: number] {
  let value = 0;
  for (let i = 0; ; ++i) {
    const byte = bytes[at + i] ?? 0;
    value += (byte & 127) * 2 ** (7 * i);
    if (byte < 128) return [value, i + 1];
  }
}

/** Every function of more than a hundred bytes traps as soon as it is called. */
export function trapping(wasm: Buffer): Buffer {
  const bytes = Buffer.from(wasm);
  const code = 10;
  let at = 8;
  while (bytes[at] !== code) {
    const [size, length] = numberAt(bytes, at + 1);
    at += 1 + length + size;
  }
  at += 1 + numberAt(bytes, at + 1)[1];
  const [functions, length] = numberAt(bytes, at);
  at += length;
  for (let i = 0; i < functions; ++i) {
    const [size, before] = numberAt(bytes, at);
    let body = at + before;
    const end = body + size;
    const [groups, counted] = numberAt(bytes, body);
    body += counted;
    for (let group = 0; group < groups; ++group) body += numberAt(bytes, body)[1] + 1;
    // unreachable, then nothing; the last byte ends the function.
    if (size > 100) bytes.fill(1, body, end - 1).fill(0, body, body + 1);
    at = end;
  }
  return bytes;
}
