import { classOf, type Examples, type Exercises } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';
import text from '../../web/lab/gallery/hackenbush.game?raw';

/** Who wins with these stalks, each a word of B and R from the ground upwards. */
const winner = (engine: Engine, stalks: readonly string[]) => {
  const edges = [0, 1, 2].flatMap((i) => [0, 1, 2, 3].map((j) => ({ B: 1, R: 2 })[stalks[i]?.[j] ?? ''] ?? 0));
  return classOf(engine, 'rules', { text, e: edges.join() });
};

/** The stalks of an answer; undefined if it has other words, or another count. */
function stalksIn(answer: string, count: number): string[] | undefined {
  const words = answer
    .toUpperCase()
    .split(/[\s,;+]+/)
    .filter(Boolean);
  return words.length === count && words.every((word) => /^([BR]{1,4}|0)$/.test(word))
    ? words.map((word) => word.replace('0', ''))
    : undefined;
}

/** Whether a cut of a blue edge leaves the second stalk of the first. */
const isCut = (before: string, after: string) => before.startsWith(after) && before[after.length] === 'B';

const start = ['BR', 'BRB', 'R'];

export const exercises: Exercises = {
  cut: async (answer, engine) => {
    const stalks = stalksIn(answer, 3);
    if (!stalks) return 'shape';
    const changed = start.flatMap((before, i) => (stalks[i] === before ? [] : [[before, stalks[i] ?? ''] as const]));
    const [[before, after] = ['', '']] = changed;
    if (changed.length !== 1 || !isCut(before, after)) return 'move';
    return ['L', 'P'].includes(await winner(engine, stalks)) ? undefined : 'lost';
  },
  simplest: (answer) => {
    const [, above, below = '1'] = /^\s*(\d{1,6})(?:\s*\/\s*(\d{1,6}))?\s*$/.exec(answer) ?? [];
    if (above === undefined) return 'shape';
    const number = Number(above) / Number(below);
    if (!(number > 5 / 4 && number < 3)) return 'between';
    return number === 2 ? undefined : 'simpler';
  },
  stalk: async (answer, engine) => {
    const [stalk] = stalksIn(answer, 1) ?? [];
    if (!stalk) return 'shape';
    return ({ L: 'more', R: 'less' } as Record<string, string>)[await winner(engine, [stalk, 'RBRB'])];
  },
};

export const examples: Record<string, Examples> = {
  cut: {
    right: ['BR BR R', 'br, br, r'],
    wrong: { '': 'shape', 'BR BR': 'shape', 'BR X R': 'shape', 'BR BRB R': 'move', 'B BRB R': 'move', '0 BRB R': 'lost', 'BR 0 R': 'lost' },
  },
  simplest: { right: ['2', ' 2 ', '4/2'], wrong: { two: 'shape', '1': 'between', '3': 'between', '17/8': 'simpler', '3/2': 'simpler' } },
  stalk: { right: ['BRBR', 'brbr'], wrong: { '': 'shape', BX: 'shape', '0': 'shape', BRB: 'more', BR: 'less', BRRB: 'less' } },
};
