// What goes wrong inside of a page, in every engine: solvers that end, that trap, that get no memory; parts that are gone; storage that is
// forbidden; hidden tabs, clocks that jump; a hundred figures, hostile ones; the site without its host, and beside a newer one. The page says
// what happened, keeps what is there, and goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { turns } from '../../web/length.js';
import { type Pages, plain, servePages, tag } from '../embed/harness.js';
import { dist, type Fault } from '../server.js';
import { anotherVersion } from '../upload.js';
import { type Driver, launchers, type Opened } from './browsers.js';
import { answer, calm, painted, patient, press, said } from './pages.js';
import { trapping } from './trapping.js';

const folder = mkdtempSync(join(tmpdir(), 'survival-'));
let pages: Pages;
let newer: string;
beforeAll(async () => {
  pages = await servePages();
  // What is changed on its way is asked for again.
  pages.host.headers = { 'cache-control': 'no-store' };
  pages.host.fault = calm;
  newer = await anotherVersion(join(folder, 'newer'), '-new');
});
afterAll(async () => {
  await pages?.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  pages.host.fault = calm;
  pages.host.folder = dist;
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

const engines = Object.entries(launchers);

describe.each(engines.map(([name, launch], place) => [name, launch, place] as const))('%s', (_, launch, place) => {
  const turn = turns(place, engines.length);
  let driver: Driver;
  beforeAll(async () => {
    driver = await launch();
  });
  afterAll(() => driver?.close());
  const open = (hash: string) => driver.open(`${pages.site}${hash}`, { javaScript: true });
  const goesOn = async (page: Opened) => {
    await expect.poll(() => answer(page), patient).toContain('The first player wins in 7 moves');
    await expect.poll(() => painted(page), patient).toBe(1);
    expect(await page.evaluate(() => location.hash)).toBe('#/nim?heaps=3,4');
  };

  test.each(
    (
      [
        ['a worker that is killed while it draws', /worker[^/]*\.js$/, killed(), 'no answer for two minutes'],
        ['a solver that traps', /\.wasm$/, trapping, 'The solver'],
      ] as [string, RegExp, Fault, string][]
    ).filter(turn),
  )('%s: said, and once it is whole the page goes on', async (_name, file, fault, words) => {
    pages.host.fault = (path) => (file.test(path) ? fault : /\/assets\/[^/]*\.js$/.test(path) ? hasty : calm(path));
    const page = await open('#/nim');
    await expect.poll(() => said(page), patient).toContain(words);
    pages.host.fault = calm;
    await page.evaluate(() => {
      location.hash = '#/nim?heaps=3,4';
    });
    // Where not even the first call was answered.
    await press('Try again', page);
    await goesOn(page);
  });

  if (turn())
    test('a solver that gets no more memory: said, and what needs less is solved', async () => {
      pages.host.fault = (path) => (/worker[^/]*\.js$/.test(path) ? starved : calm(path));
      const page = await open('#/knights?n=4096');
      await expect.poll(() => said(page), patient).toContain('This needs more memory than there is');
      await page.evaluate(() => {
        location.hash = '#/nim?heaps=3,4';
      });
      await goesOn(page);
    });

  if (turn())
    test('a part that cannot be reached any more: said, the rest stays, and it comes once it can', async () => {
      const gone = (name: RegExp) => (path: string) => (name.test(path) ? 'missing' : calm(path));
      const lost = 'A part of this page could not be loaded.';
      const page = await open('#/nim?heaps=3,4');
      await goesOn(page);
      pages.host.fault = gone(/\/how-[^/]*\.js$/);
      await page.evaluate(() => {
        location.hash = '#/nim?heaps=3,4&view=how';
      });
      await expect.poll(() => said(page), patient).toContain(lost);
      expect(await painted(page)).toBe(1);
      pages.host.fault = calm;
      await press('Reload', page);
      const headings = (opened: Opened) =>
        opened.evaluate(() => document.querySelectorAll('grundy-how .how-heading').length).catch(() => 0);
      await expect.poll(() => headings(page), patient).toBeGreaterThan(1);
      expect(await said(page)).not.toContain(lost);

      pages.host.fault = gone(/\/board-[^/]*\.js$/);
      const lab = await open('lab/index.html');
      await expect.poll(() => painted(lab), patient).toBe(1);
      const board = () =>
        lab
          .evaluate(() => {
            document.querySelector('#play')?.scrollIntoView();
            return document.querySelectorAll('grundy-play svg').length;
          })
          .catch(() => 0);
      await board();
      await expect.poll(() => said(lab), patient).toContain(lost);
      pages.host.fault = calm;
      await press('Reload', lab);
      await expect.poll(board, patient).toBeGreaterThan(0);
    });

  if (turn())
    test('forbidden storage and a refused service worker take nothing away', async () => {
      pages.host.fault = (path) => (/\/assets\/(?!worker)[^/]*\.js$/.test(path) ? forbidding : calm(path));
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
      await press('Español', page);
      await expect.poll(() => answer(page), patient).toContain('gana');
      expect(page.errors).toEqual([]);
    });

  if (turn())
    test('a hidden tab that is given something else shows it when it is seen again', async () => {
      const page = await open('#/nim');
      await expect.poll(() => painted(page), patient).toBe(1);
      await page.evaluate(() => {
        // Nothing is drawn in hidden tabs: frames wait until they are seen.
        const waiting: FrameRequestCallback[] = [];
        const request = window.requestAnimationFrame.bind(window);
        let hidden = true;
        window.requestAnimationFrame = (frame) => (hidden ? waiting.push(frame) : request(frame));
        Object.defineProperty(document, 'hidden', { get: () => hidden });
        Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
        document.dispatchEvent(new Event('visibilitychange'));
        location.hash = '#/nim?heaps=3,4';
        setTimeout(() => {
          hidden = false;
          document.dispatchEvent(new Event('visibilitychange'));
          for (const frame of waiting.splice(0)) request(frame);
        }, 3000);
      });
      await goesOn(page);
      expect(page.errors).toEqual([]);
    });

  if (turn())
    test('clocks that jump a day on and back change nothing', async () => {
      const page = await open('#/nim');
      for (const jump of [
        () => {
          const [date, time] = [Date.now, performance.now.bind(performance)];
          Date.now = () => date() + 86_400_000;
          performance.now = () => time() + 86_400_000;
          location.hash = '#/nim?heaps=5,6';
        },
        () => {
          const date = Date.now;
          Date.now = () => date() - 2 * 86_400_000;
          location.hash = '#/nim?heaps=3,4';
        },
      ]) {
        await expect.poll(() => painted(page), patient).toBe(1);
        await page.evaluate(jump);
      }
      await goesOn(page);
      expect(page.errors).toEqual([]);
    });

  if (turn())
    test('a hundred figures come and go; one worker is left, and none at last', async () => {
      const page = await driver.open(pages.put(plain(pages.site, '<section></section>')), { javaScript: true });
      await expect.poll(() => page.evaluate(() => !!customElements.get('grundy-scope')), patient).toBe(true);
      await page.evaluate(() => {
        const living = new Set<Worker>();
        Object.assign(window, { living });
        window.Worker = class extends Worker {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            super(...given);
            living.add(this);
          }
          override terminate(): void {
            living.delete(this);
            super.terminate();
          }
        };
        const section = document.querySelector('section') as HTMLElement;
        const games = ['nim', 'kayles', 'dominoes', 'ungame', 'knights'];
        let left = 100;
        const next = () => {
          const game = games[left % games.length];
          section.innerHTML =
            left > 0 ? `<grundy-scope game="${game}" reveal="load" style="display:block;min-height:440px"></grundy-scope>` : '';
          // Some are seen, others not even begun.
          if (left-- > 0) setTimeout(next, left % 10 === 0 ? 400 : 20);
          else section.dataset.ended = '';
        };
        next();
      });
      await expect.poll(() => page.evaluate(() => document.querySelectorAll('section[data-ended]').length), patient).toBe(1);
      const living = () => page.evaluate(() => (window as unknown as { living: Set<Worker> }).living.size);
      await expect.poll(living, patient).toBe(0);
      await page.evaluate(() => {
        const section = document.querySelector('section') as HTMLElement;
        section.innerHTML = '<grundy-scope game="nim" heaps="3,4" reveal="load" style="display:block;min-height:440px"></grundy-scope>';
      });
      await expect
        .poll(() => page.evaluate(() => document.querySelector('grundy-scope')?.shadowRoot?.textContent ?? ''), patient)
        .toContain('wins');
      expect(await living()).toBe(1);
      expect(page.errors).toEqual([]);
    });

  if (turn())
    test('hostile attributes are refused in words; the figure beside them is drawn', async () => {
      const markup = '&quot;&gt;&lt;img src=x onerror=&quot;window.hurt=1&quot;&gt;';
      const hostile = [
        `game="${markup}"`,
        `game="nim" heaps="${markup}"`,
        `game="nim" heaps="${'9'.repeat(100_000)}"`,
        `game="nim" ${'y'.repeat(1000)}="1" heaps="1e999,-0,NaN"`,
        'game="__proto__"',
        'game="constructor" layer="toString" view="__proto__"',
        `game="nim" heaps="3,4" theme="${markup}" layer="${markup}" lang="${markup}" cell="${markup}" height="${markup}"`,
      ];
      const figures = [...hostile, 'game="nim" heaps="3,4"'].map((attributes) => tag(`${attributes} reveal="load"`));
      const page = await driver.open(pages.put(plain(pages.site, figures.join('\n'))), { javaScript: true });
      const texts = () =>
        page.evaluate(() => [...document.querySelectorAll('grundy-scope')].map((one) => one.shadowRoot?.textContent ?? ''));
      await expect.poll(async () => (await texts()).at(-1), patient).toMatch(/wins/);
      for (const place of hostile.keys())
        await expect.poll(async () => (await texts())[place], patient).toMatch(/expected|There is no|wins/);
      expect(
        await page.evaluate(
          () => [...document.querySelectorAll('grundy-scope')].filter((one) => one.shadowRoot?.querySelector('img[src=x]')).length,
        ),
      ).toBe(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    });

  if (turn())
    test('a site that is kept opens without its host, and a newer one waits until it is asked for', async () => {
      pages.host.fault = undefined;
      const keeper = await launch({ keeps: true });
      const visit = (hash: string) => keeper.open(`${pages.site}${hash}`, { javaScript: true });
      try {
        const first = await visit('#/nim?heaps=3,4');
        await expect.poll(() => first.evaluate(() => !!navigator.serviceWorker.controller), patient).toBe(true);
        await pages.host.stop();
        try {
          await goesOn(await visit('#/nim?heaps=3,4'));
        } finally {
          await pages.host.start();
        }

        pages.host.folder = newer;
        const beside = await visit('#/nim?heaps=3,4');
        await expect.poll(() => said(beside), patient).toContain('A new version is ready.');
        const script = () => beside.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '').catch(() => '');
        expect(await script()).not.toContain('-new');
        await goesOn(beside);
        await press('Reload', beside);
        await expect.poll(script, patient).toContain('-new');
        await goesOn(beside);
      } finally {
        await keeper.close();
      }
    });
});
