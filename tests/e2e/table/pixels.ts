// Pixels that a page really shows.
import type { Page } from 'playwright-core';

export interface Pixels {
  width: number;
  height: number;
  /** 0xRRGGBB by rows. */
  at: Uint32Array;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels come as base64: a list of a million numbers would take seconds on its way. `shot`: a part of this picture, not the canvas. */
async function pixelsOf(page: Page, shot?: { png: string; clip: Clip }): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (shot) => {
    const drawn = async (png: string) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas;
    };
    const canvas = shot ? await drawn(shot.png) : (document.querySelector('.table-canvas') as HTMLCanvasElement);
    const { x, y, width, height } = shot?.clip ?? { x: 0, y: 0, width: canvas.width, height: canvas.height };
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const rgba = pen.getImageData(x, y, width, height).data;
    let text = '';
    for (let i = 0; i < rgba.length; i += 8192) text += String.fromCharCode(...rgba.subarray(i, i + 8192));
    return { width, height, base64: btoa(text) };
  }, shot);
  const rgba = Buffer.from(base64, 'base64');
  return { width, height, at: Uint32Array.from({ length: width * height }, (_, i) => rgba.readUInt32BE(4 * i) >>> 8) };
}

/**
 * A rectangle of the page in device pixels: what the screen gets, not what the canvas holds. It is cut from a picture of the whole window,
 * as one of a part would be resampled where that begins between device pixels.
 */
export async function screenshot(page: Page, { x, y, width, height }: Clip): Promise<Pixels> {
  const png = (await page.screenshot({ scale: 'device' })).toString('base64');
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  const inDevicePixels = (length: number) => Math.round(length * ratio);
  const clip = { x: inDevicePixels(x), y: inDevicePixels(y), width: inDevicePixels(width), height: inDevicePixels(height) };
  return pixelsOf(page, { png, clip });
}

/** The canvas of the table itself. */
export const canvasPixels = (page: Page): Promise<Pixels> => pixelsOf(page);

/** How many pixels of the canvas have one of these colours (0xRRGGBB); counted in the page, as only the sum is wanted here. */
export function countPixels(page: Page, colours: readonly number[]): Promise<number> {
  return page.locator('.table-canvas').evaluate((element, colours) => {
    const { width, height } = element as HTMLCanvasElement;
    const rgba = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const wanted = new Set(colours);
    let count = 0;
    for (let i = 0; i < rgba.length; i += 4) {
      if (wanted.has(((rgba[i] ?? 0) << 16) | ((rgba[i + 1] ?? 0) << 8) | (rgba[i + 2] ?? 0))) count += 1;
    }
    return count;
  }, colours);
}

/** The canvas as an image file: equal for equal pixels. */
export const canvasFile = (page: Page): Promise<string> =>
  page.locator('.table-canvas').evaluate((element) => (element as HTMLCanvasElement).toDataURL());

/** Until the picture of the table has not changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('grundy-table[painted]');
  await page.evaluate(async () => {
    const view = document.querySelector('grundy-table') as unknown as { drawing: unknown; progress: number };
    let last: unknown;
    let since = performance.now();
    while (performance.now() - since < 400 || view.progress < 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (view.drawing === last) continue;
      last = view.drawing;
      since = performance.now();
    }
  });
}
