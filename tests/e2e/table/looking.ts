// The place of a table's plot, and its view.
import type { Page } from 'playwright-core';

export async function plotOf(page: Page) {
  const box = await page.locator('.table-plot').boundingBox();
  if (!box) throw new Error('no plot');
  return { ...box, middle: { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } };
}

/** Waits until the address has not changed for a while, in time and in frames, of which a busy machine draws few. */
export async function still(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async (least) => {
    let latest = location.hash;
    let since = performance.now();
    for (let frames = 0; frames < 25 || performance.now() - since < least; ++frames) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (location.hash === latest) continue;
      latest = location.hash;
      since = performance.now();
      frames = 0;
    }
  }, milliseconds);
}

/** Column, row and scale in the middle of the plot, once the page has said them. */
export async function look(page: Page): Promise<[number, number, number]> {
  await still(page, 900);
  const found = /look=([^,]+),([^,]+),([^&]+)/.exec(page.url());
  if (!found) throw new Error(`no look in ${page.url()}`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}
