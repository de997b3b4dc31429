// Lists of numbers as people paste them, read as the core reads them (cpp/kit/parameters.cpp); a test compares the two.

/** Marks that are not seen: soft hyphens, zero-width characters, byte-order marks, marks of direction. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** The numbers of a list, without leading zeros; undefined if it is none. O(length). */
export function listed(text: string): string[] | undefined {
  const typed = text
    .replace(INVISIBLE, '')
    // A thin space before exactly three digits groups them.
    .replace(/(?<=\d)[\u2009\u202F](?=\d{3}(?!\d))/g, '')
    .normalize('NFKC')
    .replaceAll('、', ',')
    .trim();
  const bare = /^(?:\[[^\])}]*\]|\{[^\])}]*\}|\([^\])}]*\))$/.test(typed) ? typed.slice(1, -1).trim() : typed;
  if (bare === '') return [];
  const items = (/[,;]$/.test(bare) ? bare.slice(0, -1).trimEnd() : bare).split(/\s*[,;]\s*|\s+/);
  if (!items.every((item) => /^\+?\d+$/.test(item))) return undefined;
  return items.map((item) => item.replace(/^\+?0*(?=\d)/, ''));
}
