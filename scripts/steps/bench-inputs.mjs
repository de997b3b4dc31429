// The benchmark's inputs. Each has its own random generator, so they are always the same, whatever else is measured.

/** Integers in [0, limit), by a linear congruential generator. */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const list = (length, item, separator = ' ') => Array.from({ length }, (_, index) => item(index)).join(separator);

const digits = (random, length) => list(length, () => random(2), '');

/** `count`, followed by that many numbers up to `most`. */
export function counted(count, most) {
  const random = generator(1);
  return `${count}\n${list(count, () => 1 + random(most))}\n`;
}

/** A graph with random edges; the token on vertex 0. */
export function graphInput(vertices, edges) {
  const random = generator(37);
  return `${vertices} ${edges}\n0\n${list(edges, () => `${random(vertices)} ${random(vertices)}`, '\n')}\n`;
}

/** Rows of a square board, each square one of `squares`. */
export function board(side, squares) {
  const random = generator(2);
  return list(side, () => list(side, () => squares[random(squares.length)], ''), '\n');
}

export function randomWord(length, seed = 3) {
  const random = generator(seed);
  return list(length, () => 'abcdefghijklmnopqrstuvwxyz'[random(26)], '');
}

/** A palindrome of distinct neighbours keeps the game open to its middle. */
export function palindrome(length, seed) {
  const half = randomWord(length / 2, seed);
  return half + [...half].reverse().join('');
}

export const letterInput = (...words) => `${words.length}\n${words.join('\n')}\n`;

export const dominoesInput = (n, k, d) => `${n} ${k} ${d}\n${'0'.repeat(n)}\n`;

/** `tests` tables of `side` rows and columns with `side` questions each. */
export function tabgameInput(tests, side) {
  const random = generator(4);
  const questions = () => list(side, () => `${1 + random(side)} ${1 + random(side)}`, '\n');
  return `${tests}\n${list(tests, () => `${digits(random, side)}\n${digits(random, side)}\n${side}\n${questions()}\n`, '')}`;
}

export function ungameInput(n) {
  const random = generator(5);
  return `1\n${n} 50\n${list(50, () => 1 + random(n))}\n`;
}

/** Sets of ten moves including 1, alternately up to 64 and up to 100,000. */
export function bachetInput(lines, n) {
  const random = generator(6);
  return list(lines, (i) => `${n} 10 1 ${list(9, () => 2 + random(i % 2 ? 1e5 : 63))}\n`, '');
}

export function takeAwayInput(heaps, most) {
  const random = generator(7);
  return `10 1 ${list(9, () => 2 + random(1000))}\n${counted(heaps, most)}`;
}

export function barsInput(bars, most) {
  const random = generator(8);
  const bar = () => {
    const [m, n] = [1 + random(most), 1 + random(most)];
    return `${m} ${n} ${random(m)} ${random(n)}`;
  };
  return `${bars}\n${list(bars, bar, '\n')}\n`;
}
