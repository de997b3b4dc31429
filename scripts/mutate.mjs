// node scripts/mutate.mjs: mutation testing: how many small faults in the core do the native tests find?
//
//   --count N     number of mutants (20)
//   --seed TEXT   seed of the draw (1)
//   --from DIR    folder of the project (this one)
//   --within PATH only files whose path begins with PATH, such as cpp/games (cpp/)
//   --jobs N      number of mutants at once (the number of cores)
//   --switched    only those that can be switched in one program: the others take a build each
//
// A mutant is the core with one small fault: a comparison turned round (< to >, == to !=), a bound moved by one (< to <=), a constant
// one more or one less, a sign changed (+ to -, ++ to --), a condition negated, a statement dropped, std::min for std::max, && for ||, and
// the other way each. The project itself is not touched: its C++ is copied to build/mutants and built with -O1.
//
// All faults are compiled into one program, and an environment variable selects one of them (scripts/steps/switched.mjs). Each test first
// runs without a fault, to record the faults that it reaches; a mutant is then run against the tests that reach it, quick ones first, at
// GRUNDY_SCALE=small. Faults that cannot be compiled in this way, or that only the compiler evaluates, are compiled separately.
//
// Prints a line for each mutant:
//   killed      a test fails, the tests crash, or they take too long
//   survived    all tests pass: something is not tested
//   equivalent  it survived, and tests/mutants.json says why nobody can see it
//   invalid     it does not compile, and is not counted; another is drawn for it
// and finally how many of those that are not equivalent were killed. Results also go to build/mutants/SEED.json.
//
// A mutant is drawn by its line and the seed, wherever the line is: with the same seed, two versions of the project get the same mutants on
// the lines that they share, even if files were moved. So rates can be compared:
//   git worktree add ../before COMMIT
//   node scripts/mutate.mjs --seed 7 --count 100 --from ../before
//   node scripts/mutate.mjs --seed 7 --count 100
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOf } from './steps/mutant_builds.mjs';
import { drawn, mutated } from './steps/mutants.mjs';
import { at, root } from './steps/place.mjs';
import { linesOf, switched } from './steps/switched.mjs';
import { main, print, Stop, seconds, stage } from './steps/terminal.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: root },
    within: { type: 'string', default: 'cpp/' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    switched: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});
const count = Number(options.count);
const copy = copyOf(resolve(options.from));
const quick = 0.05;
/** Time that a mutant may take beyond ten times that of its tests without it, in ms. */
const patience = 10_000;

/** Calls `work` with each item, `--jobs` at once. */
async function each(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
}

const grouped = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** The files with all faults of `together`; those that cannot be combined become `alone`. */
function filesWith(texts, together) {
  const changed = new Map();
  for (const [path, mutants] of grouped(together, ({ path }) => path)) {
    const { text, crossing } = switched(texts.get(path), mutants, copy.header);
    for (const mutant of crossing) mutant.way = 'alone';
    changed.set(path, text);
  }
  return changed;
}

/** Makes a fault `constant`, for the compiler's evaluation; if it is that already, `alone`. */
function give(mutant) {
  if (mutant.constant) mutant.way = 'alone';
  mutant.constant = true;
}

/** Gives up the faults that the compiler complained about. False if it names no place of a fault. */
function giveWay(output, texts, together) {
  const places = [...output.matchAll(/^(?:\S*?\/source\/)?(cpp\/[\w./-]+):(\d+)(?::\d+)?: .*$/gm)].map(([line, path, number]) => ({
    path,
    line: Number(number),
    error: line.includes('error'),
  }));
  const at = (mutant, { path, line }) => {
    if (mutant.path !== path) return false;
    const [first, last] = linesOf(texts.get(path), mutant);
    return first <= line && line <= last;
  };
  for (const some of [places.filter(({ error }) => error), places]) {
    const blamed = together.filter((mutant) => some.some((place) => at(mutant, place)));
    if (blamed.length > 0) {
      blamed.forEach(give);
      return true;
    }
  }
  const files = new Set([...output.matchAll(/\bcpp\/[\w./-]+/g)].map(([path]) => path));
  const blamed = together.filter(({ path }) => files.has(path));
  blamed.forEach(give);
  return blamed.length > 0;
}

/** How faults were compiled last time: each attempt takes minutes. */
const remembered = join(copy.objects, '..', 'ways.json');
const ways = existsSync(remembered) ? JSON.parse(readFileSync(remembered, 'utf8')) : {};

function remember(mutants) {
  for (const { rank, way, constant } of mutants) ways[rank] = { way, constant };
  writeFileSync(remembered, JSON.stringify(ways));
}

/** Builds one program with all faults that can be combined. */
async function buildTogether(texts, mutants, note) {
  for (const mutant of mutants) Object.assign(mutant, ways[mutant.rank]);
  const together = () => mutants.filter(({ way }) => way === 'together');
  for (;;) {
    copy.copy(filesWith(texts, together()));
    const { code, output } = await copy.compile(note);
    const gaveWay = code !== 0 && giveWay(output, texts, together());
    remember(mutants);
    if (code === 0) return;
    if (!gaveWay) throw new Stop(`${output}\nIt does not compile.`);
  }
}

/** Runs every test by itself: [{name, seconds, reached}]. */
async function measureTests(note) {
  const tests = [];
  await each(await copy.names(), async (name) => {
    const { passed, tests: ran, reached, by } = await copy.test([name]);
    if (!passed) throw new Stop(`${name} fails without a fault: ${by}`);
    tests.push({ name, seconds: ran[0].seconds, reached: new Set(reached) });
    note(name);
  });
  return tests.sort((one, other) => one.seconds - other.seconds);
}

/** These tests against a mutant: the quick ones in one run, each of the others in its own. */
async function against(tests, mutant) {
  const groups = [tests.filter(({ seconds }) => seconds <= quick), ...tests.filter(({ seconds }) => seconds > quick).map((test) => [test])];
  for (const group of groups.filter(({ length }) => length > 0)) {
    const limit = patience + 10_000 * group.reduce((sum, { seconds }) => sum + seconds, 0);
    const names = group.map(({ name }) => name);
    const { passed, by } = await copy.test(names, { mutant, limit });
    if (!passed) return { fate: 'killed', by };
  }
  return { fate: 'survived', by: tests.length === 0 ? 'no test comes by' : '' };
}

async function judgeAlone(texts, mutant, tests) {
  copy.copy(new Map([[mutant.path, mutated(texts.get(mutant.path), mutant)]]));
  const { code } = await copy.compile(undefined, { until: 1 });
  return code === 0 ? await against(tests) : { fate: 'invalid', by: '' };
}

const short = (text) => JSON.stringify(text.length > 50 ? `${text.slice(0, 50)}…` : text);

/** The known equivalent mutants: {path, line, found, put, why}, the line without its indentation. */
const known = JSON.parse(readFileSync(at('tests', 'mutants.json'), 'utf8'));
const whyEquivalent = (texts, { path, line, found, put }) => {
  const text = texts.get(path).split('\n')[line - 1].trim();
  return known.find((one) => one.path === path && one.line === text && one.found === found && one.put === put)?.why;
};

function report(texts, mutant, { fate, by }, started) {
  const why = fate === 'survived' ? whyEquivalent(texts, mutant) : undefined;
  mutant.fate = why ? 'equivalent' : fate;
  mutant.by = why ?? by;
  const { path, line, operator, found, put } = mutant;
  const time = seconds(performance.now() - started).padStart(7);
  print(`${mutant.fate.padEnd(10)} ${time}  ${path}:${line}  ${operator}: ${short(found)} -> ${short(put)}  ${mutant.by}`);
}

async function judgeAll(texts, mutants) {
  await stage('Building the tests with all faults', (note) => buildTogether(texts, mutants, note));
  const tests = await stage('Running each test', measureTests);
  await each(
    mutants.filter(({ way }) => way === 'together'),
    async (mutant) => {
      const started = performance.now();
      const reaching = tests.filter(({ reached }) => reached.has(mutant.number));
      const fate = await against(reaching, mutant.number);
      // The fault was not active where only the compiler evaluates.
      if (reaching.length === 0 && mutant.constant) mutant.way = 'alone';
      else report(texts, mutant, fate, started);
    },
  );
  for (const mutant of mutants.filter(({ way }) => way === 'alone')) {
    if (options.switched) continue;
    const started = performance.now();
    report(texts, mutant, await judgeAlone(texts, mutant, tests), started);
  }
}

await main(async () => {
  if (!(count > 0)) throw new Stop('--count: expected a number above 0');
  await stage('Building the tests without a fault', (note) => copy.configure(note));
  const files = await copy.tested(options.within);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const draw = drawn(files, options.seed);
  const judged = [];
  const counted = () => judged.filter(({ fate }) => fate !== 'invalid');
  while (counted().length < count && judged.length < draw.length) {
    const next = draw.slice(judged.length, judged.length + count - counted().length);
    // Headers are evaluated by the compiler, too.
    const constant = ({ path }) => path.endsWith('.hpp');
    const mutants = next.map((mutant, index) => ({ ...mutant, number: index + 1, way: 'together', constant: constant(mutant) }));
    await judgeAll(texts, mutants);
    judged.push(...mutants);
  }
  copy.copy();
  const unjudged = judged.filter(({ fate }) => !fate).length;
  const number = (fate) => judged.filter((mutant) => mutant.fate === fate).length;
  const total = counted().length - number('equivalent') - unjudged;
  const results = judged.map(({ path, line, operator, found, put, fate, by }) => ({ path, line, operator, found, put, fate, by }));
  writeFileSync(join(at('build', 'mutants'), `${options.seed}.json`), `${JSON.stringify(results, null, 1)}\n`);
  if (unjudged) print(`${unjudged} take a build each, and are left out`);
  print(`${number('invalid')} did not compile; ${number('equivalent')} are equivalent; seed ${options.seed}`);
  print(`${number('killed')} of ${total} killed (${((100 * number('killed')) / total).toFixed(1)} %)`);
});
