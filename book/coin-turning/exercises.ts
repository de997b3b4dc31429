import { type Examples, type Exercises, numbersIn, outcomeOf, type Programs, testByTest } from '../../web/book/exercise.js';
import mock from '../../web/lab/gallery/mock-turtles.game?raw';
import ruler from '../../web/lab/gallery/ruler.game?raw';
import turtles from '../../web/lab/gallery/turning-turtles.game?raw';

const start = [1, 0, 1, 1, 0, 0, 1, 0];

export const exercises: Exercises = {
  move: async (answer, engine) => {
    const places = numbersIn(answer);
    if (!places || places.length > 2 || new Set(places).size < places.length || places.some((place) => place < 1 || place > 8))
      return 'shape';
    if (!start[Math.max(...places) - 1]) return 'move';
    const after = start.map((coin, i) => (places.includes(i + 1) ? 1 - coin : coin));
    return (await outcomeOf(engine, 'rules', { text: turtles, t: after.join() })) === 'P' ? undefined : 'lost';
  },
  fourth: async (answer, engine) => {
    const [place] = numbersIn(answer, 1) ?? [];
    if (place === undefined || place > 7 || [1, 2, 4].includes(place)) return 'shape';
    const row = start.map((_, i) => ([1, 2, 4, place].includes(i) ? 1 : 0));
    return (await outcomeOf(engine, 'rules', { text: mock, t: row.join() })) === 'P' ? undefined : 'won';
  },
};

export const programs: Programs = {
  program: (input, engine) =>
    testByTest(input, async (coins) => {
      const solution = await engine.open('rules', { text: ruler, c: coins.join() });
      try {
        return String((await solution.answer()).nimber);
      } finally {
        solution.close();
      }
    }),
};

export const examples: Record<string, Examples> = {
  move: {
    right: ['1', '3 2', '2 3', '7 6'],
    wrong: { '': 'shape', '9': 'shape', '1 3 7': 'shape', '8': 'move', '2 1': 'move', '7': 'lost', '7 4': 'lost' },
  },
  fourth: {
    right: ['7', ' 7'],
    wrong: { '': 'shape', '4': 'shape', '8': 'shape', '0': 'won', '6': 'won' },
  },
};
