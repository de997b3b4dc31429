// Reads texts that strangers wrote, in time in proportion to their length.

const ESCAPE = '%41'.length;
/** A character has four bytes at most: more are not missing at the end. */
const MOST_CUT = 3;

/** The text of escapes, but for those at its end that are no whole character. */
function read(escapes: string): string {
  for (let cut = 0; cut <= MOST_CUT; ++cut) {
    const end = escapes.length - cut * ESCAPE;
    try {
      return decodeURIComponent(escapes.slice(0, end)) + escapes.slice(end);
    } catch {}
  }
  return escapes;
}

/** A text without its percent escapes. One that is not whole stands for itself: a reader typed it, or the address was cut off there. */
export const unescaped = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, read);

/** A text with percent escapes. Half a character, as a stray key may leave it, has none. */
export const escaped = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** The lines of a text, without the blanks around them. */
export const trimmedLines = (text: string): string[] => text.split('\n').map((line) => line.trim());
