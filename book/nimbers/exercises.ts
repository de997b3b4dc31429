import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

const MOST = 30;

async function nimbers(engine: Engine, take: readonly number[]): Promise<number[]> {
  const solution = await engine.open('bachet', { take: take.join(','), n: String(MOST), width: String(MOST + 1) });
  try {
    const { rows } = await solution.table('nimber');
    return (rows[0] ?? []).map(Number);
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  three: async (answer, engine) => {
    const take = numbersIn(answer, 3);
    if (!take || new Set(take).size < 3 || take.some((move) => move < 2 || move > MOST)) return 'shape';
    return (await nimbers(engine, take)).includes(3) ? undefined : 'low';
  },
  mex: (answer) => {
    const [nimber] = numbersIn(answer, 1) ?? [];
    const options = [4, 0, 2, 1, 1, 7];
    if (nimber === undefined) return 'shape';
    if (options.includes(nimber)) return 'among';
    let mex = 0;
    while (options.includes(mex)) mex += 1;
    return nimber === mex ? undefined : 'smaller';
  },
};

export const examples: Record<string, Examples> = {
  three: {
    right: ['2 3 5', '2,4,7', '2 4 6'],
    wrong: { '1 2': 'shape', '1 2 3': 'shape', '2 2 5': 'shape', '2 3 40': 'shape', '2 3 4': 'low', '3 4 5': 'low' },
  },
  mex: { right: ['3'], wrong: { three: 'shape', '7': 'among', '0': 'among', '5': 'smaller', '999999999': 'smaller' } },
};
