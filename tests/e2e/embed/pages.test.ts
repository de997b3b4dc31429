// Embeds on pages as the usual site builders make them: they draw, answer, play, follow the theme, and shift nothing.

import { describe, expect, test } from 'vitest';
import { allReady, countsOf, fixture, leafThrough, open, stage, tag } from './harness.js';

const on = stage();

const figures = [
  tag('game="ungame" n="200" id="table"'),
  '<p>Some text between the figures.</p>',
  tag('game="nim" heaps="3,5,7" view="play" id="board"', 560),
  tag('game="nim" heaps="3,5,7" view="explain" id="why"', 480),
].join('\n');

const builders = ['plain', 'mkdocs-material', 'docusaurus', 'quarto', 'rmarkdown', 'jupyter-book', 'vitepress'];

describe.each(builders)('a page of %s', (builder) => {
  test('has figures that draw, answer and play, with one engine, and nothing shifts', async () => {
    const { page, errors, requests } = await open(on.browser, on.pages.put(fixture(builder, on.pages.site, figures)));
    await page.waitForFunction(() => customElements.get('grundy-scope'));
    await leafThrough(page);
    await allReady(page);

    const plot = page.locator('#table .table-plot');
    await plot.scrollIntoViewIfNeeded();
    const box = (await plot.boundingBox()) as NonNullable<Awaited<ReturnType<typeof plot.boundingBox>>>;
    expect(box.height).toBeGreaterThan(200);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => page.locator('#table .panel-foot .pattern').innerText()).toMatch(/\d+, \d+\s+[NP]:/);

    await page.getByRole('button', { name: 'take 1 from heap 1' }).first().click();
    await expect.poll(() => page.locator('#board .play-status').innerText()).toMatch(/took?|take/);
    await expect.poll(() => page.locator('#why').locator('.explain-why').innerText()).toMatch(/nim-sum 3 xor 5 xor 7 is 1/);

    const counts = await countsOf(page);
    expect(counts).toMatchObject({ workers: 1, compiled: 1, shift: 0 });
    expect(errors).toEqual([]);
    expect(requests.filter((url) => !/^(blob|data):/.test(url) && !/favicon/.test(url)).length).toBe(2);
    await page.close();
  });

  test('turns dark and light, and the figures with it, within 100 ms', async () => {
    const { page } = await open(on.browser, on.pages.put(fixture(builder, on.pages.site, figures)), { colorScheme: 'light' });
    await page.waitForFunction(() => customElements.get('grundy-scope'));
    await leafThrough(page);
    await allReady(page);
    const flip = () =>
      page.evaluate(async () => {
        const scopes = () =>
          [...document.querySelectorAll('grundy-scope')].map((one) => one.shadowRoot?.querySelector('.scope')?.classList.contains('dark'));
        const [before] = scopes();
        const start = performance.now();
        (document.querySelector('#flip') as HTMLElement).click();
        while (scopes().some((dark) => dark === before)) {
          if (performance.now() - start > 2000) break;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return { dark: scopes(), ms: performance.now() - start };
      });
    expect(await page.locator('#table .scope').getAttribute('class')).toContain('light');
    const there = await flip();
    expect(there.dark).toEqual([true, true, true]);
    expect(there.ms).toBeLessThan(100);
    // They stay so when the page's colours have come to rest.
    await page.waitForTimeout(500);
    expect(await page.locator('#table .scope').getAttribute('class')).toContain('dark');
    const back = await flip();
    expect(back.dark).toEqual([false, false, false]);
    expect(back.ms).toBeLessThan(100);
    await page.close();
  });
});

test('instant navigation: figures stop with the page that goes, and start with the one that comes', async () => {
  const { page, errors } = await open(on.browser, on.pages.put(fixture('mkdocs-material', on.pages.site, figures)));
  await page.waitForFunction(() => customElements.get('grundy-scope'));
  for (let turn = 1; turn <= 4; turn++) {
    await allReadyNear(page);
    await page.getByRole('link', { name: turn % 2 ? 'Two' : 'One' }).click();
    await page.waitForTimeout(150);
  }
  await allReadyNear(page);
  expect(await countsOf(page)).toMatchObject({ workers: 1, terminated: 0, compiled: 1 });
  expect(errors).toEqual([]);
  await page.close();
});

test('a router that takes all figures away frees the engine, and brings it back', async () => {
  const { page, errors } = await open(on.browser, on.pages.put(fixture('vitepress', on.pages.site, figures)));
  await page.waitForFunction(() => customElements.get('grundy-scope'));
  await allReadyNear(page);
  await page.locator('#other').click();
  await expect.poll(() => countsOf(page)).toMatchObject({ workers: 1, terminated: 1 });
  await page.locator('#other').click();
  await allReadyNear(page);
  expect(await countsOf(page)).toMatchObject({ workers: 2, terminated: 1 });
  expect(errors).toEqual([]);
  await page.close();
});

/** The first figure is in sight on every page. */
async function allReadyNear(page: Awaited<ReturnType<typeof open>>['page']): Promise<void> {
  await page.evaluate(() => (document.querySelector('grundy-scope') as unknown as { ready: Promise<unknown> }).ready);
  await page.waitForSelector('#table grundy-table[painted]');
}
