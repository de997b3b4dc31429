// npm run bench: times, ratios, memory. Each game natively, in WebAssembly and by its textbook method; pictures of the largest tables; the
// growth of times; values; the page in a browser. --only GAME[,GAME]; --part games|paint|growth|lab|values|page[,...]; --quick: fewer and
// shorter measurements. Results also go to build/bench.json. --smoke measures one small instance of each part, once, to see that everything
// works, into build/bench-smoke.json.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGames } from './steps/bench-games.mjs';
import { measureGrowth } from './steps/bench-growth.mjs';
import { measureLab } from './steps/bench-lab.mjs';
import { measurePages } from './steps/bench-page.mjs';
import { measurePaint } from './steps/bench-paint.mjs';
import { bars, table } from './steps/bench-tables.mjs';
import { measureValues } from './steps/bench-values.mjs';
import { buildBench, buildFills, buildNative, buildWasm, emccVersion, nativeProgram } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { chromium } from './steps/needs.mjs';
import { buildSite } from './steps/pages.mjs';
import { at, root } from './steps/place.mjs';
import { main, print, Stop, seconds } from './steps/terminal.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    quick: { type: 'boolean' },
    smoke: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
});

const pace = options.smoke ? 'once' : options.quick ? 'brisk' : 'thorough';
const file = at('build', options.smoke ? 'bench-smoke.json' : 'bench.json');

const parts = {
  games: {
    title: 'Games: medians by turns. Memory is the most that a process, or a WebAssembly instance, of this work alone has taken.',
    measure: measureGames,
  },
  paint: { title: 'Pictures of 1920 x 1080 pixels, the table solved', measure: measurePaint },
  growth: { title: 'Growth, native: the exponent that fits best', measure: measureGrowth },
  lab: { title: 'Games written as texts, in WebAssembly: loops by hand, code made at run time, register code', measure: measureLab },
  values: { title: 'Values: natively, in WebAssembly, and from a new address of the page to its value', measure: measureValues },
  page: { title: 'The page in Chromium, 1440 x 900: from a new parameter to a picture, and panning', measure: measurePages },
};

function chosenParts() {
  const names = options.part?.split(',') ?? Object.keys(parts);
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new Stop(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
  if (names.includes('page') && !chromium()) {
    print('No Chromium here: the page is left out.');
    return names.filter((name) => name !== 'page');
  }
  return names;
}

function chosenGames() {
  const all = spawnSync(nativeProgram, ['list'])
    .stdout.toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  const unknown = options.only?.split(',').find((id) => !all.includes(id));
  if (unknown) throw new Stop(`There is no game ${unknown}: ${all.join(', ')}.`);
  return options.only?.split(',') ?? all;
}

async function measure(name, games) {
  const { title, measure: work } = parts[name];
  const rows = [];
  const show = table(name, title);
  const report = (row) => {
    rows.push(row);
    show(row);
  };
  await work(games, { pace, report });
  return rows;
}

function printBars(results) {
  const { count, unmet } = bars(Object.values(results).flat());
  if (count === 0 || options.smoke) return;
  print(`\n${count - unmet.length} of ${count} bars are met${unmet.length > 0 ? '; not these:' : '.'}`);
  for (const name of unmet) print(`  ${name}`);
}

await main(async () => {
  await ensure('measuring');
  const names = chosenParts();
  await buildNative();
  await buildBench();
  await buildWasm();
  if (names.includes('lab')) await buildFills();
  if (names.includes('page') || names.includes('values')) await buildSite();
  const games = chosenGames();
  const begin = performance.now();
  const results = {};
  const about = { processor: cpus()[0].model, node: process.versions.node, emcc: await emccVersion(), quick: options.quick ?? false };
  for (const name of names) {
    results[name] = await measure(name, games);
    // Written after each part, so that a later failure loses nothing.
    writeFileSync(file, `${JSON.stringify({ about, ...results }, null, 2)}\n`);
  }
  printBars(results);
  if (options.smoke) print('\nSmall instances, each measured once: these times mean nothing.');
  print(`Measured in ${seconds(performance.now() - begin)}. Written to ${relative(root, file)}.`);
});
