// npm test: everything. The last line is "N passed, N failed", of all suites together.
// --full runs everything at its full length; --only NAME[,NAME] runs some suites; --verbose shows all that they print.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildSanitizedCore, buildSanitizedTests, buildTests, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { buildPackage, buildSite } from './steps/pages.mjs';
import { runPlan, withNeeds } from './steps/plan.mjs';
import { sum } from './steps/reports.mjs';
import { lint, nativeTests, sanitizedTests, types, vitest } from './steps/suites.mjs';
import { main, print, Stop, stage } from './steps/terminal.mjs';
import { nextTurn } from './steps/turn.mjs';

const { values: options } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' }, verbose: { type: 'boolean' } },
});
const full = options.full ?? false;
// Ends a suite that hangs. On a slow machine, beside the others, the longest took more than 24 minutes.
const limit = full ? undefined : 60 * 60_000;
const length = full ? 'full' : 'normal';
const turn = full ? 0 : nextTurn();

const numbers = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const suite = (title, needs, work) => ({
  needs,
  async run() {
    const result = await stage(title, (onLine) => work({ limit, onLine }));
    print(`    ${title}: ${numbers(result)}`);
    return result;
  },
});

const project = (name) => (how) => vitest(name, ['--project', name], { ...how, length, turn });
const folder = (name) => (how) => vitest(name, ['--config', `tests/${name}/vitest.config.mjs`], { ...how, length, turn });

const suites = {
  e2e: { ...suite('The pages, in browsers', ['site'], project('e2e')), waits: true },
  commands: suite('The command, native and in Node', ['programs', 'lib'], folder('commands')),
  web: suite('The module and the page, in Node', ['wasm', 'programs'], project('web')),
  sanitized: suite('Native tests with sanitizers', ['sanitizers'], (how) => sanitizedTests({ ...how, turn, everything: full })),
  native: suite('Native tests', ['programs'], (how) => nativeTests({ ...how, scale: length })),
  package: suite('The package, installed', ['programs', 'lib'], folder('package')),
  // They run builds, which find everything unchanged; no other build may run in the same folders.
  docs: suite('The documented commands and the scripts', ['programs', 'site', 'lib', 'sanitizers'], folder('docs')),
  // They install tools from the package registry.
  ...(full && { sites: suite('The package in bundlers and site builders', ['lib'], folder('sites')) }),
  types: suite('Types', ['wasm'], types),
  lint: suite('Formatting and lint rules', [], lint),
};

/** Tests that measure time run alone, after all `others`. */
const byTheClock = (others) => ({ timed: suite('The pages, by the clock', ['site', ...others], project('timed')) });

const builds = {
  wasm: { run: buildWasm },
  programs: { run: buildTests },
  site: { needs: ['wasm'], run: buildSite },
  lib: { needs: ['wasm'], run: buildPackage },
  // Writes to the same folder as the programs.
  sanitizers: { needs: ['programs'], run: full ? buildSanitizedTests : buildSanitizedCore },
};

function chosenSuites() {
  const all = [...Object.keys(suites), ...Object.keys(byTheClock([]))];
  const names = options.only?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Stop(`There is no suite ${unknown}: ${all.join(', ')}.`);
  return names;
}

/** The longest first: what needs the core with sanitizers would otherwise end last. */
const steps = (chosen) => {
  const { wasm, programs, site, sanitizers, ...others } = builds;
  const all = {
    wasm,
    programs,
    site,
    e2e: suites.e2e,
    sanitizers,
    ...others,
    ...suites,
    ...byTheClock(chosen.filter((name) => name in suites)),
  };
  return withNeeds(all, chosen);
};

let total = { passed: 0, failed: 1, skipped: 0 };
await main(async () => {
  const chosen = chosenSuites();
  await ensure(full ? 'testing in full' : 'testing');
  if (!full)
    print(
      `Turn ${turn} of ten: some tests are done for a part of the games, widths and engines, half of them with sanitizers (GRUNDY_TURN=${turn} repeats it).`,
    );
  const results = await runPlan(steps(chosen), availableParallelism());
  total = sum(chosen.map((name) => results[name]));
});
if (total.failed > 0) process.exitCode = 1;
if (total.skipped > 0) print(`${total.skipped} skipped`);
print(`${total.passed} passed, ${total.failed} failed`);
