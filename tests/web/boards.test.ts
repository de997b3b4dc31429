// Boards: whole games played by nothing but their targets and fields, and what every drawing must keep.

import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { boardOfRules } from '../../web/boards/rules/board.js';
import { boardWords } from '../../web/boards/words.js';
import type { Explanation, Move, Solution } from '../../web/engine/api.js';
import type { Message } from '../../web/engine/message.js';
import type { TextLayout } from '../../web/engine/protocol.js';
import { rowsOf } from '../../web/games/dominoes/board.js';
import { boardOf as loadBoardOf } from '../../web/games/index.js';
import { type Dice, dice } from '../../web/games/random.js';
import { boards as english } from '../../web/i18n/en/boards.js';
import { boards as spanish } from '../../web/i18n/es/boards.js';
import { pack } from '../../web/i18n/es/pack.js';
import { Speech } from '../../web/i18n/speech.js';
import { Words } from '../../web/i18n/words.js';
import type { Board, Drawing, Scene, Target } from '../../web/views/play/board.js';
import { openEngine, openLab } from './engine.js';
import { oneIn } from './length.js';
import { markup } from './markup.js';

const engine = await openEngine();
const { words } = new Speech();
afterAll(() => engine.close());

function boardOf(id: string): Promise<Board> {
  const load = loadBoardOf(id);
  if (!load) throw new Error(`no board of ${id}`);
  return load();
}

/** Checks properties of every drawing. */
function check(drawing: Drawing): void {
  for (const size of [drawing.width, drawing.height, drawing.unit]) {
    expect(size).toBeGreaterThan(0);
    expect(Number.isFinite(size)).toBe(true);
  }
  expect(drawing.description).not.toBe('');
  const text = markup(drawing.art);
  for (const wrong of ['NaN', 'Infinity', 'undefined', 'null', '[object']) expect(text).not.toContain(wrong);
  const actions = new Set<string>();
  for (const target of drawing.targets) {
    const slack = 1e-6;
    expect(target.x).toBeGreaterThanOrEqual(-slack);
    expect(target.y).toBeGreaterThanOrEqual(-slack);
    expect(target.width).toBeGreaterThan(0);
    expect(target.height).toBeGreaterThan(0);
    expect(target.x + target.width).toBeLessThanOrEqual(drawing.width + slack);
    expect(target.y + target.height).toBeLessThanOrEqual(drawing.height + slack);
    expect(target.label).not.toBe('');
    expect([target.move, target.pick].filter((action) => action !== undefined)).toHaveLength(1);
    if (target.move === undefined) expect(target.label).toBeDefined();
    if (target.preview) expect(markup(target.preview)).not.toMatch(/NaN|Infinity|undefined|null/);
    actions.add(`${target.move} ${target.pick}`);
  }
  expect(actions.size).toBe(drawing.targets.length);
  for (const field of drawing.fields ?? []) {
    expect(field.label).not.toBe('');
    expect(field.least).toBeLessThanOrEqual(field.most);
  }
}

/** The drawings of a position: with nothing picked up, then with each piece. */
function drawingsOf(board: Board, scene: Scene, mostPicks: number): Drawing[] {
  const first = board(scene);
  const picks = first.targets.flatMap(({ pick }) => (pick === undefined ? [] : [pick]));
  return [first, ...picks.slice(0, mostPicks).map((picked) => board({ ...scene, picked }))];
}

/** All moves of the targets, and some of the fields: the least, the largest, one between. */
function movesOf(drawings: Drawing[], roll: Dice): Map<Move, Message | undefined> {
  const moves = new Map<Move, Message | undefined>();
  for (const { targets, fields = [] } of drawings) {
    for (const { move, label } of targets) if (move !== undefined) moves.set(move, label);
    for (const { least, most, move, label } of fields) {
      const between = least + ((most - least) * BigInt(roll.number(0, 1000))) / 1000n;
      for (const value of [least, between, most]) moves.set(move(value), label);
    }
  }
  return moves;
}

/** Every option is a target's, or may be given in a field. Heaps that are equal are listed once: the others' moves need not be. */
function reaches(drawings: Drawing[], { options }: Explanation): void {
  const byTarget = new Set(drawings.flatMap(({ targets }) => targets.map(({ move }) => move)));
  const byField = new Set<Move>();
  for (const { fields = [] } of drawings) {
    for (const { least, most, move } of fields) {
      for (let value = least; value <= most && value < least + 1100n; ++value) byField.add(move(value));
    }
  }
  // Of pieces on one square any may stand for the others: their moves read the same.
  const moves = new Set(options.filter(({ play }) => byTarget.has(play)).map(({ move }) => move));
  for (const { play, move } of options) expect(moves.has(move) || byField.has(play), play).toBe(true);
}

async function cellsOf(solution: Solution): Promise<Scene['cells']> {
  const { x, y } = solution.shape;
  if (x.count * y.count > 10_000) return undefined;
  const { rows } = await solution.table('outcome');
  return ({ column, row, width, height }) => rows.slice(row, row + height).map((values) => values.slice(column, column + width));
}

interface Rules {
  /** Fields offer what the rules then refuse. */
  refused?: boolean;
  /** Not all options are shown at once. */
  hidden?: boolean;
  /** How many moves of a position are tried, and pieces picked up. */
  tried?: number;
  most?: number;
}

async function playThrough(
  id: string,
  parameters: Record<string, unknown>,
  seed: number,
  { refused, hidden, tried = 12, most = 2500 }: Rules = {},
) {
  const board = await boardOf(id);
  const solution = await engine.open(id, parameters as never);
  const roll = dice(seed);
  const cells = await cellsOf(solution);
  let position: Explanation = await solution.explain();
  let before: Explanation | undefined;
  let plies = 0;
  for (; plies < most; ++plies) {
    // Rows as long as they are usually, and shorter ones.
    const across = roll.pick([undefined, undefined, 6, 8, 13, 40]);
    const drawings = drawingsOf(board, { words, position, before, shape: solution.shape, parameters: {}, cells, across }, tried);
    if (plies < 20 || plies % 16 === 0) {
      drawings.forEach(check);
      if (!hidden && !position.more) reaches(drawings, position);
    }
    const listed = new Map(position.options.map(({ play, move }) => [play, move]));
    for (const target of drawings.flatMap(({ targets }) => targets)) {
      if (target.move !== undefined) expect(target.label ?? listed.get(target.move)).toBeTruthy();
    }
    const moves = [...movesOf(drawings, roll).keys()];
    if (plies < 10 && !refused) for (const move of moves.slice(0, tried)) await solution.follow(position.state, move);
    if (position.options.length === 0) {
      expect(moves).toEqual([]);
      break;
    }
    expect(moves.length).toBeGreaterThan(0);
    const move = refused ? (moves.find((m) => listed.has(m)) as Move) : roll.pick(moves);
    before = position;
    position = await solution.follow(position.state, move);
  }
  solution.close();
  return { plies, over: position.options.length === 0 };
}

// Rule texts as parts of a sum: pieces that are placed, components that split, vertices of a graph, a number as a row of cells.
const domineering =
  'rules;text=# Domineering\nb[2,3]: 0..1 = 0\nLeft (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\nRight (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1';
const cutcake = 'rules;text=w: 0..3 = 3\nh: 0..4 = 4\nLeft a in 1..h/2: split h into a, h - a\nRight a in 1..w/2: split w into a, w - a';
const path = 'rules;text=x[3]: 0..1 = 0\nmove i of x if not x[i]: x[i] = 1\nshow x on graph {(0,1), (1,2)}';
const pile = 'rules;text=n: 0..20 = 9\nmove k in {1, 3}: n -= k';

const instances: [id: string, parameters: Record<string, unknown>][] = [
  ['dominoes', { n: 12, k: 3, d: 50 }],
  ['dominoes', { strip: '0010000100000000', k: 1, d: 20 }],
  ['dominoes', { n: 64, k: 21, d: 9 }],
  ['dominoes', { n: 3, k: 5, d: 2 }],
  ['dominoes', { n: 40, k: 4, d: 30, table: 'B' }],
  ['tabgame', { top: '0', left: '1' }],
  ['tabgame', { top: 'random:30:2', left: 'random:7:1' }],
  ['letter-picking', { s: 'forces' }],
  ['letter-picking', { s: 'random:200:9' }],
  ['ungame', { n: 1 }],
  ['ungame', { n: 2, start: 2 }],
  ['ungame', { n: 33, start: 5 }],
  ['bachet', { n: 0 }],
  ['bachet', { n: 58, take: '5,2' }],
  ['bachet', { n: 200, take: '1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18' }],
  ['take-away', { heaps: '7,7,61,0', take: '1,5,6' }],
  ['take-away', { heaps: Array.from({ length: 45 }, (_, i) => i % 9).join(), take: '1,2,4' }],
  ['nim', { heaps: '4,4,0,61' }],
  ['nim', { heaps: '60,3', misere: true }],
  ['nim', { heaps: '90,90,100,70,5' }],
  ['exponential-game', { heaps: '61,4,4,30' }],
  ['stone-game', { piles: '3,5,200,0,44,12,30,60,9,10,11,12,13,14,15,16,59' }],
  ['the-game', { counts: '1,0,4,12,0,2' }],
  ['the-game', { counts: `${'0,'.repeat(79)}3,0,1` }],
  ['exclusively-edible', { m: 1, n: 1 }],
  ['exclusively-edible', { m: 2, n: 7, r: 1, c: 0 }],
  ['exclusively-edible', { m: 90, n: 3, r: 4, c: 2 }],
  ['knights', { n: 5, knights: '4.4,4.4,3.4,0.0' }],
  ['knights', { n: 1 }],
  ['bobs-game', { board: 'X' }],
  ['bobs-game', { board: '..X/.KK/XK.' }],
  ['sum', { parts: `${domineering}|nim;heaps=2|${cutcake}` }],
  ['sum', { parts: `${path}|knights;n=4;knights=2.3|${pile}` }],
];

describe('games played by their boards', () => {
  test.each(engine.games.map(({ id }) => id))(
    '%s, from its default',
    async (id) => {
      for (const seed of [1, 2]) {
        // Where blocks vanish soon a game need not end.
        const { over } = await playThrough(id, id === 'dominoes' ? { d: 99 } : {}, seed);
        expect(over).toBe(true);
      }
    },
    120_000,
  );

  test.each(instances)(
    '%s %o',
    async (id, parameters) => {
      const hidden = id === 'take-away' && String(parameters.heaps).length > 80;
      expect((await playThrough(id, parameters, 3, { hidden })).over).toBe(true);
    },
    120_000,
  );

  test('dominoes, where they vanish and nobody is ever stuck', async () => {
    expect(await playThrough('dominoes', { n: 12, k: 2, d: 2 }, 1, { most: 60 })).toEqual({ plies: 60, over: false });
  });
});

describe('rule texts in a sum', () => {
  const sumOf = async (parts: string) => {
    const solution = await engine.open('sum', { parts });
    const { shape } = solution;
    const position = await solution.explain();
    return { solution, scene: { words, position, shape, parameters: {} }, draw: await boardOf('sum') };
  };

  test.each([[domineering], [cutcake], [pile]])('are drawn as the lab draws them: %s', async (part) => {
    const { solution, scene, draw } = await sumOf(`${part}|nim;heaps=1`);
    const lab = await openLab();
    const own = await lab.open('rules', { text: part.slice('rules;text='.length) });
    const board = boardOfRules(JSON.parse(own.shape.scene ?? '') as TextLayout);
    const alone = board({ words, position: await own.explain(), shape: own.shape, parameters: {} });
    const drawing = draw(scene);
    const corner = drawing.targets[0];
    const place = ({ x, y, width, height }: Target, from: Target | undefined) => [x - (from?.x ?? 0), y - (from?.y ?? 0), width, height];
    const ownTargets = drawing.targets.slice(0, alone.targets.length);
    expect(ownTargets.map((target) => place(target, corner))).toEqual(alone.targets.map((target) => place(target, alone.targets[0])));
    expect(alone.targets.length).toBeGreaterThan(1);
    expect(markup(drawing.art)).toContain(part === domineering ? '1:  Domineering' : '>1<');
    solution.close();
    lab.close();
  });

  test('on a graph: in words until it is arranged, then drawn again', async () => {
    const { solution, scene, draw } = await sumOf(`${path}|nim;heaps=1`);
    const redrawn = new Promise<Drawing>((resolve) => {
      expect(markup(draw({ ...scene, redraw: () => resolve(draw(scene)) }).art)).toContain('place on 0');
    });
    const { art, targets } = await redrawn;
    expect(markup(art)).not.toContain('place on 0');
    expect(targets.filter(({ area }) => area)).toHaveLength(3);
    solution.close();
  });
});

describe('large instances', () => {
  const few = { hidden: true, most: 3, tried: 2 };

  const large: [string, Record<string, unknown>, Rules?][] = [
    ['nim', { heaps: '1000000000000000000,999999999999999999,12' }],
    ['nim', { heaps: Array.from({ length: 300 }, (_, i) => i).join() }],
    ['bachet', { n: '1000000000000000000' }],
    ['bachet', { n: 5000, take: Array.from({ length: 90 }, (_, i) => 2 * i + 1).join() }, { refused: true }],
    ['stone-game', { piles: Array.from({ length: 2000 }, () => '1000000000000000000').join() }],
    ['exponential-game', { heaps: '100000000,99999999' }],
    ['the-game', { counts: Array.from({ length: 500 }, (_, i) => (i % 3) * 7).join() }],
    ['exclusively-edible', { m: 1_000_000_000, n: 30 }],
    ['knights', { n: 4096, knights: '4000.4000,3000.1,12.9,3999.3990,3500.3990,0.0' }],
    [
      'bobs-game',
      { board: Array.from({ length: 60 }, (_, r) => `${r % 9 === 8 ? 'K' : 'X'}${'.'.repeat(58)}${r % 20 === 7 ? 'K' : '.'}`).join('/') },
    ],
    ['ungame', { n: 10_000_000, start: 10_000_000 }],
    ['tabgame', { top: 'random:100000:1', left: 'random:100000:2' }],
    ['letter-picking', { s: 'random:100000:3' }],
  ];

  test.each(large.filter(oneIn(3)))(
    '%s',
    async (id, parameters, rules) => {
      expect((await playThrough(id, parameters, 4, { ...few, ...rules })).plies).toBe(3);
    },
    120_000,
  );

  test('every knight of a large board may be picked up, one after the other', async () => {
    const solution = await engine.open('knights', { n: 300, knights: '250.250,250.200,251.222,30.20,40.44,44.40,299.299' });
    const position = await solution.explain();
    const seen = new Set<string>();
    const waiting: (string | undefined)[] = [undefined];
    while (waiting.length > 0) {
      const { targets } = (await boardOf('knights'))({ words, position, shape: solution.shape, parameters: {}, picked: waiting.pop() });
      for (const { pick } of targets) {
        if (pick === undefined || seen.has(pick)) continue;
        seen.add(pick);
        waiting.push(pick);
      }
    }
    expect(seen.size).toBe(7);
    solution.close();
  });
});

describe('short rows', () => {
  const scene = async (id: string, parameters: Record<string, unknown>) => {
    const solution = await engine.open(id, parameters as never);
    return { solution, scene: { words, position: await solution.explain(), shape: solution.shape, parameters: {} } };
  };

  test.each([
    ['nim', { heaps: '3,5,14' }],
    ['bachet', { n: 1680, take: '1,4,20' }],
    ['take-away', { heaps: '9,14,5', take: '1,3' }],
    ['kayles', { rows: '7,18' }],
    ['dominoes', { n: 40, k: 2, d: 16 }],
    ['letter-picking', { s: 'random:30:1' }],
    ['stone-game', { piles: '4,7,9,12' }],
    ['the-game', { counts: '0,0,1,0,1,0,1,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1' }],
    ['tabgame', { top: 'random:60:2', left: 'random:60:1' }],
  ])('make the board of %s narrower, and keep all of its moves', async (id, parameters) => {
    const { solution, scene: usual } = await scene(id, parameters);
    const board = await boardOf(id);
    const drawings = drawingsOf(board, { ...usual, across: 8 }, 12);
    expect(Math.max(...drawings.map(({ width }) => width))).toBeLessThan(board(usual).width * 0.85);
    reaches(drawings, usual.position);
    solution.close();
  });
});

describe('words', () => {
  test('are those of the reader, and Spanish has all of them', () => {
    expect(boardWords(words)).toBe(english);
    expect(boardWords(new Words(pack, {}, 'NP'))).toBe(spanish);
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
  });
});

test('the rows of a strip end where no domino is cut, and hold about as many cells', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 64 }),
      fc.integer({ min: 1, max: 16 }),
      fc.array(fc.nat(9), { maxLength: 40 }),
      (cells, length, gaps) => {
        const laid: number[] = [];
        for (const gap of gaps) {
          const first = (laid.at(-1) ?? -length) + length + gap;
          if (first + length <= cells) laid.push(first);
        }
        const starts = rowsOf(cells, laid, length);
        expect(starts[0]).toBe(0);
        const across = Math.ceil(cells / (cells <= 20 ? 1 : Math.ceil(cells / 16)));
        for (const [row, start] of starts.entries()) {
          const end = starts[row + 1] ?? cells;
          expect(end).toBeGreaterThan(start);
          expect(end - start).toBeLessThanOrEqual(across + Math.min(length - 1, 4));
          // Only one that is longer than a row may go on in the next.
          if (length <= across) for (const first of laid) expect(first < end && end < first + length).toBe(false);
        }
      },
    ),
  );
});
