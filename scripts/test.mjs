// npm test: everything. The last line is "N passed, N failed", of all suites together.
// --full runs everything at its full length; --only NAME[,NAME] runs some suites; --times prints the seconds of each suite and file, which
// are in build/times.json, too; --verbose shows all that the suites print.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildSanitizedTests, buildTests, buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { buildPackage, buildSite } from './steps/pages.mjs';
import { at } from './steps/place.mjs';
import { runPlan, withNeeds } from './steps/plan.mjs';
import { readTimes, sum } from './steps/reports.mjs';
import { lint, nativeTests, sanitizedTests, types, vitest } from './steps/suites.mjs';
import { main, print, Stop, stage } from './steps/terminal.mjs';

const { values: options } = parseArgs({
  options: { full: { type: 'boolean' }, only: { type: 'string' }, times: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const full = options.full ?? false;
// Ends a suite that hangs.
const limit = full ? undefined : 60 * 60_000;
const length = full ? 'full' : 'normal';

const numbers = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const suite = (title, needs, work) => ({
  needs,
  async run() {
    const begin = performance.now();
    const result = await stage(title, (onLine) => work({ limit, onLine }));
    print(`    ${title}: ${numbers(result)}`);
    return { ...result, seconds: Math.round((performance.now() - begin) / 100) / 10 };
  },
});

const project = (name) => (how) => vitest(name, ['--project', name], { ...how, length });
const folder = (name) => (how) => vitest(name, ['--config', `tests/${name}/vitest.config.mjs`], { ...how, length });

const suites = {
  e2e: { ...suite('The pages, in browsers', ['site', 'programs'], project('e2e')), waits: true },
  commands: suite('The command, native and in Node', ['programs', 'lib'], folder('commands')),
  web: suite('The module and the page, in Node', ['wasm', 'programs'], project('web')),
  native: suite('Native tests', ['programs'], (how) => nativeTests({ ...how, scale: length })),
  package: suite('The package, installed', ['programs', 'lib'], folder('package')),
  // They run builds, which find everything unchanged; no other build may run in the same folders.
  docs: suite('The documented commands and the scripts', ['programs', 'site', 'lib', ...(full ? ['sanitizers'] : [])], folder('docs')),
  ...(full && {
    sanitized: suite('Native tests with sanitizers', ['sanitizers'], sanitizedTests),
    // They install tools from the package registry.
    sites: suite('The package in bundlers and site builders', ['lib'], folder('sites')),
  }),
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
  ...(full && { sanitizers: { run: buildSanitizedTests } }),
};

function chosenSuites() {
  const all = [...Object.keys(suites), ...Object.keys(byTheClock([]))];
  const names = options.only?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Stop(`There is no suite ${unknown}: ${all.join(', ')}.`);
  return names;
}

/** The longest first. */
const steps = (chosen) => {
  const { wasm, programs, site, ...others } = builds;
  const all = {
    wasm,
    programs,
    site,
    e2e: suites.e2e,
    ...others,
    ...suites,
    ...byTheClock(chosen.filter((name) => name in suites)),
  };
  return withNeeds(all, chosen);
};

/** Writes the seconds of each suite and of its files; prints them, too, if asked to. */
function writeTimes(chosen, results) {
  const times = Object.fromEntries(
    chosen.map((name) => [name, { seconds: results[name].seconds, files: readTimes(at('build', 'reports', `${name}.json`)) }]),
  );
  writeFileSync(at('build', 'times.json'), `${JSON.stringify(times, null, 1)}\n`);
  if (!options.times) return;
  for (const [name, { seconds, files }] of Object.entries(times)) {
    print(`${name}: ${seconds} s`);
    for (const [file, own] of files) print(`${String(own).padStart(8)} s  ${file}`);
  }
}

let total = { passed: 0, failed: 1, skipped: 0 };
await main(async () => {
  const chosen = chosenSuites();
  await ensure(full ? 'testing in full' : 'testing');
  const results = await runPlan(steps(chosen), availableParallelism());
  writeTimes(chosen, results);
  total = sum(chosen.map((name) => results[name]));
});
if (total.failed > 0) process.exitCode = 1;
if (total.skipped > 0) print(`${total.skipped} skipped`);
print(`${total.passed} passed, ${total.failed} failed`);
