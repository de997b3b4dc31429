// What the benchmark's inputs are made of, the same every time.

/** Whole numbers from 0 to below `limit`, by a linear congruential generator. */
export function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export const list = (length, item, separator = ' ') => Array.from({ length }, (_, index) => item(index)).join(separator);

const random = generator(20);

export const digits = (length) => list(length, () => random(2), '');

export const board = (side, squares) => list(side, () => list(side, () => squares[random(squares.length)], ''), '\n');

/** `count` and so many numbers up to `most`. */
export const counted = (count, most) => `${count}\n${list(count, () => 1 + random(most))}\n`;

const letters = (length) => list(length, () => 'abcdefghijklmnopqrstuvwxyz'[random(26)], '');

/** A palindrome of distinct neighbours keeps the game open to its middle. */
export function palindrome(length) {
  const half = letters(length / 2);
  return half + [...half].reverse().join('');
}

export const letterInput = (...words) => `${words.length}\n${words.join('\n')}\n`;
export const randomWord = letters;

export const dominoesInput = (n, k, d) => `${n} ${k} ${d}\n${'0'.repeat(n)}\n`;

/** `tests` tables of `side` rows and columns with `side` questions each. */
export const tabgameInput = (tests, side) =>
  `${tests}\n${list(
    tests,
    () => `${digits(side)}\n${digits(side)}\n${side}\n${list(side, () => `${1 + random(side)} ${1 + random(side)}`, '\n')}\n`,
    '',
  )}`;

export const ungameInput = (n) => `1\n${n} 50\n${list(50, () => 1 + random(n))}\n`;

/** Sets of ten moves with 1 in them, by turns up to 64 and up to 100,000. */
export const bachetInput = (lines, n) => list(lines, (i) => `${n} 10 1 ${list(9, () => 2 + random(i % 2 ? 1e5 : 63))}\n`, '');

export const takeAwayInput = (heaps, most) => `10 1 ${list(9, () => 2 + random(1000))}\n${counted(heaps, most)}`;

export const barsInput = (bars, most) =>
  `${bars}\n${list(
    bars,
    () => {
      const [m, n] = [1 + random(most), 1 + random(most)];
      return `${m} ${n} ${random(m)} ${random(n)}`;
    },
    '\n',
  )}\n`;
