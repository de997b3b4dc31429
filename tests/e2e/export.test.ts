// Exports of a table as it is seen, as text or on paper: the menu "Save", and the printed page.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { violations } from './axe.js';
import { openMenu, saved } from './saving.js';
import { painted, type Site, serveSite } from './site.js';

const engine = await openEngine();
afterAll(() => engine.close());

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const openTable = (hash: string) => openMenu(site, hash);

async function copied(page: Page, kind: string): Promise<{ status: string; text: string }> {
  await page.locator(`[data-save=${kind}]`).click();
  const status = page.locator('.save-status');
  await expect.poll(() => status.innerText()).toMatch(/^Copied/);
  return { status: await status.innerText(), text: await page.evaluate(() => navigator.clipboard.readText()) };
}

async function refused(page: Page, kind: string): Promise<string> {
  await page.locator(`[data-save=${kind}]`).click();
  const alert = page.locator('.table-panel [role=alert]');
  await alert.waitFor();
  return alert.innerText();
}

test('CSV, Markdown and P-positions hold exactly what is in sight', async () => {
  const { page, errors } = await openTable('#/nim?layer=nimber&look=200,190,26');
  const nim = await engine.open('nim');
  await nim.solve();
  const { bytes, name } = await saved(page, 'csv');
  expect(name).toBe('grundyscope-nim.csv');
  const rows = bytes.toString().trimEnd().split('\n');
  const { text: table, status } = await copied(page, 'markdown');
  const lines = table.trimEnd().split('\n');
  const [columns, indices] = [
    lines[0]?.split('|').slice(2, -1).map(Number) ?? [],
    lines.slice(2).map((line) => Number(/\*\*(\d+)\*\*/.exec(line)?.[1])),
  ];
  // Upward, as the screen has it.
  expect(indices).toEqual(indices.map((_, j) => (indices[0] as number) - j));
  const window = { column: columns[0] as number, row: indices.at(-1) as number, width: columns.length, height: indices.length };
  expect(window.width * window.height).toBeGreaterThan(300);
  expect(columns).toContain(200);
  expect(indices).toContain(190);
  const values = (await nim.table('nimber', window)).rows;
  expect(rows).toEqual(values.map((row) => row.join(',')));
  expect(await nim.csv('nimber', window)).toBe(bytes.toString());
  expect(lines.slice(2).reverse()).toEqual(values.map((row, j) => `| **${window.row + j}** | ${row.join(' | ')} |`));
  expect(status).toBe(`Copied ${window.height} rows of ${window.width} cells.`);
  const found = await copied(page, 'list');
  const expected = values.flatMap((row, j) => row.flatMap((v, i) => (v === 0 ? [`${window.column + i}, ${window.row + j}\n`] : [])));
  expect(found.text).toBe(expected.join(''));
  expect(found.status).toBe(`Copied ${expected.length} P-positions.`);
  nim.close();
  expect(errors).toEqual([]);
  await page.close();
});

test('the terms of a sequence, from the first in sight on', async () => {
  const { page } = await openTable('#/bachet?n=3000&layer=nimber&look=10,30,24');
  const bachet = await engine.open('bachet', { n: 3000 });
  await bachet.solve();
  const { x, sequence } = bachet.shape;
  const terms = (await bachet.table('nimber')).rows.flat().slice(0, sequence?.count);
  await page.getByRole('button', { name: 'Copy terms as a list' }).waitFor();
  const { text, status } = await copied(page, 'list');
  const [, count = '', from = ''] = /^Copied (.*) terms from term (.*) on\.$/.exec(status.replaceAll('\u202f', '')) ?? [];
  expect(Number(from)).toBeGreaterThan(x.count);
  expect(Number(from) + Number(count)).toBe(3001);
  expect(text).toBe(terms.slice(Number(from)).join(', '));
  bachet.close();
  await page.close();
});

test('where the clipboard is refused, it is copied by the old way, and the menu stays open', async () => {
  const { page } = await openTable('#/knights');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const { text } = await copied(page, 'markdown');
  expect(text.split('\n').length).toBe(11);
  expect(await page.locator('[data-menu=save]').getAttribute('open')).not.toBeNull();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-save'))).toBe('markdown');
  expect(await page.locator('textarea.hidden').count()).toBe(0);
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  expect(await refused(page, 'list')).toBe('The browser did not allow copying.');
  await page.close();
});

test('too many cells, or pixels, are refused in words with numbers', async () => {
  const { page, errors } = await openTable('#/ungame?n=2000');
  expect(await refused(page, 'csv')).toBe('4\u202f000\u202f000 cells are in sight, and 1\u202f000\u202f000 at most go in. Zoom in first.');
  expect(await refused(page, 'markdown')).toContain('and 2500 at most');
  expect(await refused(page, 'list')).toContain('and 1\u202f000\u202f000 at most');
  await page.locator('.plate').evaluate((plate) => {
    (plate as HTMLElement).style.cssText = 'max-height: none; height: 5000px';
  });
  await page
    .locator('[data-menu=save] summary')
    .evaluate((summary) => (summary.parentElement as HTMLDetailsElement).setAttribute('open', ''));
  await page.locator('.save-scale select').selectOption('4');
  await page.locator('.table-plot').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.waitForTimeout(500);
  await page
    .locator('[data-menu=save] summary')
    .evaluate((summary) => (summary.parentElement as HTMLDetailsElement).setAttribute('open', ''));
  expect(await refused(page, 'png')).toMatch(/would have \S+ × 1\d\u202f\d{3} pixels; at most 16\u202f384 a side/);
  expect(errors).toEqual([]);
  await page.close();
});

test('long work shows that it is busy and can be cancelled', async () => {
  const { page } = await openTable('#/exponential-game?size=100000000&width=10000&look=5000,5000,8');
  await page.locator('[data-save=csv]').click();
  await page.locator('.save-busy progress').waitFor();
  expect(await page.locator('[data-save=png]').getAttribute('aria-disabled')).toBe('true');
  await page.locator('.save-busy').getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.save-busy').waitFor({ state: 'detached' });
  expect(await page.locator('.table-panel [role=alert]').count()).toBe(0);
  await page.close();
});

test('the menu by keyboard, and to those who listen', async () => {
  const { page } = await openTable('#/nim');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-menu=save]').getAttribute('open')).toBeNull();
  await page.keyboard.press('Enter');
  const stops = [];
  for (let i = 0; i < 8; ++i) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('data-save') ?? document.activeElement?.localName));
  }
  expect(stops).toEqual(['png', 'select', 'svg', 'print', 'input', 'csv', 'markdown', 'list']);
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test.each(['light', 'dark'] as const)(
  'the printed page: title, answer, table, legend, pattern, link on one sheet, %s',
  async (colorScheme) => {
    const { page, errors } = await site.open('#/bachet?n=100000&width=60&at=3,4', { colorScheme });
    await painted(page);
    await expect.poll(() => page.locator('.answer').innerText()).toContain('wins');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print', colorScheme });
    const visible = (selector: string) => page.locator(selector).first().isVisible();
    for (const shown of ['h1', '.answer', '.print-table', '.table-legend', '.pattern', '.print-link'])
      expect(await visible(shown), shown).toBe(true);
    for (const gone of ['.site-head', '.sections', 'grundy-share', '.table-bar', '.statement', '.table-canvas', '.table-reading', 'form'])
      expect(await visible(gone), gone).toBe(false);
    expect(await page.locator('.print-link').innerText()).toBe(page.url());
    const print = await page.locator('.print-table').evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let i = 0; i < data.length; i += 4)
        if ((data[i + 3] as number) > 200 && (data[i] as number) < 40 && (data[i + 2] as number) < 40) dark += 1;
      return {
        ink: getComputedStyle(document.documentElement).color,
        paper: getComputedStyle(document.documentElement).backgroundColor,
        dark,
      };
    });
    const wide = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
    expect(await wide('.print-table')).toBe(await wide('.game'));
    expect([print.ink, print.paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    // The axes are written in dark ink, whatever the screen's.
    expect(print.dark).toBeGreaterThan(200);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.print-table').count()).toBe(0);
    for (const options of [{ format: 'A4' }, { format: 'A4', landscape: true }, { format: 'A5' }]) {
      const pdf = (await page.pdf(options)).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, JSON.stringify(options)).toBe(1);
    }
    expect(errors).toEqual([]);
    await page.close();
  },
);
