import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import text from '../../web/lab/gallery/northcott.game?raw';

/** The rules for three rows, whose starts are set by parameters. */
const threeRows = text.replaceAll('[2]', '[3]').replaceAll(/ = \{.*\}/g, '');

const moved = (before: readonly number[], after: readonly number[]) => before.filter((cell, i) => cell !== after[i]).length;

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const a = numbersIn(answer, 3);
    const b = [4, 6, 4];
    if (!a || a.some((cell) => cell > 7)) return 'shape';
    if (moved([0, 1, 2], a) !== 1 || a.some((cell, i) => cell >= (b[i] ?? 0))) return 'move';
    const parameters = { text: threeRows, N: '8', a: a.join(), b: b.join(), first: 'right' };
    return (await outcomeOf(engine, 'rules', parameters)) === 'P' ? undefined : 'lost';
  },
  back: async (answer, engine) => {
    const b = numbersIn(answer, 2);
    const a = [0, 3];
    if (!b || b.some((cell) => cell > 7)) return 'shape';
    if (moved([5, 6], b) !== 1 || b.some((cell, i) => cell <= (a[i] ?? 0))) return 'move';
    return (await outcomeOf(engine, 'rules', { text, N: '8', a: a.join(), b: b.join() })) === 'P' ? undefined : 'lost';
  },
};

/** The chapter's claim: the pieces of all rows, Left's before Right's. */
export const isLostByLaw = (cells: readonly number[]): boolean =>
  cells.reduce((sum, cell, i) => (i % 2 === 1 ? sum ^ (cell - (cells[i - 1] ?? 0) - 1) : sum), 0) === 0;

export const programs: Programs = {
  program: (input) => testByTest(input, (cells) => (isLostByLaw(cells.map(Number)) ? 'Right' : 'Left')),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['0 3 2', '(0, 3, 2)'],
    wrong: { '': 'shape', '0 3': 'shape', '0 9 2': 'shape', '0 1 2': 'move', '1 3 2': 'move', '0 1 3': 'lost', '3 1 2': 'lost' },
  },
  back: {
    right: ['3 6', '3,6'],
    wrong: { '': 'shape', '3': 'shape', '5 6': 'move', '3 5': 'move', '5 7': 'lost', '4 6': 'lost' },
  },
};
