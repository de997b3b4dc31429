import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** One whole number, with or without a name before it or a word after it. */
const numberIn = (answer: string) => numbersIn(answer.replace(/^\s*k\s*=|\b(places|layers|lugares|capas)\b/gi, ' '), 1)?.[0];

/** The sides of the bad piece, in each language. */
const SIDES = [
  ['above', 'arriba'],
  ['below', 'abajo'],
  ['left', 'izquierda'],
  ['right', 'derecha'],
];
type Four = [number, number, number, number];

const textOf = (parameters: Record<string, number>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));

export const exercises: Exercises = {
  count: async (answer, engine) => {
    const given = numberIn(answer);
    if (given === undefined) return 'shape';
    const solution = await engine.open('exclusively-edible', { m: 6, n: 6 });
    try {
      const lost = (await solution.table('outcome')).rows.flat().filter((value) => value === 'P').length;
      if (given === lost) return undefined;
      if (given === 12) return 'diagonals';
      return given === 36 - lost ? 'won' : 'other';
    } finally {
      solution.close();
    }
  },
  // From a corner three of the six heaps are empty.
  block: async (answer, engine) => {
    const layers = numberIn(answer);
    if (layers === undefined || layers === 0) return 'shape';
    const outcome = (third: number) => outcomeOf(engine, 'nim', { heaps: [4 - 1, 5 - 1, third].join(',') });
    if ((await outcome(layers - 1)) === 'P') return undefined;
    return (await outcome(layers)) === 'P' ? 'off' : 'won';
  },
  cut: async (answer, engine) => {
    const words: readonly string[] = answer.toLowerCase().match(/[a-z]+/g) ?? [];
    const side = SIDES.findIndex((names) => names.some((name) => words.includes(name)));
    const [eaten] = numbersIn(answer.replaceAll(/[a-z]+/gi, ' '), 1) ?? [];
    if (side < 0 || eaten === undefined) return 'shape';
    const [above, below, left, right] = [2, 4, 3, 6].map((number, i) => number - (i === side ? eaten : 0)) as Four;
    if (eaten === 0 || Math.min(above, below, left, right) < 0) return 'move';
    const bar = { m: above + 1 + below, n: left + 1 + right, r: above, c: left };
    return (await outcomeOf(engine, 'exclusively-edible', textOf(bar))) === 'P' ? undefined : 'won';
  },
  rows: async (answer, engine) => {
    const [n, r, c] = numbersIn(answer, 3) ?? [];
    if (n === undefined || r === undefined || c === undefined) return 'shape';
    if (n <= 4) return 'short';
    if (r >= 4 || c >= n) return 'off';
    if (n % 2 === 1) return 'parity';
    return (await outcomeOf(engine, 'exclusively-edible', textOf({ m: 4, n, r, c }))) === 'P' ? undefined : 'won';
  },
};

export const examples: Record<string, Examples> = {
  count: {
    right: ['20', '20 places', '20 lugares'],
    wrong: { '': 'shape', 'all of them': 'shape', '4 5': 'shape', '12': 'diagonals', '16': 'won', '36': 'other', '0': 'other' },
  },
  block: { right: ['8', 'k = 8', '8 capas'], wrong: { '': 'shape', '0': 'shape', '4 5 8': 'shape', '7': 'off', '1': 'won', '9': 'won' } },
  cut: {
    right: [
      'right 1',
      'above 1',
      'Left 3',
      '3 left',
      'eat 1 column on the right',
      'derecha 1',
      'Arriba 1',
      'comer 3 columnas de la izquierda',
    ],
    wrong: {
      '': 'shape',
      right: 'shape',
      derecha: 'shape',
      '2': 'shape',
      'left 4': 'move',
      'below 0': 'move',
      'right 2': 'won',
      'below 1': 'won',
      'abajo 1': 'won',
      'left 1': 'won',
    },
  },
  rows: {
    right: ['12 0 4', '12, 3, 7', '20 1 8', '28 2 15'],
    wrong: {
      '': 'shape',
      '12': 'shape',
      '4 1 2': 'short',
      '12 4 4': 'off',
      '12 0 12': 'off',
      '7 1 1': 'parity',
      '8 1 2': 'won',
      '12 0 3': 'won',
    },
  },
};
