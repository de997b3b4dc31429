import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import text from '../../web/lab/gallery/wythoff.game?raw';

/** The square root of a whole number, rounded down, by Newton's method. */
function root(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** The chapter's second claim. */
export function isLostByLaw(x: bigint, y: bigint): boolean {
  const [small, difference] = x < y ? [x, y - x] : [y, x - y];
  return small === (difference + root(5n * difference * difference)) / 2n;
}

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const [x, y] = numbersIn(answer, 2) ?? [];
    if (x === undefined || y === undefined) return 'shape';
    const [first, second] = [7 - x, 12 - y];
    const isMove = first >= 0 && second >= 0 && first + second > 0 && (first === 0 || second === 0 || first === second);
    if (!isMove) return 'move';
    return (await outcomeOf(engine, 'rules', { text, x: String(x), y: String(y) })) === 'P' ? undefined : 'lost';
  },
  set: async (answer, engine) => {
    const numbers = numbersIn(answer);
    if (!numbers || numbers.some((number) => number < 1 || number > 20)) return 'shape';
    const solution = await engine.open('rules', { text });
    try {
      const { rows } = await solution.table('outcome', { column: 0, row: 0, width: 21, height: 21 });
      const larger = rows.flatMap((row, y) => (row.slice(0, y).includes('P') ? [y] : []));
      if (numbers.some((number) => !larger.includes(number))) return 'smaller';
      return new Set(numbers).size === larger.length ? undefined : 'lacking';
    } finally {
      solution.close();
    }
  },
};

export const programs: Programs = {
  program: (input) => testByTest(input, ([x, y]) => (isLostByLaw(BigInt(x ?? ''), BigInt(y ?? '')) ? 'second' : 'first')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['7 4', '(7, 4)'],
    wrong: { '': 'shape', '7': 'shape', '8 12': 'move', '6 10': 'move', '7 12': 'move', '7 3': 'lost', '0 5': 'lost', '0 12': 'lost' },
  },
  set: {
    right: ['2 5 7 10 13 15 18 20', '20, 18, 15, 13, 10, 7, 5, 2'],
    wrong: { '': 'shape', '2 5 21': 'shape', '2 3 5': 'smaller', '2 5 7 10 13 15 18': 'lacking' },
  },
};
