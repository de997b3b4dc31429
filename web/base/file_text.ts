/** Longest name of a file, in characters. */
const LONGEST = 60;

/** A title as the name of a file: its letters and digits, with hyphens between them; undefined if it has none. */
export const fileNameOf = (title: string): string | undefined =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .slice(0, LONGEST);

/** The text of a file of the reader: UTF-8, or UTF-16 with its mark, as Windows PowerShell writes it; without the mark. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
