// Boards of rule texts: heaps of stones, pieces that lie where moves have laid them, and no place for whose turn it is.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { boardOfRules } from '../../web/boards/rules/board.js';
import { type GameInfo, untranslated } from '../../web/engine/api_messages.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked, TextLayout } from '../../web/engine/protocol.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { Words } from '../../web/i18n/words.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { openLab } from './engine.js';
import { markup } from './markup.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const lab = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;
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

describe('forms', () => {
  const pick = 'if not b[i]: b[i] = 1';
  const grid = 'E = {(0,1), (2,3), (0,2), (1,3)}\nb[4]: 0..1';
  const lower = (a: string, b: string) => `${a}: 0..9\n${b}: 0..9\nmove: ${a} -= 1\nmove: ${b} -= 1`;
  test.each([
    // By the moves.
    ['n: 0..9\nmove k in {1, 3}: n -= k', 'n heaps'],
    ['n: 0..9\nmove a in 1..n-1: split n into a, n - a', 'n heaps'],
    ['n: 0..9\nmove if 0 < n < 3: n = 0', 'n heaps'],
    ['row[3]: 0..9\nmove i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k in i..2', 'row heaps'],
    ['row[3]: 0..3\nmove i of row if row[i]: row[i] -= 1', 'row heaps'],
    ['row[3]: 0..1 = 1\nmove i of row if row[i]: row[i] -= 1', 'row cells'],
    ['a: 0..9\nb: 0..9\nmove k in 1..a: a -= k\nmove k in 1..b: b -= k, a += 1 if a < 9', 'a track, b heaps'],
    ['n: -5..9\nmove: n -= 1', 'n track'],
    ['n: 0..9\nmove: n = n / 2', 'n track'],
    ['n: 0..900\nmove: n = n / 2', 'n number'],
    ['n: 0..9\nk: 1..9 = 2\nmove: n -= k', 'n heaps, k number'],
    ['w: 1..9\nh: 1..9\nmove d in 1..h-1: split h into d, h - d\nmove d in 1..w-1: split w into d, w - d', 'w+h bar, w+h bar'],
    [lower('r', 'c'), 'c+r place down, c+r place down'],
    [lower('x', 'y'), 'x heaps, y heaps'],
    [`${lower('x', 'y')}\nshow y across, x down`, 'y+x place down, y+x place down'],
    ['x: 0..9\ny: 0..9\nmove: x -= 1, y += 1', 'x+y place, x+y place'],
    ['a: 0..9\nb: 0..9\nmove: a += 1\nmove: b += 1', 'a+b place, a+b place'],
    ['b[3]: 0..1\nturn: 0..1\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn', 'b cells, turn hidden'],
    ['b[3]: 0..1\nturn: 0..1\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn\nmove if b[0] == 1: turn = 0', 'b cells, turn track'],
    ['b[3]: 0..1\nturn: 0..2\nmove i of b if not b[i]: b[i] = 1, turn = 1 - turn if turn < 2', 'b cells, turn track'],
    ['n: 0..9\nmove k in 1..n: n -= k, gain 1, again if k == 2', 'n heaps, again hidden'],
    // By lines.
    [`b[3]: 0..1\nt: 0..9\nmove i of b if not b[i]: b[i] = 1, t += 1\nhide t`, 'b cells, t hidden'],
    [`b[3]: 0..1\nmove i of b ${pick}\nshow b as coins`, 'b coins'],
    [`b[3]: 0..1\nmove i of b ${pick}\nshow b as lights`, 'b lights'],
    [`b[3]: 0..2\nmove i of b ${pick}\nshow b as stones`, 'b stones'],
    ['h[3]: 0..9\nmove i of h: h[i] += 1\nshow h as stones', 'h heaps'],
    ['h[3]: 0..9\nmove i of h: h[i] -= 1\nshow h as bar', 'h bar'],
    [`${lower('w', 'h')}\nshow w, h as bar`, 'w+h bar, w+h bar'],
    [`${lower('w', 'h')}\nshow w as bar, h as bar`, 'w bar, h bar'],
    [`b[3]: 0..1\nmove i of b ${pick}\nshow b as pieces "♛"`, 'b cells " ♛"'],
    [`${lower('r', 'c')}\nshow r, c as pieces "♛"`, 'c+r place "♛" down, c+r place "♛" down'],
    ['q[3]: 0..3\nmove i of q if not q[i]: q[i] = 2\nshow q as pieces "♛"', 'q columns "♛"'],
    [`${lower('a', 'b')}\nshow a, b as strip`, 'a+b tokens, a+b tokens'],
    ['L = {5, 3}\na: 0..2\nb: 0..2 = 2\nmove: a += 1\nmove: b -= 1\nshow a, b on ends L', 'a+b ends, a+b ends'],
    ['h[3,2]: 0..1\nv[2,3]: 0..1\nmove (i,j) of h: h[i,j] = 1\nmove (i,j) of v: v[i,j] = 1\nshow h, v as lines', 'h+v lines, h+v lines'],
    [`${grid}\nmove i of b ${pick}, gain 1\nshow b on edges E`, 'b lines'],
    [`${grid}\nmove i of b ${pick}\nshow b on edges E`, 'b graph'],
    [`${grid}\nmove i of b ${pick}\nshow b on lines E`, 'b lines'],
    // A part may have the name of the word.
    ['hide: 0..9\nmove: hide -= 1', 'hide heaps'],
  ])('%s', async (text, found) => {
    const { parts } = await layoutOf(text);
    const forms = parts.map(({ name, form, with: together = [], glyphs, down }) => {
      const names = together.map((index) => parts[index]?.name).join('+') || name;
      return [names, form, ...(glyphs ? [JSON.stringify(glyphs)] : []), ...(down ? ['down'] : [])].join(' ');
    });
    expect(forms.join(', ')).toBe(found);
  });

  test.each([
    ['show b as coinz', '3:11: expected across, up, down, as heaps, as stones, '],
    ['show b as coins', '3:11: expected numbers from 0 to 1, got b: 0..2'],
    ['show b as pieces', '3:11: expected a text with a character for each number from 1, such as "XO", got the end of the line'],
    ['show b as pieces "X"', '3:11: expected numbers from 0 to 1, got b: 0..2'],
    ['show b as lines', '3:11: expected the edges of a grid, or two boards of h[3,2] and v[2,3], got b: 0..2'],
    ['show b on lines {(0,1), (1,2), (2,3), (0,3)}', '3:11: expected the edges of a grid, '],
    [
      'L = {1}\nshow b, b on ends L',
      '4:14: expected two numbers, the first and last place of what is left of a list that has a name, got b: 0..2',
    ],
    ['hide c', '3:6: '],
    ['hide', '3:5: expected a name'],
  ])('%s is refused', (line, found) => {
    const checked = lab.check(new TextEncoder().encode(`text\0b[2,2]: 0..2\nmove (i,j) of b if not b[i,j]: b[i,j] = 1\n${line}\0`));
    if (!checked.ok) throw new Error(JSON.stringify(checked));
    const { faults } = JSON.parse(checked.json) as Checked;
    const given = faults.map((fault) => `${fault.line}:${fault.column}: ${words.translate(fault.message)}`).join('\n');
    expect(given.startsWith(found) ? found : given).toBe(found);
  });
});

/** The board of a text after the first of these moves each time, by their words. */
async function boardAt(text: string, moves: RegExp[] = [], given: Record<string, string> = {}, picked?: string) {
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
  const scene = { position, words, parameters: { text }, earlier, before: earlier.at(-1), picked } as never;
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
        `${Number(width) > Number(height) ? 'flat' : 'upright'} ${fill?.includes('#0072b2') ? 'blue' : fill?.includes('#d55e00') ? 'red' : 'plain'}`,
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

describe('moves on the board', () => {
  /** The words of the moves that targets make at once, and the labels of those to pick first; and moves with no place. */
  const movesOf = ({ targets, position }: Awaited<ReturnType<typeof boardAt>>) => {
    const wordsOf = (play: unknown) => {
      const option = position.options.find((one) => one.play === play);
      return option ? words.translate(option.move) : '';
    };
    return targets.map(({ move, pick, label }) => (pick === undefined ? wordsOf(move) : `pick ${words.translate(label ?? '')}`)).sort();
  };

  test('a heap is split between two stones, or at those that are taken', async () => {
    const grundy = await boardAt('n: 0..20 = 7\nmove "{a}" a in 1..(n-1)/2: split n into a, n - a');
    expect(movesOf(grundy)).toHaveLength(3);
    const [first, second] = grundy.targets as unknown as [{ x: number }, { x: number }];
    expect(second.x).toBeGreaterThan(first.x);
    const kayles = await boardAt('n: 0..20 = 5\nmove "{k} at {a}" k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a');
    expect(new Set(kayles.targets.map(({ move }) => move))).toEqual(new Set(kayles.position.options.map(({ play }) => play)));
    // With Left and Right too, and where heaps beside it stay.
    const both = await boardAt('n: 0..20\nLeft "{a}" a in 1..n-1: split n into a, n - a\nRight "{n}": n -= 1\nstart h in {3, 4}: n = h');
    expect(both.targets).toHaveLength(both.position.options.length);
  });

  test('a bar is cut along a line', async () => {
    const cake = await boardAt(
      'w: 1..9 = 4\nh: 1..9 = 3\nmove "{a}" a in 1..h-1: split h into a, h - a\nmove "{a}" a in 1..w-1: split w into a, w - a',
    );
    expect(cake.targets).toHaveLength(5);
    expect(cake.targets.filter(({ width, height }) => width < height)).toHaveLength(3);
    const chomp =
      'row[3]: 0..4 = 4\nmove i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k in i..2\nend if row[0] == 0: next wins\nshow row as bar';
    const { targets, art } = await boardAt(chomp);
    expect(targets).toHaveLength(12);
    // One square is poisoned.
    expect(markup(art).match(/#3f7d3a/g)?.length).toBe(2);
  });

  test('a piece is picked where it stands, then where it goes', async () => {
    const text = `b[2,3]: 0..2 = {1, 0, 2, 0, 0, 0}
move "{i}{j} to {y}{x}" (i,j) of b, (y,x) of b if b[i,j] == 1 and b[y,x] != 1: b[i,j] = 0, b[y,x] = 1
show b as pieces "XO"`;
    const start = await boardAt(text);
    expect(movesOf(start)).toEqual(['pick a1']);
    const pick = start.targets[0]?.pick as string;
    const picked = await boardAt(text, [], {}, pick);
    expect(movesOf(picked)).toEqual(['00 to 01', '00 to 02', '00 to 10', '00 to 11', '00 to 12', 'pick a1']);
  });

  test('three places: a queen, its square, its arrow', async () => {
    const text = `b[1,4]: 0..3 = {1, 0, 0, 0}
move "{x}, {y}" x in 1..3, y in 0..3 if b[0,0] == 1 and x != y: b[0,0] = 0, b[0,x] = 1, b[0,y] = 3
show b as pieces "♕♛#"`;
    const queen = (await boardAt(text)).targets[0]?.pick as string;
    const square = (await boardAt(text, [], {}, queen)).targets.find(({ goal }) => goal)?.pick as string;
    const arrows = (await boardAt(text, [], {}, square)).targets.filter(({ move }) => move !== undefined);
    expect(arrows.length).toBeGreaterThan(0);
  });

  test('moves that differ in nothing but the value are listed once their place is picked', async () => {
    const text = 'b[3]: 0..2\nmove "{v} on {i}" i of b, v in 1..2 if not b[i]: b[i] = v\nshow b as grid ".XO"';
    const start = await boardAt(text);
    expect(movesOf(start)).toEqual(['pick 1', 'pick 2', 'pick 3']);
    expect(movesOf(await boardAt(text, [], {}, start.targets[0]?.pick))).toEqual(['1 on 0', '2 on 0', 'pick 1', 'pick 2', 'pick 3']);
  });

  test('a piece on a board, pieces in rows, tokens on a strip, the ends of a list', async () => {
    const rook = await boardAt('r: 0..7 = 3\nc: 0..7 = 4\nmove k in 1..r: r -= k\nmove k in 1..c: c -= k\nshow r, c as pieces "♜"');
    expect(rook.targets).toHaveLength(7);
    const queens = await boardAt('q[3]: 0..3\nmove i of q, j in 1..3 if not q[i]: q[i] = j\nshow q as pieces "♛"', [/./]);
    expect(queens.targets).toHaveLength(6);
    const welter = 'a: 0..9 = 2\nb: 0..9 = 4\nlegal if a != b\nmove t in 0..a-1: a = t\nmove t in 0..b-1: b = t\nshow a, b as strip';
    const { targets } = await boardAt(welter);
    expect(targets.filter(({ pick }) => pick !== undefined)).toHaveLength(2);
    const coins = await boardAt(
      'L = {5, 3, 8}\na: 0..3 = 0\nb: -1..2 = 2\nmove if a <= b: a += 1\nmove if a <= b: b -= 1\nshow a, b on ends L',
      [/a/],
    );
    expect(markup(coins.art)).not.toContain('>5<');
    expect(coins.targets).toHaveLength(2);
    expect(coins.targets.map(({ x }) => x).every((x, i, all) => i === 0 || x > (all[i - 1] as number))).toBe(true);
  });

  test('boxes are closed by a player', async () => {
    const text = `h[2,1]: 0..1
v[1,2]: 0..1
move "h{i}" (i,j) of h if not h[i,j]: h[i,j] = 1, gain 1
move "v{j}" (i,j) of v if not v[i,j]: v[i,j] = 1, gain 1
show h, v as lines`;
    const start = await boardAt(text);
    expect(start.targets).toHaveLength(4);
    const closed = markup((await boardAt(text, [/h0/, /h1/, /v0/, /v1/])).art);
    expect(closed.match(/fill-opacity="?0.28/g)?.length).toBe(1);
    expect(closed).toContain('>2<');
    expect(markup((await boardAt(text, [/h0/, /h1/, /v0/])).art)).not.toContain('fill-opacity="0.28"');
  });
});
