const LENGTH = 10;

/** All words of the letters X and O with this many letters. */
const ofLength = (n) => (n === 0 ? [''] : ofLength(n - 1).flatMap((word) => [`${word}X`, `${word}O`]));

export default ({ positionValue, compare }) => {
  /** The value of a strip of Clobber, such as "XXO.XO". */
  const strip = (word) =>
    positionValue('rules:clobber', `x=${Array.from({ length: LENGTH }, (_, i) => '.XO'.indexOf(word[i] ?? '.')).join()}`);
  const rows = [1, 2, 3, 4, 5, 6, 7].flatMap(ofLength);
  return {
    strip,
    /** How one value compares with another, as it is printed. */
    relation: (one, two) => compare(one, two).relation.replace('||', '∥'),
    topple: (row) => positionValue('rules:toppling-dominoes', `row=${row}`),
    /** All rows of one to seven stones. */
    rows,
    /** Those in which Left is two ahead. */
    twoAhead: rows.filter((row) => /^\d+$/.test(strip(row).atomic_weight ?? '') && Number(strip(row).atomic_weight) >= 2),
    /** The value of n stones of Left and one of Right by the pattern. */
    pattern: (n) => `${['', '', '↑', '⇑'][n] ?? `${n - 1}·↑`}${n % 2 === 1 ? '*' : ''}`,
  };
};
