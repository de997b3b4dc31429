// The growth of each game's native time with its size: the exponent that fits best over several sizes.
import {
  bachetInput,
  barsInput,
  board,
  counted,
  dominoesInput,
  letterInput,
  palindrome,
  tabgameInput,
  takeAwayInput,
  ungameInput,
} from './bench-inputs.mjs';
import { byTurns, exponent } from './bench-measure.mjs';
import { judgeInput, withNative } from './bench-native.mjs';

const doubling = (first, count) => Array.from({ length: count }, (_, i) => first * 2 ** i);

/** `of(size)`: a judge's input of that size. */
const growths = [
  { game: 'dominoes', size: 'N, K = 2, empty', sizes: [40, 46, 52, 58, 64], of: (n) => dominoesInput(n, 2, 40) },
  { game: 'tabgame', size: 'N = M = Q', sizes: doubling(50_000, 5), of: (n) => tabgameInput(1, n) },
  {
    game: 'letter-picking',
    size: 'letters of each of 20 palindromes',
    sizes: doubling(62_500, 5),
    of: (n) => letterInput(...Array.from({ length: 20 }, (_, seed) => palindrome(n, seed))),
  },
  { game: 'ungame', size: 'n', sizes: doubling(125_000, 6), of: ungameInput },
  { game: 'bachet', size: 'heap, 200 lines of 10 moves', sizes: doubling(62_500, 5), of: (n) => bachetInput(200, n) },
  { game: 'take-away', size: 'heaps to 10^6, 10 moves', sizes: doubling(60_000, 5), of: (n) => takeAwayInput(n, 1e6) },
  { game: 'nim', size: 'heaps', sizes: doubling(100_000, 5), of: (n) => `${counted(n, 2e9)}0\n` },
  { game: 'knights', size: 'side', sizes: doubling(400, 4), of: (n) => `${n}\n${board(n, 'K...')}\n` },
  { game: 'the-game', size: 'squares', sizes: doubling(200_000, 5), of: (n) => `1\n${counted(n, 1000)}` },
  { game: 'stone-game', size: 'piles', sizes: doubling(100_000, 5), of: (n) => `1\n${counted(n, 1e9)}` },
  { game: 'exclusively-edible', size: 'bars', sizes: doubling(25_000, 5), of: (n) => barsInput(n, 1e9) },
  { game: 'exponential-game', size: 'the heap', sizes: doubling(625_000, 6), of: (n) => `1\n1\n${n}\n` },
  { game: 'bobs-game', size: 'side', sizes: doubling(200, 4), of: (n) => `1\n${n}\n${board(n, '.....KKKKX')}\n` },
];

const smokeGrowths = [{ game: 'ungame', size: 'n', sizes: [1000, 2000], of: ungameInput }];

/** Calls `report(row)` for each game as soon as it is measured. */
export async function measureGrowth(wanted, { pace, report }) {
  for (const { game, size, sizes, of } of pace === 'once' ? smokeGrowths : growths) {
    if (!wanted.includes(game)) continue;
    // Alternating, so that a slow minute slows all sizes, not one.
    const measured = await withNative((native) => {
      const works = sizes.map((n, i) => {
        const input = judgeInput(`growth-${i}`, of(n));
        return [n, (count) => native.judge(game, input, count)];
      });
      return byTurns(Object.fromEntries(works), pace);
    });
    const points = sizes.map((n) => ({ size: n, milliseconds: measured[n].milliseconds }));
    report({ game, size, exponent: exponent(points), points });
  }
}
