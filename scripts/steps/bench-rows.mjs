// The benchmark's main table: each game at the sizes that matter, against the textbook method that can do them.
import {
  bachetInput,
  barsInput,
  board,
  counted,
  dominoesInput,
  letterInput,
  palindrome,
  randomWord,
  tabgameInput,
  takeAwayInput,
  ungameInput,
} from './bench-inputs.mjs';

// Bars: what a row is held to. `of` gives the figure from the row's times and counts, `met` judges it.
const least = (limit, text, of) => ({ text: `>= ${limit} ${text}`, of, met: (value) => value >= limit });
const most = (limit, text, of) => ({ text: `<= ${limit} ${text}`, of, met: (value) => value <= limit });

const timesFaster = (limit) => least(limit, 'times faster than plain', ({ plain, native }) => plain / native);
const timesReading = (limit) => most(limit, 'times reading', ({ plain, native }) => native / plain);
const inWasm = (limit) => most(limit, 'ms in wasm', ({ wasm }) => wasm);
const each = (limit, unit, count) => most(limit, `ns a ${unit}`, ({ native, plainStates }) => (native * 1e6) / (count ?? plainStates));

/** Two rows and two columns of each table. */
const edges = (tables, length) => 4 * tables * length;

const side = 4096;
const boards = `${side} x ${side}`;

/**
 * `judge`: the judge's input. `open`: parameters, opened and solved; then `methodInput` is the same instance for the method.
 * `states`: how many states our own solution goes through, where that is known.
 */
export function* benchRows() {
  yield { game: 'dominoes', size: 'N = 30, K = 2, empty', method: 'masks', judge: dominoesInput(30, 2, 16), bar: timesFaster(1000) };
  const blocks = Array.from({ length: 63 }, (_, i) => [`K = ${i + 2}`, dominoesInput(64, i + 2, 40)]);
  yield { game: 'dominoes', slowest: 'N = 64, empty, slowest of all K >= 2:', slowestOf: Object.fromEntries(blocks) };

  yield {
    game: 'tabgame',
    size: '10 tables, N + M + Q = 10^6',
    method: 'reading',
    judge: tabgameInput(10, 33_333),
    states: edges(10, 33_333),
    bar: timesReading(2),
  };
  yield {
    game: 'tabgame',
    size: '10 tables, N, M, Q = 100,000',
    method: 'reading',
    judge: tabgameInput(10, 1e5),
    states: edges(10, 1e5),
    bar: timesReading(2),
  };
  yield {
    game: 'tabgame',
    size: '10 tables, N, M, Q = 100,000',
    method: 'diagonals',
    judge: tabgameInput(10, 1e5),
    states: edges(10, 1e5),
  };
  yield {
    game: 'tabgame',
    size: '1 table, N, M, Q = 40,000',
    method: 'anti-diagonals',
    judge: tabgameInput(1, 40_000),
    states: edges(1, 40_000),
  };
  yield { game: 'tabgame', size: '1 table, N, M, Q = 10,000', method: 'rows', judge: tabgameInput(1, 10_000), states: edges(1, 10_000) };

  yield {
    game: 'letter-picking',
    size: '1,000,000, palindrome',
    method: 'reading',
    judge: letterInput(palindrome(1e6)),
    states: 1e6,
    bar: inWasm(20),
  };
  yield {
    game: 'letter-picking',
    size: '1,000,000, random',
    method: 'reading',
    judge: letterInput(randomWord(1e6)),
    states: 1e6,
    bar: inWasm(20),
  };
  yield { game: 'letter-picking', size: '5,000, palindrome', method: 'three-valued', judge: letterInput(palindrome(5000)), states: 5000 };
  yield { game: 'letter-picking', size: '5,000, palindrome', method: 'draw-or-not', judge: letterInput(palindrome(5000)), states: 5000 };

  yield { game: 'ungame', size: 'n = 20,000, judge', method: 'rows', judge: ungameInput(20_000) };
  yield { game: 'ungame', size: 'n = 1,000,000, judge', method: 'runs', judge: ungameInput(1e6), bar: each(4, 'losing run') };
  yield {
    game: 'ungame',
    size: 'n = 1,000,000, table',
    method: 'runs',
    open: { n: 1e6 },
    methodInput: ungameInput(1e6),
    bar: each(4, 'losing run'),
  };
  yield { game: 'ungame', size: 'n = 10,000,000, judge', method: 'runs', judge: ungameInput(1e7), bar: each(4, 'losing run') };
  yield {
    game: 'ungame',
    size: 'n = 10,000,000, table',
    method: 'runs',
    open: { n: 1e7 },
    methodInput: ungameInput(1e7),
    bar: each(4, 'losing run'),
  };

  const bachet = 'heaps of 10^6, 10 moves';
  yield { game: 'bachet', size: `500 ${bachet}`, method: 'win-lose', judge: bachetInput(500, 1e6), bar: timesFaster(15) };
  yield { game: 'bachet', size: `20 ${bachet}`, method: 'mex', judge: bachetInput(20, 1e6) };
  yield { game: 'bachet', size: `20 ${bachet}`, method: 'memo', judge: bachetInput(20, 1e6) };
  yield { game: 'bachet', size: `2 ${bachet}`, method: 'mex-set', judge: bachetInput(2, 1e6) };

  yield { game: 'take-away', size: '100,000 heaps to 10^6, 10 moves', method: 'mex', judge: takeAwayInput(1e5, 1e6) };
  yield { game: 'nim', size: '1,000,000 heaps to 2 x 10^9', method: 'nim-sum', judge: `${counted(1e6, 2e9)}0\n` };
  yield {
    game: 'knights',
    size: `${boards}, judge`,
    method: 'mex',
    judge: `${side}\n${board(side, 'K...')}\n`,
    states: side ** 2,
    bar: each(5, 'cell', side ** 2),
  };
  const empty = `${side}\n${`${'.'.repeat(side)}\n`.repeat(side)}`;
  yield {
    game: 'knights',
    size: `${boards}, table`,
    method: 'mex',
    open: { n: side },
    methodInput: empty,
    states: side ** 2,
    bar: each(5, 'cell', side ** 2),
  };
  yield { game: 'the-game', size: '1,000,000 squares', method: 'nim-sum', judge: `1\n${counted(1e6, 1000)}` };
  yield { game: 'stone-game', size: '1,000,000 piles to 10^9', method: 'parity', judge: `1\n${counted(1e6, 1e9)}` };
  yield { game: 'exclusively-edible', size: '100,000 bars to 10^9', method: 'nim-sum', judge: barsInput(1e5, 1e9) };
  yield {
    game: 'exponential-game',
    size: 'one heap of 10^7',
    method: 'mex',
    judge: '1\n1\n10000000\n',
    states: 1e7 + 1,
    bar: each(10, 'heap', 1e7),
  };
  yield {
    game: 'bobs-game',
    size: `${boards}, judge`,
    method: 'mex',
    judge: `1\n${side}\n${board(side, '.....KKKKX')}\n`,
    states: side ** 2,
    bar: each(5, 'cell', side ** 2),
  };
  const damaged = board(side, '.........X');
  yield {
    game: 'bobs-game',
    size: `${boards}, table`,
    method: 'mex',
    open: { board: damaged.replaceAll('\n', '/') },
    methodInput: `1\n${side}\n${damaged}\n`,
    states: side ** 2,
    bar: each(5, 'cell', side ** 2),
  };
}
