// Rule texts: code generated at run time, register code, and hand-written loops for the game, all in WebAssembly and alternating.
import { median } from './bench-measure.mjs';
import { load, timed } from './bench-modules.mjs';
import { Stop } from './terminal.mjs';

const cram = (rows, columns) => `b[${rows},${columns}]: 0..1 = 0
move (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
move (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1`;

/** In the order of tests/bench/fills.cpp. */
const games = [
  { game: 'bachet {1, 3, 8}', size: 'n = 10^7', text: 'n: 0..10000000 = 20\nmove s in {1, 3, 8}: n -= s' },
  {
    game: 'ungame',
    size: '3,000 x 3,001',
    text: 'n = 3000\npawn: 1..n = 8\nk: 1..n+1 = 1\nmove side in {-1, 1}: pawn += side * k, k += 1',
  },
  {
    game: 'knights',
    size: '1,500 x 1,500',
    text: 'r: 0..1499\nc: 0..1499\nmove (dr, dc) in {(1,-2), (-1,-2), (-2,-1), (-2,1)}: r += dr, c += dc',
  },
  {
    game: 'Wythoff',
    size: '600 x 600',
    text: 'x: 0..599\ny: 0..599\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k',
  },
  { game: 'Cram', size: '4 x 4', text: cram(4, 4) },
  { game: 'Cram', size: '4 x 5', text: cram(4, 5) },
];

/** Limit for generated code, as a multiple of the time of hand-written loops. */
const bar = 2.5;

/** {values, all, slice: the longest call}, in ms. `values`: the first half of the work; unknown if a single call does everything. */
function solve(lab, text, compiled) {
  lab.compiled(compiled);
  const opened = lab.open('rules', new TextEncoder().encode(`text\0${text}\0`));
  if (!opened.ok) throw new Stop(JSON.stringify(opened.error));
  const out = { all: 0, slice: 0 };
  for (let progress = 0; progress < 1; ) {
    const took = timed(() => {
      progress = lab.advance(opened.handle, 10).progress;
    });
    if (!(progress >= 0)) throw new Stop(`${text}: cannot be solved`);
    out.all += took;
    out.slice = Math.max(out.slice, took);
    if (progress >= 0.5 && progress < 1) out.values ??= out.all;
  }
  lab.close(opened.handle);
  return out;
}

function byHand(fills) {
  const values = timed(() => fills._fill_values());
  return { values, all: values + timed(() => fills._fill_remoteness()) };
}

const smokeGame = 'Cram, 4 x 4';

/** Number of runs of each. */
const roundsAt = { thorough: 7, brisk: 3, once: 1 };

/** Calls `report(row)` for each game as soon as it is measured. */
export async function measureLab(_games, { pace, report }) {
  const fills = await load('fills');
  const lab = await load('lab');
  for (const [which, { game, size, text }] of games.entries()) {
    if (pace === 'once' && `${game}, ${size}` !== smokeGame) continue;
    const rounds = { hand: [], compiled: [], registers: [] };
    fills._open_game(which);
    for (let round = 0; round < roundsAt[pace]; ++round) {
      rounds.hand.push(byHand(fills));
      rounds.compiled.push(solve(lab, text, true));
      if (round < 3) rounds.registers.push(solve(lab, text, false));
    }
    const of = (engine, key) => median(rounds[engine].map((round) => round[key]));
    const milliseconds = Object.fromEntries(
      Object.keys(rounds).map((engine) => [engine, { values: of(engine, 'values'), all: of(engine, 'all') }]),
    );
    const ratio = median(rounds.compiled.map((round, i) => round.all / rounds.hand[i].all));
    report({
      game,
      size,
      milliseconds,
      slice: of('compiled', 'slice'),
      ratios: { values: of('compiled', 'values') / of('hand', 'values') || undefined, all: ratio },
      bar: { text: `<= ${bar} times by hand`, value: ratio, met: ratio <= bar },
    });
  }
}
