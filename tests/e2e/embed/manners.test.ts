// <grundy-scope> as a guest: wheels, keys and fingers that are the page's, styles that stay outside, and what assistive technology needs.
import { describe, expect, test } from 'vitest';
import { violations } from '../axe.js';
import { allReady, leafThrough, type open, openFigures, stage, tag } from './harness.js';

const on = stage();

const openWith = (figures: string, options?: Parameters<typeof open>[2]) => openFigures(on, figures, options);

describe('manners', () => {
  test('a plain wheel scrolls the page and says how to zoom; with Ctrl it zooms', async () => {
    const { page } = await openWith(`${tag('game="ungame" n="300"')}<div style="height:3000px"></div>`);
    await allReady(page);
    const box = (await page.locator('.table-plot').boundingBox()) as { x: number; y: number };
    await page.mouse.move(box.x + 300, box.y + 150);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await page.locator('.table-gesture-hint').innerText()).toBe('Use Ctrl and the wheel to zoom the table.');
    await expect.poll(() => page.locator('.table-gesture-hint').isVisible()).toBe(false);
    const now = (await page.locator('.table-plot').boundingBox()) as { x: number; y: number };
    await page.mouse.move(now.x + 300, now.y + 150);
    const before = await page.evaluate(() => window.scrollY);
    const changed = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.querySelector('grundy-scope')?.addEventListener('change', (event) => resolve((event as CustomEvent).detail.link)),
        ),
    );
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    expect(await changed).toMatch(/look=/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.close();
  });

  test('keys that a figure uses are none of the page, all others go on', async () => {
    const { page } = await openWith(`<script>
      var heard = [];
      for (const kind of ['keydown', 'keypress']) document.addEventListener(kind, ({ key }) => heard.push(key));
    </script>${tag('game="nim" heaps="3,5,7" controls="full"')}${tag('game="nim" view="judge"')}<input id="theirs">`);
    await allReady(page);
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
    await page.locator('.table-plot').first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'p', '+', 'Home', 'Enter', 'Escape']) await page.keyboard.press(key);
    expect(await heard()).toEqual([]);
    for (const key of ['x', 'F1']) await page.keyboard.press(key);
    expect(await heard()).toEqual(['x', 'x', 'F1']);
    await page.locator('button.layer').first().focus();
    for (const key of ['Enter', ' ', 'n', 'Tab']) await page.keyboard.press(key);
    expect(await heard()).toEqual(['n', 'n', 'Tab']);
    await page.locator('textarea').first().focus();
    await page.keyboard.type('1 p n s / f\n');
    await page.keyboard.press('ArrowLeft');
    expect(await heard()).toEqual([]);
    expect(await page.locator('textarea').first().inputValue()).toBe('1 p n s / f\n');
    await page.keyboard.press('Tab');
    expect(await heard()).toEqual(['Tab']);
    await page.locator('#theirs').focus();
    await page.keyboard.press('p');
    expect(await heard()).toEqual(['p', 'p']);
    await page.close();
  });

  test('by keyboard: one tab stop in the table, arrows read, Enter explains', async () => {
    const { page } = await openWith(tag('game="nim" heaps="3,5,7"'));
    await allReady(page);
    await page.locator('.table-plot').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.panel-foot .pattern').innerText()).toMatch(/\d+, \d+/);
    await page.close();
  });

  test.each(['light', 'dark'] as const)('no accessibility violations: %s', async (theme) => {
    const figures = ['view="table"', 'view="play"', 'view="explain"', 'view="judge"', 'controls="full"', 'controls="none"']
      .map((what) => `<h2>${what.replaceAll('"', '')}</h2>${tag(`game="nim" heaps="3,5,7" theme="${theme}" ${what}`, 560)}`)
      .join('\n');
    const { page } = await openWith(figures);
    await leafThrough(page);
    await allReady(page);
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('styles of the page stay outside, its variables and parts come in', async () => {
    const { page } = await openWith(`<style>
      button, p { color: red !important; font-size: 40px !important; }
      grundy-scope { --grundy-accent: rgb(1, 2, 3); --grundy-font-size: 20px; }
      grundy-scope::part(foot) { letter-spacing: 3px; }
    </style>${tag('game="nim" at="1,2"')}`);
    await allReady(page);
    const style = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);
    expect(await style('button.layer[aria-pressed=true]', 'border-bottom-color')).toBe('rgb(1, 2, 3)');
    expect(await style('button.layer', 'color')).not.toBe('rgb(255, 0, 0)');
    expect(await style('.scope', 'font-size')).toBe('20px');
    expect(await style('.panel-foot', 'letter-spacing')).toBe('3px');
    await page.close();
  });

  test('two fingers zoom it, one finger scrolls the page and is told how it is done', async () => {
    const { page } = await openWith(`${tag('game="ungame" n="300"')}<div style="height:3000px"></div>`, { hasTouch: true });
    await allReady(page);
    const box = (await page.locator('.table-plot').boundingBox()) as { x: number; y: number };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })) });
    const changed = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.querySelector('grundy-scope')?.addEventListener('change', (event) => resolve((event as CustomEvent).detail.link));
        }),
    );
    await touch('touchStart', [250, 120], [350, 120]);
    for (let i = 1; i <= 8; i++) await touch('touchMove', [250 - 10 * i, 120], [350 + 10 * i, 120]);
    await touch('touchEnd');
    expect(await changed).toMatch(/look=/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await touch('touchStart', [300, 200]);
    for (let i = 1; i <= 10; i++) {
      await touch('touchMove', [300, 200 - 15 * i]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(80);
    expect(await page.locator('.table-gesture-hint').innerText()).toBe('Use two fingers to move the table.');
    await page.close();
  });

  test('on a phone it fits, and one finger scrolls the page', async () => {
    const { page } = await openWith(
      `${tag('game="ungame" n="300" controls="full"', 560)}${tag('game="knights" view="play"', 560)}<div style="height:2000px"></div>`,
      {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    );
    await leafThrough(page);
    await allReady(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(
      await page
        .locator('.table-plot')
        .first()
        .evaluate((plot) => getComputedStyle(plot).touchAction),
    ).toBe('pan-x pan-y');
    await page.close();
  });
});
