// `grundyscope draw` against the page's own picture: the same pixels on the canvas of a figure, and in an image made of the SVG.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { allReady, open, plain, stage, tag } from './embed/harness.js';

const on = stage();

const program = fileURLToPath(new URL('../../build/native/grundyscope', import.meta.url));

function drawn(args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(program, ['draw', ...args], { maxBuffer: 1 << 28 });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return stdout;
}

interface Pixels {
  width: number;
  height: number;
  /** 0xRRGGBB. */
  pixels: Uint32Array;
}

function pixelsOf(png: Uint8Array): Pixels {
  const { width, height, channels, palette, data } = decode(png);
  const colour = ([red = 0, green = 0, blue = 0]: number[]) => (red << 16) | (green << 8) | blue;
  const at = (i: number) => colour(palette ? (palette[data[i] as number] as number[]) : [...data.subarray(i * channels, i * channels + 3)]);
  return { width, height, pixels: Uint32Array.from({ length: width * height }, (_, i) => at(i)) };
}

/** Where one picture stands in another, pixel for pixel. */
function placeOf(part: Pixels, all: Pixels): [number, number] | undefined {
  const { width, height } = part;
  const row = (j: number) => part.pixels.subarray(j * width, (j + 1) * width);
  const equal = (x: number, y: number, j: number) => {
    const from = (y + j) * all.width + x;
    return row(j).every((pixel, i) => pixel === all.pixels[from + i]);
  };
  for (let y = 0; y + height <= all.height; ++y)
    for (let x = 0; x + width <= all.width; ++x) {
      let j = 0;
      while (j < height && equal(x, y, j)) ++j;
      if (j === height) return [x, y];
    }
  return undefined;
}

/** Of what is drawn over paper. */
const canvasOf = () => {
  const root = document.querySelector('grundy-scope')?.shadowRoot;
  const canvas = root?.querySelector<HTMLCanvasElement>('.table-canvas');
  const { width = 1, height = 1 } = canvas ?? {};
  const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const pixels = Array.from({ length: width * height }, (_, i) =>
    data[4 * i + 3] === 0 ? -1 : ((data[4 * i] ?? 0) << 16) | ((data[4 * i + 1] ?? 0) << 8) | (data[4 * i + 2] ?? 0),
  );
  return { width, height, pixels };
};

const layers = ['outcome', 'nimber', 'remoteness'] as const;
/** Without pieces on their cells, which are too small to be written in; the last one's are smaller than a pixel. */
const games: [id: string, parameters: Record<string, string>, columns: number, rows: number][] = [
  ['nim', {}, 256, 256],
  ['stone-game', {}, 256, 128],
  ['exponential-game', {}, 100, 100],
  ['the-game', { counts: `0,1,1${',0'.repeat(117)}` }, 121, 121],
  ['nim', { max: '999' }, 1000, 1000],
];

describe.each(games)('%s %j', (id, parameters, columns, rows) => {
  test.each(layers)('%s', async (layer) => {
    const attributes = Object.entries({ game: id, ...parameters, layer, theme: 'light' }).map(([name, value]) => `${name}="${value}"`);
    const { page } = await open(on.browser, on.pages.put(plain(on.pages.site, tag(`${attributes.join(' ')} controls="none"`))));
    await allReady(page);
    const seen = await page.evaluate(canvasOf);
    await page.close();
    const canvas = { ...seen, pixels: Uint32Array.from(seen.pixels) };
    const given = [id, ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]), '--layer', layer];
    // As large as it fits, by whole pixels a cell or whole cells a pixel.
    const widths = [4, 3, 2, 1].map((pixels) => pixels * columns).concat([2, 3, 4, 5].map((cells) => Math.ceil(columns / cells)));
    const width = widths.find((one) => one <= canvas.width && (one * rows) / columns <= canvas.height) ?? 0;
    const found = widths
      .filter((one) => one <= width)
      .slice(0, 2)
      .map((one) => placeOf(pixelsOf(drawn([...given, '--width', `${one}`])), canvas));
    expect(found.some(Boolean)).toBe(true);
  });
});

test('as SVG: the same pixels', async () => {
  const page = await on.browser.newPage();
  for (const args of [
    ['nim', '--layer', 'nimber', '--width', '512'],
    ['ungame', '--width', '500', '--theme', 'dark'],
    ['exponential-game', '--width', '333', '--height', '222'],
    // More runs than shapes are made for.
    ['stone-game', '-p', 'rows=900', '--layer', 'remoteness', '--height', '900'],
  ]) {
    const svg = drawn([...args, '--format', 'svg']).toString();
    const { width, height, pixels } = pixelsOf(drawn(args));
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${svg}`);
    const shot = pixelsOf(await page.screenshot({ type: 'png' }));
    const wrong = pixels.findIndex((pixel, i) => pixel !== shot.pixels[i]);
    expect([args.join(' '), shot.width, shot.height, wrong]).toEqual([args.join(' '), width, height, -1]);
  }
  await page.close();
});
