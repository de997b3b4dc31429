// What boards say beyond the moves' own texts, in the language of the page.
import { language } from '../strings/index.js';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const english = {
  players: ['Alice', 'Bob'],
  ahead: 'ahead',
  letters: (count: string) => `${count} letters`,
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
  word: (left: number, alice: string, bob: string) =>
    `A row of ${many(left, 'letter', 'letters')}. Alice’s word: ${alice || 'none yet'}. Bob’s word: ${bob || 'none yet'}.`,
  pawn: (n: string, pawn: string, k: string) => `A strip of ${n} cells with a pawn on cell ${pawn}; the next move is number ${k}.`,
  heaps: (count: number, sizes: string) =>
    count === 1 ? `A heap of ${sizes} stones.` : `${count} heaps of stones: ${sizes}${count > 40 ? ', …' : ''}.`,
  pile: (number: string, size: string) => `pile ${number} of ${size}`,
  piles: (count: number, sizes: string) => `${many(count, 'pile', 'piles')} of stones: ${sizes}${count > 40 ? ', …' : ''}.`,
  coinsOn: (count: string, square: string) => (count === '1' ? `one on ${square}` : `${count} on ${square}`),
  coins: (places: string) => (places ? `Coins on numbered squares: ${places}.` : 'All coins are on square 0.'),
  bar: (rows: string, columns: string, above: string, left: string) =>
    `A chocolate bar of ${rows} rows and ${columns} columns; the bad piece is in row ${above}, column ${left}, from 0.`,
  pieces: {
    knight: (n: string, count: number, squares: string) =>
      `A board of ${n} × ${n} with ${many(count, 'knight', 'knights')}: ${squares}${count > 40 ? ' …' : ''}.`,
    king: (n: string, count: number, squares: string) =>
      `A board of ${n} × ${n} with ${many(count, 'king', 'kings')}: ${squares}${count > 40 ? ' …' : ''}.`,
  },
};

export type BoardWords = typeof english;

export const spanish: BoardWords = {
  players: ['Alice', 'Bob'],
  ahead: 'por delante',
  letters: (count) => `${count} letras`,
  moveNumber: (k) => `jugada ${k}`,
  take: (taken, heap) => `quitar ${taken} del montón ${heap}`,
  pickHeap: (heap) => `elegir el montón ${heap}`,
  takeHowMany: 'Piedras que se quitan',
  takeFromHeap: (heap) => `Piedras que se quitan del montón ${heap}`,
  moreHeaps: (count) => `y ${many(count, 'montón', 'montones')} más`,
  morePiles: (count) => `y ${many(count, 'pila', 'pilas')} más`,
  moreSquares: (count) => `y monedas en ${many(count, 'casilla', 'casillas')} más`,
  pickCoin: (square) => `levantar una moneda de la casilla ${square}`,
  coinTo: (from, to) => `mover una moneda de la casilla ${from} a la ${to}`,
  coinToSquare: (from) => `Casilla para la moneda de la casilla ${from}`,
  eat: [
    'Filas que se comen arriba',
    'Filas que se comen abajo',
    'Columnas que se comen a la izquierda',
    'Columnas que se comen a la derecha',
  ],
  pick: {
    knight: (square) => `levantar el caballo de ${square}`,
    king: (square) => `levantar el rey de ${square}`,
  },
  strip: (cells, dominoes) => `Una tira de ${many(cells, 'casilla', 'casillas')} con ${many(dominoes, 'ficha', 'fichas')}.`,
  coinTable: (row, column) => `Un tablero con una moneda en la fila ${row}, columna ${column}.`,
  word: (left, alice, bob) =>
    `Una hilera de ${many(left, 'letra', 'letras')}. Palabra de Alice: ${alice || 'aún ninguna'}. Palabra de Bob: ${bob || 'aún ninguna'}.`,
  pawn: (n, pawn, k) => `Una tira de ${n} casillas con un peón en la casilla ${pawn}; la próxima jugada es la número ${k}.`,
  heaps: (count, sizes) =>
    count === 1 ? `Un montón de piedras: ${sizes}.` : `${count} montones de piedras: ${sizes}${count > 40 ? ', …' : ''}.`,
  pile: (number, size) => `la pila ${number} con ${size}`,
  piles: (count, sizes) => `${many(count, 'pila', 'pilas')} de piedras: ${sizes}${count > 40 ? ', …' : ''}.`,
  coinsOn: (count, square) => (count === '1' ? `una en la ${square}` : `${count} en la ${square}`),
  coins: (places) => (places ? `Monedas en casillas numeradas: ${places}.` : 'Todas las monedas están en la casilla 0.'),
  bar: (rows, columns, above, left) =>
    `Una tableta de chocolate de ${rows} filas y ${columns} columnas; el trozo malo está en la fila ${above}, columna ${left}, contando desde 0.`,
  pieces: {
    knight: (n, count, squares) =>
      `Un tablero de ${n} × ${n} con ${many(count, 'caballo', 'caballos')}: ${squares}${count > 40 ? ' …' : ''}.`,
    king: (n, count, squares) => `Un tablero de ${n} × ${n} con ${many(count, 'rey', 'reyes')}: ${squares}${count > 40 ? ' …' : ''}.`,
  },
};

/** Those of the page's language. */
export function boardWords(): BoardWords {
  return language() === 'es' ? spanish : english;
}
