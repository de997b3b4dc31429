// npm run analyze: what clang-tidy and cppcheck say of the core.
//
//   --only PATH  of files whose path begins so, such as cpp/lab (cpp/)
//   --jobs N     so many files at once (the number of cores)
//
// What clang-tidy looks for stands in .clang-tidy, what cppcheck looks for below. Anything that they say fails the command.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './steps/child.mjs';
import { ensure } from './steps/ensure.mjs';
import { root } from './steps/place.mjs';
import { main, print } from './steps/terminal.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'cpp/' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    verbose: { type: 'boolean' },
  },
});

/** What it says that is not so. */
const mistaken = [
  // It takes std::uint64_t{...} and a number of 128 bits for ones of 32 and 64.
  'shiftTooManyBits:cpp/check/sample.hpp',
  'shiftTooManyBits:cpp/kit/parameters.cpp',
  // A text and a text are put together, not a text and a truth.
  'incorrectStringBooleanError:cpp/base/number.hpp',
  // C++20 says what it is.
  'shiftNegativeLHS:cpp/lab/wasm/wasm_body.hpp',
  // An enumeration of a byte, and an interface that others take from.
  'passedByValue:cpp/tables/table.hpp',
  'passedByValue:cpp/doors/wasm/open_games.cpp',
  'passedByValue:cpp/doors/wasm/open_lab.cpp',
  // `covering += whole_[i]`.
  'constStatement:cpp/games/ungame/pawn_paint.cpp',
  // It was filled just before.
  'containerOutOfBounds:cpp/games/ungame/ungame.cpp',
  // Its own limits.
  'syntaxError:cpp/families/nim_sum_solution.hpp',
  'cppcheckError',
];

async function cppcheck() {
  if (sources().length === 0) return { code: 0, output: '' };
  const set = [
    '--enable=warning,performance,portability',
    '--std=c++20',
    '--max-configs=1',
    '--suppress=missingIncludeSystem',
    '--suppress=toomanyconfigs',
  ];
  const suppressed = mistaken.map((one) => `--suppress=${one}`);
  return run(['cppcheck', '--quiet', '--error-exitcode=1', '-Icpp', ...set, ...suppressed, `-j${options.jobs}`, options.only]);
}

const sources = () =>
  readdirSync(join(root, 'cpp'), { recursive: true, encoding: 'utf8' })
    .map((path) => `cpp/${path}`)
    // Emscripten's headers are needed for those, and what the build makes for these.
    .filter((path) => path.endsWith('.cpp') && !path.startsWith('cpp/doors/wasm/') && !path.startsWith('cpp/tracer/'))
    .filter((path) => path.startsWith(options.only))
    .sort();

await main(async () => {
  await ensure('analyzing');
  process.chdir(root);
  const report = (name, { code, output }) => {
    if (code === 0) return;
    print(`${name}\n${output.trim()}`);
    process.exitCode = 1;
  };
  report('cppcheck', await cppcheck());
  const queue = sources();
  const worker = async () => {
    for (let path = queue.shift(); path; path = queue.shift())
      report(path, await run(['clang-tidy', '--quiet', path, '--', '-std=c++20', '-Icpp']));
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, worker));
});
