// Faults inside of a page, in every engine: solvers that end, that trap, that get no memory; parts that are gone; storage that is
// forbidden; hidden tabs, clocks that jump; the site without its host, and beside a newer one. The page says what happened, keeps what is
// there, and goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { hide, hideable } from '../hidden.js';
import { dist, type Fault, type Host, serve, subPath } from '../server.js';
import { anotherVersion } from '../upload.js';
import type { Opened } from './browsers.js';
import { answer, calm, goTo, inEveryEngine, inked, painted, patient, press, visibleText } from './pages.js';
import { trapping } from './trapping.js';

const folder = mkdtempSync(join(tmpdir(), 'survival-'));
let host: Host;
let newer: string;
beforeAll(async () => {
  host = await serve();
  // Files changed on their way are requested again.
  host.headers = { 'cache-control': 'no-store' };
  host.fault = calm;
  newer = await anotherVersion(join(folder, 'newer'), '-new');
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  host.fault = calm;
  host.folder = dist;
});

/** These lines run before the file's own. */
const begunBy =
  (lines: string): Fault =>
  (content) =>
    `{${lines}}\n${content}`;

/** Two minutes are six seconds: the page counts ticks. */
const hasty = begunBy(
  'if (self.document && !self.hasty) { self.hasty = self.setInterval; self.setInterval = (tick, ms) => self.hasty(tick, ms === 5000 ? 250 : ms); }',
);
/** The first worker is killed while it draws. */
function killed(): Fault {
  const kill =
    'addEventListener("message", (event) => { if (event.data.kind === "draw") { event.stopImmediatePropagation(); close(); } });';
  let workers = 0;
  return (content) => (workers++ === 0 ? `{${kill}}\n${content}` : content);
}
const starved = begunBy('WebAssembly.Memory.prototype.grow = () => { throw new RangeError("no more"); };');
const forbidding = begunBy(`
  if (self.document && !self.forbidden) {
    self.forbidden = true;
    const refuse = () => { throw new DOMException("no", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(self, name, { get: refuse });
    if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new DOMException("no", "SecurityError"));
  }`);

inEveryEngine(({ open: openAt, launch, test }) => {
  const open = (hash: string) => openAt(`${host.origin}${subPath}${hash}`);
  const goesOn = async (page: Opened) => {
    await expect.poll(() => answer(page), patient).toContain('The first player wins in 7 moves');
    await expect.poll(() => painted(page), patient).toBe(1);
    expect(await page.evaluate(() => location.hash)).toBe('#/nim?heaps=3,4');
  };

  const faults: [string, RegExp, Fault, string][] = [
    ['a worker that is killed while it draws', /worker[^/]*\.js$/, killed(), 'no answer for two minutes'],
    ['a solver that traps', /\.wasm$/, trapping, 'The solver'],
  ];
  for (const [name, file, fault, words] of faults)
    test(`${name}: said, and once it is whole the page goes on`, async () => {
      host.fault = (path) => (file.test(path) ? fault : /\/assets\/[^/]*\.js$/.test(path) ? hasty : calm(path));
      const page = await open('#/nim');
      await expect.poll(() => visibleText(page), patient).toContain(words);
      host.fault = calm;
      await goTo(page, '#/nim?heaps=3,4');
      // Where not even the first call was answered.
      await press(page, 'Try again');
      await goesOn(page);
    });

  test('a solver that gets no more memory: said, and what needs less is solved', async () => {
    host.fault = (path) => (/worker[^/]*\.js$/.test(path) ? starved : calm(path));
    const page = await open('#/knights?n=4096');
    await expect.poll(() => visibleText(page), patient).toContain('This needs more memory than there is');
    await goTo(page, '#/nim?heaps=3,4');
    await goesOn(page);
  });

  test('a part that cannot be reached any more: said, the rest stays, and it comes once it can', async () => {
    const gone = (name: RegExp) => (path: string) => (name.test(path) ? 'missing' : calm(path));
    const lost = 'A part of this page could not be loaded.';
    const page = await open('#/nim?heaps=3,4');
    await goesOn(page);
    host.fault = gone(/\/how-[^/]*\.js$/);
    await goTo(page, '#/nim?heaps=3,4&view=how');
    await expect.poll(() => visibleText(page), patient).toContain(lost);
    expect(await painted(page)).toBe(1);
    host.fault = calm;
    await press(page, 'Reload');
    const headings = (opened: Opened) => opened.evaluate(() => document.querySelectorAll('grundy-how .how-heading').length).catch(() => 0);
    await expect.poll(() => headings(page), patient).toBeGreaterThan(1);
    expect(await visibleText(page)).not.toContain(lost);

    host.fault = gone(/\/board-[^/]*\.js$/);
    const lab = await open('lab/index.html');
    await expect.poll(() => painted(lab), patient).toBe(1);
    const board = () =>
      lab
        .evaluate(() => {
          if (!document.querySelector('#play')) document.querySelector<HTMLElement>('.sections a[href*="view=play"]')?.click();
          return document.querySelectorAll('grundy-play svg').length;
        })
        .catch(() => 0);
    await board();
    await expect.poll(() => visibleText(lab), patient).toContain(lost);
    host.fault = calm;
    await press(lab, 'Reload');
    await expect.poll(board, patient).toBeGreaterThan(0);
  });

  test('forbidden storage and a refused service worker take nothing away', async () => {
    host.fault = (path) => (/\/assets\/(?!worker)[^/]*\.js$/.test(path) ? forbidding : calm(path));
    const page = await open('#/nim?heaps=3,4');
    await goesOn(page);
    expect(
      await page.evaluate(() => {
        try {
          return typeof localStorage;
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('SecurityError');
    await press(page, 'Español');
    await expect.poll(() => answer(page), patient).toContain('gana');
    expect(page.errors).toEqual([]);
  });

  test('a hidden tab that is given something else shows it when it is seen again', async () => {
    const page = await open('#/nim');
    await expect.poll(() => painted(page), patient).toBe(1);
    await page.evaluate(hideable);
    await page.evaluate(hide, true);
    await goTo(page, '#/knights?n=9');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await goTo(page, '#/nim?heaps=3,4');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.evaluate(hide, false);
    await goesOn(page);
    await expect.poll(() => inked(page), patient).toBeGreaterThan(1000);
    expect(page.errors).toEqual([]);
  });

  test('clocks that jump a day on and back change nothing', async () => {
    const page = await open('#/nim');
    await expect.poll(() => painted(page), patient).toBe(1);
    await page.evaluate(() => {
      const [date, time] = [Date.now, performance.now.bind(performance)];
      let day = 0;
      Date.now = () => date() + 86_400_000 * day;
      // This clock never goes back.
      performance.now = () => time() + 86_400_000 * Math.max(0, day);
      Object.assign(window, {
        jumpTo(to: number) {
          day = to;
        },
      });
    });
    const jump = (day: number) => page.evaluate((to) => (window as unknown as { jumpTo(to: number): void }).jumpTo(to), day);
    await jump(1);
    await goTo(page, '#/nim?heaps=5,6');
    await expect.poll(() => answer(page), patient).toContain('The first player wins in 11 moves');
    await jump(-1);
    await goTo(page, '#/nim?heaps=3,4');
    await goesOn(page);
    expect(page.errors).toEqual([]);
  });

  test('a site that is kept opens without its host, and a newer one waits until it is asked for', async () => {
    host.fault = undefined;
    const keeper = await launch({ keeps: true });
    const visit = (hash: string) => keeper.open(`${host.origin}${subPath}${hash}`, { javaScript: true });
    try {
      const first = await visit('#/nim?heaps=3,4');
      await expect.poll(() => first.evaluate(() => !!navigator.serviceWorker.controller), patient).toBe(true);
      await host.stop();
      try {
        await goesOn(await visit('#/nim?heaps=3,4'));
      } finally {
        await host.start();
      }

      host.folder = newer;
      const beside = await visit('#/nim?heaps=3,4');
      await expect.poll(() => visibleText(beside), patient).toContain('A new version is ready.');
      const script = () => beside.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '').catch(() => '');
      expect(await script()).not.toContain('-new');
      await goesOn(beside);
      await press(beside, 'Reload');
      await expect.poll(script, patient).toContain('-new');
      await goesOn(beside);
    } finally {
      await keeper.close();
    }
  });
});
