// A drag that slides on: how far is a matter of the pointer's speed, and so of time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, serveSite } from '../site.js';
import { look, plotOf } from './looking.js';
import { settled } from './pixels.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(['no-preference', 'reduce'] as const)('motion: %s', (reducedMotion) => {
  test('a drag follows the pointer and slides on, unless motion is reduced', async () => {
    const { page } = await site.open('#/knights?n=2000&look=1000.5,1000.5,10', { reducedMotion });
    await settled(page);
    const { middle } = await plotOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let i = 1; i <= 20; ++i) {
      await page.mouse.move(middle.x - 10 * i, middle.y);
      await page.waitForTimeout(8);
    }
    await page.mouse.up();
    await expect.poll(() => page.url()).not.toContain('look=1000.5,');
    const [column, row] = await look(page);
    // 200 pixels are 20 cells.
    expect(row).toBeCloseTo(1000.5, 1);
    if (reducedMotion === 'reduce') expect(column).toBeCloseTo(1020.5, 1);
    else expect(column).toBeGreaterThan(1022);
    await page.close();
  });
});
