// Sharing: the dialog's links and snippets work, and those of earlier versions still open.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { subPath } from './server.js';
import { type Site, serveSite } from './site.js';

interface Link {
  link: string;
  title?: string;
  answer?: string;
  layer?: string;
  cell?: string;
  state?: string;
  section?: string;
  /** A pattern of what the middle of the table says. */
  seen?: string;
  /** Columns. */
  width?: number;
  pale?: boolean;
  compared?: boolean;
}

const links: Link[] = JSON.parse(readFileSync(new URL('../fixtures/links.json', import.meta.url), 'utf8'));

let site: Site;

beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

describe('links that must open for ever', () => {
  test.each(links)('$link', async ({ link, title, answer, layer, cell, state, section, seen, width, pale, compared }) => {
    const { page, errors, elsewhere } = await site.open(link.startsWith('#') ? link : '');
    if (!link.startsWith('#')) await page.goto(new URL(link, site.address).href);
    await page.waitForSelector(state || section ? '.explain-why, grundy-board svg' : 'grundy-table[painted]');
    if (title) expect(await page.locator('h1').innerText()).toBe(title);
    if (answer) await expect.poll(() => page.locator('.answer, .panel-foot').first().innerText()).toContain(answer);
    if (layer) expect(await page.locator('button.layer[aria-pressed=true]').innerText()).toBe(layer);
    if (cell)
      await expect
        .poll(() => page.locator('grundy-table').evaluate((table) => (table as unknown as { selected?: number[] }).selected?.join(', ')))
        .toBe(cell);
    if (state)
      await expect
        .poll(() => page.locator('grundy-play').evaluate((view) => (view as unknown as { position?: { state: string } }).position?.state))
        .toBe(state);
    if (section) expect(await page.locator('.sections [aria-current=true]').innerText()).toBe(section);
    if (seen) {
      // The middle of what is seen, read under the pointer: the whole table would have another.
      await page.locator('.table-plot').hover();
      await expect.poll(() => page.locator('.table-reading').innerText()).toMatch(new RegExp(seen));
    }
    if (width) {
      const shown = () =>
        page
          .locator('grundy-table')
          .evaluate((table) => (table as unknown as { solution: { shape: { x: { count: number } } } }).solution.shape.x.count);
      await expect.poll(shown).toBe(width);
    }
    if (pale) await expect.poll(() => page.locator('.table-legend').innerText()).toMatch(/those with its value/);
    if (compared) await page.waitForSelector('grundy-compare');
    expect(errors).toEqual([]);
    expect(elsewhere).toEqual([]);
    await page.close();
  });
});

describe('the dialog', () => {
  const open = async () => {
    const opened = await site.open('#/nim?heaps=3,5,7,9&at=4,2');
    await opened.page.waitForSelector('grundy-table[painted]');
    await expect.poll(() => opened.page.locator('.answer').innerText()).not.toBe('');
    await opened.page.getByRole('button', { name: 'Share' }).click();
    return opened;
  };

  test('gives a link, an element, a frame and Markdown that say the same', async () => {
    const { page } = await open();
    const base = new URL('.', site.address).href;
    const value = (label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue();
    const link = `${base}#/nim?v=1&heaps=3,5,7,9&at=4,2`;
    expect(await value('Link')).toBe(link);
    expect(await value('Markdown')).toBe(`[Nim: 4,2,7,9: The first player wins in 15 moves](${link})`);
    const element = await value('HTML for your page');
    expect(element).toContain(`<script async src="${base}embed.js"></script>`);
    expect(element).toContain('<grundy-scope game="nim" heaps="3,5,7,9" at="4,2" style="display:block;min-height:440px">');
    const frame = await value('Iframe (no script needed)');
    expect(frame).toContain(`src="${base}embed.html?game=nim&amp;v=1&amp;heaps=3,5,7,9&amp;at=4,2"`);
    await page.close();

    // Both are put on a page as they are.
    const { page: other, errors } = await site.open('');
    await other.route('**/other.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><meta charset="utf-8"><body>${element}${frame}</body>` }),
    );
    await other.goto(new URL('other.html', site.address).href);
    await other.waitForSelector('grundy-scope grundy-table[painted]');
    await expect.poll(() => other.locator('grundy-scope .pattern').innerText()).toMatch(/^4, 2/);
    const framed = other.frameLocator('iframe');
    await expect.poll(() => framed.locator('.pattern').innerText()).toMatch(/^4, 2/);
    expect(errors).toEqual([]);
    await other.close();
  });

  test('copies what one asks for, and saves pictures and values', async () => {
    const { page } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy: Link' }).click();
    await expect.poll(() => page.locator('.share-status').innerText()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#\/nim\?v=1&heaps=3,5,7,9&at=4,2$/);
    for (const kind of ['PNG', 'SVG', 'CSV']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kind, exact: true }).click()]);
      expect(download.suggestedFilename()).toBe(`grundyscope-nim.${kind.toLowerCase()}`);
    }
    await page.close();
  });

  test('closes by Escape and gives the focus back; without accessibility violations, in Spanish too', async () => {
    const { page } = await open();
    const check = async () => {
      expect(await violations(page)).toEqual([]);
    };
    await check();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog.share').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Share');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Compartir' }).click();
    expect(await page.locator('dialog.share').innerText()).toMatch(/Enlace/);
    await check();
    await page.close();
  });

  test('says what is too long for a link', async () => {
    const { page } = await site.open(`#/letter-picking`);
    await page.waitForSelector('grundy-table');
    await page.getByRole('textbox', { name: 'Word' }).fill('ab'.repeat(1500));
    await expect.poll(() => page.locator('.answer').innerText()).not.toBe('');
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.locator('dialog.share .notice').innerText()).toMatch(/\bs\b/);
    expect(await page.getByRole('textbox', { name: 'HTML for your page' }).inputValue()).toContain('ab'.repeat(1500));
    await page.close();
  });
});

test('a full tour asks nothing of any other host', async () => {
  const { page, errors, elsewhere } = await site.open('');
  await page.waitForSelector('home-page grundy-table[painted]');
  const games = await page
    .locator('.card[href^="#/"]')
    .evaluateAll((anchors) => [...new Set(anchors.map((a) => (a as HTMLAnchorElement).hash))]);
  expect(games.length).toBeGreaterThanOrEqual(13);
  for (const hash of games.filter(oneIn(4))) {
    await page.goto(`${site.address}${hash}`);
    await page.waitForSelector('grundy-table[painted]');
    await page.locator('.sections a', { hasText: 'Play' }).click();
    await page.waitForSelector('grundy-board');
    await page.getByRole('button', { name: 'Best move' }).click();
    await page.locator('.sections a', { hasText: 'Judge' }).click();
  }
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto(new URL(`${subPath}embed.html?game=nim`, site.address).href);
  await page.waitForSelector('grundy-table[painted]');
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});
