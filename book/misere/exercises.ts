import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';
import text from '../../web/lab/gallery/misere-take-away.game?raw';

const isLost = async (engine: Engine, heaps: readonly number[], take = '1,2,3') =>
  (await outcomeOf(engine, 'rules', { text, take, h: [...heaps, 0, 0].slice(0, 3).join() })) === 'P';

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const heaps = numbersIn(answer, 3);
    if (!heaps) return 'shape';
    const taken = [6, 7, 2].map((heap, i) => heap - (heaps[i] ?? 0)).filter((stones) => stones !== 0);
    const [stones = 0] = taken;
    if (taken.length !== 1 || stones < 1 || stones > 3) return 'move';
    return (await isLost(engine, heaps)) ? undefined : 'lost';
  },
  set: async (answer, engine) => {
    const heaps = numbersIn(answer);
    if (!heaps || heaps.some((heap) => heap > 15)) return 'shape';
    for (const heap of heaps) if (!(await isLost(engine, [heap], '1,4'))) return 'won';
    for (let heap = 0; heap <= 15; heap += 1) if (!heaps.includes(heap) && (await isLost(engine, [heap], '1,4'))) return 'lacking';
    return undefined;
  },
};

export const programs: Programs = {
  program: (input, engine) => testByTest(input, async (heaps) => ((await isLost(engine, heaps.map(Number))) ? 'second' : 'first')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['6 4 2', '(6, 7, 1)', '5 7 2'],
    wrong: { '': 'shape', '6 7': 'shape', '6 7 2': 'move', '2 7 2': 'move', '6 8 2': 'move', '6 5 2': 'lost', '3 7 2': 'lost' },
  },
  set: {
    right: ['1 3 6 8 11 13', '13, 11, 8, 6, 3, 1'],
    wrong: { '': 'shape', '16': 'shape', '1 2 3': 'won', '0 1': 'won', '1 3 6': 'lacking' },
  },
};
