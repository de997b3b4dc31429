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
/** Their cells are too small to be written in, and the last one's smaller than a pixel; each has one mark. `look`: the whole table. */
const games: [id: string, parameters: Record<string, string>, width: number, look: string][] = [
  ['nim', {}, 256, '128,128,1'],
  ['stone-game', { piles: '4' }, 512, '128,65,2'],
  ['exponential-game', { heaps: '4', width: '100' }, 300, '50,50,3'],
  ['the-game', { counts: `0,1,1${',0'.repeat(117)}` }, 242, '60.5,60.5,2'],
  ['ungame', { n: '150' }, 300, '76,76,2'],
  ['nim', { max: '999' }, 250, '500,500,0.25'],
];

// At full length each layer of each; else all of the first, and one of each other.
describe.each(games)('%s %j', (id, parameters, width, look) => {
  const place = games.findIndex(([one, given]) => one === id && given === parameters);
  test.each(layers.filter((_, i) => place === 0 || byLength(place % layers.length === i, true)))('%s', async (layer) => {
    const attributes = Object.entries({ game: id, ...parameters, layer, look, theme: 'light' }).map(
      ([name, value]) => `${name}="${value}"`,
    );
    const { page } = await open(on.browser, on.pages.put(plain(on.pages.site, tag(`${attributes.join(' ')} controls="none"`))));
    await allReady(page);
    const given = [id, ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]), '--layer', layer];
    // A figure that is ready draws its picture in the next frame.
    const found = async () => {
      const seen = await page.evaluate(canvasOf);
      const data = Buffer.from(seen.bytes, 'base64');
      const pixels = Uint32Array.from({ length: seen.width * seen.height }, (_, i) =>
        data[4 * i + 3] === 0 ? -1 : data.readUIntBE(4 * i, 3),
      );
      const canvas = { ...seen, pixels };
      return placeOf(decoded(drawn([...given, '--width', `${width}`])), canvas) !== undefined;
    };
    await expect.poll(found).toBe(true);
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
