import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Not impartial: the two players build different words',
  output: 'A line for each word: Alice if she wins, else Draw.',
  statement: [
    'A word of even length. Alice begins; in turn each player takes the first or the last letter and puts it in front of their own word.',
    'When all letters are taken, the smaller word in dictionary order wins. Equal words are a draw.',
  ],
  positions: 'The letters left, the two words so far, and whose turn it is.',
  terminal: 'No letters are left: the smaller word has won, equal words are a draw.',
  pattern:
    'Each cell is the part of the word from its row l to its column r. Bob never wins: grey parts are draws, blue ones Alice’s. A part is a draw exactly when, after stripping equal outer letters, doubled letters are left.',
};
