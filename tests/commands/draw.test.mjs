// Pictures: the same pixels from both commands, in the requested size, with the cells of the table.
import { describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { decoded } from '../png.ts';
import { oneIn } from '../web/length.ts';
import { both, bothRefuse, ids, inNode, native, runOne } from './both.mjs';

const { command } = await loadCommand();

/** Compressed by another library, a picture may have other bytes: its pixels are the same. */
function drawn(args) {
  const inside = command(['draw', ...args]);
  expect([inside.status, Buffer.from(inside.err).toString()]).toEqual([0, '']);
  const outside = runOne(native, ['draw', ...args]);
  expect([outside.status, outside.err]).toEqual([0, '']);
  const [one, other] = [decoded(inside.out), decoded(outside.out)];
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  expect(Buffer.from(one.pixels.buffer).equals(Buffer.from(other.pixels.buffer))).toBe(true);
  return one;
}

const shapeOf = (id, rest = []) => JSON.parse(both(['table', id, '--format', 'json', ...rest]).out);

describe.each(ids.filter(oneIn(3)))('%s', (id) => {
  test('all layers, both themes', () => {
    for (const layer of ['outcome', 'nimber', 'remoteness']) {
      const args = [id, '--layer', layer];
      if (command(['table', ...args]).status !== 0) {
        bothRefuse(['draw', ...args]);
        continue;
      }
      const [light, dark] = ['light', 'dark'].map((theme) => drawn([...args, '--theme', theme]));
      expect([dark.width, dark.height]).toEqual([light.width, light.height]);
      expect(Math.max(light.width, light.height)).toBeLessThanOrEqual(640);
    }
  });

  test('of the size that was asked for, and the same shapes as SVG', () => {
    const { width, height, pixels } = drawn([id, '--width', '301', '--height', '203']);
    expect([width, height]).toEqual([301, 203]);
    expect(new Set(pixels).size).toBeGreaterThan(1);
    const { out } = both(['draw', id, '--width', '301', '--height', '203', '--format', 'svg']);
    expect(out).toMatch(/^<svg [^>]*width="301" height="203" viewBox="0 0 301 203">\n<title>[^<]+<\/title>/);
  });
});

test('a pixel a cell, one row after the other', () => {
  const { rows, width, height } = shapeOf('knights');
  const colours = { N: 0x0072b2, P: 0xe69f00, D: 0xa8a6a0 };
  const wanted = rows.flatMap((row) => row.map((letter) => colours[letter] ?? 0xfcfbf7));
  const picture = drawn(['knights', '--width', String(width), '--height', String(height)]);
  expect([...picture.pixels]).toEqual(wanted);
});

test('whole cells: a window stands in the middle, with paper around it', () => {
  const picture = drawn(['nim', '-p', 'heaps=1,2', '--window', '0,0,2,2', '--width', '8', '--height', '6', '--theme', 'dark']);
  const [o, N, P] = [0x16171b, 0x0072b2, 0xe69f00];
  const [first, second] = [
    [o, P, P, P, N, N, N, o],
    [o, N, N, N, P, P, P, o],
  ];
  expect([...picture.pixels]).toEqual([second, second, second, first, first, first].flat());
});

test('a side that is not given is as long as the table needs', () => {
  const args = ['ungame', '-p', 'n=20'];
  const { width, height } = shapeOf('ungame', ['-p', 'n=20']);
  const picture = drawn([...args, '--width', String(10 * width)]);
  expect([picture.width, picture.height]).toEqual([10 * width, 10 * height]);
});

test('tables far too large to be written are drawn by shares', () => {
  const { width, height, pixels } = drawn(['nim', '-p', 'max=1000000', '--width', '200', '--height', '200']);
  expect([width, height]).toEqual([200, 200]);
  expect(new Set(pixels).size).toBeGreaterThan(1);
});

test('rules of one’s own', () => {
  const { width, pixels } = drawn([
    'rules',
    '-p',
    'text=n: 0..40 = 40\nmove k in {1, 2, 3}: n -= k\nend: last wins\n',
    '--width',
    '41',
    '--height',
    '1',
  ]);
  expect(width).toBe(41);
  // Lost are the multiples of four.
  expect([...pixels]).toEqual(Array.from({ length: 41 }, (_, n) => (n % 4 ? 0x0072b2 : 0xe69f00)));
});

test.each([
  [['draw', 'nim', '--format', 'csv'], 'error: format: expected png or svg, got "csv"\n'],
  [['table', 'nim', '--format', 'png'], 'error: format: expected csv or json or pgm, got "png"\n'],
  [['draw', 'nim', '--theme', 'grey'], 'error: theme: expected light or dark, got "grey"\n'],
  [['draw', 'nim', '--width', '0'], 'error: width: expected 1 to 16384 pixels, got 0\n'],
  [['draw', 'nim', '--height', '16385'], 'error: height: expected 1 to 16384 pixels, got 16385\n'],
  [['draw', 'nim', '--width', '16384', '--height', '16384'], 'error: width: expected at most 64000000 pixels altogether, got 268435456\n'],
  [['draw', 'nim', '--layer', 'colour'], /^error: layer: expected .*, got "colour"\n$/],
  [
    ['draw', 'nim', '--window', '5,0,1000000,2'],
    /^error: window: expected cells of the table, columns 0 to \d+, rows 0 to \d+, got 5,0,1000000,2\n$/,
  ],
  [['draw', 'nim', '--at', '1,2'], /^error: command line: expected one of .*, got "--at"\n$/],
])('%j is refused', (args, reason) => {
  if (typeof reason === 'string') expect(bothRefuse(args)).toBe(reason);
  else expect(bothRefuse(args)).toMatch(reason);
});

test('what stands between shells: bytes, and nothing else', () => {
  const { out, status } = runOne(inNode, ['draw', 'kayles']);
  expect(status).toBe(0);
  expect(out.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(out.subarray(-12).toString('latin1')).toBe('\0\0\0\0IEND\xaeB`\x82');
});
