import { lettersBoard } from '../boards/letters.js';
import type { GamePage } from './index.js';
import { dice, tests } from './random.js';

export default {
  kind: 'Not impartial: the two players build different words',
  statement: [
    'A word of even length. Alice begins; in turn each player takes the first or the last letter and puts it in front of their own word.',
    'When all letters are taken, the smaller word in dictionary order wins. Equal words are a draw.',
  ],
  pattern:
    'Each cell is the part of the word from its row l to its column r. Bob never wins: grey parts are draws, blue ones Alice’s. A part is a draw exactly when, after stripping equal outer letters, doubled letters are left.',
  board: lettersBoard,
  random(seed: number): string {
    const roll = dice(seed);
    return tests(roll.number(3, 8), () => `${roll.word(2 * roll.number(1, 6), roll.pick(['ab', 'abc', 'abcdefghijklmnopqrstuvwxyz']))}\n`);
  },
} satisfies GamePage;
