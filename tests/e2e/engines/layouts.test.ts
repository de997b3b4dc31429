// Figures in parents that shrink to fit, in every engine: wide enough to use, never wider than their parent, and as wide before they are
// drawn as after.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Pages, servePages } from '../embed/harness.js';
import { allDrawn, measure, parents, parentsPage } from '../embed/parents.js';
import type { Opened } from './browsers.js';
import { inEveryEngine, patient } from './pages.js';

let pages: Pages;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages?.close());

const defined = ({ evaluate }: Opened) => evaluate(() => !!customElements.get('grundy-scope'));

async function widths(page: Opened, least: (parent: (typeof parents)[number]) => number): Promise<void> {
  await expect.poll(() => defined(page), patient).toBe(true);
  const before = await page.evaluate(measure);
  await expect.poll(() => page.evaluate(allDrawn), patient).toBe(true);
  const after = await page.evaluate(measure);
  const wrong = after.filter(({ widths: found, beyond }, i) => beyond > 0 || found.some((width) => width < least(parents[i] as never)));
  expect(wrong).toEqual([]);
  expect(after).toEqual(before);
}

inEveryEngine(({ open, test }) => {
  test('on a desk', async () => {
    await widths(await open(pages.put(parentsPage(pages.site))), ([, , wide]) => wide);
  });

  test('on a phone', async () => {
    const inner = pages.put(parentsPage(pages.site));
    const page = await open(pages.put(`<!doctype html><iframe src="${inner}" style="width:360px;height:700px;border:0"></iframe>`));
    await widths(page, ([, , , narrow]) => narrow);
  });
});
