// The legend of a table lists what occurs in its picture, and nothing else.
import { afterAll, expect, test } from 'vitest';
import type { LayerName, Picture, TableShape } from '../../web/engine/api.js';
import { pixelsOf } from '../../web/engine/drawing.js';
import { Speech } from '../../web/i18n/speech.js';
import { type LegendPart, legendOf } from '../../web/views/table/ink/legend.js';
import { palette } from '../../web/views/table/ink/palette.js';
import { legend } from '../../web/views/table/panels/legend.js';
import { openEngine } from './engine.js';
import { markup } from './markup.js';

const engine = await openEngine();
afterAll(() => engine.close());
const { words } = new Speech();

/** A row of these bytes, as a picture's legend in words. */
function legendOfBytes(layer: LayerName, bytes: number[], outcomes?: number[], shape?: TableShape): string[] {
  const picture = { x: 0, y: 0, step: 1, width: bytes.length, height: 1, layer, sampled: false, planes: Uint8Array.from(bytes) } as Picture;
  if (outcomes) picture.outcomes = Uint8Array.from(outcomes);
  return textsOf(layer, picture, shape);
}

function textsOf(layer: LayerName, picture: Picture, shape?: TableShape): string[] {
  const { anyDraw, present } = pixelsOf(picture, palette(false).inks(layer, false));
  const drawing = { step: picture.step, sampled: picture.sampled, anyDraw, present };
  return legendOf(words, { layer, palette: palette(false), drawing, pale: undefined, shape }).map(text);
}

const text = (part: LegendPart): string => ('strong' in part && part.strong ? `${part.strong} ` : '') + part.text;
const [N, P, D] = ['N wins', 'P loses', 'D draw'];

test.each([
  [
    [0, 1, 2],
    [N, P, D],
  ],
  [
    [0, 1, 255],
    [N, P],
  ],
  [[0, 254], [N]],
  [[1], [P]],
  [[254, 255], []],
])('outcomes %j', (bytes, parts) => {
  expect(legendOfBytes('outcome', bytes)).toEqual(['For the player to move', ...parts]);
});

test.each([
  ['', 'Left', 'Right'],
  [';first=right', 'Right', 'Left'],
])('outcomes of a sum of Left and Right%s: who wins if the one who is first begins', async (first, one, other) => {
  const parts = `nim;heaps=1|rules;text=n: 0..9 = 3\nLeft: n -= 1\nRight: n -= 3${first}`;
  const solution = await engine.open('sum', { parts });
  const { shape } = solution;
  const speech = new Speech();
  speech.learn({ 'lab-left': 'Left', 'lab-right': 'Right', wins: '{} wins' });
  const drawing = { step: 1, sampled: false, anyDraw: false, present: [0, 1] };
  const shown = legendOf(speech.words, { layer: 'outcome', palette: palette(false), drawing, pale: undefined, shape }).map(text);
  expect(shown).toEqual([`If ${one} begins`, `${one} wins`, `${other} wins`]);
  expect(legendOfBytes('outcome', [0], undefined, (await engine.open('sum')).shape)).toEqual(['For the player to move', N]);
  solution.close();
});

test('nimbers: each of few, and of many those that occur up to 8', () => {
  const title = 'For the player to move: nimber';
  expect(legendOfBytes('nimber', [0, 3, 3, 11, 255])).toEqual([title, '0', '3', '11']);
  expect(legendOfBytes('nimber', [0, 253])).toEqual([title, '0', '253+']);
  const many = Array.from({ length: 20 }, (_, i) => 2 * i);
  expect(legendOfBytes('nimber', many)).toEqual([title, '0', '2', '4', '6', '8', words.strings.table.more]);
});

test('remoteness: the numbers of moves of either player, and draws where there are any', () => {
  expect(legendOfBytes('remoteness', [3, 1, 0, 6], [0, 0, 1, 1]).slice(1)).toEqual(['wins in 1–3 moves', 'loses in 0–6 moves']);
  expect(legendOfBytes('remoteness', [1, 254], [0, 2]).slice(1)).toEqual(['wins in 1 move', D]);
  expect(legendOfBytes('remoteness', [253, 2], [1, 1]).slice(1)).toEqual(['loses in 2–253+ moves']);
});

test('scores: who is ahead, and ties', () => {
  const { ahead, behind } = words.strings.table;
  expect(legendOfBytes('score', [126, 130]).slice(1)).toEqual([ahead, D]);
  expect(legendOfBytes('score', [120]).slice(1)).toEqual([behind]);
});

test('blocks: shares that occur', () => {
  const blocks = (p: number[], d: number[]) =>
    textsOf('outcome', {
      x: 0,
      y: 0,
      step: 2,
      width: p.length,
      height: 1,
      layer: 'outcome',
      sampled: false,
      planes: Uint8Array.from([...p, ...d, ...p.map(() => 0)]),
    }).slice(1);
  const { noneLost, someLost, allLost, blocksDraw } = words.strings.table;
  expect(blocks([0, 255], [0, 0])).toEqual([noneLost, allLost]);
  expect(blocks([1, 100], [0, 0])).toEqual([someLost]);
  expect(blocks([0, 255], [255, 0])).toEqual([allLost, blocksDraw]);
});

test('of solved tables', async () => {
  for (const [id, layer, parts] of [
    ['nim', 'outcome', [N, P]],
    ['letter-picking', 'outcome', [N, D]],
    ['stone-game', 'nimber', ['0', '1']],
  ] as const) {
    const solution = await engine.open(id);
    await solution.solve();
    const { x, y } = solution.shape;
    const picture = await solution.paint({ x: x.first, y: y.first, step: 1, width: x.count, height: y.count, layer });
    expect(textsOf(layer, picture).slice(1), id).toEqual(parts);
    solution.close();
  }
});

test('far away, where any layer shows who wins, it says to come closer', () => {
  const shown = (layer: LayerName, step: number) => {
    const drawing = { step, sampled: false, anyDraw: false, present: [0] };
    return markup(legend(words, { layer, palette: palette(false), drawing, pale: undefined, shape: undefined }));
  };
  expect(shown('nimber', 4)).toContain('zoom in to see the nimber');
  expect(shown('nimber', 1)).not.toContain('zoom in');
  expect(shown('outcome', 4)).not.toContain('zoom in');
});
