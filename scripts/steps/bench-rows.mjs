// The benchmark's main table: each game at the sizes that matter, against the textbook method that can do them.
import {
  bachetInput,
  barsInput,
  board,
  counted,
  dominoesInput,
  graphInput,
  letterInput,
  palindrome,
  randomWord,
  tabgameInput,
  takeAwayInput,
  ungameInput,
} from './bench-inputs.mjs';

// Bars: limits for a row. `of` computes the value from the row's times and counts, `met` compares it with the limit.
const least = (limit, text, of) => ({ text: `>= ${limit} ${text}`, of, met: (value) => value >= limit });
const most = (limit, text, of) => ({ text: `<= ${limit} ${text}`, of, met: (value) => value <= limit });

const timesFaster = (limit) => least(limit, 'times faster than plain', ({ plain, native }) => plain / native);
const timesReading = (limit) => most(limit, 'times reading', ({ plain, native }) => native / plain);
const inWasm = (limit) => most(limit, 'ms in wasm', ({ wasm }) => wasm);
const each = (limit, unit, count) => most(limit, `ns a ${unit}`, ({ native, plainStates }) => (native * 1e6) / (count ?? plainStates));

const nearNative = (limit) => most(limit, 'times native', ({ native, wasm }) => wasm / native);

/** The bar for WebAssembly in every row. Work on words of many positions (`onWords`) gains more from native instructions. */
export const wasmBar = ({ onWords }) => nearNative(onWords ? 2 : 1.5);

/** Compares a row's times with a bar. */
export function judged(bar, times) {
  const value = bar.of(times);
  return { text: bar.text, value, met: bar.met(value) };
}

const dominoes = [
  { size: 'N = 30, K = 2, empty', statesOf: [30, 2], method: 'masks', judge: () => dominoesInput(30, 2, 16), bar: timesFaster(1000) },
  {
    slowest: 'N = 64, empty, slowest of all K >= 2:',
    slowestOf: () => Object.fromEntries(Array.from({ length: 63 }, (_, i) => [`K = ${i + 2}`, dominoesInput(64, i + 2, 40)])),
  },
];

const tables = (count, length, method, bar) => ({
  size: `${count} table${count > 1 ? 's' : ''}, N = M = Q = ${length.toLocaleString('en')}`,
  method,
  ...(method === 'rows' && { plainStates: count * length ** 2 }),
  judge: () => tabgameInput(count, length),
  states: 4 * count * length, // two rows and two columns of each
  bar,
});

const tabgame = [
  tables(10, 33_333, 'reading', timesReading(2)),
  tables(10, 100_000, 'reading', timesReading(2)),
  tables(10, 100_000, 'diagonals'),
  tables(1, 40_000, 'anti-diagonals'),
  tables(1, 10_000, 'rows'),
];

const letters = [
  { size: '1,000,000, palindrome', method: 'reading', judge: () => letterInput(palindrome(1e6)), states: 1e6, bar: inWasm(20) },
  { size: '1,000,000, random', method: 'reading', judge: () => letterInput(randomWord(1e6)), states: 1e6, bar: inWasm(20) },
  { size: '5,000, palindrome', method: 'intervals', judge: () => letterInput(palindrome(5000)), states: 5000 },
  { size: '5,000, palindrome', method: 'draw-or-not', judge: () => letterInput(palindrome(5000)), states: 5000 },
];

/** Runs of P-cells; there are about as many of N-cells. */
const pawns = (n) => {
  const [size, judge] = [`n = ${n.toLocaleString('en')}`, () => ungameInput(n)];
  return [
    { size: `${size}, judge`, statesOf: [n], method: 'runs', judge, bar: each(4, 'losing run') },
    { size: `${size}, table`, statesOf: [n], method: 'runs', open: () => ({ n }), methodInput: judge, bar: each(4, 'losing run') },
  ];
};

const ungame = [
  { size: 'n = 20,000, judge', method: 'rows', judge: () => ungameInput(20_000), plainStates: 20_000 ** 2 },
  ...pawns(1e6),
  ...pawns(1e7),
];

const heaps = (lines, method, bar) => ({
  size: `${lines} heaps of 10^6, 10 moves`,
  method,
  ...(method !== 'memo' && { plainStates: lines * (1e6 + 1) }),
  judge: () => bachetInput(lines, 1e6),
  onWords: true,
  bar,
});

const bachet = [heaps(500, 'forward', timesFaster(15)), heaps(20, 'nimbers'), heaps(20, 'memo'), heaps(2, 'mex-set')];

const side = 4096;
const squares = { states: side ** 2, bar: each(5, 'cell', side ** 2) };
const damaged = () => board(side, '.........X');

const knights = [
  { size: `${side} x ${side}, judge`, method: 'anti-diagonals', judge: () => `${side}\n${board(side, 'K...')}\n`, ...squares },
  {
    size: `${side} x ${side}, table`,
    method: 'anti-diagonals',
    open: () => ({ n: side }),
    methodInput: () => `${side}\n${`${'.'.repeat(side)}\n`.repeat(side)}`,
    ...squares,
  },
];

const bobsGame = [
  { size: `${side} x ${side}, judge`, method: 'counts', judge: () => `1\n${side}\n${board(side, '.....KKKKX')}\n`, ...squares },
  {
    size: `${side} x ${side}, table`,
    method: 'counts',
    open: () => ({ board: damaged().replaceAll('\n', '/') }),
    methodInput: () => `1\n${side}\n${damaged()}\n`,
    ...squares,
  },
];

/** One small instance, judged and solved, to see that the benchmark works. */
export const smokeRows = { ungame: pawns(2000) };

/**
 * The rows by game. `judge`: the judge's input. `open`: parameters to open and solve; then `methodInput` is the same instance for the
 * method. `onWords`: the native code works on words of many positions. `states`: the number of states that our solution visits, if known;
 * `statesOf`: numbers with which the core computes it. `plainStates`: the number for the method, if known and slow to count.
 */
export const benchRows = {
  dominoes,
  tabgame,
  'letter-picking': letters,
  ungame,
  bachet,
  'take-away': [{ size: '100,000 heaps to 10^6, 10 moves', method: 'nimbers', judge: () => takeAwayInput(1e5, 1e6) }],
  nim: [{ size: '1,000,000 heaps to 2 x 10^9', method: 'nim-sum', judge: () => `${counted(1e6, 2e9)}0\n` }],
  knights,
  'the-game': [{ size: '1,000,000 squares', method: 'nim-sum', judge: () => `1\n${counted(1e6, 1000)}` }],
  'stone-game': [{ size: '1,000,000 piles to 10^9', method: 'quotients', judge: () => `1\n${counted(1e6, 1e9)}` }],
  'exclusively-edible': [{ size: '100,000 bars to 10^9', method: 'nim-sum', judge: () => barsInput(1e5, 1e9) }],
  'exponential-game': [
    { size: 'one heap of 10^7', method: 'nimbers', judge: () => '1\n1\n10000000\n', states: 1e7 + 1, bar: each(10, 'heap', 1e7) },
  ],
  'bobs-game': bobsGame,
  kayles: [
    { size: '5,000 rows', method: 'nimbers', judge: () => counted(5000, 2000) },
    { size: '10^6 rows', method: 'reading', judge: () => counted(1_000_000, 1_000_000_000) },
  ],
  graph: [
    {
      size: '10^6 vertices, 5 x 10^6 edges',
      method: 'backward',
      judge: () => graphInput(1e6, 5e6),
      states: 1e6,
      bar: each(1000, 'vertex', 1e6),
    },
  ],
};
