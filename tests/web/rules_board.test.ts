// Boards of rule texts: heaps of stones, pieces that lie where moves have laid them, and no place for whose turn it is.
import { afterAll, describe, expect, test } from 'vitest';
import { boardOfRules } from '../../web/boards/rules/board.js';
import { type GameInfo, untranslated } from '../../web/engine/api_messages.js';
import type { TextLayout } from '../../web/engine/protocol.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { Words } from '../../web/i18n/words.js';
import { openLab } from './engine.js';
import { markup } from './markup.js';

const engine = await openLab();
afterAll(() => engine.close());
const { phrases, games } = untranslated(engine);
const words = new Words({ language: 'en', strings, phrases: {}, outcomes, games: {} }, phrases, 'NP');
expect((games[0] as GameInfo).id).toBe('rules');

async function layoutOf(text: string): Promise<TextLayout> {
  const solution = await untranslated(engine).open('rules', { text });
  const layout = JSON.parse(solution.shape.scene ?? '') as TextLayout;
  solution.close();
  return layout;
}

describe('parts', () => {
  test.each([
    ['n: 0..9\nmove k in {1, 3}: n -= k', 'n heaps'],
    ['n: 0..9\nmove a in 1..n-1: split n into a, n - a', 'n heaps'],
    ['row[3]: 0..9\nmove i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k in i..2', 'row heaps'],
    ['a: 0..9\nb: 0..9\nmove k in 1..a: a -= k\nmove k in 1..b: b -= k, a += 1 if a < 9', 'b heaps'],
    // A cake is no pair of heaps, a number below zero no size.
    ['w: 1..9\nh: 1..9\nmove d in 1..h-1: split h into d, h - d\nmove d in 1..w-1: split w into d, w - d', ''],
    ['n: -5..9\nmove: n -= 1', ''],
    ['n: 0..9\nmove: n = n / 2', ''],
    ['b[3]: 0..1\nturn: 0..1\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn', 'turn turn'],
    ['b[3]: 0..1\nturn: 0..1\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn\nmove if b[0] == 1: turn = 0', ''],
    ['b[3]: 0..1\nturn: 0..2\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn if turn < 2', ''],
  ])('%s', async (text, found) => {
    const { parts } = await layoutOf(text);
    expect(parts.flatMap(({ name, heaps, turn }) => [...(heaps ? [`${name} heaps`] : []), ...(turn ? [`${name} turn`] : [])]).join()).toBe(
      found,
    );
  });
});

/** The board of a text after the first of these moves each time, by their words. */
async function boardAt(text: string, moves: RegExp[] = [], given: Record<string, string> = {}) {
  const solution = await untranslated(engine).open('rules', { text, ...given });
  await solution.solve();
  const play = await solution.play();
  for (const move of moves) {
    const option = play.position.options.find((one) => move.test(words.translate(one.move)));
    if (!option) throw new Error(`no ${move} among ${play.position.options.map((one) => words.translate(one.move)).join('; ')}`);
    await play.move(option.play);
  }
  const { position } = play;
  const layout = JSON.parse(solution.shape.scene ?? '') as TextLayout;
  const earlier = play.positions.slice(0, play.index);
  const scene = { position, words, parameters: { text }, earlier, before: earlier.at(-1), picked: undefined } as never;
  const drawing = boardOfRules(layout)(scene);
  solution.close();
  return { ...drawing, position, stones: markup(drawing.art).match(/<circle/g)?.length ?? 0 };
}

test('each stone takes itself and those after it', async () => {
  const { targets, stones, position } = await boardAt('n: 0..60\nmove k in 1..n: n -= k\nstart h in {3, 5, 7}: n = h');
  expect(stones).toBe(15);
  expect(targets).toHaveLength(15);
  expect(new Set(targets.map(({ move }) => move))).toEqual(new Set(position.options.map(({ play }) => play)));
  // The preview covers the stones that go.
  const taken = targets.map(({ preview }) => markup(preview as never).match(/<circle/g)?.length).sort();
  expect(taken).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7]);
});

test('two heaps that one move lowers are chosen one after the other, and large ones have their moves in words', async () => {
  const wythoff = await boardAt(
    'x: 0..40 = 3\ny: 0..40 = 2\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k',
  );
  expect(wythoff.stones).toBe(5);
  expect(wythoff.targets.filter(({ pick }) => pick !== undefined)).toHaveLength(2);
  const large = await boardAt('n: 0..60 = 50\nmove k in {1, 2}: n -= k');
  expect(large.targets).toHaveLength(2);
  expect(markup(large.art)).toContain('50');
});

test('`show` chooses another form, but not where it is about the table', async () => {
  const text = 'm: 0..40 = 3\nn: 0..40 = 4\nmove k in 1..m: m -= k\nmove k in 1..n: n -= k\n';
  expect((await boardAt(`${text}show m across, n up`)).stones).toBe(7);
  expect((await boardAt(`${text}show m as rows, n as heaps`)).stones).toBe(5);
  // Coordinates are no heaps: one disc each.
  const corner = 'x: 0..40 = 3\ny: 0..40 = 4\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\n';
  expect((await boardAt(`${corner}show x across, y up`)).stones).toBe(2);
  const marks = 'b[2]: 0..2\nturn: 0..1\nmove i of b if not b[i]: b[i] = turn + 1, turn = 1 - turn\nshow turn as strip';
  expect(markup((await boardAt(marks)).art)).toContain('turn');
});

test('whose turn it is has no place on the board, nor in a move', async () => {
  const { art, targets } = await boardAt('b[2]: 0..2\nturn: 0..1\nmove i of b if not b[i]: b[i] = turn + 1, turn = 1 - turn');
  expect(markup(art)).not.toContain('turn');
  expect(targets).toHaveLength(2);
});

describe('pieces', () => {
  const domineering = `b[3,3]: 0..1
Left "upright {i},{j}" (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right "flat {i},{j}" (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1`;
  const piecesOf = (art: Parameters<typeof markup>[0]) =>
    [...markup(art).matchAll(/<rect class="board-piece"[^>]* width="?([\d.]+)"? height="?([\d.]+)"?[^>]* fill="?([^"/]+)"?/g)].map(
      ([, width, height, fill]) =>
        `${Number(width) > Number(height) ? 'flat' : 'upright'} ${fill?.includes('#2b6cb0') ? 'blue' : fill?.includes('#b83a2b') ? 'red' : 'plain'}`,
    );

  test('dominoes lie where they were laid, in the colour of their player', async () => {
    expect(piecesOf((await boardAt(domineering)).art)).toEqual([]);
    const { art } = await boardAt(domineering, [/upright 0,0/, /flat 2,0/, /upright 0,1/]);
    expect(piecesOf(art)).toEqual(['upright blue', 'flat red', 'upright blue']);
    const turned = await boardAt(domineering, [/flat 2,0/, /upright 0,0/], { first: 'right' });
    expect(piecesOf(turned.art)).toEqual(['flat red', 'upright blue']);
  });

  test('with the same moves they have no colour', async () => {
    const cram = 'b[2,3]: 0..1\nmove "flat {i},{j}" (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1';
    expect(piecesOf((await boardAt(cram, [/flat 0,0/, /flat 1,1/])).art)).toEqual(['flat plain', 'flat plain']);
  });

  test('a change that is no piece is none: other values, another shape, one cell', async () => {
    const text =
      'b[2,3]: 0..2 = {0, 0, 0, 0, 0, 1}\nmove "corner": b[0,0] = 1, b[1,1] = 1\nmove "two": b[0,0] = 1, b[0,1] = 2\nmove "over": b[1,1] = 2, b[1,2] = 2\nmove "one": b[0,2] = 1';
    for (const move of [/corner/, /two/, /over/, /one/]) expect(piecesOf((await boardAt(text, [move])).art)).toEqual([]);
  });
});
