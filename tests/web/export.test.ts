import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Solution, TableShape } from '../../web/engine/api.js';
import { Speech } from '../../web/i18n/speech.js';
import type { Frame } from '../../web/views/table/draw/painter.js';
import { runsOf } from '../../web/views/table/export/runs.js';
import type { Sight } from '../../web/views/table/export/sight.js';
import { painted, SvgPen } from '../../web/views/table/export/svg_pen.js';
import { csv, list, markdown, markdownOf, positionsOf, windowsOf } from '../../web/views/table/export/text.js';
import { trimmed } from '../../web/views/table/export/trim.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

/** Faults of a text as XML: tags that do not match, attributes or texts that hold what they must not. */
function malformed(xml: string): string | undefined {
  const open: string[] = [];
  const token = /<(\/?)([A-Za-z]+)((?: [\w-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (!match) return `unexpected at ${at}: ${xml.slice(at, at + 40)}`;
    const [, end, name = '', attributes = '', alone, text = ''] = match;
    if (/&(?!amp;|lt;|gt;|quot;)/.test(attributes + text)) return `bare & in ${match[0]}`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(match[0])) return 'a control character';
    if (end && open.pop() !== name) return `</${name}> closes nothing`;
    if (name && !end && !alone) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is open` : undefined;
}

const measure = (text: string, _font: string, baseline: string) => ({ width: 6 * text.length, drop: baseline === 'middle' ? 4 : 0 });

test('the checker of XML sees what is wrong', () => {
  expect(malformed('<a b="c &amp; d"><e/>f</a>')).toBeUndefined();
  for (const wrong of ['<a>', '<a></b>', '<a b=c/>', '<a>&b</a>', '<a b="<"/>', 'a\u0001']) expect(malformed(wrong)).toBeDefined();
});

const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const call = fc.oneof(
  fc.tuple(fc.constantFrom('save', 'restore', 'beginPath', 'closePath', 'clip', 'fill', 'stroke')),
  fc.tuple(fc.constantFrom('translate', 'moveTo', 'lineTo'), number, number),
  fc.tuple(fc.constant('rotate'), number),
  fc.tuple(fc.constantFrom('rect', 'fillRect'), number, number, number, number),
  fc.tuple(fc.constant('arc'), number, number, fc.double({ min: 0, max: 90, noNaN: true }), number, number),
  fc.tuple(fc.constant('fillText'), fc.string({ unit: 'binary' }), number, number),
  fc.tuple(fc.constant('set fillStyle'), fc.string()),
  fc.tuple(fc.constant('set font'), fc.constantFrom('italic 13px "A & B", serif', '700 12.5px x<y, sans-serif', '11px mono')),
);

test('whatever is drawn, the SVG is well formed', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 40 }), fc.string({ unit: 'binary' }), (calls, title) => {
      const pen = new SvgPen(measure) as unknown as Record<string, unknown> & SvgPen;
      for (const [name, ...values] of calls) {
        if (name.startsWith('set ')) (pen as Record<string, unknown>)[name.slice(4)] = values[0];
        else (pen[name] as (...all: unknown[]) => void)(...values);
      }
      expect(malformed(pen.finish(100, 50, title))).toBeUndefined();
    }),
  );
});

test('the pen keeps its place, its clip and its style', () => {
  const pen = new SvgPen(measure);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, 10, 10);
  pen.clip();
  pen.translate(5, 7);
  pen.fillStyle = 'rgb(0 114 178)';
  pen.fillRect(1, 1, 2, 2);
  pen.fillRect(3, 3, 2, 2);
  pen.restore();
  pen.save();
  pen.translate(20, 30);
  pen.rotate(-Math.PI / 2);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = 'italic 13px Georgia, serif';
  pen.fillText('row', 0, 0);
  pen.restore();
  const svg = pen.finish(40, 50, 'A < B');
  expect(svg).toContain('viewBox="0 0 40 50"');
  expect(svg).toContain('<title id="title">A &lt; B</title>');
  expect(svg).toContain('<clipPath id="clip1"><path d="M0 0L10 0L10 10L0 10Z"/></clipPath>');
  expect(svg).toContain(
    '<g clip-path="url(#clip1)"><g fill="#0072b2">\n<path d="M6 8L8 8L8 10L6 10Z"/>\n<path d="M8 10L10 10L10 12L8 12Z"/>\n</g></g>',
  );
  expect(svg).toContain('font-family="serif" font-size="13" font-style="italic" text-anchor="middle"');
  // The side below the line of a text that runs upward is its right.
  expect(svg).toContain('<text transform="translate(24 30) rotate(-90)">row</text>');
});

test('colours are written in the oldest form', () => {
  expect(painted('fill', 'rgb(40 36 28 / 0.38)')).toBe(' fill="#28241c" fill-opacity="0.38"');
  expect(painted('stroke', 'rgba(1, 2, 3, 0.5)')).toBe(' stroke="#010203" stroke-opacity="0.5"');
  expect(painted('fill', 'rgb(29, 27, 22)')).toBe(' fill="#1d1b16"');
  expect(painted('fill', '#c2281c')).toBe(' fill="#c2281c"');
});

test('runs of equal colour give the pixels back, and are as few as can be', () => {
  const pictures = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc.tuple(fc.constant(width), fc.array(fc.constantFrom(0, 7, 0xff0000ff), { minLength: width * height, maxLength: width * height })),
    );
  fc.assert(
    fc.property(pictures, ([width, cells]) => {
      const height = cells.length / width;
      const pixels = Uint32Array.from(cells);
      const runs = runsOf(pixels, width, height, Number.POSITIVE_INFINITY);
      const back = new Uint32Array(cells.length);
      let count = 0;
      for (const [pixel, path] of runs ?? []) {
        for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
          count += 1;
          back.fill(pixel, Number(y) * width + Number(x), Number(y) * width + Number(x) + Number(length));
        }
      }
      expect(back).toEqual(pixels);
      const changes = cells.filter((cell, i) => cell !== 0 && (i % width === 0 || cells[i - 1] !== cell)).length;
      expect(count).toBe(changes);
      if (count > 0) expect(runsOf(pixels, width, height, count - 1)).toBeUndefined();
      expect(runsOf(pixels, width, height, count)).toBeDefined();
    }),
  );
});

const axes = { x: { name: 'a|b', first: 1, count: 3 }, y: { name: 'c', first: 0, count: 2 } };

test('a Markdown table has its rows as the screen has them', () => {
  const values = { x0: 1, y0: 0, width: 3, height: 2, rows: [['N', 'P', null] as never[], ['D', 'N', 'P'] as never[]] };
  const [head, rule] = ['| c \\\\ a\\|b | 1 | 2 | 3 |', '| ---: | :---: | :---: | :---: |'];
  const [first, second] = ['| **0** | N | P |  |', '| **1** | D | N | P |'];
  expect(markdownOf({ translate: String }, values, { ...axes, yUp: false })).toBe(`${[head, rule, first, second].join('\n')}\n`);
  expect(markdownOf({ translate: String }, values, { ...axes, yUp: true })).toBe(`${[head, rule, second, first].join('\n')}\n`);
});

test('a CSV with coordinates: as the table is drawn, each row after its index', async () => {
  const solution = await engine.open('nim', { heaps: '1,2', max: 2 });
  const words = { translate: String };
  const view = Viewport.fit(solution.shape, 300, 300, 1);
  const sight = { solution, layer: 'nimber', frame: { words, view, shape: solution.shape } } as unknown as Sight;
  expect(await (await csv(sight, true, {})).text()).toBe('second heap \\ first heap,0,1,2\n2,2,3,0\n1,1,0,3\n0,0,1,2\n');
  expect(await (await csv(sight, false, {})).text()).toBe('0,1,2\n1,0,3\n2,3,0\n');
  solution.close();
});

test('terms are read once each, in order, in three windows at the most', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(sizes, ([width, from, count]) => {
      const windows = windowsOf(width, from, count);
      expect(windows.length).toBeLessThanOrEqual(3);
      const read = windows.flatMap(({ skip, row, width: wide, height }) =>
        Array.from({ length: wide * height }, (_, i) => (row + Math.floor(i / wide)) * width + skip + (i % wide)),
      );
      expect(read).toEqual(Array.from({ length: count }, (_, i) => from + i));
    }),
  );
});

const sightOf = (solution: Solution, layer: Sight['layer'], view: Viewport, shape: TableShape = solution.shape): Sight => ({
  frame: { words: new Speech().words, view, shape, plot: { x: 0, y: 0, width: 300, height: 200 } } as Frame,
  solution,
  layer,
  marked: undefined,
  pale: undefined,
  solved: true,
  caption: undefined,
});

test('P-positions, CSV and Markdown of the cells in sight', async () => {
  const nim = await engine.open('nim', { heaps: '3,5', max: 100 });
  await nim.solve();
  const view = Viewport.fit(nim.shape, 300, 200).centredOn(20, 0.5, 30, 0.5, 40);
  const sight = sightOf(nim, 'outcome', view);
  const [columns, rows] = [view.visible(view.x), view.visible(view.y)];
  const window = { column: columns.first, row: rows.first, width: columns.count, height: rows.count };
  const values = (await nim.table('outcome', window)).rows;
  expect(await (await csv(sight, false, {})).text()).toBe(values.map((row) => `${row.join(',')}\n`).join(''));
  const expected = values.flatMap((row, j) =>
    row.flatMap((cell, i) => (cell === 'P' ? [`${columns.first + i}, ${rows.first + j}\n`] : [])),
  );
  expect(expected.length).toBe(0);
  const diagonal = sightOf(nim, 'outcome', view.centredOn(30, 0.5, 30, 0.5));
  const found = await list(diagonal, {});
  expect(found.text).toContain('30, 30\n');
  expect(found.text.split('\n').length - 1).toBe(diagonal.frame.view.visible(view.y).count);
  expect(found.status).toBe(`Copied ${diagonal.frame.view.visible(view.y).count} P-positions.`);
  expect((await markdown(sight, {})).text.split('\n').length).toBe(rows.count + 3);
  const whole = sightOf(nim, 'outcome', Viewport.fit(nim.shape, 300, 200));
  await expect(markdown(whole, {})).rejects.toThrow(/10\u202f201 cells are in sight, and 2500 at most/);
  nim.close();
});

test('P-positions of a window', () => {
  expect(positionsOf('N,P\nP,D\n,\n', { column: 5, row: 9 })).toEqual(['6, 9', '5, 10']);
});

test('the terms of a sequence run on over the rows, from the first in sight to the end or the limit', async () => {
  const bachet = await engine.open('bachet', { take: '1,3,4', n: 250_000, width: 1000 });
  await bachet.solve();
  const sequence = { count: 250_001, parameter: 'width' };
  const shape = { ...bachet.shape, sequence };
  const { first, count } = shape.x;
  const at = (column: number, row: number) =>
    sightOf(bachet, 'nimber', Viewport.fit(shape, 300, 200).centredOn(column, 0, row, 0, 20), shape);
  const sight = at(first + 500, 100);
  const { view } = sight.frame;
  const from = view.visible(view.y).first * count + view.visible(view.x).first - first;
  const { text, status } = await list(sight, {});
  const terms = text.split(', ').map(Number);
  expect(terms.length).toBe(100_000);
  // Grundy values of {1, 3, 4}: period 7.
  const period = [0, 1, 0, 1, 2, 3, 2];
  expect(terms.every((term, i) => term === period[(from + i) % 7])).toBe(true);
  expect(status).toContain('Copied 100\u202f000 terms');
  expect(status).toContain('Left out');
  const last = await list(at(first + 5, 249), {});
  expect(last.text.split(', ').length).toBeLessThan(20_000);
  expect(last.status).not.toContain('Left out');
  bachet.close();
});

test('a trimmed frame shows the same cells at the same scale, and nothing beside them', () => {
  const views = fc
    .tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), fc.boolean(), fc.integer({ min: 1, max: 90 }))
    .chain(([columns, rows, yUp, scale]) => {
      const shape: TableShape = {
        x: { name: 'x', first: 1, count: columns },
        y: { name: 'y', first: 0, count: rows },
        yUp,
        layers: ['outcome'],
        marks: [],
      };
      const fitted = Viewport.fit(shape, 700, 500);
      return fc
        .tuple(fc.integer({ min: 0, max: columns - 1 }), fc.integer({ min: 0, max: rows - 1 }))
        .map(([column, row]) => ({ shape, view: fitted.centredOn(1 + column, 0.3, row, 0.7, scale) }));
    });
  fc.assert(
    fc.property(views, fc.constantFrom(1, 1.25, 2, 4, 5), ({ shape, view }, ratio) => {
      const seen = { view, shape, plot: { x: 60, y: 12, width: 700, height: 500 }, ratio: 1 } as Frame;
      const { view: after, plot } = trimmed(seen, ratio);
      expect(after.scale).toBe(view.scale);
      for (const axis of ['x', 'y'] as const) {
        // Rounding up to whole device pixels may let a part of one more cell in, less than a pixel of it on each side.
        const [before, now] = [view.visible(view[axis]), after.visible(after[axis])];
        const more = (now.count - before.count) * view.scale;
        expect(now.first).toBeLessThanOrEqual(before.first);
        expect(now.first + now.count).toBeGreaterThanOrEqual(before.first + before.count);
        if (more > 0) expect(after[axis].length).toBeLessThan(view[axis].length + 2 / ratio);
        expect(now.count - before.count).toBeLessThanOrEqual(2);
        expect(after[axis].length * ratio).toBeCloseTo(Math.round(after[axis].length * ratio), 6);
      }
      expect([plot.width, plot.height]).toEqual([after.x.length, after.y.length]);
      const table = after.rectangle(after.x.first, after.y.first, after.x.count, after.y.count);
      // No more room than a device pixel.
      expect(table.x).toBeLessThanOrEqual(1 / ratio + 1e-6);
      expect(table.y).toBeLessThanOrEqual(1 / ratio + 1e-6);
      expect(table.x + table.width).toBeGreaterThanOrEqual(plot.width - 1 / ratio - 1e-6);
      expect(table.y + table.height).toBeGreaterThanOrEqual(plot.height - 1 / ratio - 1e-6);
    }),
  );
});
