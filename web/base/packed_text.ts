// Texts compressed for addresses: deflate, in Base64 without the characters that addresses escape.

/** The parameter of a packed rule text; not a possible name in one. */
export const PACKED = 'text-z';
/** Most bytes decompressed, so that a short link makes no page slow; the core rejects far shorter texts. */
const LONGEST = 100_000;

/** Passes `bytes` through; what came before a fault or the limit `most` stands for the rest, and `whole` is false. O(bytes). */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most = Number.POSITIVE_INFINITY) {
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
  const parts: Uint8Array[] = [];
  let size = 0;
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      parts.push(value);
      size += value.length;
      if (size > most) break;
    }
    await reader.cancel();
    return false;
  })().catch(() => false);
  try {
    await writer.write(bytes);
    // A fault at the end would drop what is not read yet.
    await new Promise((resolve) => setTimeout(resolve));
    await writer.close();
  } catch {
    // The reader has the same fault.
  }
  const whole = await reading;
  return { bytes: new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()), whole };
}

export async function packed(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Characters of Base64 in a group, and those of a group that has no byte. */
const [GROUP, NO_BYTE] = [4, 1];

/** The text, or what can be read of it before the place where it is damaged; then `whole` is false. O(length). */
export async function unpacked(given: string): Promise<{ text: string; whole: boolean }> {
  const padding = given.indexOf('=');
  const unpadded = padding < 0 || /[^=]/.test(given.slice(padding)) ? given : given.slice(0, padding);
  const letters = /^[\w+/-]*/.exec(unpadded)?.[0] ?? '';
  const usable = letters.length % GROUP === NO_BYTE ? letters.slice(0, -1) : letters;
  const bytes = Uint8Array.from(atob(usable.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const read = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST);
  // A character that is cut is not part of the text.
  const text = new TextDecoder().decode(read.bytes, { stream: !read.whole });
  return { text, whole: read.whole && usable === unpadded };
}
