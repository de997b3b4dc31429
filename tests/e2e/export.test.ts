// What is seen of a table, taken along: every way of the menu "Save", and the printed page.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { violations } from './axe.js';
import { painted, type Site, type SitePage, serveSite } from './site.js';

const engine = await openEngine();
afterAll(() => engine.close());

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function openTable(hash: string, options: Parameters<Site['open']>[1] = {}): Promise<SitePage> {
  const opened = await site.open(hash, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await painted(opened.page);
  await opened.page.locator('[data-menu=save] summary').click();
  return opened;
}

async function saved(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-save=${kind}]`).click()]);
  await page.getByText(`Saved ${download.suggestedFilename()}.`).waitFor();
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

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

interface Compared {
  /** Sides of the rectangles of cells, in pixels. */
  canvas: [number, number];
  picture: [number, number];
  /** Of its pixels, those that differ visibly from the canvas, `scale` of them a pixel of it. */
  differing: number;
  /** Among neighbouring pixels, those that differ although they belong to the same `cell` pixels. */
  blurred: number;
}

/** The cells on the page's canvas and those in a picture: both are found as the topmost block of rows in a table's colours. */
function compare(page: Page, bytes: Buffer, type: string, scale: number, cell: number): Promise<Compared> {
  return page.evaluate(
    async ([base64, type, scale, cell]) => {
      const blob = new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type });
      const image = new Image();
      image.src = URL.createObjectURL(blob);
      await image.decode();
      const drawn = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const pen = drawn.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      const shown = document.querySelector('.table-canvas') as HTMLCanvasElement;
      const pixels = (canvas: { width: number; height: number; getContext(kind: '2d'): unknown }) => {
        const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
        const { width, height } = canvas;
        const value = (x: number, y: number, k: number) => data[(y * width + x) * 4 + k] as number;
        const isCell = (x: number, y: number) => {
          const [r, g, b] = [value(x, y, 0), value(x, y, 1), value(x, y, 2)];
          return (r === 0 && g === 114 && b === 178) || (r === 230 && g === 159 && b === 0);
        };
        let [left, right, top, bottom] = [width, 0, -1, height];
        for (let y = 0; y < height; ++y) {
          let found = false;
          for (let x = 0; x < width; ++x) {
            if (!isCell(x, y)) continue;
            found = true;
            left = Math.min(left, x);
            right = Math.max(right, x + 1);
          }
          if (found && top < 0) top = y;
          if (!found && top >= 0) {
            bottom = y;
            break;
          }
        }
        return { value, left, top, width: right - left, height: bottom - top };
      };
      const [one, other] = [pixels(shown), pixels(drawn)];
      const far = (a: (k: number) => number, b: (k: number) => number) => [0, 1, 2].some((k) => Math.abs(a(k) - b(k)) > 24);
      let [differing, blurred] = [0, 0];
      for (let y = 0; y < other.height; ++y) {
        for (let x = 0; x < other.width; ++x) {
          const at = (k: number) => other.value(other.left + x, other.top + y, k);
          const [i, j] = [Math.floor(x / scale), Math.floor(y / scale)];
          if (far(at, (k) => one.value(one.left + i, one.top + j, k))) differing += 1;
          if (x % cell > 0 && far(at, (k) => other.value(other.left + x - 1, other.top + y, k))) blurred += 1;
        }
      }
      return { canvas: [one.width, one.height], picture: [other.width, other.height], differing, blurred } as Compared;
    },
    [bytes.toString('base64'), type, scale, cell] as const,
  );
}

/** Of all pixels of two pictures of the same size, the share that differs visibly. */
function differing(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (all) => {
      const pixels = await Promise.all(
        all.map(async ({ base64, type }) => {
          const image = new Image();
          image.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type }));
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, canvas.width, canvas.height).data;
        }),
      );
      const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
      if (a.length !== b.length) return 1;
      let count = 0;
      for (let i = 0; i < a.length; i += 4) {
        if ([0, 1, 2].some((k) => Math.abs((a[i + k] as number) - (b[i + k] as number)) > 64)) count += 1;
      }
      return count / (a.length / 4);
    },
    [
      { base64: one.toString('base64'), type: 'image/svg+xml' },
      { base64: other.toString('base64'), type: 'image/png' },
    ],
  );
}

test('a PNG has the pixels of the page, and crisp cells at four times their size', async () => {
  const { page, errors, elsewhere } = await openTable('#/ungame?n=200');
  for (const scale of [1, 2, 4]) {
    await page.locator('.save-scale select').selectOption(String(scale));
    const { name, bytes } = await saved(page, 'png');
    expect(name).toBe('grundyscope-ungame.png');
    const { canvas, picture, differing, blurred } = await compare(page, bytes, 'image/png', scale, 3 * scale);
    expect(canvas).toEqual([600, 600]);
    expect(picture).toEqual([600 * scale, 600 * scale]);
    // The piece on the table is round: finer, it has other pixels.
    expect(differing).toBeLessThan(60 * scale * scale);
    expect(blurred).toBeLessThan(30 * scale * scale);
  }
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});

test('what is zoomed out is painted finer, not blown up', async () => {
  const { page } = await openTable('#/ungame?n=1000');
  await page.locator('.save-scale select').selectOption('2');
  const { bytes } = await saved(page, 'png');
  const { picture, canvas, differing } = await compare(page, bytes, 'image/png', 2, 1);
  // Rows at the edge that have some of both are not found, in blocks of two cells.
  expect(picture[0]).toBe(canvas[0] * 2);
  expect(Math.abs(picture[1] - canvas[1] * 2)).toBeLessThanOrEqual(4);
  expect(differing).toBeGreaterThan(1000);
  expect(differing).toBeLessThan(0.05 * picture[0] * picture[1]);
  await page.close();
});

test.each([
  ['shapes', '#/ungame?n=200', 'light'],
  ['letters', '#/nim?max=30&heaps=3,5,7', 'dark'],
  ['an image', '#/ungame?n=1000', 'light'],
] as const)('SVG of %s looks like the page', async (kind, hash, colorScheme) => {
  const { page, errors } = await openTable(hash, { colorScheme });
  const { name, bytes } = await saved(page, 'svg');
  expect(name).toMatch(/^grundyscope-\w+\.svg$/);
  const text = bytes.toString();
  const parsed = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml');
    const element = root.documentElement;
    return {
      error: root.querySelector('parsererror')?.textContent,
      title: root.querySelector('title')?.textContent ?? '',
      box: element.getAttribute('viewBox')?.split(' ').map(Number) ?? [],
      texts: [...root.querySelectorAll('text')].map(({ textContent }) => textContent),
      images: root.querySelectorAll('image').length,
    };
  }, text);
  expect(parsed.error).toBeUndefined();
  expect(parsed.title).toContain(await page.locator('h1').innerText());
  expect(parsed.title).toContain(await page.locator('.answer').innerText());
  expect(parsed.box.length).toBe(4);
  expect(parsed.images).toBe(kind === 'an image' ? 1 : 0);
  // The legend says what it says on the page.
  const legend = (await page.locator('.table-legend').innerText()).replace(/\s+/g, '');
  expect(parsed.texts.join('').replace(/\s+/g, '')).toContain(legend);
  const cells = await compare(page, bytes, 'image/svg+xml', 1, 1);
  expect(cells.picture).toEqual(cells.canvas);
  // On the page the table begins in the middle of a pixel, and letters on whole ones: they fall onto others by a hair. Not so in a PNG.
  const [width, height] = cells.canvas;
  expect(cells.differing).toBeLessThan({ shapes: 100, 'an image': 0.01 * width * height, letters: 0.2 * width * height }[kind]);
  await page.locator('.save-scale select').selectOption('1');
  const share = await differing(page, bytes, (await saved(page, 'png')).bytes);
  console.log(`SVG of ${kind}: ${bytes.length} bytes; pixels that differ from the page ${cells.differing}, from the PNG ${share}`);
  expect(share).toBeLessThan(0.02);
  expect(errors).toEqual([]);
  await page.close();
});

test('a saved picture stands alone: title, position and value, parameters, link, legend', async () => {
  const { page } = await openTable('#/nim?heaps=3,5,7&max=30&at=3,2');
  const texts = [...(await saved(page, 'svg')).bytes.toString().matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
  for (const part of ['Nim 3,2,7: The first player wins in 7 moves. Heaps: 3,5,7. Table up to: 30. http://', 'For the player to move'])
    expect(texts).toContain(part);
  // It may be broken.
  expect(texts.replaceAll(' ', '')).toContain('#/nim?v=1&amp;heaps=3,5,7&amp;max=30&amp;at=3,2');
  await page.close();
});

test('draws are hatched in SVG by a pattern', async () => {
  const { page } = await openTable('#/dominoes');
  const svg = (await saved(page, 'svg')).bytes.toString();
  expect(svg).toContain('<pattern id="hatch"');
  expect(svg).toContain('fill="url(#hatch)"');
  await page.close();
});

test('patterns and the selection are in the picture as seen, or left out', async () => {
  // The letters of an SVG are wider: the window has room for the legend in one line of either.
  const { page, errors } = await openTable('#/nim?max=30&at=12,9', { viewport: { width: 1440, height: 1100 } });
  await page.locator('[data-menu=patterns] summary').click();
  await page.getByLabel('cells with the same value as the chosen one').check();
  await page.getByLabel('row', { exact: true }).check();
  await page.waitForTimeout(500);
  await page.locator('[data-menu=save] summary').click();
  await page.locator('.save-scale select').selectOption('1');
  const veil = /<path fill="#fcfbf7" fill-opacity="0\.8\d*" d="M/;
  const fade = /fill="#fcfbf7" opacity="0.6"/;
  const frame = /stroke="#c2281c"/;
  const seen = await saved(page, 'svg');
  const pale = />pale: another value than the chosen cell</;
  for (const part of [veil, fade, frame, pale]) expect(seen.bytes.toString()).toMatch(part);
  expect(await differing(page, seen.bytes, (await saved(page, 'png')).bytes)).toBeLessThan(0.02);
  await page.getByLabel('with selection and highlights').uncheck();
  const bare = await saved(page, 'svg');
  for (const part of [veil, fade, frame, pale]) expect(bare.bytes.toString()).not.toMatch(part);
  expect(await differing(page, bare.bytes, (await saved(page, 'png')).bytes)).toBeLessThan(0.02);
  expect(errors).toEqual([]);
  await page.close();
});

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
    for (const gone of ['.site-head', '.sections', 'grundy-share', '.table-bar', '.game-text', '.table-canvas', '.table-reading', 'form'])
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

test('what makes pictures is loaded when it is first used', async () => {
  const { page } = await site.open('#/nim');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await painted(page);
  expect(requests.filter((url) => /picture|text-/.test(url))).toEqual([]);
  await page.locator('[data-menu=save] summary').click();
  await saved(page, 'svg');
  expect(requests.filter((url) => /\/some\/sub\/path\/assets\/picture-/.test(url)).length).toBe(1);
  await page.close();
});
