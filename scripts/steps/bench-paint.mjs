// Pictures of 1920 x 1080 pixels of each game's largest sensible table, solved, at several steps; native and WebAssembly alternating.
import { board, palindrome } from './bench-inputs.mjs';
import { byTurns } from './bench-measure.mjs';
import { instance, withNative } from './bench-native.mjs';
import { freshWasm } from './bench-wasm.mjs';
import { Stop } from './terminal.mjs';

const [width, height] = [1920, 1080];
const steps = [1, 2, 3, 7, 16, 100, 'whole'];

/** Limits: a frame, or, where cells have to be computed first, a delay that nobody notices. */
const bars = { known: 16, onDemand: 50 };

/** `parameters`: of the instance. `from`: where partial pictures begin, as a share of the table's sides. */
const tables = [
  { game: 'dominoes', table: 'B, 64 x 64', parameters: () => ({ table: 'B', n: 64 }) },
  { game: 'tabgame', table: '10^6 x 10^6', parameters: () => ({ top: 'random:1000000:1', left: 'random:1000000:2' }) },
  { game: 'letter-picking', table: '100,000 letters', parameters: () => ({ s: palindrome(1e5) }), onDemand: true },
  { game: 'ungame', table: 'n = 10^7', parameters: () => ({ n: 1e7 }), onDemand: true },
  // Between stored rows, which are long at the bottom and far apart in the middle.
  { game: 'ungame', table: 'n = 10^7, inside', parameters: () => ({ n: 1e7 }), from: [0.3, 0.02], onDemand: true, steps: [1, 7, 100] },
  { game: 'bachet', table: 'n = 10^8', parameters: () => ({ take: '1,4,20,21', n: 1e8, width: 10_000 }) },
  { game: 'take-away', table: '0..2^20 - 1', parameters: () => ({ max: 2 ** 20 - 1 }) },
  { game: 'nim', table: '0..2^20 - 1', parameters: () => ({ max: 2 ** 20 - 1 }) },
  { game: 'knights', table: '4096 x 4096', parameters: () => ({ n: 4096 }) },
  {
    game: 'the-game',
    table: '2,000 squares',
    parameters: () => ({ counts: Array.from({ length: 2000 }, (_, i) => Number(i % 500 === 7)) }),
  },
  { game: 'stone-game', table: '65,536 x 65,536', parameters: () => ({ max: 65_535, rows: 65_536 }) },
  { game: 'exclusively-edible', table: '65,536 x 65,536', parameters: () => ({ m: 65_536, n: 65_536, r: 1, c: 1 }) },
  { game: 'exponential-game', table: '0..10^7', parameters: () => ({ size: 1e7, width: 4096 }) },
  { game: 'bobs-game', table: '4096 x 4096', parameters: () => ({ board: board(4096, '.........X').replaceAll('\n', '/') }) },
];

const smokeTables = [{ game: 'ungame', table: 'n = 2,000', parameters: () => ({ n: 2000 }), onDemand: true, steps: [1, 'whole'] }];

/** The step at which the whole table is in the picture. */
const stepForAll = (x, y) => Math.max(1, Math.ceil(Math.max(x[1] / width, y[1] / height)));

async function measureStep({ native, wasm, axes, spec, named, pace }) {
  const { x, y } = axes;
  const step = named === 'whole' ? stepForAll(x, y) : named;
  const [across, along] = named === 'whole' ? [0, 0] : (spec.from ?? [0, 0]);
  const corner = (axis, share) => axis[0] + Math.floor(axis[1] * share);
  const request = { x: corner(x, across), y: corner(y, along), step, width, height, layer: 'outcome' };
  const measured = await byTurns({ native: (count) => native.paint(request, count), wasm: (count) => wasm.paint(request, count) }, pace);
  if (measured.native.first.hash !== measured.wasm.first.hash())
    throw new Stop(`${spec.game}, step ${step}: native and wasm paint otherwise`);
  const limit = spec.onDemand ? bars.onDemand : bars.known;
  const milliseconds = { native: measured.native.milliseconds, wasm: measured.wasm.milliseconds };
  return {
    game: spec.game,
    table: spec.table,
    step,
    whole: named === 'whole',
    milliseconds,
    sampled: measured.native.first.sampled,
    bar: { text: `<= ${limit} ms in wasm`, value: milliseconds.wasm, met: milliseconds.wasm <= limit },
  };
}

/** Calls `report(row)` for each picture as soon as it is measured. */
export async function measurePaint(wanted, { pace, report }) {
  for (const spec of (pace === 'once' ? smokeTables : tables).filter(({ game }) => wanted.includes(game))) {
    const wasm = await freshWasm(spec.game);
    const made = instance('table', spec.parameters());
    wasm.open(spec.game, made);
    await withNative(async (native) => {
      const axes = await native.open(spec.game, made);
      for (const named of spec.steps ?? steps) report(await measureStep({ native, wasm, axes, spec, named, pace }));
    });
    wasm.close();
  }
}
