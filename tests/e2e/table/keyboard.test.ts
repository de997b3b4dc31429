// Everything that the table offers, by keyboard alone, and as a screen reader gets it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../axe.js';
import { type Site, serveSite } from '../site.js';
import { settled } from './pixels.js';
import { tree } from './tree.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function open(hash: string, options = {}): Promise<Page> {
  const { page } = await site.open(`#/${hash}`, options);
  await settled(page);
  return page;
}

const reading = (page: Page) => page.locator('.table-reading').innerText();

/** Tab until the element has the focus: nothing is reached in another way. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('Enter explains what is being looked for; an arrow gives the search up', async () => {
  const page = await open('nim?max=100&heaps=3,5,7');
  await tabTo(page, '.table-plot');
  await page.evaluate(() => {
    // Within one task, so that no search can be done between them.
    const plot = document.querySelector('.table-plot');
    const press = (key: string, code: string) => plot?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
    press('ArrowRight', 'ArrowRight');
    press('p', 'KeyP');
    press('Enter', 'Enter');
  });
  await expect.poll(() => page.url()).toMatch(/at=\d/);
  const [column, row] = (/at=(\d+),(\d+)/.exec(page.url()) ?? []).slice(1).map(Number) as [number, number];
  expect(column ^ row).toBe(7);
  await page.evaluate(() => {
    const plot = document.querySelector('.table-plot');
    const press = (key: string, code: string) => plot?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
    press('p', 'KeyP');
    press('ArrowUp', 'ArrowUp');
  });
  await page.waitForTimeout(300);
  expect(await reading(page)).toContain(`first heap ${column}, second heap ${row + 1}`);
  await page.close();
});

test('one tab stop, and a cursor that goes everywhere', async () => {
  const page = await open('nim?max=100&heaps=3,5,7');
  await tabTo(page, '.table-plot');
  await press(page, 'Control+Home');
  await expect.poll(() => reading(page)).toMatch(/first heap 0, second heap 0\s+N/);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowUp');
  await expect.poll(() => reading(page)).toContain('first heap 2, second heap 1');
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowUp', 'ArrowDown', 'ArrowLeft');
  await expect.poll(() => reading(page)).toContain('first heap 11, second heap 10');
  await press(page, 'End');
  await expect.poll(() => reading(page)).toContain('first heap 100, second heap 10');
  await press(page, 'Home');
  await expect.poll(() => reading(page)).toContain('first heap 0, second heap 10');
  await press(page, 'Control+End');
  await expect.poll(() => reading(page)).toContain('first heap 100, second heap 100');
  await press(page, 'PageDown');
  await expect.poll(() => reading(page)).toMatch(/second heap (19|20|21)\b/);
  await press(page, 'PageUp');
  await expect.poll(() => reading(page)).toContain('second heap 100');
  // The next and the previous P-position along the row and the column: first xor second is 7.
  await press(page, 'Control+Home', 'p');
  await expect.poll(() => reading(page)).toMatch(/first heap 7, second heap 0\s+P/);
  // It may be followed at once by what is in sight: then it is asked for once more.
  const pressAndHear = async () => {
    await press(page, 'Alt+p');
    return page.locator('[role=status]').allInnerTexts();
  };
  await expect.poll(pressAndHear, { interval: 200 }).toContain('There is no further P-position in this column.');
  await press(page, 'ArrowRight', 'Alt+p');
  await expect.poll(() => reading(page)).toMatch(/first heap 8, second heap 15\s+P/);
  await press(page, 'ArrowRight', 'Alt+Shift+P');
  await expect.poll(() => reading(page)).toMatch(/first heap 9, second heap 14\s+P/);
  await press(page, 'End', 'Shift+P');
  await expect.poll(() => reading(page)).toMatch(/first heap 9, second heap 14\s+P/);
  // Enter explains, g goes, Escape leaves.
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toContain('at=9,14');
  await press(page, 'g');
  await page.keyboard.type('20, 30');
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toContain('at=20,30');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('table-plot');
  await expect.poll(() => page.locator('.explain-position').innerText()).toContain('20,30,7');
  await press(page, 'g', 'Escape');
  expect(await page.locator('.go-to').count()).toBe(0);
  // Zoom about the cursor, and back to the whole.
  await expect.poll(() => page.url()).toContain('look=');
  const scale = () => Number(/look=[^,]+,[^,]+,([^&]+)/.exec(page.url())?.[1]);
  // The address is written on the way, too: what counts is where the glide ends.
  let last: number | undefined;
  const stands = () => {
    const same = scale() === last;
    last = scale();
    return same;
  };
  await expect.poll(stands, { interval: 400 }).toBe(true);
  const before = scale();
  await press(page, '+');
  await expect.poll(scale).toBeGreaterThan(before * 1.3);
  await press(page, '-', '-');
  await expect.poll(scale).toBeLessThan(before);
  await press(page, '0');
  await expect.poll(() => page.url()).not.toContain('look=');
  await press(page, 'ArrowRight', 'Escape');
  await expect.poll(() => reading(page)).toContain('first heap 20, second heap 30');
  await page.close();
});

test('a key moves the view of an address, also while the table takes another shape', async () => {
  const page = await open('nim?heaps=9,4,13&max=500&look=20.5,30.25,24');
  await page.evaluate(() => {
    // Within one task: the address has not got the new view yet.
    const table = document.querySelector('grundy-table') as HTMLElement & { highlights: object };
    table.querySelector('.table-plot')?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }));
    table.highlights = { ...table.highlights, turned: true };
  });
  await expect.poll(() => page.url()).toContain('look=20.5,30.25,36');
  await page.close();
});

test('draws are found as lost positions are', async () => {
  const page = await open('letter-picking?s=abbaccdd');
  await tabTo(page, '.table-plot');
  await press(page, 'Control+Home', 'd');
  await expect.poll(() => reading(page)).toMatch(/\sD/);
  await page.close();
});

test('nothing fires while typing', async () => {
  const page = await open('nim');
  const field = page.getByLabel('Heaps', { exact: true });
  await field.focus();
  const url = page.url();
  await page.keyboard.type('g+-0pd');
  expect(await field.inputValue()).toContain('g+-0pd');
  expect(await page.locator('.go-to').count()).toBe(0);
  expect(page.url().replace(/\?.*/, '')).toBe(url.replace(/\?.*/, ''));
  await page.close();
});

test('layers, patterns, comparing, widths and the full screen by keyboard', async () => {
  const page = await open('bachet?take=2,4,7,9&n=900&at=3,2');
  await tabTo(page, '.layer[aria-pressed=false]');
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toContain('layer=nimber');
  await tabTo(page, '[data-menu=patterns] > summary');
  await press(page, 'Enter');
  // Another width and back to the period.
  await tabTo(page, '.wrap-width input');
  await press(page, 'Control+a');
  await page.keyboard.type('50');
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toContain('width=50');
  const term = async () => {
    const [column = 0, row = 0] = (/at=(\d+),(\d+)/.exec(page.url()) ?? []).slice(1).map(Number);
    return row * Number(/width=(\d+)/.exec(page.url())?.[1]) + column;
  };
  const first = await term();
  await tabTo(page, '.wrap-width + button');
  await press(page, 'Enter');
  await expect.poll(() => page.url()).not.toContain('width=50');
  expect(await term()).toBe(first);
  // A line, by the arrow keys of its radio buttons.
  await tabTo(page, '[name=line]');
  await press(page, 'ArrowRight');
  await expect.poll(() => page.url()).toContain('line=row');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect.poll(() => page.url()).toContain('line=diagonal');
  await tabTo(page, '[data-menu=patterns] [type=checkbox]');
  await press(page, 'Space');
  await expect.poll(() => page.url()).toContain('alike=1');
  await tabTo(page, '[data-aid=turned]');
  await press(page, 'Space');
  await expect.poll(() => page.url()).toContain('turned=1');
  await page.locator('.table-menu[data-menu=patterns] > summary').focus();
  // Another table.
  await tabTo(page, '[data-aid=compare]');
  await press(page, 'Enter');
  await expect.poll(() => page.url()).toContain('with=bachet');
  await tabTo(page, '#other-take');
  await press(page, 'Control+a');
  await page.keyboard.type('2,4,7,10');
  await expect.poll(() => page.locator('.compare-state').innerText()).toMatch(/has to be|stand out/);
  await page.locator('.table-plot').focus();
  await tabTo(page, 'button[aria-label="Full screen"]');
  await press(page, 'Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('grundy-table');
  await press(page, 'Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await page.close();
});

test('a sequence compared with another: the first difference', async () => {
  const page = await open('bachet?take=1,2,3&n=400&width=20&with=bachet;take=1,2,3,12;n=400;width=20');
  await expect.poll(() => page.locator('.compare-state').innerText()).toContain('stand out');
  await page.locator('.table-menu[data-menu=patterns] > summary').focus();
  await press(page, 'Enter');
  await tabTo(page, '[data-aid=difference]');
  await press(page, 'Enter');
  await expect.poll(() => reading(page)).toMatch(/heap (\d+)/);
  const heap = Number(/heap (\d+)/.exec(await reading(page))?.[1]);
  const outcome = (take: number[]) => {
    const lost: boolean[] = [];
    for (let n = 0; n <= 400; ++n) lost.push(!take.some((s) => s <= n && lost[n - s]));
    return lost;
  };
  const [one, other] = [outcome([1, 2, 3]), outcome([1, 2, 3, 12])];
  expect(heap).toBe(one.findIndex((lost, n) => lost !== other[n]));
  await page.close();
});

test('a screen reader hears a grid with counts, cells with places and values, and what was done', async () => {
  const page = await open('nim?max=100&heaps=3,5,7&layer=nimber');
  await page.locator('.table-plot').focus();
  await press(page, 'Control+Home', 'ArrowRight');
  await expect.poll(() => reading(page)).toContain('first heap 1, second heap 0');
  await expect.poll(() => page.locator('.table-mirror [role=gridcell]').count()).toBe(5 * 3);
  const nodes = await tree(page);
  const grid = nodes.find(({ role }) => role === 'grid');
  expect(grid?.name).toBe('Table of first heap by second heap');
  expect(await page.locator('[role=grid]').getAttribute('aria-rowcount')).toBe('101');
  expect(await page.locator('[role=grid]').getAttribute('aria-colcount')).toBe('101');
  expect(grid?.properties.focused).toBe(true);
  expect(grid?.properties.activedescendant).toBe('first heap 1, second heap 0: N, the player to move wins, nimber 6, remoteness 3');
  const cells = nodes.filter(({ role }) => role === 'gridcell').map(({ name }) => name);
  expect(cells.length).toBe(15);
  // In the order of the screen: the first row is at the bottom.
  expect(cells.at(-5)).toMatch(/^first heap 0, second heap 0: N/);
  const cell = page.locator('.table-mirror [role=gridcell]').first();
  expect(await cell.getAttribute('aria-colindex')).toBe('1');
  expect(await page.locator('.table-mirror [role=row]').last().getAttribute('aria-rowindex')).toBe('1');
  await press(page, '+');
  await expect
    .poll(() => page.locator('grundy-table [role=status]').allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Visible: first heap 0 to \d+/));
  const names = nodes.filter(({ role }) => ['button', 'DisclosureTriangle'].includes(role)).map(({ name }) => name);
  for (const name of ['Outcome', 'Nimber', 'Zoom in', 'Zoom out', 'Fit', 'Go to cell', 'Full screen']) expect(names).toContain(name);
  await page.close();
});

test.each([
  ['light', {}],
  ['dark', { colorScheme: 'dark' as const }],
  ['forced colours', { forcedColors: 'active' as const }],
  ['more contrast', { contrast: 'more' as const }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
])('no accessibility violations with everything open: %s', async (_, options) => {
  const page = await open('nim?max=60&at=9,14&alike=1&line=row&layer=nimber&with=nim;misere=1;max=60', options);
  await page.locator('.table-plot').focus();
  await press(page, 'ArrowRight', 'g');
  for (const name of await page.locator('.table-menu').evaluateAll((menus) => menus.map((menu) => (menu as HTMLElement).dataset.menu))) {
    await page.locator(`[data-menu=${name}]`).evaluate((menu) => {
      (menu as HTMLDetailsElement).open = true;
    });
    expect(await violations(page), name).toEqual([]);
    await page.locator(`[data-menu=${name}]`).evaluate((menu) => {
      (menu as HTMLDetailsElement).open = false;
    });
  }
  await page.close();
});

test('a letter typed while the page takes up the letters before it stays', async () => {
  const page = await open('nim');
  const field = page.getByLabel('Heaps', { exact: true });
  await field.evaluate((input: HTMLInputElement) => {
    const type = (letters: string): void => {
      input.value += letters;
      input.dispatchEvent(new Event('input'));
    };
    input.closest('grundy-form')?.addEventListener('parameters-change', () => type('9'), { once: true });
    type(',2');
  });
  await expect.poll(() => page.url()).toContain('heaps=3,5,7,29');
  expect(await field.inputValue()).toBe('3,5,7,29');
  await page.close();
});
