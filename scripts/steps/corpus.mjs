// The fuzzers' inputs as readable lines: \n for the end of a line, \\ for a backslash, \xHH for other bytes.
// tests/cpp/fuzz_test.cpp reads them.

export function escaped(bytes) {
  return [...bytes]
    .map((byte) => {
      if (byte === 0x0a) return '\\n';
      if (byte === 0x5c) return '\\\\';
      return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}

export const unescaped = (line) =>
  Buffer.from(
    line.replace(/\\(?:n|\\|x([0-9a-f]{2}))/g, (found, hex) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : found === '\\n' ? '\n' : '\\',
    ),
    'latin1',
  );

export const inputsOf = (text) => text.split('\n').slice(0, -1).map(unescaped);

/** The distinct inputs, one per line. */
export const keptText = (inputs) => [...new Set(inputs.map(escaped))].map((line) => `${line}\n`).join('');
