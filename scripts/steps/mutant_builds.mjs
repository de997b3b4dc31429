// Copies, builds and runs the core with small faults, and its tests.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { must, run } from './child.mjs';
import { at } from './place.mjs';
import { Stop } from './terminal.mjs';

const header = at('scripts', 'steps', 'mutant_switch.hpp');

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile());
}

function put(path, text) {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(text))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Files and folders of the project that the copy has. */
const copied = [
  'CMakeLists.txt',
  'package.json',
  'cpp',
  'tests/cpp',
  'tests/fuzz',
  'tests/listings',
  'tests/methods',
  'tests/bench',
  'tests/fixtures',
  'methods',
  'web/engine',
];

const ways = [
  '-DGRUNDY_TESTS=ON',
  // Faults change one file at a time.
  '-DGRUNDY_UNITS=OFF',
  // More optimisation costs more compile time than it saves.
  '-DCMAKE_BUILD_TYPE=Debug',
  '-DCMAKE_CXX_FLAGS_DEBUG=-O1',
  // With checked containers, as in the sanitized tests.
  '-DCMAKE_CXX_FLAGS=-w -Wno-narrowing -D_GLIBCXX_ASSERTIONS',
];

/** The tests that a report of GoogleTest lists as run: their names, times and whether they failed. */
function testsOf(report) {
  const suites = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testsuites : [];
  return suites.flatMap(({ name: suite, testsuite }) =>
    testsuite
      .filter(({ status }) => status !== 'NOTRUN')
      .map(({ name, time, failures }) => ({ name: `${suite}.${name}`, seconds: Number.parseFloat(time), failed: !!failures })),
  );
}

/** A copy of the C++ of the project in `from`, with a build of its tests. */
class Copy {
  #from;
  #place;
  #program;
  #number = 0;

  constructor(from) {
    this.#from = from;
    this.#place = at('build', 'mutants', createHash('sha256').update(from).digest('hex').slice(0, 8));
    this.header = header;
    this.source = join(this.#place, 'source');
    this.objects = join(this.#place, 'build');
    this.#program = join(this.objects, 'core_tests');
  }

  /** Writes only files that differ, to avoid recompiling. `changed`: path -> text that replaces the project's. */
  copy(changed = new Map()) {
    const paths = copied.flatMap((path) => (path.includes('.') ? [join(this.#from, path)] : filesOf(join(this.#from, path))));
    const wanted = new Map(paths.map((path) => [join(this.source, relative(this.#from, path)), path]));
    for (const path of filesOf(this.source)) if (!wanted.has(path)) rmSync(path);
    for (const [path, original] of wanted) put(path, changed.get(relative(this.source, path)) ?? readFileSync(original));
  }

  /** Continues after errors, to see all of them, or until there are `until`. */
  compile(onLine, { until = 0 } = {}) {
    return run(['cmake', '--build', this.objects, '--target', 'core_tests', '--', '-k', `${until}`], { onLine });
  }

  /** Configures and builds without a fault, unless done before. */
  async configure(note) {
    if (existsSync(this.#program)) return;
    this.copy();
    await must(['cmake', '-S', this.source, '-B', this.objects, '-G', 'Ninja', ...ways], { onLine: note });
    const { code, output } = await this.compile(note);
    if (code !== 0) throw new Stop(`${output}\nIt does not compile without a fault.`);
  }

  /** Runs these tests, by default all. `reached`: the numbers of the faults reached; `by`: the test or event that noticed the fault. */
  async test(names, { mutant, limit } = {}) {
    this.#number += 1;
    const report = join(this.#place, `report-${this.#number}.json`);
    const reached = join(this.#place, `reached-${this.#number}`);
    const env = { GRUNDY_SCALE: 'small', GRUNDY_REACHED: reached, ...(mutant && { GRUNDY_MUTANT: `${mutant}` }) };
    const filter = names ? [`--gtest_filter=${names.join(':')}`] : [];
    const ended = await run([this.#program, '--gtest_fail_fast', `--gtest_output=json:${report}`, ...filter], { env, limit });
    const tests = testsOf(report);
    const seen = existsSync(reached) ? [...readFileSync(reached)].flatMap((byte, index) => (byte ? [index] : [])) : [];
    for (const path of [report, reached]) rmSync(path, { force: true });
    const failed = tests.find((one) => one.failed)?.name;
    return {
      passed: ended.code === 0 && tests.length > 0,
      tests,
      reached: seen,
      by: failed ?? (ended.late ? 'it goes on for too long' : (ended.signal ?? `exit ${ended.code}`)),
    };
  }

  /** The tests' names. */
  async names() {
    const { output } = await run([this.#program, '--gtest_list_tests']);
    let suite = '';
    return output.split('\n').flatMap((line) => {
      if (/^\S+\.(\s|$)/.test(line)) suite = line.split(/\s/)[0];
      return /^ {2}\S/.test(line) && suite ? [suite + line.trim().split(/\s/)[0]] : [];
    });
  }

  /** The sources that the tests depend on: only faults in these can be found. */
  async tested(within) {
    const { output } = await run(['ninja', '-C', this.objects, '-t', 'deps']);
    const used = new Set(output.split('\n').map((line) => resolve(this.objects, line.trim())));
    const sources = filesOf(join(this.source, 'cpp')).filter((path) => used.has(path));
    if (sources.length === 0) throw new Stop('Ninja knows no source of the tests.');
    // Read from the project: the copy may have faults.
    return sources
      .map((path) => relative(this.source, path))
      .filter((path) => path.startsWith(within) && existsSync(join(this.#from, path)))
      .map((path) => ({ path, text: readFileSync(join(this.#from, path), 'utf8') }));
  }
}

export const copyOf = (from) => new Copy(from);
