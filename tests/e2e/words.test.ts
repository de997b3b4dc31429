// Words, places and fields as a first reader meets them: one header, the meanings of terms, the help of a field, the input of a judge.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { openPage, openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const visit = (path: string) => openPage(site.browser, site.address.replace('index.html', path), new URL(site.address).origin);

/** A short run does one in four of these tests. */
let place = 0;
const due = () => oneIn(4)(undefined, place++);

const headers = [
  { path: 'index.html', current: 'Games', kind: 'page' },
  { path: 'index.html#/nim', current: 'Games', kind: 'true' },
  { path: 'nim/index.html', current: 'Games', kind: 'true' },
  { path: 'lab/index.html', current: 'The lab', kind: 'page' },
  { path: 'lab/rules.html', current: 'The lab', kind: 'true' },
  { path: 'games/index.html', current: 'Library', kind: 'page' },
  { path: 'value/index.html', current: 'Values', kind: 'page' },
  { path: 'book/index.html', current: 'The book', kind: 'page' },
  { path: 'book/nim/index.html', current: 'The book', kind: 'true' },
  { path: 'figure/index.html', current: undefined, kind: null },
];

test.each(headers.filter(oneIn(10)))('$path has the header of every page', async ({ path, current, kind }) => {
  const { page } = await visit(path);
  const links = page.locator('.site-head nav a');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual(['Games', 'The lab', 'Library', 'Values', 'The book']);
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href.replace(/#.*/, '')));
  const folder = site.address.replace('index.html', '');
  const games = path === 'nim/index.html' ? folder : site.address;
  expect(addresses).toEqual([games, ...['lab', 'games', 'value', 'book'].map((one) => `${folder}${one}/index.html`)]);
  const marked = page.locator('.site-head nav a[aria-current]');
  expect(await marked.allInnerTexts()).toEqual(current ? [current] : []);
  if (current) expect(await marked.getAttribute('aria-current')).toBe(kind);
  expect(await page.locator('.site-head button.theme').isVisible()).toBe(true);
  // In a narrow window the same is in the menu.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await links.first().isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  await expect.poll(() => links.last().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});

if (due())
  test('the lab shares its rules: the link opens them', async () => {
    const { page, errors } = await visit(`lab/index.html#/rules?text=${encodeURIComponent('n: 0..30 = 10\nmove k in 1..4: n -= k')}`);
    await painted(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const other = await openPage(site.browser, link, new URL(site.address).origin);
    await painted(other.page);
    await expect.poll(() => other.page.locator('.answer').innerText()).toBe('The second player wins in 4 moves');
    expect([errors, other.errors]).toEqual([[], []]);
    await Promise.all([page.close(), other.page.close()]);
  });

const terms = (page: Page) => page.locator('a.term:visible');
const note = (page: Page) => page.locator('.term-note');
const words = async (page: Page) => (await terms(page).allInnerTexts()).map((word) => word.toLowerCase().replace(/rs$/, 'r'));

if (due())
  test('a term shows its meaning, by mouse and keyboard, and leads to its chapter; nothing moves', async () => {
    const { page, errors } = await visit('index.html#/nim?heaps=3,5,7&layer=nimber');
    await painted(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.in-panel p, .table-foot p')].map((p) => {
          const { top, width, height } = p.getBoundingClientRect();
          return [top, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    const term = terms(page)
      .filter({ hasText: /^nimber/i })
      .first();
    await term.waitFor();
    expect(await places()).toEqual(before);
    // Each once.
    expect(new Set(await words(page)).size).toBe(await terms(page).count());
    await term.click();
    await expect.poll(() => note(page).innerText()).toContain('Nim heap');
    expect(await note(page).getByRole('link', { name: 'Read the chapter' }).getAttribute('href')).toBe('book/nimbers/index.html');
    expect(await violations(page)).toEqual([]);
    // The same word closes it again.
    await term.click();
    await expect.poll(() => note(page).isVisible()).toBe(false);
    await term.press('Enter');
    await expect.poll(() => note(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Read the chapter');
    await page.keyboard.press('Escape');
    await expect.poll(() => note(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('term');
    expect(page.url()).toContain('#/nim?heaps=3,5,7');
    expect(errors).toEqual([]);
    await page.close();
  });

if (due())
  test('terms follow what is drawn: other layers, views and languages; texts stay whole', async () => {
    const { page, errors } = await visit('index.html#/nim?heaps=3,5,7');
    await painted(page);
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining(['n', 'p', 'misère']));
    const legend = page.locator('.table-legend');
    expect((await legend.innerText()).replace(/\s+/g, ' ')).toMatch(/^For the player to move N wins P loses/);
    await page.getByRole('button', { name: 'Remoteness' }).click();
    await expect.poll(() => words(page)).toContain('remoteness');
    expect((await legend.innerText()).replace(/\s+/g, ' ')).toMatch(/^For the player to move: remoteness wins in/);
    await openView(page, 'Why');
    await expect.poll(() => words(page)).toContain('nim-sum');
    const reason = page.locator('#explain .reason, #explain p').filter({ hasText: 'nim-sum' }).first();
    const text = await reason.innerText();
    await page.getByLabel('Heaps', { exact: true }).fill('3,5,6');
    await expect.poll(() => reason.innerText()).not.toBe(text);
    // A text that was marked and then changed is there once.
    expect((await reason.innerText()).match(/nim-sum of/g)?.length ?? 1).toBe(1);
    await openView(page, 'Table');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect.poll(() => words(page)).toContain('lejanía');
    await terms(page).filter({ hasText: 'lejanía' }).click();
    await expect.poll(() => note(page).innerText()).toContain('El número de jugadas');
    expect(errors).toEqual([]);
    await page.close();
  });

if (due())
  test('on a phone a meaning is inside of the window, in the lab too', async () => {
    const { page } = await visit(`lab/index.html#/rules?text=${encodeURIComponent('n: 0..30 = 10\nmove k in 1..4: n -= k')}&layer=nimber`);
    await page.setViewportSize({ width: 320, height: 568 });
    await painted(page);
    await terms(page).first().waitFor();
    await terms(page).first().click();
    await note(page).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await note(page).boundingBox()) ?? {};
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(y + height).toBeLessThanOrEqual(568);
    expect(await note(page).getByRole('link').getAttribute('href')).toMatch(/^\.\.\/book\//);
    await page.close();
  });

if (due())
  test('help covers no field and moves nothing, on every page of a game', async () => {
    const { page } = await visit('index.html');
    await page.locator('a.card').first().waitFor();
    const games = await page.locator('a.card[href^="#/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(games.length).toBeGreaterThan(12);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const hash of games.filter(oneIn(10))) {
        await page.goto(site.address + hash);
        await page.locator('.game-position .field').first().waitFor();
        const covered = await page.evaluate((wide) => {
          const boxes = () =>
            [
              ...document.querySelectorAll(
                `.game-position :is(input, select, textarea, label, button.square)${wide ? ', .sections a' : ''}`,
              ),
            ].map((one) => one.getBoundingClientRect());
          const fields = [...document.querySelectorAll<HTMLElement>('.game-position .field :is(input, select, textarea)')];
          return fields.flatMap((field) => {
            (document.activeElement as HTMLElement | null)?.blur();
            const before = boxes();
            field.focus({ preventScroll: true });
            const help = field.closest('.field')?.querySelector('.help')?.getBoundingClientRect();
            const after = boxes();
            const over = after.some(
              (box) =>
                help &&
                help.width > 0 &&
                box.left < help.right &&
                box.right > help.left &&
                box.top < help.bottom - 1 &&
                box.bottom > help.top + 1,
            );
            const moved = after.some(({ top }, i) => Math.abs(top - (before[i]?.top ?? top)) > 0.5);
            return over || moved ? [field.id] : [];
          });
          // In a narrow window the tabs are a bar over the end of the window.
        }, width > 1000);
        expect(covered, `${hash} at ${width}`).toEqual([]);
      }
    }
    await page.close();
  });

if (due())
  test('beside the way back to the defaults, the longest help covers no tab', async () => {
    const { page } = await visit('index.html#/knights?knights=1.1');
    await painted(page);
    await page.getByRole('button', { name: 'Defaults' }).waitFor();
    await page.getByLabel('Knights', { exact: true }).focus();
    const help = await page.locator('.game-position .help:visible').boundingBox();
    const tab = await page
      .locator('.sections a')
      .first()
      .evaluate((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect().top;
      });
    expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(tab);
    await page.close();
  });

if (due())
  test('the way back to the defaults moves nothing', async () => {
    const { page } = await visit('index.html#/nim');
    await painted(page);
    const tabs = page.locator('.sections');
    const before = await tabs.boundingBox();
    await page.getByLabel('Heaps', { exact: true }).fill('3,5,9');
    await page.getByRole('button', { name: 'Defaults' }).waitFor();
    expect(await tabs.boundingBox()).toEqual(before);
    await page.close();
  });

if (due())
  test('to paste an input: the cursor is in its field, which shows the sample of the format', async () => {
    const { page } = await visit('index.html');
    await page.getByRole('link', { name: 'Paste a contest’s input' }).click();
    const field = page.getByLabel('Judge input');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    const sample = await field.getAttribute('placeholder');
    await page.getByRole('button', { name: /sample/i }).click();
    expect(await field.inputValue()).toBe(sample);
    expect(sample).toMatch(/\d/);
    // Readers who open the view by its tab keep the focus there.
    await openView(page, 'Table');
    await openView(page, 'Judge');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(false);
    await page.close();
  });

if (due())
  test('the minimap does not cover the marked cell, and is pale while the table is read', async () => {
    const { page } = await visit('index.html#/ungame?n=100000&look=50000,50000,1&at=50020,50020');
    await painted(page);
    const map = page.locator('.table-map');
    await map.waitFor();
    const plot = await page.locator('.table-plot').boundingBox();
    if (!plot) throw new Error('no plot');
    const middle = plot.y + plot.height / 2;
    const top = async () => (await map.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(middle);
    // To the right and down from the middle.
    await page.evaluate(() => {
      location.hash = '#/ungame?n=100000&look=50000,50000,1&at=50400,49900';
    });
    await expect.poll(top).toBeLessThan(middle);
    await page.mouse.move(plot.x + 200, middle);
    const opacity = () => map.evaluate((one) => Number(getComputedStyle(one).opacity));
    await expect.poll(opacity).toBeLessThan(0.5);
    await map.hover();
    await expect.poll(opacity).toBe(1);
    await page.close();
  });
