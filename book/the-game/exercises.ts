import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';

/** One whole number, with or without the word for what it numbers. */
const numberIn = (answer: string) => numbersIn(answer.replace(/\b(square|positions|ways|casilla|posiciones|maneras)\b/gi, ' '), 1)?.[0];

/** The sets of four squares from 1 to 7, as counts of coins. */
const fours = Array.from({ length: 128 }, (_, set) => [0, 1, 2, 3, 4, 5, 6].map((square) => (set >> square) & 1)).filter(
  (counts) => counts.filter(Boolean).length === 4,
);

export const exercises: Exercises = {
  four: async (answer, engine) => {
    const given = numberIn(answer);
    if (given === undefined) return 'shape';
    const input = fours.map((counts) => `7\n${counts.join(' ')}\n`).join('');
    const lost = (await engine.judge('the-game', `${fours.length}\n${input}`)).match(/Hanks/g)?.length;
    if (given === lost) return undefined;
    if (given === fours.length) return 'all';
    return given === 24 * Number(lost) ? 'ordered' : 'other';
  },
  // Without square 0 the squares are numbered from 1 instead of 0: that is all.
  zero: async (answer, engine) => {
    const square = numberIn(answer);
    if (square === undefined || square === 0 || square > 1000) return 'shape';
    if (square === 1) return 'one';
    const outcome = async (squares: readonly number[]) => {
      const counts = Array.from({ length: Math.max(...squares) }, (_, i) => squares.filter((on) => on === i + 1).length);
      return outcomeOf(engine, 'the-game', { counts: counts.join(',') });
    };
    if ((await outcome([4 - 1, 7 - 1, square - 1])) === 'P') return undefined;
    return (await outcome([4, 7, square])) === 'P' ? 'old' : 'won';
  },
  move: async (answer, engine) => {
    const [from, to] = numbersIn(answer.replaceAll(/\b(to|square|de|a|la|casilla)\b|→|->/gi, ' '), 2) ?? [];
    if (from === undefined || to === undefined) return 'shape';
    const coins = [3, 4, 4, 6];
    const moved = coins.indexOf(from);
    if (moved < 0 || to >= from) return 'move';
    if (from === 6 && to === 3) return 'pairs';
    const after = coins.with(moved, to);
    const counts = [1, 2, 3, 4, 5, 6].map((square) => after.filter((on) => on === square).length);
    return (await outcomeOf(engine, 'the-game', { counts: counts.join(',') })) === 'P' ? undefined : 'won';
  },
};

export const examples: Record<string, Examples> = {
  four: {
    right: ['7', ' 7 positions', '7 posiciones'],
    wrong: { '': 'shape', seven: 'shape', '35': 'all', '168': 'ordered', '28': 'other', '6': 'other' },
  },
  zero: {
    right: ['6', 'square 6', 'casilla 6'],
    wrong: { '': 'shape', '0': 'shape', '2 3': 'shape', '1': 'one', '3': 'old', '4': 'won', '5': 'won' },
  },
  move: {
    right: ['4 1', '4 to 1', '4 -> 1', 'de 4 a 1'],
    wrong: {
      '': 'shape',
      '4': 'shape',
      '5 1': 'move',
      '4 4': 'move',
      '3 6': 'move',
      '6 3': 'pairs',
      '3 0': 'won',
      '4 3': 'won',
      '6 2': 'won',
    },
  },
};
