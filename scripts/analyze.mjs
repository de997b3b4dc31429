// npm run analyze: runs clang-tidy and cppcheck on the core.
//
//   --only PATH  files whose path begins with PATH, such as cpp/lab (cpp/)
//   --jobs N     number of files at once (the number of cores)
//
// The checks of clang-tidy are in .clang-tidy, those of cppcheck below. Any finding fails the command.
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

/** False positives of cppcheck. */
const mistaken = [
  // It takes std::uint64_t{...} for 32 bits, and a number of 128 bits for 64.
  'shiftTooManyBits:cpp/check/sample.hpp',
  'shiftTooManyBits:cpp/kit/parameters.cpp',
  // Two strings are joined, not a string and a Boolean.
  'incorrectStringBooleanError:cpp/base/number.hpp',
  // Defined since C++20.
  'shiftNegativeLHS:cpp/lab/wasm/wasm_body.hpp',
  // An enumeration of one byte, and an interface with overriders.
  'passedByValue:cpp/tables/table.hpp',
  'passedByValue:cpp/doors/wasm/open_games.cpp',
  'passedByValue:cpp/doors/wasm/open_lab.cpp',
  // Limits of cppcheck itself.
  'syntaxError:cpp/families/nim_sum_solution.hpp',
  'cppcheckError',
];

async function cppcheck() {
  if (sources().length === 0) return { code: 0, output: '' };
  const set = [
    '--enable=warning,performance,portability',
    '--std=c++20',
    '--max-configs=1',
    '--inline-suppr', // games silence it in their own files
    '--suppress=missingIncludeSystem',
    '--suppress=toomanyconfigs',
  ];
  const suppressed = mistaken.map((one) => `--suppress=${one}`);
  return run(['cppcheck', '--quiet', '--error-exitcode=1', '-Icpp', ...set, ...suppressed, `-j${options.jobs}`, options.only]);
}

const sources = () =>
  readdirSync(join(root, 'cpp'), { recursive: true, encoding: 'utf8' })
    .map((path) => `cpp/${path}`)
    // cpp/doors/wasm needs Emscripten's headers, cpp/tracer needs generated files.
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
