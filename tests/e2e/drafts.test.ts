// Every key typed into the lab is kept, right or wrong: over reloads, other pages, other tabs; and a browser that keeps nothing says so.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byLength } from '../web/length.js';
import { violations } from './axe.js';
import { address, answer, openLab, write } from './lab_editor.js';
import { openView, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const lab = () => site.address.replace('index.html', 'lab/index.html');
const text = (page: Page) => page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text);
const ready = (page: Page) => page.locator('lab-editor .cm-content').waitFor();

/** Numbers from 0 to below `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const whole = [
  'n: 0..30 = 10\nmove k in 1..3: n -= k',
  'a: 0..9 = 3\nb: 0..9 = 5\nmove k in 1..a: a -= k\nmove k in 1..b: b -= k\nend: next wins',
  '# Grundy\nn: 1..20 = 9\nmove k in 1..n if 2*k < n: split n into k, n-k',
  'b[2,3]: 0..1\nmove (i, j) of b if not b[i, j]: b[i, j] = 1',
];
const faults = ['x', 'mvoe', ' = ', '{', '"', '??', '\n  ', ' 99999999999', '# '];

/** A text with a wrong piece somewhere. */
function faulty(random: (below: number) => number): string {
  const base = whole[random(whole.length)] ?? '';
  const at = random(base.length);
  return base.slice(0, at) + faults[random(faults.length)] + base.slice(at);
}

test('texts typed key by key, with faults and reloads anywhere', async () => {
  const random = numbers(61);
  const { page, errors } = await openLab(site, '');
  await ready(page);
  for (let count = byLength(8, 100); count > 0; count -= 1) {
    await page.locator('lab-editor .cm-content').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    const typed = faulty(random);
    const reloads = new Set([random(typed.length), random(typed.length)]);
    for (let i = 0; i < typed.length; i += 1) {
      const key = typed.charAt(i);
      await page.keyboard.press(key === '\n' ? 'Enter' : key === ' ' ? 'Space' : key);
      if (!reloads.has(i)) continue;
      await page.reload();
      await ready(page);
      await expect.poll(() => text(page)).toBe(typed.slice(0, i + 1));
      await page.locator('lab-editor .cm-content').click();
      await page.keyboard.press('ControlOrMeta+End');
    }
    expect(await text(page)).toBe(typed);
  }
  expect(errors).toEqual([]);
  await page.close();
}, 900_000);

test('a faulty text is there again after another page, in another tab, and with Back', async () => {
  const { page, errors } = await openLab(site, address('n: 0..30 = 10\nmove k in 1..3: n -= k'));
  await answer(page).toContain('The first player wins');
  const typed = 'n: 0..30 = 10\nmove k in 1..3: m -= k';
  await write(page, typed);
  await page.locator('.lab-faults').waitFor();
  await page.goto(site.address);
  await page.goto(lab());
  await expect.poll(() => text(page)).toBe(typed);
  await page.locator('.lab-faults').waitFor();
  // The rules that worked are beside it.
  await answer(page).toContain('The first player wins');
  const tab = await page.context().newPage();
  await tab.goto(lab());
  await expect.poll(() => text(tab)).toBe(typed);
  await write(tab, '0.7X');
  await tab.close();
  await page.reload();
  await expect.poll(() => text(page)).toBe(typed);
  // A link shows what it has, and Back leads to what was typed.
  await page.locator('#lab-menu').selectOption({ label: 'Euclid' });
  await expect.poll(() => page.url()).toContain('text=N');
  await page.goBack();
  await expect.poll(() => text(page)).toBe(typed);
  const other = address('n: 0..30 = 12\nmove k in 1..3: n -= k');
  await page.goto(lab() + other);
  await expect.poll(() => text(page)).toContain('= 12');
  expect(errors).toEqual([]);
  await page.close();
});

test('on an empty page nothing is left of the rules before, also after a reload', async () => {
  const { page, errors } = await openLab(site, address('n: 0..30 = 10\nmove k in 1..3: n -= k'));
  await answer(page).toContain('The first player wins');
  await write(page, 'n: 0..30 = 10 x');
  await expect.poll(() => page.locator('.lab-kept').count()).toBe(1);
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  for (const again of [false, true]) {
    if (again) await page.reload();
    else await write(page, 'n: 0..9 = 1 ?');
    await page.locator('.lab-faults').waitFor();
    expect(await page.locator('.lab-kept').count()).toBe(0);
    expect(await page.locator('.answer').innerText()).toContain('Write how a game is played');
    expect(await text(page)).toBe('n: 0..9 = 1 ?');
  }
  await write(page, 'n: 0..30 = 12\nmove k in 1..3: n -= k');
  await answer(page).toContain('The second player wins');
  expect(errors).toEqual([]);
  await page.close();
});

test.each([1280, 390])('what is typed into is free of the note on the last rules, %i pixels wide', async (width) => {
  const { page } = await openLab(site, address('n: 0..30 = 10\nmove k in 1..3: n -= k'), width);
  await answer(page).toContain('The first player wins');
  await write(page, 'n: 0..30 = 10\nmove k in 1..3: n -= k zz');
  const note = page.locator('.lab-kept');
  await note.waitFor();
  for (const view of ['Table', 'Formula', 'Judge', 'Program']) {
    await openView(page, view);
    const [over, fields] = await page.evaluate(() => {
      const note = document.querySelector('.lab-kept')?.getBoundingClientRect() ?? new DOMRect();
      const fields = [...document.querySelectorAll('.cm-editor, input, textarea, select, .lab button')].filter((field) =>
        field.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const over = fields.filter((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect();
        return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
      });
      return [over.map(({ className, tagName }) => `${tagName} ${className}`), fields.length] as const;
    });
    expect(over, view).toEqual([]);
    expect(fields).toBeGreaterThan(3);
  }
  await page.close();
});

test('where the browser keeps nothing, the lab says so', async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const page = await context.newPage();
  await page.goto(lab());
  await ready(page);
  expect(await page.locator('.lab-rules .notice').count()).toBe(0);
  await write(page, 'n: 0..9 = 1 ?');
  await expect.poll(() => page.locator('.lab-rules .notice').innerText()).toContain('Copy the text before you leave');
  await page.goto(`${site.address}#/nim?view=judge`);
  await page.locator('#judge textarea').first().fill('2\n3 5\n2\n4 4\n0\n');
  await expect
    .poll(() => page.locator('#judge .quiet-note').allInnerTexts())
    .toContain('This browser does not keep so long an input: it lasts until the page is closed.');
  await context.close();
});

test('a board gives way to one of another size without an error', async () => {
  const filled = (size: number, [down, right]: readonly [string, string]) =>
    `b[${size},${size}]: 0..1\n${down} (i, j) of b if not b[i, j] and not b[i+1, j]: b[i, j] = 1, b[i+1, j] = 1\n` +
    `${right} (i, j) of b if not b[i, j] and not b[i, j+1]: b[i, j] = 1, b[i, j+1] = 1`;
  const { page, errors } = await openLab(site, address(filled(6, ['move', 'move'])));
  await answer(page).toContain('player wins');
  for (const [size, moves] of [
    [5, ['Left', 'Right']],
    [3, ['move', 'move']],
    [6, ['Left', 'Right']],
  ] as const) {
    await write(page, filled(size, moves));
    await expect.poll(() => page.locator('.view-board .on-stage svg [data-target], .view-board .on-stage svg').count()).toBeGreaterThan(0);
    await answer(page).toContain('win');
    await page.waitForTimeout(300);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test.each([1280, 390])(
  'an empty page has six starters on the stage, and one press puts a text into the editor, %i pixels wide',
  async (width) => {
    const { page, errors } = await openLab(site, address(''), width);
    const cards = page.locator('.lab-starters button');
    await expect.poll(() => cards.count()).toBe(6);
    // They are on the stage: beside the editor, or below it.
    const [editor, stage] = await Promise.all(['lab-editor', '.lab-starters'].map((part) => page.locator(part).boundingBox()));
    if (!editor || !stage) throw new Error('not shown');
    expect(width > 1000 ? stage.x >= editor.x + editor.width : stage.y >= editor.y + editor.height).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
    await cards.filter({ hasText: 'Place on a board' }).focus();
    await page.keyboard.press('Enter');
    await answer(page).toContain('player wins');
    expect(await text(page)).toMatch(/^# Place on a board\nb\[4,4\]/);
    expect(await cards.count()).toBe(0);
    await page.locator('.view-board grundy-board svg').first().waitFor();
    await write(page, '');
    await page.keyboard.press('Delete');
    await expect.poll(() => cards.count()).toBe(6);
    // A first line with a fault brings nothing of the text before back, and can be mended by a press.
    await write(page, 'stones = 15');
    const fix = page.locator('.lab-fix');
    await fix.waitFor();
    for (const part of ['.game-position', '.plate']) expect(await page.locator(part).first().isVisible()).toBe(false);
    await fix.click();
    await expect.poll(() => text(page)).toBe('stones: 0..15 = 15');
    expect(errors).toEqual([]);
    await page.close();
  },
);

test('on a phone the lab has the answer in a line, then the editor, then the stage; the tabs scroll', async () => {
  const { page } = await openLab(site, address('n: 0..30 = 10\nmove k in 1..3: n -= k'), 390, true);
  await answer(page).toContain('The first player wins');
  await page.locator('grundy-table[painted]').waitFor();
  const boxes = await Promise.all(
    ['.answer', 'lab-editor', '.table-canvas', '#lab-menu'].map((part) => page.locator(part).first().boundingBox()),
  );
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(boxes[0]?.height).toBeLessThan(40);
  // All of the table is in the first screen.
  expect((boxes[2]?.y ?? 0) + (boxes[2]?.height ?? 0)).toBeLessThan(900);
  // On its side, too, the current tab is in sight.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.reload();
  await page.locator('grundy-table[painted]').waitFor();
  const tabs = page.locator('.sections');
  expect(await tabs.evaluate((bar) => [bar.scrollWidth > bar.clientWidth, getComputedStyle(bar).overflowX])).toEqual([true, 'auto']);
  for (const view of ['Table', 'Judge', 'Table']) {
    await page.locator('.sections a', { hasText: view }).evaluate((tab) => (tab as HTMLElement).click());
    await expect
      .poll(() =>
        tabs.evaluate((bar) => {
          const [frame, tab] = [bar, bar.querySelector('[aria-current=true]')].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
          return tab && frame && [tab.left >= frame.left - 1, tab.right <= frame.right + 1];
        }),
      )
      .toEqual([true, true]);
  }
  await page.close();
});
