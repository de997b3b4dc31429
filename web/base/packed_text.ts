// Texts compressed for addresses: deflate, in Base64 without the characters that addresses escape.

/** The parameter of a packed rule text; not a possible name in one. */
export const PACKED = 'text-z';
/** Most characters decompressed, so that no link fills the memory; the core rejects far shorter texts. */
const LONGEST = 1_000_000;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) {
      void reader.cancel();
      break;
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
};

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Undefined if damaged. */
export async function unpacked(text: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), LONGEST));
  } catch {
    return undefined;
  }
}
