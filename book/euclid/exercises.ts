import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';
import text from '../../web/lab/gallery/euclid.game?raw';

const isLost = async (engine: Engine, x: number, y: number) =>
  (await outcomeOf(engine, 'rules', { text, x: String(x), y: String(y) })) === 'P';

/** The chapter's first claim. */
export function isLostByLaw(a: bigint, b: bigint): boolean {
  const [x, y] = a < b ? [b, a] : [a, b];
  return y === 0n || (x !== y && x * x - x * y - y * y < 0n);
}

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const [left] = numbersIn(answer, 1) ?? [];
    if (left === undefined) return 'shape';
    if (left >= 34 || (34 - left) % 13 !== 0) return 'move';
    return (await isLost(engine, left, 13)) ? undefined : 'lost';
  },
  border: async (answer, engine) => {
    const [y] = numbersIn(answer, 1) ?? [];
    if (y === undefined || y < 1 || y > 59) return 'shape';
    if (!(await isLost(engine, 60, y))) return 'won';
    for (let smaller = 1; smaller < y; smaller += 1) if (await isLost(engine, 60, smaller)) return 'smaller';
    return undefined;
  },
};

export const programs: Programs = {
  program: (input) => testByTest(input, ([x, y]) => (isLostByLaw(BigInt(x ?? ''), BigInt(y ?? '')) ? 'second' : 'first')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['21', ' 21 '],
    wrong: { '': 'shape', '13 21': 'shape', '20': 'move', '34': 'move', '8': 'lost' },
  },
  border: {
    right: ['38', ' 38'],
    wrong: { '': 'shape', '60': 'shape', '37': 'won', '30': 'won', '39': 'smaller', '59': 'smaller' },
  },
};
