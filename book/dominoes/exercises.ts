import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

/** Moves of the game in which dominoes never vanish: the last D for which the real game is a draw. */
async function permanentLength(engine: Engine, strip: string, k: number): Promise<number> {
  const solution = await engine.open('dominoes', { strip, k: String(k), d: String(strip.length + 1) });
  try {
    return Number((await solution.answer()).remoteness ?? 0);
  } finally {
    solution.close();
  }
}

/** The shortest strip on which some K allows D = t, which is from 1 on. */
async function shortest(engine: Engine): Promise<number> {
  for (let length = 1; ; length += 1)
    for (let mask = 0; mask < 2 ** length; mask += 1)
      for (let k = 1; k <= length; k += 1)
        if ((await permanentLength(engine, mask.toString(2).padStart(length, '0'), k)) >= 1) return length;
}

export const exercises: Exercises = {
  smallest: async (answer, engine) => {
    const [, strip = '', kAsGiven = '', dAsGiven = ''] = /^([01]{1,30})[\s,;/]+(\d+)[\s,;/]+(\d+)$/.exec(answer.trim()) ?? [];
    const [k, d] = [Number(kAsGiven), Number(dAsGiven)];
    if (!strip || k < 1 || d < 1) return 'shape';
    if ((await permanentLength(engine, strip, k)) !== d) return 'equal';
    return strip.length > (await shortest(engine)) ? 'shorter' : undefined;
  },
  parity: async (answer, engine) => {
    const winner = /alice|bob/i.exec(answer)?.[0].toLowerCase();
    const [d] = numbersIn(answer.replace(/alice|bob|d *=/gi, ' '), 1) ?? [];
    if (!winner || !d) return 'shape';
    const at = (turns: number) => outcomeOf(engine, 'dominoes', { n: '8', k: '1', d: String(turns) });
    const outcome = await at(d);
    if (outcome === 'D') return 'draw';
    if (d > 1 && (await at(d - 1)) !== 'D') return 'smaller';
    return (outcome === 'N') === (winner === 'alice') ? undefined : 'winner';
  },
  first: async (answer, engine) => {
    const [left] = numbersIn(answer.replace(/\b(cell|casilla)s?\b/i, ' '), 1) ?? [];
    if (left === undefined) return 'shape';
    if (left > 11) return 'off';
    const strip = `${'0'.repeat(left)}11${'0'.repeat(11 - left)}`;
    return (await outcomeOf(engine, 'dominoes', { strip, k: '2', d: '14' })) === 'P' ? undefined : 'lost';
  },
};

export const examples: Record<string, Examples> = {
  smallest: {
    right: ['0 1 1', '0, 1, 1'],
    wrong: {
      '': 'shape',
      '1 1': 'shape',
      '0 0 1': 'shape',
      '1 1 1': 'equal',
      '000000 2 4': 'equal',
      '000000 2 3': 'shorter',
      '00 2 1': 'shorter',
    },
  },
  parity: {
    right: ['9 Bob', 'bob, D = 9'],
    wrong: { '': 'shape', '9': 'shape', Bob: 'shape', '8 Bob': 'draw', '8 Alice': 'draw', '100 Bob': 'smaller', '9 Alice': 'winner' },
  },
  first: {
    right: ['3', '8', '3 cells', '8 casillas'],
    wrong: { '': 'shape', '3 8': 'shape', '12': 'off', '5': 'lost', '0': 'lost', '6': 'lost' },
  },
};
