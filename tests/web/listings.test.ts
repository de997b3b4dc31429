// The code of the methods, in C++ and Python, as it is shown and taken along: on random judge inputs of a size that fits each, its output
// is the judge's.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Dice, dice } from '../../web/games/random.js';
import { openEngine } from './engine.js';
import { byLength, oneIn } from './length.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const engine = await openEngine();
afterAll(() => engine.close());

/** How large an instance may be: for all ways to play; for all positions; for one step a heap, cell or letter. */
type Size = 'tiny' | 'small' | 'large';
const of = <T>(size: Size, tiny: T, small: T, large: T): T => ({ tiny, small, large })[size];

const lines = (...all: (string | number | readonly (string | number)[])[]) =>
  `${all.map((line) => (Array.isArray(line) ? line.join(' ') : line)).join('\n')}\n`;
const counted = (roll: Dice, most: number, least: number, largest: number, fewest = 1) => {
  const list = roll.list(roll.number(fewest, most), least, largest);
  return [list.length, list] as const;
};
const word = (roll: Dice, length: number, letters: string) =>
  roll
    .list(length, 0, letters.length - 1)
    .map((i) => letters[i])
    .join('');
const board = (roll: Dice, side: number, pieces: number, blocked: number) => {
  const squares = [...word(roll, side * side, blocked ? '.....X' : '.')];
  for (let i = 0; i < pieces; ++i) squares[roll.number(0, side * side - 1)] = 'K';
  return Array.from({ length: side }, (_, row) => squares.slice(row * side, (row + 1) * side).join(''));
};

/** A judge input of one test or a few. */
const inputs: Record<string, (roll: Dice, size: Size) => string> = {
  dominoes: (roll, size) => {
    const strip = [...'0'.repeat(roll.number(1, of(size, 8, 14, 26)))].map(() => (roll.number(0, 5) ? '0' : '1')).join('');
    return lines([strip.length, roll.number(1, strip.length + 1), roll.number(1, of(size, 6, 12, 12))], strip);
  },
  tabgame: (roll, size) => {
    const most = of(size, 6, 20, 120);
    const [m, n] = [roll.number(1, most), roll.number(1, most)];
    const cells = Array.from({ length: of(size, 3, 20, 60) }, () => `${roll.number(1, n)} ${roll.number(1, m)}`);
    return lines(1, word(roll, m, '01'), word(roll, n, '01'), cells.length, ...cells);
  },
  'letter-picking': (roll, size) => {
    const words = Array.from({ length: 3 }, () => {
      const half = word(roll, roll.number(1, of(size, 3, 8, 30)), roll.pick(['ab', 'abc']));
      // Nearly drawn ones are the interesting ones.
      return roll.number(0, 1)
        ? half + [...half].reverse().join('')
        : [...half].map((letter) => letter + (roll.number(0, 9) ? letter : 'a')).join('');
    });
    return lines(words.length, ...words);
  },
  ungame: (roll, size) => {
    const n = roll.number(1, of(size, 18, 60, 400));
    return lines(
      1,
      [n, Math.min(n, 40)],
      Array.from({ length: Math.min(n, 40) }, () => roll.number(1, n)),
    );
  },
  bachet: (roll, size) =>
    lines(
      ...Array.from({ length: 3 }, () => {
        const take = [...roll.list(roll.number(0, 4), 1, 12), ...(roll.number(0, 3) ? [1] : [3])];
        return [roll.number(0, of(size, 12, 300, 5000)), take.length, ...take];
      }),
    ),
  'take-away': (roll, size) => {
    const [m, take] = counted(roll, 4, 1, of(size, 5, 6, 20));
    return lines([m, ...take], ...counted(roll, of(size, 2, 3, 6), 0, of(size, 5, 9, 3000)));
  },
  nim: (roll, size) =>
    `${lines(...counted(roll, of(size, 3, 4, 8), 0, of(size, 3, 6, 300)), ...counted(roll, 3, 0, 2))}${roll.pick(['0\n', ''])}`,
  knights: (roll, size) => {
    const side = roll.number(1, of(size, 4, 5, 30));
    return lines(side, ...board(roll, side, roll.number(0, of(size, 2, 3, 40)), 0));
  },
  'the-game': (roll, size) => lines(2, ...counted(roll, of(size, 4, 5, 40), 0, of(size, 1, 2, 9)), ...counted(roll, 3, 0, 1)),
  'stone-game': (roll, size) => lines(2, ...counted(roll, of(size, 3, 5, 60), 0, of(size, 6, 12, 1000)), ...counted(roll, 2, 0, 4)),
  'exclusively-edible': (roll, size) => {
    const bars = Array.from({ length: 4 }, () => {
      const [m, n] = [roll.number(1, of(size, 4, 7, 48)), roll.number(1, of(size, 4, 7, 48))];
      return `${m} ${n} ${roll.number(0, m - 1)} ${roll.number(0, n - 1)}`;
    });
    return lines(bars.length, ...bars);
  },
  'exponential-game': (roll, size) => lines(2, ...counted(roll, of(size, 2, 3, 5), 0, of(size, 7, 12, 3000)), ...counted(roll, 2, 0, 5)),
  'bobs-game': (roll, size) => {
    const boards = Array.from({ length: 2 }, () => {
      const side = roll.number(1, of(size, 4, 5, 30));
      return [side, ...board(roll, side, roll.number(1, of(size, 2, 3, 60)), roll.number(0, 1))];
    });
    return lines(boards.length, ...boards.flat());
  },
  kayles: (roll, size) => lines(...counted(roll, of(size, 2, 3, 6), 0, of(size, 3, 7, 200))),
  graph: (roll, size) => {
    const v = roll.number(1, of(size, 6, 12, 60));
    const edges = Array.from({ length: roll.number(0, Math.ceil(1.7 * v)) }, () => roll.list(2, 0, v - 1));
    return lines([v, edges.length], roll.number(0, v - 1), ...edges);
  },
};

const sizes: Record<string, Size> = { recursion: 'tiny', vanishing: 'tiny', memory: 'small', masks: 'small', table: 'small' };
/** Sizes of the instances of single methods, where their kind has another. */
const own: Record<string, Size> = {
  'letter-picking/memory': 'large',
  'tabgame/memory': 'large',
  'bachet/memory': 'large',
  'ungame/memory': 'small',
};

const games = readdirSync(at('methods'));
const methods = games.flatMap((game) =>
  readdirSync(at(`methods/${game}`))
    .filter((file) => file.endsWith('.cpp'))
    .map((file) => `${game}/${file.slice(0, -4)}`),
);

const INPUTS = byLength(100, 300);

const run = (program: string, args: string[], texts: string[]) =>
  execFileSync(program, args, { input: texts.map((text) => `${text}\x1e`).join(''), encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\x1e')
    .slice(0, -1);

test('every game has methods, each in both languages', () => {
  expect(games.sort()).toEqual(
    engine.games
      .map(({ id }) => id)
      .filter((id) => id !== 'sum')
      .sort(),
  );
  for (const method of methods) expect(existsSync(at(`methods/${method}.py`)), method).toBe(true);
  expect(methods.length).toBeGreaterThanOrEqual(45);
});

test.each(methods.filter(oneIn(3)))('%s: the judge’s output on random inputs, in C++ and in Python', async (method) => {
  const [game = '', name = ''] = method.split('/');
  const size = own[method] ?? sizes[name] ?? 'large';
  const texts = Array.from({ length: INPUTS }, (_, seed) => (inputs[game] as (typeof inputs)[string])(dice(seed + 1), size));
  const expected: string[] = [];
  for (const text of texts) expected.push(await engine.judge(game, text));
  const check = (language: string, outputs: string[]) => {
    expect(outputs.length, language).toBe(texts.length);
    for (const [i, output] of outputs.entries()) expect(output, `${language}:\n${texts[i]}`).toBe(expected[i]);
  };
  check('C++', run(at('build/native/method_programs'), [method], texts));
  check('Python', run('python3', [at('tests/listings/run.py'), at(`methods/${method}.py`)], texts));
});
