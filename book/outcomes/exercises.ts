import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** Lost heaps up to `most` with these moves. */
async function lostHeaps(engine: Engine, take: string, most: number): Promise<number[]> {
  const solution = await engine.open('bachet', { take, n: String(most), width: String(most + 1) });
  try {
    const { rows } = await solution.table('outcome');
    return (rows[0] ?? []).flatMap((outcome, heap) => (outcome === 'P' ? [heap] : []));
  } finally {
    solution.close();
  }
}

export const exercises: Exercises = {
  lost: async (answer, engine) => {
    const heaps = numbersIn(answer);
    if (!heaps || heaps.some((heap) => heap > 12)) return 'shape';
    const lost = await lostHeaps(engine, '2,3,6', 12);
    if (heaps.some((heap) => !lost.includes(heap))) return 'wrongly';
    if (!heaps.includes(0)) return 'zero';
    return lost.every((heap) => heaps.includes(heap)) ? undefined : 'missing';
  },
  move: async (answer, engine) => {
    const [move] = numbersIn(answer, 1) ?? [];
    if (move === undefined || ![1, 3, 4].includes(move)) return 'shape';
    return (await outcomeOf(engine, 'bachet', { take: '1,3,4', n: String(40 - move) })) === 'P' ? undefined : 'throws';
  },
  moves: async (answer, engine) => {
    const moves = numbersIn(answer, 3);
    if (!moves?.includes(1) || new Set(moves).size < 3 || moves.some((move) => move < 1 || move > 20)) return 'shape';
    const lost = await lostHeaps(engine, moves.join(','), 20);
    return lost.length === 11 && lost.every((heap) => heap % 2 === 0) ? undefined : 'even';
  },
};

export const examples: Record<string, Examples> = {
  lost: {
    right: ['0 1 5 9 10', '10, 9, 5, 1, 0'],
    wrong: { none: 'shape', '0 14': 'shape', '0 1 4': 'wrongly', '0 1 2 5 10': 'wrongly', '1 5': 'zero', '0 1 5': 'missing' },
  },
  move: { right: ['3'], wrong: { '': 'shape', '2': 'shape', '1': 'throws', '4': 'throws' } },
  moves: {
    right: ['1 3 5', '19, 1, 7'],
    wrong: { '': 'shape', '3 5 7': 'shape', '1 1 3': 'shape', '1 3 21': 'shape', '1 2 3': 'even', '1 3 20': 'even' },
  },
};
