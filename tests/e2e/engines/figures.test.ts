// Figures on pages of others, in every engine: a hundred that come and go, and attributes that mean harm.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Pages, plain, servePages, tag } from '../embed/harness.js';
import type { Opened } from './browsers.js';
import { inEveryEngine, patient } from './pages.js';

let pages: Pages;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages?.close());

const figure = (attributes: string) => tag(`${attributes} reveal="load"`);
const reasons = ({ evaluate }: Opened) =>
  evaluate(() => [...document.querySelectorAll('grundy-scope')].map((one) => one.shadowRoot?.querySelector('.reason')?.textContent ?? ''));
/** Of all figures: whether its table is drawn. */
const drawn = ({ evaluate }: Opened) =>
  evaluate(() => [...document.querySelectorAll('grundy-scope')].map((one) => !!one.shadowRoot?.querySelector('grundy-table[painted]')));

interface Workers {
  workers: { living: Set<Worker>; most: number };
}

/** Pages count their workers from here on. */
const countWorkers = ({ evaluate }: Opened) =>
  evaluate(() => {
    const workers = { living: new Set<Worker>(), most: 0 };
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.living.add(this);
        workers.most = Math.max(workers.most, workers.living.size);
      }
      override terminate(): void {
        workers.living.delete(this);
        super.terminate();
      }
    };
  });
const living = ({ evaluate }: Opened) => evaluate(() => (window as unknown as Workers).workers.living.size);

inEveryEngine(({ open, test }) => {
  test('a hundred come and go: one worker at most, and none when the last has gone', async () => {
    const page = await open(pages.put(plain(pages.site, '<section></section>')));
    await expect.poll(() => page.evaluate(() => !!customElements.get('grundy-scope')), patient).toBe(true);
    await countWorkers(page);
    const put = (markup: string) =>
      page.evaluate((html) => {
        (document.querySelector('section') as HTMLElement).innerHTML = html;
      }, markup);
    const games = ['nim', 'kayles', 'dominoes', 'ungame', 'knights'];
    for (let i = 0; i < 100; ++i) {
      await put(figure(`game="${games[i % games.length]}"`));
      // Some are seen, others not even begun.
      if (i % 20 === 0) await expect.poll(() => drawn(page), patient).toEqual([true]);
    }
    await put('');
    await expect.poll(() => living(page), patient).toBe(0);
    expect(await page.evaluate(() => (window as unknown as Workers).workers.most)).toBe(1);
    await put(figure('game="nim" heaps="3,4"'));
    await expect.poll(() => drawn(page), patient).toEqual([true]);
    expect(await living(page)).toBe(1);
    expect(page.errors).toEqual([]);
  });

  test('hostile attributes are refused in words; the figure beside them is drawn', async () => {
    const markup = '&quot;&gt;&lt;img src=x onerror=&quot;window.hurt=1&quot;&gt;';
    const hostile: [attributes: string, reason: RegExp][] = [
      [`game="${markup}"`, /There is no game “"><img/],
      ['game="__proto__"', /There is no game “__proto__”/],
      ['game="constructor" layer="toString" view="__proto__"', /There is no game “constructor”/],
      [`game="nim" heaps="${markup}"`, /heaps: expected numbers .*, got/],
      [`game="nim" heaps="${'9'.repeat(100_000)}"`, /heaps: expected numbers .*, got/],
      ['game="nim" heaps="1e999,-0,NaN"', /heaps: expected numbers .*, got/],
    ];
    const figures = hostile.map(([attributes]) => figure(attributes));
    // Attributes that only change its looks fall back to the default; those that no figure takes are ignored.
    const harmless = [
      `game="nim" heaps="3,4" theme="${markup}" lang="${markup}" height="${markup}"`,
      `game="nim" ${'y'.repeat(1000)}="1"`,
      `game="nim" heaps="3,4" cell="${markup}"`,
      'game="nim" heaps="3,4"',
    ].map(figure);
    const page = await open(pages.put(plain(pages.site, [...figures, ...harmless].join('\n'))));
    await expect.poll(async () => (await drawn(page)).slice(-harmless.length), patient).toEqual(harmless.map(() => true));
    for (const [place, [, reason]] of hostile.entries())
      await expect.poll(async () => (await reasons(page))[place], patient).toMatch(reason);
    expect((await reasons(page)).at(-1)).toBe('');
    const images = () =>
      page.evaluate(
        () => [...document.querySelectorAll('grundy-scope')].flatMap((one) => [...(one.shadowRoot?.querySelectorAll('img') ?? [])]).length,
      );
    expect(await images()).toBe(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  });
});
