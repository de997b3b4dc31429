// Figures under ancestors that are scaled or zoomed, as on slides: what is read is what is pointed at, and the picture is as sharp as the
// screen.
import { expect, test } from 'vitest';
import { oneIn } from '../../web/length.js';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();

test.each(
  [
    ['transform: scale(0.6); transform-origin: 0 0', 0.6],
    ['transform: scale(1.7); transform-origin: 20px 10px', 1.7],
    ['zoom: 1.5', 1.5],
    ['zoom: 0.8; transform: scale(1.25)', 1],
    ['scale: 0.5 0.5', 0.5],
  ].filter(oneIn(3)) as [string, number][],
)('%s', async (style, scale) => {
  const { page } = await open(
    on.browser,
    on.pages.put(plain(on.pages.site, `<div style="width:640px;${style}">${tag('game="nim" heaps="3,5" max="12"', 420)}</div>`)),
  );
  await page.setViewportSize({ width: 1300, height: 1000 });
  await allReady(page);
  const plot = page.locator('.table-plot');
  const seen = await plot.evaluate((element) => {
    const canvas = element.querySelector('canvas') as HTMLCanvasElement;
    const [box, shown] = [element.getBoundingClientRect(), canvas.getBoundingClientRect()];
    return {
      box: [box.left, box.top, box.width, box.height],
      shown: [shown.left, shown.top, shown.width, shown.height],
      pixels: [canvas.width, canvas.height],
      scale: box.width / Number.parseFloat(getComputedStyle(element).width),
    };
  });
  expect(seen.scale).toBeCloseTo(scale, 2);
  for (const i of [0, 1, 2, 3]) expect(Math.abs((seen.shown[i] as number) - (seen.box[i] as number))).toBeLessThan(1.01);
  for (const i of [0, 1]) expect(Math.abs((seen.shown[i + 2] as number) - (seen.pixels[i] as number))).toBeLessThan(0.51);

  // Of each place that has a colour of N or P, the read-out says the same.
  const [left, top, width, height] = seen.box as [number, number, number, number];
  let read = 0;
  for (let i = 1; i < 8; ++i) {
    for (let j = 1; j < 8; ++j) {
      const [x, y] = [Math.round((width * i) / 8), Math.round((height * j) / 8)];
      await page.mouse.move(left + x, top + y);
      const found = await plot.evaluate(
        async (element, [x, y]) => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const canvas = element.querySelector('canvas') as HTMLCanvasElement;
          const [r = 0, g = 0, b = 0] = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
            x as number,
            y as number,
            1,
            1,
          ).data;
          const readout = element.closest('grundy-table')?.querySelector<HTMLElement>('.table-reading')?.innerText ?? '';
          const colour = b > r + 60 && b > g ? 'N' : r > b + 60 && r > 180 ? 'P' : '';
          return { colour, outcome: /\d\s+([NP])/.exec(readout)?.[1] ?? '', readout };
        },
        [x, y] as const,
      );
      if (!found.colour || !found.outcome) continue;
      expect(found.outcome, `${x}, ${y}: ${found.readout}`).toBe(found.colour);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(5);
  await page.close();
});

test.each(
  [
    'transform: rotate(30deg)',
    'rotate: 90deg',
    'transform: rotate(180deg)',
    'transform: scaleX(-1)',
    'transform: scale(1.3, 0.7)',
    'transform: rotate(-12deg) skewX(15deg) scale(0.8)',
  ].filter(oneIn(3)),
)('turned by %s: what is read is what is pointed at', async (style) => {
  const figure = tag('game="nim" heaps="3,5" max="12" controls="basic"', 420);
  const turned = `<div style="width:560px;margin:180px 300px;${style}">${figure}</div>`;
  const { page, errors } = await open(on.browser, on.pages.put(plain(on.pages.site, turned)));
  await page.setViewportSize({ width: 1300, height: 1000 });
  await allReady(page);
  let read = 0;
  for (let i = 1; i < 8; ++i) {
    for (let j = 1; j < 8; ++j) {
      // Where a point of the plot's own lies on the screen.
      const { x, y } = await page.locator('.table-plot').evaluate(
        (plot, [i, j]) => {
          const probe = document.createElement('i');
          probe.style.cssText = `position:absolute;width:0;height:0;left:${(plot.clientWidth * i) / 8}px;top:${(plot.clientHeight * j) / 8}px`;
          plot.append(probe);
          const { left: x, top: y } = probe.getBoundingClientRect();
          probe.remove();
          return { x, y };
        },
        [i, j] as [number, number],
      );
      await page.mouse.move(x, y);
      const found = await page.locator('.table-plot').evaluate(
        async (plot, [i, j]) => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const canvas = plot.querySelector('canvas') as HTMLCanvasElement;
          const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
          const [r = 0, g = 0, b = 0] = pen.getImageData((canvas.width * i) / 8, (canvas.height * j) / 8, 1, 1).data;
          const readout = plot.closest('grundy-table')?.querySelector<HTMLElement>('.table-reading')?.innerText ?? '';
          const colour = b > r + 60 && b > g ? 'N' : r > b + 60 && r > 180 ? 'P' : '';
          return { colour, outcome: /\d\s+([NP])/.exec(readout)?.[1] ?? '', readout };
        },
        [i, j] as [number, number],
      );
      if (!found.colour || !found.outcome) continue;
      expect(found.outcome, `${i}, ${j}: ${found.readout}`).toBe(found.colour);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await page.close();
});
