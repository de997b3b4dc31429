import { type Examples, type Exercises, numbersIn } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** How many lost cells a row begins with. */
async function cornerOf(engine: Engine, n: number, k: number): Promise<number> {
  const solution = await engine.open('ungame', { n: String(n) });
  try {
    const { rows } = await solution.table('outcome', { column: 1, row: k, width: n, height: 1 });
    return rows[0]?.findIndex((outcome) => outcome !== 'P') ?? 0;
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  kite: async (answer, engine) => {
    const [cells] = numbersIn(answer.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''), 1) ?? [];
    if (cells === undefined) return 'shape';
    const lost = await cornerOf(engine, 10_000, 2500);
    if (cells === lost) return undefined;
    return Math.abs(cells - lost) <= 2 ? 'near' : 'half';
  },
};

export const examples: Record<string, Examples> = {
  kite: {
    right: ['1250', ' 1,250 '],
    wrong: { '': 'shape', 'n/8': 'shape', '1249': 'near', '2500': 'half', '3750': 'half', '12 50': 'shape' },
  },
};
