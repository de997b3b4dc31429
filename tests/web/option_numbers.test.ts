// The numbers of options on the table: beside small cells, in the corner of large ones, never on each other, readable on any colour.
import { expect, test } from 'vitest';
import type { TableShape } from '../../web/engine/api.js';
import type { Ink } from '../../web/views/table/draw/ink.js';
import { NUMBERS_FROM, type NumberedOption, numberedOptions, type Plate, platesOf } from '../../web/views/table/draw/numbers.js';
import type { OverlayInk } from '../../web/views/table/draw/overlay.js';
import type { Pen } from '../../web/views/table/draw/pen.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';

const axis = { name: 'n', first: 0, count: 400 };
const shape = { x: axis, y: axis, yUp: true, layers: ['outcome'], marks: [] } as unknown as TableShape;
const at = (scale: number) => Viewport.fit(shape, 800, 600).centredOn(100, 0.5, 100, 0.5, scale);

/** The options of two heaps of `n`, in the order of a list. */
const options = (n: number): NumberedOption[] =>
  Array.from({ length: n }, (_, i) => ({
    cell: i % 2 ? ([100, 99 - (i >> 1)] as const) : ([99 - (i >> 1), 100] as const),
    wins: i < 2,
    number: i + 1,
    lit: i === 3,
  }));

const overlap = (a: Plate, b: Plate) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

test.each([4, 5, 7, 10, 14, 20, 23, 24, 40, 48])(
  'cells of %i px: twelve options that touch each other have their numbers, apart',
  (scale) => {
    const view = at(scale);
    const twelve = options(12);
    const plates = platesOf(twelve, view, 1);
    const shown = plates.filter((plate) => plate !== undefined);
    expect(shown).toHaveLength(12);
    for (const [i, plate] of shown.entries()) {
      for (const other of shown.slice(i + 1)) expect(overlap(plate, other)).toBe(false);
      expect(plate.x - plate.width / 2 >= 0 && plate.x + plate.width / 2 <= 800 && plate.y - plate.height / 2 >= 0).toBe(true);
      const inside = scale >= 24;
      for (const [j, { cell }] of twelve.entries()) {
        const { x, y, width, height } = view.rectangle(cell[0], cell[1]);
        expect(overlap(plate, { x: x + width / 2, y: y + height / 2, width, height })).toBe(inside && i === j);
      }
    }
  },
);

test('smaller cells have none, and of many options the first have theirs', () => {
  expect(platesOf(options(12), at(NUMBERS_FROM - 0.1), 1).some((plate) => plate)).toBe(false);
  const crowd = Array.from({ length: 400 }, (_, i) => ({
    cell: [100 + (i % 20), 100 - Math.floor(i / 20)] as const,
    wins: false,
    number: i + 1,
    lit: false,
  }));
  const plates = platesOf(crowd, at(4), 1);
  expect(plates.slice(0, 12).every((plate) => plate)).toBe(true);
  expect(plates.filter((plate) => plate).length).toBeLessThan(200);
});

const luminance = (colour: string) => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Keeps what is filled, with its colour. */
function recorder() {
  const filled: { colour: string; text?: string; width?: number }[] = [];
  const pen = {
    fillStyle: '',
    fillRect: (_x: number, _y: number, width: number) => filled.push({ colour: pen.fillStyle, width }),
    fillText: (text: string) => filled.push({ colour: pen.fillStyle, text }),
    ...Object.fromEntries(['beginPath', 'moveTo', 'lineTo', 'rect', 'stroke'].map((name) => [name, () => {}])),
  };
  return { pen: pen as unknown as Pen, filled };
}

test('a number is read on its plate, and the plate has an edge of the other colour, on cells of any colour', () => {
  const { pen, filled } = recorder();
  const ink = { line: '#1c1a16', halo: '#ffffff', accent: '#c2281c', weight: 1, size: 1, serif: 'serif' } as Ink & OverlayInk;
  numberedOptions(options(12))(pen, at(10), ink);
  const texts = filled.filter(({ text }) => text);
  expect(texts.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  for (const [i, { text, colour }] of filled.entries()) {
    if (!text) continue;
    const [edge, plate] = [filled[i - 2], filled[i - 1]] as { colour: string; width: number }[];
    expect(edge?.width).toBe((plate?.width ?? 0) + 2);
    expect(contrast(colour, plate?.colour ?? '')).toBeGreaterThan(4.5);
    expect(contrast(edge?.colour ?? '', plate?.colour ?? '')).toBeGreaterThan(4.5);
  }
  // The one that is pointed at is turned round.
  expect(texts.filter(({ colour }) => colour !== '#ffffff').map(({ text }) => text)).toEqual(['4']);
});
