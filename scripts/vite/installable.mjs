// Makes the site installable: the web app manifest, and icons with fixed names, from web/shell/icon.svg.
import { crc32, deflateSync } from 'node:zlib';
import { sourceFile } from './inputs.mjs';

const icon = () => sourceFile('shell/icon.svg');
const sizes = [180, 192, 512];

/** The rectangles of the icon, [column, row, columns, rows, colour]: one for the background, and single squares. */
function squaresOf(svg) {
  const whole = svg.match(/<rect width="(\d+)" height="(\d+)" fill="(#\w{6})"/);
  const path = svg.match(/<path fill="(#\w{6})" d="([^"]*)"/);
  if (!whole || !path) throw new Error('icon.svg is drawn in another way than its pictures are made from');
  const small = [...path[2].matchAll(/M(\d+) (\d+)h1v1H\d+z/g)].map(([, x, y]) => [Number(x), Number(y), 1, 1, path[1]]);
  return [[0, 0, Number(whole[1]), Number(whole[2]), whole[3]], ...small];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The icon as a PNG of `size` by `size` pixels. O(size^2). */
export function iconPng(size, svg = `${icon()}`) {
  const squares = squaresOf(svg);
  const [[, , columns]] = squares;
  const row = 1 + 3 * size;
  const pixels = Buffer.alloc(row * size);
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) {
      const [column, line] = [Math.floor((x * columns) / size), Math.floor((y * columns) / size)];
      const [, , , , colour] = squares.findLast(
        ([left, top, wide, high]) => column >= left && column < left + wide && line >= top && line < top + high,
      );
      pixels.writeUIntBE(Number.parseInt(colour.slice(1), 16), y * row + 1 + 3 * x, 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const manifest = {
  name: 'Grundyscope',
  short_name: 'Grundyscope',
  description: 'Combinatorial games solved, drawn and explained in the browser.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#fcfbf7',
  theme_color: '#fcfbf7',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...sizes.slice(1).map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  ],
  shortcuts: [
    { name: 'Lab', url: 'lab/' },
    { name: 'Book', url: 'book/' },
  ],
};

export const installable = {
  name: 'installable',
  apply: 'build',
  transformIndexHtml: (_, { path }) =>
    path === '/index.html'
      ? [
          { tag: 'link', attrs: { rel: 'manifest', href: './site.webmanifest' }, injectTo: 'head' },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
        ]
      : [],
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('site.webmanifest', JSON.stringify(manifest));
    emit('icon.svg', icon());
    for (const size of sizes) emit(`icon-${size}.png`, iconPng(size));
  },
};
