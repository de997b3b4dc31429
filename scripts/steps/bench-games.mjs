// Measures the main table: native, WebAssembly and the textbook method, alternating; then memory, in separate processes and instances.
import { byTurns } from './bench-measure.mjs';
import { instance, judgeInput, withNative } from './bench-native.mjs';
import { benchRows, judged, smokeRows, wasmBar } from './bench-rows.mjs';
import { freshWasm } from './bench-wasm.mjs';
import { Stop } from './terminal.mjs';

/** Measures several inputs by name; the row of the slowest. */
async function slowest(game, { slowestOf, ...row }) {
  let most = -1;
  await withNative(async (native) => {
    for (const [name, text] of Object.entries(slowestOf())) {
      const input = judgeInput(name, text);
      await native.judge(game, input, 1);
      const { milliseconds } = await native.judge(game, input, 3);
      if (milliseconds > most) Object.assign(row, { size: `${row.slowest} ${name}`, judge: () => text });
      most = Math.max(most, milliseconds);
    }
  });
  return row;
}

function sameOutput(game, { size, method }, { plain, native, wasm }, isJudge) {
  if (native.first.hash !== wasm.first.hash) throw new Stop(`${game}, ${size}: native and wasm differ`);
  // A method that only reads has no output to compare.
  if (isJudge && plain && method !== 'reading' && plain.first.hash !== native.first.hash)
    throw new Stop(`${game}, ${size}: the method ${method} has another output`);
}

/** Peak memory of a native process that does only this, in bytes. */
const nativePeak = (work) =>
  withNative(async (native) => {
    await work(native);
    return native.peakBytes();
  });

/** Memory of a WebAssembly instance that has done only this, in bytes; undefined if not exported. */
async function wasmPeak(game, work) {
  const wasm = await freshWasm(game);
  work(wasm);
  return wasm.bytes();
}

/** Measures a row of bench-rows.mjs. */
async function measureRow(game, spec, pace) {
  const row = spec.slowestOf ? await slowest(game, spec) : spec;
  const { method, bar } = row;
  const work = row.open ? 'solve' : 'judge';
  const wasm = await freshWasm(game);
  const input = row.open ? instance('ours', row.open()) : judgeInput('ours', row.judge());
  const methodInput = row.open && method ? judgeInput('method', row.methodInput()) : input;
  const measured = await withNative((native) =>
    byTurns(
      {
        ...(method && { plain: (count) => native.method(game, method, methodInput, count) }),
        native: (count) => native[work](game, input, count),
        wasm: (count) => wasm[work](game, input, count),
      },
      pace,
    ),
  );
  wasm.close();
  sameOutput(game, row, measured, !row.open);
  const plainStates = method && (row.plainStates ?? (await withNative((native) => native.count(game, method, methodInput))));
  const times = {
    ...(method && { plain: measured.plain.milliseconds, plainStates }),
    native: measured.native.milliseconds,
    wasm: measured.wasm.milliseconds,
  };
  return {
    game,
    size: row.size,
    plain: method && { method, milliseconds: times.plain, states: times.plainStates, unit: measured.plain.first.unit },
    milliseconds: { native: times.native, wasm: times.wasm },
    ratios: { plainToNative: method && times.plain / times.native, wasmToNative: times.wasm / times.native },
    states: row.statesOf ? await withNative((native) => native.states(game, row.statesOf)) : row.states,
    memory: {
      native: await nativePeak((alone) => alone[work](game, input, 1)),
      plain: method && (await nativePeak((alone) => alone.method(game, method, methodInput, 1))),
      wasm: await wasmPeak(game, (alone) => alone[work](game, input, 1)),
    },
    bar: bar && judged(bar, times),
    wasmBar: judged(wasmBar(row), times),
  };
}

/** Calls `report(row)` for each row as soon as it is measured. */
export async function measureGames(wanted, { pace, report }) {
  const rows = pace === 'once' ? smokeRows : benchRows;
  for (const game of wanted) for (const row of rows[game] ?? []) report(await measureRow(game, row, pace));
}
