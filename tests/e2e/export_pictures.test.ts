// Exports of a table as it is seen, as a picture: PNG and SVG of the menu "Save" against the page.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMenu, saved } from './saving.js';
import { painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const openTable = (hash: string, options: Parameters<Site['open']>[1] = {}) => openMenu(site, hash, options);

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
  // Cells of whole pixels.
  const { page, errors, elsewhere } = await openTable('#/ungame?n=200&look=100.5,99.5,3');
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

/** The share of pixels in which an SVG and a PNG may differ: letters fall onto others by a hair, by 2.7 % in Chromium 156. */
const MOST_APART = 0.04;

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
  ['shapes', '#/ungame?n=200&look=100.5,99.5,3', 'light'],
  ['letters', '#/nim?max=30&heaps=3,5,7', 'dark'],
  ['an image', '#/ungame?n=1000', 'light'],
] as const)('SVG of %s looks like the page', async (kind, hash, colorScheme) => {
  // Wide enough for the long legend in any typeface.
  const viewport = kind === 'an image' ? { width: 1500, height: 1150 } : { width: 1440, height: 900 };
  const { page, errors } = await openTable(hash, { colorScheme, viewport });
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
  expect(share).toBeLessThan(MOST_APART);
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
  expect(await differing(page, seen.bytes, (await saved(page, 'png')).bytes)).toBeLessThan(MOST_APART);
  await page.getByLabel('with selection and highlights').uncheck();
  const bare = await saved(page, 'svg');
  for (const part of [veil, fade, frame, pale]) expect(bare.bytes.toString()).not.toMatch(part);
  expect(await differing(page, bare.bytes, (await saved(page, 'png')).bytes)).toBeLessThan(MOST_APART);
  expect(errors).toEqual([]);
  await page.close();
});

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
