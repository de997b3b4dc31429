// `grundyscope draw` against the page's own picture: the same pixels on the canvas of a figure, and in an image made of the SVG.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { decoded, type Pixels } from '../png.js';
import { byLength } from '../web/length.js';
import { allReady, open, plain, stage, tag } from './embed/harness.js';

const on = stage();

const program = fileURLToPath(new URL('../../build/native/grundyscope', import.meta.url));

function drawn(args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(program, ['draw', ...args], { maxBuffer: 1 << 28 });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return stdout;
}

/** In pixels each way: the mark of a position, which a figure has and a drawing does not. */
const MARK = 24;

/** Where one picture stands in another, pixel for pixel but for what a mark may cover. */
function placeOf(part: Pixels, all: Pixels): [number, number] | undefined {
  const { width, height } = part;
  const standsAt = (x: number, y: number) => {
    const wrong: number[][] = [];
    for (let j = 0; j < height; ++j) {
      const from = (y + j) * all.width + x;
      for (let i = 0; i < width; ++i) {
        if (part.pixels[j * width + i] === all.pixels[from + i]) continue;
        wrong.push([i, j]);
        if (wrong.length > MARK * MARK) return false;
      }
    }
    const spread = (by: number) => Math.max(...wrong.map((one) => one[by] as number)) - Math.min(...wrong.map((one) => one[by] as number));
    return wrong.length === 0 || (spread(0) < MARK && spread(1) < MARK);
  };
  for (let y = 0; y + height <= all.height; ++y) for (let x = 0; x + width <= all.width; ++x) if (standsAt(x, y)) return [x, y];
  return undefined;
}

/** Of what is drawn over paper. */
const canvasOf = () => {
  const root = document.querySelector('grundy-scope')?.shadowRoot;
  const canvas = root?.querySelector<HTMLCanvasElement>('.table-canvas');
  const { width = 1, height = 1 } = canvas ?? {};
  const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  // As text, a byte a character: lists of a million numbers take seconds to come over.
  let bytes = '';
  for (let from = 0; from < data.length; from += 30_000) bytes += String.fromCharCode(...data.slice(from, from + 30_000));
  return { width, height, bytes: btoa(bytes) };
};

const layers = ['outcome', 'nimber', 'remoteness'] as const;
/** Their cells are too small to be written in, and the last one's smaller than a pixel; each has one mark. */
const games: [id: string, parameters: Record<string, string>, columns: number, rows: number][] = [
  ['nim', {}, 256, 256],
  ['stone-game', { piles: '4' }, 256, 128],
  ['exponential-game', { heaps: '4' }, 100, 100],
  ['the-game', { counts: `0,1,1${',0'.repeat(117)}` }, 121, 121],
  ['ungame', { n: '150' }, 150, 150],
  ['nim', { max: '999' }, 1000, 1000],
];

// At full length each layer of each; else all of the first, and one of each other.
describe.each(games)('%s %j', (id, parameters, columns, rows) => {
  const place = games.findIndex(([one, given]) => one === id && given === parameters);
  test.each(layers.filter((_, i) => place === 0 || byLength(place % layers.length === i, true)))('%s', async (layer) => {
    const attributes = Object.entries({ game: id, ...parameters, layer, theme: 'light' }).map(([name, value]) => `${name}="${value}"`);
    const { page } = await open(on.browser, on.pages.put(plain(on.pages.site, tag(`${attributes.join(' ')} controls="none"`))));
    await allReady(page);
    const given = [id, ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]), '--layer', layer];
    // By whole pixels a cell or whole cells a pixel: figures of some heights have such tables.
    const widths = [4, 3, 2, 1].map((pixels) => pixels * columns).concat([2, 3, 4, 5].map((cells) => Math.ceil(columns / cells)));
    // A figure that is ready draws its picture in the next frame.
    const found = async () => {
      const seen = await page.evaluate(canvasOf);
      const data = Buffer.from(seen.bytes, 'base64');
      const pixels = Uint32Array.from({ length: seen.width * seen.height }, (_, i) =>
        data[4 * i + 3] === 0 ? -1 : data.readUIntBE(4 * i, 3),
      );
      const canvas = { ...seen, pixels };
      const fitting = widths.filter((one) => one <= canvas.width && (one * rows) / columns <= canvas.height);
      // The axes take room, too: the largest that fits, or the next.
      return fitting.slice(0, 2).some((one) => placeOf(decoded(drawn([...given, '--width', `${one}`])), canvas));
    };
    let height = 300;
    const foundAtSome = async () => {
      if (await found()) return true;
      height = height < 700 ? height + 20 : 300;
      await page.evaluate((height) => document.querySelector('grundy-scope')?.setAttribute('height', `${height}`), height);
      return false;
    };
    await expect.poll(foundAtSome, { timeout: 60_000, interval: 100 }).toBe(true);
    await page.close();
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
    const { width, height, pixels } = decoded(drawn(args));
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>html,body{margin:0}svg{display:block}</style>${svg}`);
    const shot = decoded(await page.screenshot({ type: 'png' }));
    const wrong = pixels.findIndex((pixel, i) => pixel !== shot.pixels[i]);
    expect([args.join(' '), shot.width, shot.height, wrong]).toEqual([args.join(' '), width, height, -1]);
  }
  await page.close();
});
