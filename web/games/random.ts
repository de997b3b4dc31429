// Seeded random numbers for judge inputs: the same seed gives the same test everywhere.

export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  number(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  list(length: number, least: number, most: number): number[];
  word(length: number, alphabet: string): string;
}

/** Mulberry32 (Tommy Ettinger, public domain). */
export function dice(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const number = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    number,
    pick: (from) => from[number(0, from.length - 1)] as (typeof from)[number],
    list: (length, least, most) => Array.from({ length }, () => number(least, most)),
    word: (length, alphabet) => Array.from({ length }, () => alphabet[number(0, alphabet.length - 1)]).join(''),
  };
}

/** Tests as judges write them: their number, then each of them. */
export function tests(count: number, one: () => string): string {
  return `${count}\n${Array.from({ length: count }, one).join('')}`;
}

/** `side` rows of `side` characters. */
export function randomBoard(roll: Dice, side: number, alphabet: string): string {
  return Array.from({ length: side }, () => `${roll.word(side, alphabet)}\n`).join('');
}
