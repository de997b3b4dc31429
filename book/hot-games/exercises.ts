import { type Examples, type Exercises, reportOf } from '../../web/book/exercise.js';

/** The rational numbers of an answer, as doubles; undefined if it has other words, or another count. */
function rationalsIn(answer: string, count: number): number[] | undefined {
  const words = answer
    .replaceAll('−', '-')
    .trim()
    .split(/[\s,;]+/);
  if (words.length !== count || !words.every((word) => /^-?\d{1,6}(\/[1-9]\d{0,5})?$/.test(word))) return undefined;
  return words.map((word) => Number(word.split('/')[0]) / Number(word.split('/')[1] ?? 1));
}

/** The hint of the first number that is another one than expected; `shape` if there are not as many. */
const wrongAt = (answer: string, expected: readonly number[], hints: readonly string[]): string | undefined => {
  const numbers = rationalsIn(answer, expected.length);
  return numbers ? hints[numbers.findIndex((number, i) => number !== expected[i])] : 'shape';
};

export const exercises: Exercises = {
  switch: (answer) => wrongAt(answer, [4, 3], ['mean', 'temperature']),
  walls: (answer) => wrongAt(answer, [-1 / 2, 7 / 2], ['mean', 'temperature']),
  other: async (answer, _, calculator) => {
    const report = await reportOf(answer, calculator);
    if (!report) return 'shape';
    if (report.mean !== '0') return 'mean';
    if (report.temperature !== '1') return 'temperature';
    return report.value === '±1' ? 'same' : undefined;
  },
  order: (answer) => {
    const [end] = rationalsIn(answer, 1) ?? [];
    if (end === undefined) return 'shape';
    if (end === 8) return undefined;
    return end === 14 ? 'greedy' : 'order';
  },
};

export const examples: Record<string, Examples> = {
  switch: {
    right: ['4 3', '4, 3', '8/2 3'],
    wrong: { '': 'shape', '4': 'shape', '3 4': 'mean', '4 6': 'temperature', '4 4': 'temperature' },
  },
  walls: {
    right: ['-1/2 7/2', '−1/2, 7/2'],
    wrong: { '': 'shape', 'a b': 'shape', '0 7/2': 'mean', '-1/2 5/2': 'temperature', '-1/2 2': 'temperature' },
  },
  other: {
    right: ['{2|0||-1}', '+-1 + *', '{1||0|-2}', '{1*|-1}', '+-1 + ^'],
    wrong: { '': 'shape', '{1|': 'shape', '{2|0}': 'mean', '1': 'mean', '+-2': 'temperature', '*': 'temperature', '{1|-1}': 'same' },
  },
  order: { right: ['8', ' 8 '], wrong: { '': 'shape', eight: 'shape', '14': 'greedy', '7': 'order', '0': 'order' } },
};
