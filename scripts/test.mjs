// npm test: everything. The last line is "N passed, N failed", of all suites together.
// --full runs the native tests at their full sizes; --only NAME[,NAME] runs some suites; --verbose shows all that they print.
import { parseArgs } from 'node:util';
import { buildNative, buildSanitizedTests, buildTests, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { buildPackage, buildSite } from './steps/pages.mjs';
import { sum } from './steps/reports.mjs';
import { main, Stop, say, stage } from './steps/say.mjs';
import { lint, native, sanitized, types, vitest } from './steps/suites.mjs';

const { values: options } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' }, verbose: { type: 'boolean' } },
});
const limit = options.full ? undefined : 15 * 60_000;

const suites = {
  lint: { title: 'Formatting and lint rules', run: lint },
  types: { title: 'Types', run: types },
  native: {
    title: 'Native tests',
    run: (onLine) => native('tests', { env: { GRUNDY_SCALE: options.full ? 'full' : 'normal' }, limit, onLine }),
  },
  sanitized: { title: 'Native tests with sanitizers', run: (onLine) => sanitized({ limit, onLine }) },
  web: { title: 'The module and the page, in Node', run: (onLine) => vitest('web', ['--project', 'web'], { limit, onLine }) },
  e2e: { title: 'The pages, in Chromium and Firefox', run: (onLine) => vitest('e2e', ['--project', 'e2e'], { limit, onLine }) },
  timed: { title: 'The pages, by the clock', run: (onLine) => vitest('timed', ['--project', 'timed'], { limit, onLine }) },
  commands: {
    title: 'The command, native and in Node',
    run: (onLine) => vitest('commands', ['--config', 'tests/commands/vitest.config.mjs'], { limit, onLine }),
  },
  package: {
    title: 'The package, installed',
    run: (onLine) => vitest('package', ['--config', 'tests/package/vitest.config.mjs'], { limit, onLine }),
  },
};

function chosenSuites() {
  const names = options.only?.split(',') ?? Object.keys(suites);
  const unknown = names.find((name) => !(name in suites));
  if (unknown) throw new Stop(`There is no suite ${unknown}: ${Object.keys(suites).join(', ')}.`);
  return names.map((name) => suites[name]);
}

async function buildAll() {
  await buildNative();
  await buildWasm();
  await buildSite();
  await buildPackage();
  await buildTests();
  await buildSanitizedTests();
}

const numbers = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

async function runAll(chosen) {
  const results = [];
  for (const suite of chosen) {
    const result = await stage(suite.title, suite.run);
    say(`    ${numbers(result)}`);
    results.push(result);
  }
  return sum(results);
}

let total = { passed: 0, failed: 1, skipped: 0 };
await main(async () => {
  const chosen = chosenSuites();
  await ensure('testing');
  await buildAll();
  total = await runAll(chosen);
});
if (total.failed > 0) process.exitCode = 1;
if (total.skipped > 0) say(`${total.skipped} skipped`);
say(`${total.passed} passed, ${total.failed} failed`);
