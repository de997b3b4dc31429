// The words of boards beyond the texts of moves.
import { counting } from '../../engine/message.js';
import type { BoardWords } from '../en/boards.js';

const form = counting('es');
const many = (n: number | string, one: string, other: string) => `${n} ${form(n, { one, other })}`;

export const boards: BoardWords = {
  players: ['Alice', 'Bob'],
  ahead: 'por delante',
  letters: (count) => many(count, 'letra', 'letras'),
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
  coinTable: (row, column) => `Una tabla con una moneda en la fila ${row}, columna ${column}.`,
  word: (letters, alice, bob) =>
    `Una hilera de ${many(letters, 'letra', 'letras')}. Palabra de Alice: ${alice || 'aún ninguna'}. Palabra de Bob: ${bob || 'aún ninguna'}.`,
  pawn: (n, pawn, k) =>
    `Una tira de ${many(n, 'casilla', 'casillas')} con un peón en la casilla ${pawn}; la próxima jugada es la número ${k}.`,
  heaps: (count, sizes) =>
    form(count, { one: `Un montón de piedras: ${sizes}.`, other: `${count} montones de piedras: ${sizes}${count > 40 ? ', …' : ''}.` }),
  pile: (number, size) => `la pila ${number} con ${size}`,
  piles: (count, sizes) => `${many(count, 'pila', 'pilas')} de piedras: ${sizes}${count > 40 ? ', …' : ''}.`,
  coinsOn: (count, square) => form(count, { one: `una en la ${square}`, other: `${count} en la ${square}` }),
  coins: (places) => (places ? `Monedas en casillas numeradas: ${places}.` : 'Todas las monedas están en la casilla 0.'),
  bar: (rows, columns, above, left) =>
    `Una tableta de chocolate de ${many(rows, 'fila', 'filas')} y ${many(columns, 'columna', 'columnas')}; el trozo malo está en la fila ${above}, columna ${left}, contando desde 0.`,
  pieces: {
    knight: (n, count, squares) =>
      `Un tablero de ${n} × ${n} con ${many(count, 'caballo', 'caballos')}: ${squares}${count > 40 ? ' …' : ''}.`,
    king: (n, count, squares) => `Un tablero de ${n} × ${n} con ${many(count, 'rey', 'reyes')}: ${squares}${count > 40 ? ' …' : ''}.`,
  },
};
