import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';
import text from '../../web/lab/gallery/chomp.game?raw';

const isLost = async (engine: Engine, rows: readonly number[]) =>
  (await outcomeOf(engine, 'rules', { text, row: [...rows, 0, 0, 0].slice(0, 4).join() })) === 'P';

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const rows = numbersIn(answer, 2);
    if (!rows) return 'shape';
    const [upper = 0, lower = 0] = rows;
    const isBite = upper === 7 ? lower < 4 : upper < 7 && lower === Math.min(upper, 4);
    if (!isBite) return 'move';
    return (await isLost(engine, rows)) ? undefined : 'lost';
  },
  set: async (answer, engine) => {
    const numbers = numbersIn(answer);
    if (!numbers || numbers.length % 3 !== 0) return 'shape';
    const positions = Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3) as [number, number, number]);
    if (positions.some(([, , third]) => third !== 1)) return 'shape';
    if (positions.some(([a, b, c]) => a > 7 || a < b || b < c)) return 'rows';
    for (const position of positions) if (!(await isLost(engine, position))) return 'won';
    return new Set(positions.map(String)).size === 2 ? undefined : 'lacking';
  },
};

export const programs: Programs = {
  program: (input, engine) => testByTest(input, async (rows) => ((await isLost(engine, rows.map(Number))) ? 'second' : 'first')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['5 4', '(5, 4)'],
    wrong: { '': 'shape', '5': 'shape', '6 5': 'move', '3 4': 'move', '7 3': 'lost', '4 4': 'lost' },
  },
  set: {
    right: ['3 1 1, 2 2 1', '2,2,1 3,1,1'],
    wrong: { '': 'shape', '2 2': 'shape', '4 2 2': 'shape', '1 2 1': 'rows', '4 4 1, 2 2 1': 'won', '2 2 1': 'lacking' },
  },
};
