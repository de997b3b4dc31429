// Values of expressions and of positions: natively, in WebAssembly in Node, and on the page in Chromium.
import { spawnSync } from 'node:child_process';
import { median } from './bench-measure.mjs';
import { load, timed, withBrowser } from './bench-modules.mjs';
import { nativeProgram } from './compile.mjs';
import { chromium as browserPath } from './needs.mjs';
import { Stop } from './terminal.mjs';

const domineering = (rows, columns) => `b[${rows},${columns}]: 0..1 = 0
Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1`;

/** `bar`: what WebAssembly, or the page, may take, in ms. */
const works = [
  {
    work: '±1 + ... + ±24',
    expression: Array.from({ length: 24 }, (_, i) => `+-${i + 1}`).join(' + '),
    bar: { on: 'page', most: 1000 },
  },
  { work: 'Domineering 4 x 4', text: domineering(4, 4), bar: { on: 'page', most: 150 } },
  { work: 'Domineering 5 x 5', text: domineering(5, 5), bar: { on: 'page', most: 500 } },
  { work: '100 positions', text: 'n: 0..99 = 99\nLeft k in {1, 2}: n -= k\nRight k in {2, 5}: n -= k', bar: { on: 'wasm', most: 5 } },
];

const roundsAt = { thorough: 5, brisk: 3, once: 1 };
const utf8 = (text) => new TextEncoder().encode(text);

const command = ({ expression, text }) => (expression ? ['value', expression] : ['value', 'rules', '-p', `text=${text}`]);

/** The time of the process, less that of one with nothing to do. */
function natively(work) {
  const time = (words) =>
    timed(() => {
      const { status, stderr } = spawnSync(nativeProgram, words);
      if (status !== 0) throw new Stop(stderr.toString());
    });
  return Math.max(0, time(command(work)) - time(['value', '0']));
}

/** The time of all slices, and of the longest. */
function inWasm({ values, lab }, { expression, text }) {
  lab.compiled(true); // clears the cache
  const module = expression ? values : lab;
  let slice = 0;
  const all = timed(() => {
    const opened = expression ? values.value(utf8(expression)) : lab.value(utf8(`text\0${text}\0`), undefined);
    if (!opened.ok) throw new Stop(JSON.stringify(opened.error));
    for (let progress = 0; progress < 1; ) {
      const took = timed(() => {
        progress = module.advance(opened.handle, 10).progress;
      });
      slice = Math.max(slice, took);
    }
    module.close(opened.handle);
  });
  return { all, slice };
}

/** In the page: goes to an address, and waits for another value. */
async function show([hash, selector]) {
  const value = () => document.querySelector(`${selector} .value-headline`)?.textContent;
  const before = value();
  const begin = performance.now();
  location.hash = hash;
  while (value() === before || value() === undefined) await new Promise(requestAnimationFrame);
  return performance.now() - begin;
}

const waiting = { expression: ['value/index.html', '#value=17', ''], text: ['lab/index.html', '', 'lab-value'] };
const hashOf = ({ expression, text }) =>
  expression ? `#value=${encodeURIComponent(expression)}` : `#/rules?${new URLSearchParams({ text })}&view=explain`;
const small = { text: 'n: 0..1 = 1\nLeft: n -= 1\nRight: n -= 2' };

async function onPage(browser, address, work, rounds) {
  const [file, first, selector] = waiting[work.expression ? 'expression' : 'text'];
  const times = [];
  for (let round = 0; round < rounds; ++round) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${address}${file}${first || hashOf(small)}`);
    await page.locator(`${selector} .value-headline`).waitFor();
    times.push(await page.evaluate(show, [hashOf(work), selector]));
    await page.close();
  }
  return median(times);
}

function rowOf(work, runs, page) {
  const milliseconds = { native: median(runs.map(({ native }) => native)), wasm: median(runs.map(({ wasm }) => wasm.all)), page };
  const { on, most } = work.bar;
  const value = milliseconds[on];
  const text = `<= ${most} ms in ${on === 'page' ? 'the page' : 'WebAssembly'}`;
  return {
    game: work.work,
    milliseconds,
    slice: median(runs.map(({ wasm }) => wasm.slice)),
    bar: value === undefined ? undefined : { text, value, met: value <= most },
  };
}

/** Calls `report(row)` for each work as soon as it is measured. Needs dist/ for the page, which is left out without a browser. */
export async function measureValues(_games, { pace, report }) {
  const modules = { values: await load('values'), lab: await load('lab') };
  const rounds = roundsAt[pace];
  const measure = async (browser, address) => {
    for (const work of pace === 'once' ? works.slice(-1) : works) {
      const runs = Array.from({ length: rounds }, () => ({ native: natively(work), wasm: inWasm(modules, work) }));
      report(rowOf(work, runs, browser && (await onPage(browser, address, work, rounds))));
    }
  };
  await (browserPath() ? withBrowser(measure) : measure());
}
