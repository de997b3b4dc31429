import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** Whether the claim "lost are the heaps with remainder 0 or 2 modulo 5" is right for a heap of the exponential game. */
async function claimHolds(engine: Engine, heap: number): Promise<boolean> {
  const lost = (await outcomeOf(engine, 'exponential-game', { heaps: String(heap) })) === 'P';
  return lost === [0, 2].includes(heap % 5);
}

export const exercises: Exercises = {
  wrong: async (answer, engine) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap > 200) return 'shape';
    if (await claimHolds(engine, heap)) return 'holds';
    for (let smaller = 0; smaller < heap; ++smaller) if (!(await claimHolds(engine, smaller))) return 'smaller';
    return undefined;
  },
  joint: (answer) => {
    // Thousands may be separated, by commas or by points.
    const given = answer.trim().replaceAll(/(?<=\d)[,.](?=\d{3})/g, '');
    const [joint, nimbers] = given.split(/[\s,;]+/).map(Number);
    if (!joint || !nimbers || !/^\d+[\s,;]+\d+$/.test(given)) return 'shape';
    if (joint === 1e10 && nimbers === 100) return undefined;
    if (joint === 100 && nimbers === 1e10) return 'swapped';
    return joint === 99 ** 5 || nimbers === 99 ? 'zero' : 'other';
  },
  property: (answer) => {
    const [heap] = numbersIn(answer, 1) ?? [];
    if (heap === undefined || heap < 1 || heap > 100) return 'shape';
    const leavesMultiple = [1, 2, 5].some((move) => move <= heap && (heap - move) % 4 === 0);
    return leavesMultiple === (heap % 4 !== 0) ? 'fits' : undefined;
  },
};

export const examples: Record<string, Examples> = {
  wrong: { right: ['27'], wrong: { '': 'shape', '300': 'shape', '26': 'holds', '28': 'smaller' } },
  joint: {
    right: ['10000000000 100', '10,000,000,000, 100', '10.000.000.000 100'],
    wrong: { '': 'shape', '10^10 100': 'shape', '100 10000000000': 'swapped', '9509900499 100': 'zero', '500 5': 'other' },
  },
  property: { right: ['3', '7', '99'], wrong: { '': 'shape', '0': 'shape', '4': 'fits', '5': 'fits', '6': 'fits' } },
};
