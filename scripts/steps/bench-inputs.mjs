// Large judge inputs, the same every time.

/** Whole numbers from 0 to below `limit`, by a linear congruential generator. */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const list = (length, item, separator = ' ') => Array.from({ length }, (_, index) => item(index)).join(separator);

/** [{id, title, input}] */
export function largeInputs() {
  const random = generator(20);
  const digits = (length) => list(length, () => random(2), '');
  const board = (n, cell) => list(n, () => list(n, cell, ''), '\n');
  const shuffled = list(1000, () => 'abcdefghijklmnopqrstuvwxyz'[random(26)], '');
  // A palindrome of distinct neighbours keeps the game open to its middle.
  const palindrome = shuffled + [...shuffled].reverse().join('');
  return [
    { id: 'dominoes', title: 'N = 30, K = 2, no cell blocked', input: `30 2 15\n${'0'.repeat(30)}\n` },
    { id: 'dominoes', title: 'N = 64, K = 2, no cell blocked', input: `64 2 40\n${'0'.repeat(64)}\n` },
    {
      id: 'tabgame',
      title: '100,000 x 100,000, 100,000 questions',
      input: `1\n${digits(1e5)}\n${digits(1e5)}\n100000\n${list(1e5, () => `${1 + random(1e5)} ${1 + random(1e5)}`, '\n')}\n`,
    },
    { id: 'letter-picking', title: '2,000 letters', input: `1\n${palindrome}\n` },
    { id: 'letter-picking', title: '1,000,000 letters', input: `1\n${palindrome.repeat(500)}\n` },
    { id: 'ungame', title: 'n = 1,000,000, 50 pawns', input: `1\n1000000 50\n${list(50, () => 1 + random(1e6))}\n` },
    {
      id: 'bachet',
      title: '50 heaps of 1,000,000, 10 moves each',
      input: `${list(50, () => `1000000 10 1 ${list(9, () => 2 + random(1000))}`, '\n')}\n`,
    },
    {
      id: 'take-away',
      title: '100,000 heaps up to 10^6, 10 moves',
      input: `10 1 ${list(9, () => 2 + random(1000))}\n100000 ${list(1e5, () => random(1e6))}\n`,
    },
    { id: 'nim', title: '100,000 heaps up to 2 * 10^9', input: `100000\n${list(1e5, () => random(2e9))}\n0\n` },
    { id: 'knights', title: '1,000 x 1,000, half the squares taken', input: `1000\n${board(1000, () => '.K'[random(2)])}\n` },
    { id: 'the-game', title: '100,000 squares', input: `1\n100000\n${list(1e5, () => random(1000))}\n` },
    { id: 'stone-game', title: '100,000 piles up to 10^9', input: `1\n100000\n${list(1e5, () => random(1e9))}\n` },
    {
      id: 'exclusively-edible',
      title: '100,000 bars up to 10^9 x 10^9',
      input: `100000\n${list(
        1e5,
        () => {
          const [m, n] = [1 + random(1e9), 1 + random(1e9)];
          return `${m} ${n} ${random(m)} ${random(n)}`;
        },
        '\n',
      )}\n`,
    },
    { id: 'exponential-game', title: '100 heaps of 100,000', input: `1\n100\n${list(100, () => 1e5 - random(1000))}\n` },
    { id: 'bobs-game', title: '1,000 x 1,000, a tenth damaged', input: `1\n1000\n${board(1000, () => '.....KKKKX'[random(10)])}\n` },
  ];
}
