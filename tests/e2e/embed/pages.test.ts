// Embeds on pages as the usual site builders make them: they draw, answer, play, and shift nothing.
import { describe, expect, test } from 'vitest';
import { builders, figures } from './builders.js';
import { allReady, countsOf, fixture, leafThrough, open, stage } from './harness.js';

const on = stage();

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
    await expect.poll(() => page.locator('#table .panel-foot .pattern').innerText()).toMatch(/\d+, \d+\s+Player [12] (wins|loses)/);

    // A move changes the figure that it is made in, however late the answer to it comes.
    expect((await countsOf(page)).moved).toEqual([]);
    await page.getByRole('button', { name: 'take 1 from heap 1' }).first().click();
    await expect.poll(() => page.locator('#board .play-status').innerText()).toMatch(/took?|take/);
    await expect
      .poll(() => page.locator('#why').locator('.explain-why').innerText())
      .toMatch(/nim-sum of the heap sizes is not 0 \(3 xor 5 xor 7 = 1\)/);

    expect(await countsOf(page)).toMatchObject({ workers: 1, compiled: 1 });
    expect(errors).toEqual([]);
    expect(requests.filter((url) => !/^(blob|data):/.test(url) && !/favicon/.test(url)).length).toBe(2);
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
