// Pieces beyond the ends of the axes are named at the edge of the plot.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { TableShape } from '../../web/engine/api_messages.js';
import { Speech } from '../../web/i18n/speech.js';
import { beyondText, drawBeyond } from '../../web/views/table/draw/beyond.js';
import { Viewport } from '../../web/views/table/geometry/viewport.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());
const { words } = new Speech();

async function shapeOf(id: string, parameters: Record<string, string>): Promise<TableShape> {
  const solution = await engine.open(id, parameters);
  await solution.solve();
  const { shape } = solution;
  solution.close();
  // The engine of tests speaks English; the words below leave verbatim texts as they are.
  return shape as unknown as TableShape;
}

/** The texts and rectangles that are drawn. */
function drawn(view: Viewport, shape: TableShape) {
  const texts: string[] = [];
  const boxes: number[][] = [];
  const pen = new Proxy(
    {
      measureText: (text: string) => ({ width: 7 * text.length }),
      fillText: (text: string) => texts.push(text),
      fillRect: (...box: number[]) => boxes.push(box),
    },
    { get: (own, name) => (name in own ? own[name as keyof typeof own] : () => {}), set: () => true },
  );
  drawBeyond(words, pen as never, view, shape, shape.marks, { size: 1, serif: '', paper: '', text: '' } as never);
  return { texts, boxes };
}

test.each([
  ['nim', { heaps: '40,5,1', max: '9' }, ['first heap = 40']],
  ['nim', { heaps: '4,12345,1', max: '9' }, ['second heap = 12\u202f345']],
  [
    'kayles',
    { rows: '12,1000000000000000000', max: '9' },
    ['first row = 12, second row = 1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000'],
  ],
  ['nim', { heaps: '4,5,100', max: '9' }, []],
  ['exponential-game', { heaps: '4,25', size: '20' }, ['heap = 25']],
  ['exponential-game', { heaps: '25,26,27,28', size: '20' }, ['heap = 25; heap = 26; heap = 27; …']],
  [
    'stone-game',
    { piles: '5,20,30,8', max: '9', rows: '3' },
    ['stones in the pile = 20; stones in the pile = 30', 'number i of the pile = 4'],
  ],
] as const)('%s %j', async (id, parameters, texts) => {
  const shape = await shapeOf(id, parameters);
  expect(drawn(Viewport.fit(shape, 600, 400), shape).texts).toEqual(texts);
});

test('labels are in the plot, wherever the table is', async () => {
  const shape = await shapeOf('nim', { heaps: '40,500', max: '9' });
  expect(beyondText(words, shape, shape.marks[0] as never)).toBe('first heap = 40, second heap = 500');
  const wide = 7 * 'first heap = 40, second heap = 500'.length + 10;
  fc.assert(
    fc.property(fc.integer({ min: wide, max: 900 }), fc.integer({ min: 40, max: 700 }), fc.nat(9), fc.nat(9), (width, height, x, y) => {
      for (const view of [Viewport.fit(shape, width, height), Viewport.fit(shape, width, height).centredOn(x, 0.5, y, 0.5, 90)]) {
        const [[left = -1, top = -1, across = 0, down = 0] = []] = drawn(view, shape).boxes;
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(top).toBeGreaterThanOrEqual(-1e-9);
        expect(left + across).toBeLessThanOrEqual(width + 1e-9);
        expect(top + down).toBeLessThanOrEqual(height + 1e-9);
      }
    }),
  );
});
