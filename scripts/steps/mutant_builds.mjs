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

/** A copy of the C++ of the project in `from`, with a build of its tests. */
export function copyOf(from) {
  const place = at('build', 'mutants', createHash('sha256').update(from).digest('hex').slice(0, 8));
  const source = join(place, 'source');
  const objects = join(place, 'build');
  const program = join(objects, 'core_tests');
  let number = 0;

  /** Writes only files that differ, to avoid recompiling. `changed`: path -> text that replaces the project's. */
  function copy(changed = new Map()) {
    const wanted = new Map(
      [
        'CMakeLists.txt',
        'cpp',
        'tests/cpp',
        'tests/fuzz',
        'tests/listings',
        'tests/methods',
        'tests/bench',
        'tests/fixtures',
        'methods',
        'web/engine',
      ]
        .flatMap((path) => (path.includes('.') ? [join(from, path)] : filesOf(join(from, path))))
        .map((path) => [join(source, relative(from, path)), path]),
    );
    for (const path of filesOf(source)) if (!wanted.has(path)) rmSync(path);
    for (const [path, original] of wanted) put(path, changed.get(relative(source, path)) ?? readFileSync(original));
  }

  /** Continues after errors, to see all of them, or until there are `until`. */
  const compile = (onLine, { until = 0 } = {}) =>
    run(['cmake', '--build', objects, '--target', 'core_tests', '--', '-k', `${until}`], { onLine });

  /** Runs these tests, by default all. `reached`: the numbers of the faults reached; `by`: the test or event that noticed the fault. */
  async function test(names, { mutant, limit } = {}) {
    number += 1;
    const report = join(place, `report-${number}.json`);
    const reached = join(place, `reached-${number}`);
    const env = { GRUNDY_SCALE: 'small', GRUNDY_REACHED: reached, ...(mutant && { GRUNDY_MUTANT: `${mutant}` }) };
    const filter = names ? [`--gtest_filter=${names.join(':')}`] : [];
    const ended = await run([program, '--gtest_fail_fast', `--gtest_output=json:${report}`, ...filter], { env, limit });
    const suites = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testsuites : [];
    const tests = suites.flatMap(({ name: suite, testsuite }) =>
      testsuite
        .filter(({ status }) => status !== 'NOTRUN')
        .map(({ name, time, failures }) => ({ name: `${suite}.${name}`, seconds: Number.parseFloat(time), failed: !!failures })),
    );
    const seen = existsSync(reached) ? [...readFileSync(reached)].flatMap((byte, index) => (byte ? [index] : [])) : [];
    for (const path of [report, reached]) rmSync(path, { force: true });
    const failed = tests.find((one) => one.failed)?.name;
    const passed = ended.code === 0 && tests.length > 0;
    return {
      passed,
      tests,
      reached: seen,
      by: failed ?? (ended.late ? 'it goes on for too long' : (ended.signal ?? `exit ${ended.code}`)),
    };
  }

  return {
    header,
    objects,
    source,
    compile,
    copy,
    test,

    /** Configures and builds without a fault, unless done before. */
    async configure(note) {
      if (existsSync(program)) return;
      copy();
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
      await must(['cmake', '-S', source, '-B', objects, '-G', 'Ninja', ...ways], { onLine: note });
      const { code, output } = await compile(note);
      if (code !== 0) throw new Stop(`${output}\nIt does not compile without a fault.`);
    },

    /** The tests' names. */
    async names() {
      const { output } = await run([program, '--gtest_list_tests']);
      let suite = '';
      return output.split('\n').flatMap((line) => {
        if (/^\S+\.(\s|$)/.test(line)) suite = line.split(/\s/)[0];
        return /^ {2}\S/.test(line) && suite ? [suite + line.trim().split(/\s/)[0]] : [];
      });
    },

    /** The sources that the tests depend on: only faults in these can be found. */
    async tested(within) {
      const { output } = await run(['ninja', '-C', objects, '-t', 'deps']);
      const used = new Set(output.split('\n').map((line) => resolve(objects, line.trim())));
      const sources = filesOf(join(source, 'cpp')).filter((path) => used.has(path));
      if (sources.length === 0) throw new Stop('Ninja knows no source of the tests.');
      // Read from the project: the copy may have faults.
      return sources
        .map((path) => relative(source, path))
        .filter((path) => path.startsWith(within) && existsSync(join(from, path)))
        .map((path) => ({ path, text: readFileSync(join(from, path), 'utf8') }));
    },
  };
}
