// npm run coverage: the lines of the core that the native tests reach (g++ and gcov).
//
//   --lines          also lists the lines not reached
//   --tests PATTERN  only some tests, as for --gtest_filter; no share is required then
//
// The folders that compute need a coverage of 95 %; less fails the command. The others are tested in WebAssembly, by the command and in
// browsers, which is not counted here.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { must } from './steps/child.mjs';
import { buildCovered } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { at, root } from './steps/place.mjs';
import { main, print, Stop, stage } from './steps/terminal.mjs';

const { values: options } = parseArgs({ options: { lines: { type: 'boolean' }, tests: { type: 'string' }, verbose: { type: 'boolean' } } });

const least = 95;
const watched = ['base', 'games', 'rules', 'solve', 'theory'];
const folder = at('build', 'coverage');

const filesEnding = (end) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => join(folder, path));

/** Runs of each line of the core: path -> line -> count, over all objects that contain it. */
function counted() {
  const files = new Map();
  for (const path of filesEnding('.gcda')) {
    const { stdout, status, stderr } = spawnSync('gcov', ['--json-format', '--stdout', path], { cwd: folder, maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Stop(`gcov: ${stderr}`);
    for (const text of stdout.toString().split('\n').filter(Boolean)) {
      for (const { file, lines } of JSON.parse(text).files) {
        const name = relative(root, resolve(root, file));
        if (!name.startsWith('cpp/')) continue;
        const counts = files.get(name) ?? new Map();
        for (const { line_number: line, count } of lines) counts.set(line, (counts.get(line) ?? 0) + count);
        files.set(name, counts);
      }
    }
  }
  return files;
}

await main(async () => {
  await ensure('testing');
  await buildCovered();
  await stage('Running the tests', async () => {
    for (const path of filesEnding('.gcda')) rmSync(path);
    await must([join(folder, 'core_tests'), '--gtest_brief=1', `--gtest_filter=${options.tests ?? '*'}`], {
      env: { GRUNDY_SCALE: 'small' },
    });
  });
  const rooms = new Map();
  for (const [name, counts] of [...counted()].sort()) {
    const room = name.split('/')[1];
    const { all, come } = rooms.get(room) ?? { all: 0, come: 0 };
    const missed = [...counts].filter(([, count]) => count === 0).map(([line]) => line);
    rooms.set(room, { all: all + counts.size, come: come + counts.size - missed.length });
    if (options.lines && missed.length > 0) print(`${name}: ${missed.sort((one, other) => one - other).join(' ')}`);
  }
  for (const [room, { all, come }] of rooms) {
    const percent = (100 * come) / all;
    print(`${room.padEnd(10)} ${percent.toFixed(1).padStart(5)} % of ${all} lines`);
    if (!options.tests && watched.includes(room) && percent < least) process.exitCode = 1;
  }
});
