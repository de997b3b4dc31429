import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** Three rows of three squares, as a parameter. */
function boardIn(answer: string): string | undefined {
  const squares = answer.toUpperCase().replaceAll(/[\s/,;|]+/g, '');
  return /^[KX.]{9}$/.test(squares) ? squares.replaceAll(/(?<=^(?:...)+)(?=.)/g, '/') : undefined;
}

const kingsOn = (board: string) => board.split('K').length - 1;

/** All boards of 3 x 3 with two kings. */
const boards = Array.from({ length: 3 ** 9 }, (_, i) => Array.from({ length: 9 }, (__, j) => '.KX'[Math.floor(i / 3 ** j) % 3]).join(''))
  .map((squares) => boardIn(squares) ?? '')
  .filter((board) => kingsOn(board) === 2);

/** A board of 8 x 8 without damage, with kings on these squares, "row column". */
const boardWith = (kings: readonly string[]) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((row) => [0, 1, 2, 3, 4, 5, 6, 7].map((column) => (kings.includes(`${row} ${column}`) ? 'K' : '.')).join(''))
    .join('/');

export const exercises: Exercises = {
  second: async (answer, engine) => {
    const square = numbersIn(answer, 2);
    if (!square?.every((number) => number < 8)) return 'shape';
    const kings = ['5 2', square.join(' ')];
    // Two kings on one square are a pair, which no board shows: whatever the first does, the second can do after it.
    if (kings[0] === kings[1]) return undefined;
    return (await outcomeOf(engine, 'bobs-game', { board: boardWith(kings) })) === 'P' ? undefined : 'won';
  },
  most: async (answer, engine) => {
    const board = boardIn(answer);
    if (!board) return 'shape';
    if (kingsOn(board) !== 2) return 'kings';
    const tables = [board, ...boards];
    const input = tables.map((rows) => `3\n${rows.replaceAll('/', '\n')}\n`).join('');
    const lines = (await engine.judge('bobs-game', `${tables.length}\n${input}`)).trim().split('\n');
    const [wins = 0, ...all] = lines.map((line) => Number(/^WIN (\d+)$/.exec(line)?.[1] ?? 0));
    if (wins === Math.max(...all)) return undefined;
    return wins === 0 ? 'lost' : 'few';
  },
  move: async (answer, engine) => {
    const numbers = numbersIn(answer, 4);
    if (!numbers?.every((number) => number < 8)) return 'shape';
    const [from, to] = [numbers.slice(0, 2), numbers.slice(2)].map((square) => square.join(' ')) as [string, string];
    const kings = ['3 6', '5 2'];
    const [down, right] = [0, 1].map((i) => Number(numbers[i]) - Number(numbers[i + 2]));
    if (!kings.includes(from) || from === to || ![down, right].every((by) => by === 0 || by === 1)) return 'move';
    return (await outcomeOf(engine, 'bobs-game', { board: boardWith(kings.map((king) => (king === from ? to : king))) })) === 'P'
      ? undefined
      : 'won';
  },
};

export const examples: Record<string, Examples> = {
  second: {
    right: ['0 1', '(1, 0)', '5 2', '2 7'],
    wrong: { '': 'shape', '5': 'shape', '8 1': 'shape', '0 0': 'won', '2 5 1': 'shape', '2 1': 'won', '3 3': 'won' },
  },
  most: {
    right: ['.../.../.KK', '.../.K./X.K', '... ..k ..k', '.../.KX/X.K'],
    wrong: {
      '': 'shape',
      '.K/.K': 'shape',
      '.../...': 'shape',
      '.../.K./...': 'kings',
      'KKK/.../...': 'kings',
      '.../.../K.K': 'lost',
      '.../.../KK.': 'few',
      '.../..X/.KK': 'few',
    },
  },
  move: {
    right: ['3 6 2 5', '(5, 2) (4, 1)'],
    wrong: {
      '': 'shape',
      '2 5': 'shape',
      '3 6 2 8': 'shape',
      '3 6 3 6': 'move',
      '3 6 4 7': 'move',
      '2 5 1 4': 'move',
      '3 6 3 5': 'won',
      '5 2 4 2': 'won',
    },
  },
};
