// Lines of a byte stream, in memory that does not grow with the stream.

const lineFeed = 0x0a;

/** The encoding of a stream that begins with this chunk, if it is UTF-16. */
export const utf16Of = (chunk) =>
  chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : undefined;

/** Yields a stream in UTF-16 as UTF-8, and any other as it is: Windows PowerShell writes UTF-16. */
async function* asUtf8(stream) {
  let decoder;
  let first = true;
  for await (const chunk of stream) {
    const encoding = first ? utf16Of(chunk) : undefined;
    first = false;
    if (encoding) decoder = new TextDecoder(encoding);
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}

/**
 * Yields {text, number, start, end, whole}: the line without its end, a carriage return or a byte-order mark; its number, from 1; the
 * numbers of bytes before it and up to its end, as UTF-8; whether it ends with a line feed. `text` is undefined for a line of more than
 * `most` bytes.
 *
 * @param {AsyncIterable<Buffer>} stream
 */
export async function* linesOf(stream, most = Number.POSITIVE_INFINITY) {
  let parts = [];
  let length = 0;
  let number = 0;
  let start = 0;
  const add = (bytes) => {
    length += bytes.length;
    if (length <= most) parts.push(bytes);
    else parts = [];
  };
  const take = (ending) => {
    const text = length > most ? undefined : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    const line = { text: number === 0 ? text?.replace(/^\ufeff/, '') : text, number: ++number, start, end: start + length + ending };
    start = line.end;
    parts = [];
    length = 0;
    return { ...line, whole: ending === 1 };
  };
  for await (const chunk of asUtf8(stream)) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      yield take(1);
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield take(0);
}
