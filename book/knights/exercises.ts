import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

const six = ['1.2', '1.5', '2.7', '4.3', '6.4', '7.2'];

/** The nimbers of a single knight on each square, by row and column. */
async function nimbers(engine: Engine): Promise<number[][]> {
  const solution = await engine.open('knights', { n: 8 });
  try {
    return (await solution.table('nimber')).rows.map((row) => row.map(Number));
  } finally {
    solution.close();
  }
}

/** Squares as "5 2", "(5, 2)" or "5.2", as many as asked for. */
function squaresIn(answer: string, count: number): [number, number][] | undefined {
  const numbers = numbersIn(answer.replaceAll('.', ' '), 2 * count);
  if (!numbers?.every((number) => number < 8)) return undefined;
  return Array.from({ length: count }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

// The joint positions of seven or eight knights are too many to be searched while one waits: the nimbers are the engine's, and added here.
export const exercises: Exercises = {
  seventh: async (answer, engine) => {
    const table = await nimbers(engine);
    const at = ([row, column]: readonly [number, number]) => table[row]?.[column] ?? 0;
    const sum = six.reduce((so, square) => so ^ at(squaresIn(square, 1)?.[0] ?? [0, 0]), 0);
    if (/^\s*(none|no|nowhere|no (such )?square|there is none|ningun[ao]|ninguna casilla|no (hay|existe)( ninguna)?)\.?\s*$/i.test(answer))
      return table.flat().includes(sum) ? 'won' : undefined;
    const square = squaresIn(answer, 1)?.[0];
    if (!square) return 'shape';
    return at(square) === sum ? undefined : 'won';
  },
  eighth: async (answer, engine) => {
    const both = squaresIn(answer, 2);
    if (!both) return 'shape';
    const table = await nimbers(engine);
    const at = ([row, column]: readonly [number, number]) => table[row]?.[column] ?? 0;
    const sum = six.reduce((so, square) => so ^ at(squaresIn(square, 1)?.[0] ?? [0, 0]), 0);
    if (both.some((square) => six.includes(square.join('.')))) return 'taken';
    const added = both.reduce((so, square) => so ^ at(square), 0);
    if (added === sum) return undefined;
    return added === 0 ? 'same' : 'won';
  },
  exception: async (answer, engine) => {
    const [row, column] = squaresIn(answer, 1)?.[0] ?? [];
    if (row === undefined || column === undefined) return 'shape';
    const low = row % 4 < 2 && column % 4 < 2;
    return low === ((await outcomeOf(engine, 'knights', { n: '8', knights: `${row}.${column}` })) === 'P') ? 'rule' : undefined;
  },
  move: async (answer, engine) => {
    const square = squaresIn(answer, 1)?.[0];
    if (!square) return 'shape';
    const solution = await engine.open('knights', { n: '8', knights: '5.3,7.4' });
    try {
      const { options } = await solution.explain();
      const option = options.find(({ move }) => move.endsWith(`on (7, 4) to (${square.join(', ')})`));
      if (!option) return 'move';
      return option.outcome === 'P' ? undefined : 'won';
    } finally {
      solution.close();
    }
  },
};

export const examples: Record<string, Examples> = {
  seventh: {
    right: ['none', 'None.', 'no such square', 'ninguna', 'No hay ninguna.'],
    wrong: { '': 'shape', '7': 'shape', '8 0': 'shape', '7 7': 'won', '(4, 3)': 'won', '0.0': 'won' },
  },
  eighth: {
    right: ['3 4 2 4', '(5, 3) (3, 4)', '3.4 4.2'],
    wrong: {
      '': 'shape',
      '3 4': 'shape',
      '8 1 2 4': 'shape',
      none: 'shape',
      '3 4 7 7': 'won',
      '4 3 2 4': 'taken',
      '3 4 7 2': 'taken',
      '3 4 3 4': 'same',
      '0 0 7 7': 'same',
    },
  },
  exception: {
    right: ['7 7', '(7, 7)'],
    wrong: { '': 'shape', '7': 'shape', '8 8': 'shape', '0 0': 'rule', '7 3': 'rule', '3 7': 'rule' },
  },
  move: {
    right: ['5 3', '(5, 3)'],
    wrong: { '': 'shape', '5': 'shape', '6 1': 'move', '3 4': 'move', '7 4': 'move', '6 2': 'won', '5.5': 'won' },
  },
};
