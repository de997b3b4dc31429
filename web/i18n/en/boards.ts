// The words of boards beyond the texts of moves. Loaded with the boards.
import { counting } from '../../engine/message.js';

const form = counting('en');
const many = (n: number | string, one: string, other: string) => `${n} ${form(n, { one, other })}`;

export const boards = {
  players: ['Alice', 'Bob'],
  ahead: 'ahead',
  letters: (count: string) => many(count, 'letter', 'letters'),
  moveNumber: (k: string) => `move ${k}`,
  take: (taken: string, heap: number) => `take ${taken} from heap ${heap}`,
  pickHeap: (heap: number) => `choose heap ${heap}`,
  takeHowMany: 'Stones to take',
  takeFromHeap: (heap: number) => `Stones to take from heap ${heap}`,
  moreHeaps: (count: number) => `and ${many(count, 'heap', 'heaps')} more`,
  morePiles: (count: number) => `and ${many(count, 'pile', 'piles')} more`,
  moreSquares: (count: number) => `and coins on ${many(count, 'more square', 'more squares')}`,
  pickCoin: (square: number) => `pick up a coin on square ${square}`,
  coinTo: (from: number, to: number) => `move a coin from square ${from} to ${to}`,
  coinToSquare: (from: number) => `Square for the coin on square ${from}`,
  eat: ['Rows to eat above', 'Rows to eat below', 'Columns to eat on the left', 'Columns to eat on the right'],
  pick: {
    knight: (square: string) => `pick up the knight on ${square}`,
    king: (square: string) => `pick up the king on ${square}`,
  },
  strip: (cells: number, dominoes: number) =>
    `A strip of ${many(cells, 'cell', 'cells')} with ${many(dominoes, 'domino', 'dominoes')} on it.`,
  coinTable: (row: number, column: number) => `A table with a coin in row ${row}, column ${column}.`,
  word: (letters: number, alice: string, bob: string) =>
    `A row of ${many(letters, 'letter', 'letters')}. Alice’s word: ${alice || 'none yet'}. Bob’s word: ${bob || 'none yet'}.`,
  pawn: (n: string, pawn: string, k: string) =>
    `A strip of ${many(n, 'cell', 'cells')} with a pawn on cell ${pawn}; the next move is number ${k}.`,
  heaps: (count: number, sizes: string) =>
    form(count, {
      one: `A heap of ${many(sizes, 'stone', 'stones')}.`,
      other: `${count} heaps of stones: ${sizes}${count > 40 ? ', …' : ''}.`,
    }),
  pile: (number: string, size: string) => `pile ${number} of ${size}`,
  piles: (count: number, sizes: string) => `${many(count, 'pile', 'piles')} of stones: ${sizes}${count > 40 ? ', …' : ''}.`,
  coinsOn: (count: string, square: string) => form(count, { one: `one on ${square}`, other: `${count} on ${square}` }),
  coins: (places: string) => (places ? `Coins on numbered squares: ${places}.` : 'All coins are on square 0.'),
  bar: (rows: string, columns: string, above: string, left: string) =>
    `A chocolate bar of ${many(rows, 'row', 'rows')} and ${many(columns, 'column', 'columns')}; the bad piece is in row ${above}, column ${left}, from 0.`,
  pieces: {
    knight: (n: string, count: number, squares: string) =>
      `A board of ${n} × ${n} with ${many(count, 'knight', 'knights')}: ${squares}${count > 40 ? ' …' : ''}.`,
    king: (n: string, count: number, squares: string) =>
      `A board of ${n} × ${n} with ${many(count, 'king', 'kings')}: ${squares}${count > 40 ? ' …' : ''}.`,
  },
};

export type BoardWords = typeof boards;
