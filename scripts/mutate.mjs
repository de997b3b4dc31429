// node scripts/mutate.mjs: how many small faults in the core do the native tests find?
//
//   --count N     so many mutants (20)
//   --seed TEXT   which ones (1)
//   --from DIR    of the project in this folder (this one)
//   --within PATH only of files whose path begins so, such as cpp/games (cpp/)
//   --limit S     a mutant whose tests take longer is killed (ten times what they take without a fault, 20 s at least)
//
// A mutant is the core with one small fault: a comparison turned round (< to >, == to !=), a bound moved by one (< to <=), a constant
// one more or one less, a sign changed (+ to -, ++ to --), a condition negated, a statement dropped, std::min for std::max, && for ||, and
// the other way each. The project itself is not touched: its C++ is copied to build/mutants, which has an incremental build with -O1.
// The tests run at GRUNDY_SCALE=small and stop at the first that fails: those first whose names are near the file's, then the rest, the
// quick ones before the slow ones.
//
// Prints a line for each mutant:
//   killed     a test fails, the tests crash, or they go on for too long
//   survived   all tests pass: something is not tested, or the fault changes nothing that anybody could see (some always do)
//   invalid    it does not compile, and is not counted; another is drawn for it
// and at last how many were killed of how many.
//
// A mutant is drawn by its line and the seed, wherever the line is: with the same seed, two versions of the project get the same mutants on
// the lines that they share, even if files were moved. So rates can be compared:
//   git worktree add ../before COMMIT
//   node scripts/mutate.mjs --seed 7 --count 100 --from ../before
//   node scripts/mutate.mjs --seed 7 --count 100
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { must, run } from './steps/child.mjs';
import { drawn, mutated } from './steps/mutants.mjs';
import { at, root } from './steps/place.mjs';
import { main, Stop, say, seconds, stage } from './steps/say.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: root },
    within: { type: 'string', default: 'cpp/' },
    limit: { type: 'string' },
    verbose: { type: 'boolean' },
  },
});
const count = Number(options.count);
const from = resolve(options.from);
const place = at('build', 'mutants', createHash('sha256').update(from).digest('hex').slice(0, 8));
const source = join(place, 'source');
const objects = join(place, 'build');
const report = join(place, 'report.json');
const env = { GRUNDY_SCALE: 'small' };
const quick = 0.05;

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile());
}

/** Writes only what is different, so that nothing is compiled again for nothing, and all that a mutant has left behind is. */
function copySources() {
  const wanted = new Map(
    ['CMakeLists.txt', 'cpp', 'tests/cpp', 'tests/methods', 'tests/bench', 'tests/fixtures', 'methods', 'web/engine']
      .flatMap((path) => (path.includes('.') ? [join(from, path)] : filesOf(join(from, path))))
      .map((path) => [join(source, relative(from, path)), path]),
  );
  for (const path of filesOf(source)) if (!wanted.has(path)) rmSync(path);
  for (const [path, original] of wanted) {
    const text = readFileSync(original);
    if (existsSync(path) && readFileSync(path).equals(text)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const compile = (onLine) => run(['cmake', '--build', objects, '--target', 'core_tests'], { onLine });

async function buildUnchanged(note) {
  copySources();
  const ways = ['-DGRUNDY_TESTS=ON', '-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS_RELEASE=-O1'];
  await must(['cmake', '-S', source, '-B', objects, '-G', 'Ninja', ...ways], { onLine: note });
  const { code, output } = await compile(note);
  if (code !== 0) throw new Stop(`${output}\nIt does not compile without a fault.`);
}

/** Runs the tests of these names, or all: whether they pass, and how long each took. */
async function runTests(names, limit) {
  rmSync(report, { force: true });
  const filter = names ? [`--gtest_filter=${names.join(':')}`] : [];
  const ended = await run([join(objects, 'core_tests'), '--gtest_fail_fast', `--gtest_output=json:${report}`, ...filter], { env, limit });
  const suites = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testsuites : [];
  const tests = suites.flatMap(({ name: suite, testsuite }) =>
    testsuite.map(({ name, time, failures }) => ({ name: `${suite}.${name}`, seconds: Number.parseFloat(time), failed: !!failures })),
  );
  const failed = tests.find((test) => test.failed)?.name;
  return { passed: ended.code === 0 && tests.length > 0, tests, failed, late: ended.late, end: ended.signal ?? `exit ${ended.code}` };
}

/** How many words of the file's name the test's name has. */
function nearness(path, test) {
  const name = test.toLowerCase().replaceAll('_', '');
  const words = path
    .split('/')
    .slice(1)
    .join('_')
    .replace(/\.\w+$/, '')
    .split('_');
  return words.filter((word) => word.length > 2 && name.includes(word)).length;
}

/** The tests in groups, in the order in which they run against a mutant of `path`. */
function groupsFor(path, tests) {
  const group = ({ name, seconds }) => (nearness(path, name) > 0 ? 0 : seconds <= quick ? 1 : 2);
  return [0, 1, 2]
    .map((number) => tests.filter((test) => group(test) === number).map(({ name }) => name))
    .filter((names) => names.length > 0);
}

async function fateOf(path, tests, limit) {
  for (const names of groupsFor(path, tests)) {
    const { passed, failed, late, end } = await runTests(names, limit);
    if (!passed) return { fate: 'killed', by: failed ?? (late ? 'it goes on for too long' : end) };
  }
  return { fate: 'survived', by: '' };
}

async function judge(mutant, tests, limit) {
  const path = join(source, mutant.path);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(text, mutant));
  try {
    const { code } = await compile();
    return code === 0 ? await fateOf(mutant.path, tests, limit) : { fate: 'invalid', by: '' };
  } finally {
    writeFileSync(path, text);
  }
}

const short = (text) => JSON.stringify(text.length > 50 ? `${text.slice(0, 50)}…` : text);

/** The sources that the tests consist of; the others have no chance. */
async function testedFiles() {
  const { output } = await run(['ninja', '-C', objects, '-t', 'deps']);
  const used = new Set(output.split('\n').map((line) => resolve(objects, line.trim())));
  return filesOf(join(source, 'cpp'))
    .filter((path) => used.has(path))
    .map((path) => ({ path: relative(source, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => path.startsWith(options.within));
}

await main(async () => {
  if (!(count > 0)) throw new Stop('--count: expected a number above 0');
  await stage('Building the tests without a fault', buildUnchanged);
  const begin = performance.now();
  const { passed, tests, failed } = await stage('Running them', () => runTests());
  if (!passed) throw new Stop(`The tests fail without a fault: ${failed}`);
  const limit = options.limit ? 1000 * Number(options.limit) : Math.max(20_000, 10 * (performance.now() - begin));
  const fates = { killed: 0, survived: 0, invalid: 0 };
  for (const mutant of drawn(await testedFiles(), options.seed)) {
    if (fates.killed + fates.survived === count) break;
    const started = performance.now();
    const { fate, by } = await judge(mutant, tests, limit);
    fates[fate] += 1;
    const { path, line, operator, found, put } = mutant;
    say(
      `${fate.padEnd(8)} ${seconds(performance.now() - started).padStart(7)}  ${path}:${line}  ${operator}: ${short(found)} -> ${short(put)}  ${by}`,
    );
  }
  const total = fates.killed + fates.survived;
  say(`${fates.invalid} did not compile; seed ${options.seed}`);
  say(`${fates.killed} of ${total} killed (${((100 * fates.killed) / total).toFixed(1)} %)`);
});
