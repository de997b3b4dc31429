// npm run fuzz: coverage-guided fuzzing of every parser and entry point of the core.
//
//   --minutes M       time for each target (1)
//   --only NAME[,..]  only some targets: the files of tests/fuzz
//   --jobs N          number of targets at once (1)
//   --smoke           one target for three seconds, over the native core without sanitizers, to see that it works; keeps nothing
//
// A target starts from the inputs in tests/fuzz/seeds/NAME.txt and tests/fuzz/corpus/NAME.txt, one per line; `npm test` also runs all of
// them, over a core with sanitizers. Seeds are written by hand; add each crashing input to them. This script writes the corpus: short
// inputs of a minimal set that reaches everything reached. All inputs found stay in build/fuzz/found for the next run.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './steps/child.mjs';
import { buildFuzzers, buildSmokeFuzzer } from './steps/compile.mjs';
import { inputsOf, keptText } from './steps/corpus.mjs';
import { ensure } from './steps/ensure.mjs';
import { at } from './steps/place.mjs';
import { main, print, Stop } from './steps/terminal.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    only: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    smoke: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});

const smokeTarget = 'check_texts';
const smokeSeconds = 3;

/** Longest time for an input, in seconds; inputs normally take milliseconds. */
const slowest = 25;
const memory = 4096;
/** Longest input kept, and most inputs per file, which is read in review. */
const longestKept = 400;
const mostKept = 150;

const sources = at('tests', 'fuzz');
const file = (kind, name) => join(sources, kind, `${name}.txt`);
const inputsIn = (path) => (existsSync(path) ? inputsOf(readFileSync(path, 'utf8')) : []);
const folderOf = (...parts) => {
  const folder = at('build', 'fuzz', ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const contents = (folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name)));

function chosen() {
  const all = readdirSync(sources)
    .filter((path) => path.endsWith('.cpp'))
    .map((path) => basename(path, '.cpp'));
  const unknown = options.only?.split(',').find((name) => !all.includes(name));
  if (unknown) throw new Stop(`There is no target ${unknown}: ${all.join(', ')}.`);
  if (options.smoke) return [smokeTarget];
  return options.only?.split(',') ?? all;
}

/** Writes each input into a file of a folder. */
function unpacked(inputs, ...place) {
  rmSync(folderOf(...place), { recursive: true });
  const folder = folderOf(...place);
  for (const [index, input] of inputs.entries()) writeFileSync(join(folder, `${index}`), input);
  return folder;
}

async function fuzz(name, program, seconds) {
  const found = folderOf('found', name);
  const crashes = unpacked([], 'crashes', name);
  const seeds = inputsIn(file('seeds', name));
  const starts = unpacked([...seeds, ...inputsIn(file('corpus', name))], 'starts', name);
  const words = name.endsWith('_texts') ? [`-dict=${join(sources, 'rules.dict')}`] : [];
  // Slow units below the limit are not reported: their time depends on the load of the machine.
  const limits = [`-timeout=${slowest}`, `-report_slow_units=${slowest}`, `-rss_limit_mb=${memory}`];
  const env = { ASAN_OPTIONS: 'detect_leaks=0:allocator_may_return_null=1' };
  const total = { executions: 0, edges: 0, crashes: [] };
  const end = performance.now() + 1000 * seconds;
  // A crash ends libFuzzer; another run takes the remaining time.
  for (let remaining = seconds; remaining >= 1; remaining = Math.floor((end - performance.now()) / 1000)) {
    const before = readdirSync(crashes).length;
    const { output, code } = await run(
      [program, `-max_total_time=${remaining}`, ...limits, ...words, '-print_final_stats=1', `-artifact_prefix=${crashes}/`, found, starts],
      { env },
    );
    total.executions += Number(/number_of_executed_units: (\d+)/.exec(output)?.[1] ?? /#(\d+)\D*$/.exec(output)?.[1] ?? 0);
    total.edges = Math.max(total.edges, ...[...output.matchAll(/\bcov: (\d+)/g)].map(([, edges]) => Number(edges)));
    if (code !== 0) print(output.split('\n').slice(-60).join('\n'));
    // It crashed on one of the inputs that it starts from.
    if (code !== 0 && (readdirSync(crashes).length === before || /units_added:\s+0\b/.test(output))) break;
  }
  total.crashes = contents(crashes);
  const smallest = unpacked([], 'smallest', name);
  await run([program, '-merge=1', `-max_len=${longestKept}`, ...limits, smallest, starts, found], { env });
  const short = contents(smallest);
  short.sort((one, other) => one.length - other.length || one.compare(other));
  // A sample evenly spread over the lengths.
  const step = Math.max(1, short.length / mostKept);
  const some = Array.from({ length: Math.min(mostKept, short.length) }, (_, index) => short[Math.floor(index * step)]);
  if (!options.smoke) {
    writeFileSync(file('corpus', name), keptText(some));
    writeFileSync(file('seeds', name), keptText([...seeds, ...total.crashes]));
  }
  return total;
}

await main(async () => {
  const names = chosen();
  await ensure('fuzzing');
  const programs = await (options.smoke ? buildSmokeFuzzer(smokeTarget) : buildFuzzers(names));
  const seconds = options.smoke ? smokeSeconds : 60 * Number(options.minutes);
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      print(`> ${name}, ${seconds} s`);
      const { executions, edges, crashes } = await fuzz(name, programs[name], seconds);
      print(`< ${name}: ${executions} executions, ${edges} edges, ${crashes.length} crashes`);
      if (crashes.length > 0) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
});
