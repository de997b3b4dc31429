// A drag that slides on: how far is a matter of the pointer's speed.
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
    const devtools = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    // The pointer moves by a clock of its own: 10 pixels in 10 ms, however long it takes to say so.
    const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
      devtools.send('Input.dispatchMouseEvent', {
        type,
        x: middle.x - 10 * step,
        y: middle.y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        timestamp: start + step / 100,
      });
    await mouse('mousePressed', 0);
    for (let step = 1; step <= 20; ++step) await mouse('mouseMoved', step);
    await mouse('mouseReleased', 20);
    await expect.poll(() => page.url()).not.toContain('look=1000.5,');
    const [column, row] = await look(page);
    // 200 pixels are 20 cells.
    expect(row).toBeCloseTo(1000.5, 1);
    if (reducedMotion === 'reduce') expect(column).toBeCloseTo(1020.5, 1);
    else expect(column).toBeGreaterThan(1022);
    await page.close();
  });
});
