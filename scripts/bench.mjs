// npm run bench: how long each game's judge takes on large inputs. Native is the whole program with its start; wasm is the call alone, in a
// module that is already loaded, as in the page. Medians of five. --only GAME[,GAME]; the numbers also go to build/bench.json.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { loadModule } from '../bin/module.mjs';
import { largeInputs } from './steps/bench-inputs.mjs';
import { buildNative, buildWasm, emccVersion, nativeProgram } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { at } from './steps/place.mjs';
import { main, Stop, say } from './steps/say.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, verbose: { type: 'boolean' } } });
const repetitions = 5;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median time of `work` in milliseconds, and what it returned last. */
function timed(work) {
  let result;
  const times = Array.from({ length: repetitions }, () => {
    const begin = performance.now();
    result = work();
    return performance.now() - begin;
  });
  return { milliseconds: median(times), result };
}

function measure(module, { id, title, input }) {
  const args = ['judge', id];
  const bytes = Buffer.from(input);
  const native = timed(() => spawnSync(nativeProgram, args, { input: bytes, maxBuffer: 1 << 30 }));
  const wasm = timed(() => module.command(args, () => bytes));
  if (native.result.status !== 0) throw new Stop(`${id}, ${title}: ${native.result.stderr}`);
  if (!native.result.stdout.equals(Buffer.from(wasm.result.out))) throw new Stop(`${id}, ${title}: native and wasm differ`);
  return { id, title, bytes: bytes.length, native: native.milliseconds, wasm: wasm.milliseconds };
}

const row = (id, title, native, wasm) => `${id.padEnd(19)}${title.padEnd(46)}${native.padStart(12)}${wasm.padStart(12)}`;

await main(async () => {
  await ensure('building');
  await buildNative();
  await buildWasm();
  const module = await loadModule();
  const games = spawnSync(nativeProgram, ['list'])
    .stdout.toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0])
    .filter((id) => options.only?.split(',').includes(id) ?? true);
  say(`\n${row('game', 'input', 'native, ms', 'wasm, ms')}`);
  const results = [];
  for (const input of largeInputs().filter(({ id }) => games.includes(id))) {
    const result = measure(module, input);
    say(row(result.id, result.title, result.native.toFixed(1), result.wasm.toFixed(1)));
    results.push(result);
  }
  const about = { processor: cpus()[0].model, node: process.versions.node, emcc: await emccVersion(), repetitions };
  writeFileSync(at('build', 'bench.json'), `${JSON.stringify({ about, results }, null, 2)}\n`);
  say('\nWritten to build/bench.json.');
});
