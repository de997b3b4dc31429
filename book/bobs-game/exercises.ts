import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** Two rows of two squares, as a parameter. */
function boardIn(answer: string): string | undefined {
  const squares = answer.toUpperCase().replaceAll(/[\s/,;|]+/g, '');
  return /^[KX.]{4}$/.test(squares) ? `${squares.slice(0, 2)}/${squares.slice(2)}` : undefined;
}

const boards = Array.from({ length: 81 }, (_, i) => {
  const square = (place: number) => '.KX'[Math.floor(i / 3 ** place) % 3];
  return `${square(0)}${square(1)}/${square(2)}${square(3)}`;
});

export const exercises: Exercises = {
  second: async (answer, engine) => {
    const square = numbersIn(answer, 2);
    if (!square?.every((number) => number < 8)) return 'shape';
    const kings = ['5 2', square.join(' ')];
    // Two kings on one square are a pair, which no board shows: whatever the first does, the second can do after it.
    if (kings[0] === kings[1]) return undefined;
    const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((column) => (kings.includes(`${row} ${column}`) ? 'K' : '.')).join(''),
    );
    return (await outcomeOf(engine, 'bobs-game', { board: rows.join('/') })) === 'P' ? undefined : 'won';
  },
  most: async (answer, engine) => {
    const board = boardIn(answer);
    if (!board) return 'shape';
    const tables = [board, ...boards];
    const input = tables.map((rows) => `2\n${rows.replace('/', '\n')}\n`).join('');
    const lines = (await engine.judge('bobs-game', `${tables.length}\n${input}`)).trim().split('\n');
    const [wins = 0, ...all] = lines.map((line) => Number(/^WIN (\d+)$/.exec(line)?.[1] ?? 0));
    if (wins === Math.max(...all)) return undefined;
    return wins === 0 ? 'lost' : 'few';
  },
};

export const examples: Record<string, Examples> = {
  second: {
    right: ['0 1', '(1, 0)', '5 2', '2 7'],
    wrong: { '': 'shape', '5': 'shape', '8 1': 'shape', '0 0': 'won', '2 5 1': 'shape', '2 1': 'won', '3 3': 'won' },
  },
  most: {
    right: ['.K/.K', 'KK .K', '../KK', 'k. kk', 'X. / .K'],
    wrong: { '': 'shape', KK: 'shape', '.K/.K/..': 'shape', '../..': 'lost', 'KK/K.': 'lost', '.K/..': 'few', 'KK/KK': 'few' },
  },
};
