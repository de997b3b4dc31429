// What a page really shows, pixel by pixel.
import type { Page } from 'playwright-core';

export interface Pixels {
  width: number;
  height: number;
  /** 0xRRGGBB by rows. */
  at: number[];
}

/**
 * A rectangle of the page in device pixels: what the screen gets, not what the canvas holds. It is cut from a picture of the whole window,
 * as one of a part would be resampled where that begins between device pixels.
 */
export async function screenshot(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Pixels> {
  const png = (await page.screenshot({ scale: 'device' })).toString('base64');
  return page.evaluate(
    async ([data, clip]) => {
      const ratio = window.devicePixelRatio;
      const [left, top, width, height] = [clip.x, clip.y, clip.width, clip.height].map((length) => Math.round(length * ratio)) as [
        number,
        number,
        number,
        number,
      ];
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image, 0, 0);
      const { data: rgba } = pen.getImageData(left, top, width, height);
      const at = Array.from(
        { length: width * height },
        (_, i) => ((rgba[4 * i] ?? 0) << 16) | ((rgba[4 * i + 1] ?? 0) << 8) | (rgba[4 * i + 2] ?? 0),
      );
      return { width, height, at };
    },
    [png, clip] as const,
  );
}

/** The canvas of the table itself. */
export function canvasPixels(page: Page): Promise<Pixels> {
  return page.locator('.table-canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { width, height } = canvas;
    const rgba = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const at = Array.from(
      { length: width * height },
      (_, i) => ((rgba[4 * i] ?? 0) << 16) | ((rgba[4 * i + 1] ?? 0) << 8) | (rgba[4 * i + 2] ?? 0),
    );
    return { width, height, at };
  });
}

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
