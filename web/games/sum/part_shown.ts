// The part of a sum that its table moves, in words.

/** `format`: its number, the number of parts, and the part as it is written. */
export const partShown =
  (format: (part: string, count: number, text: string) => string) =>
  ({ parts = '', part = '' }: Readonly<Record<string, string>>): string => {
    const all = parts.split('|');
    const text = all[Number(part) - 1]?.trim();
    return text ? format(part, all.length, text) : '';
  };
