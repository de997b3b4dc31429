import type { BoardWords } from './board.en.js';

export const boardWords: BoardWords = {
  coinTable: (row, column) => `Una tabla con una moneda en la fila ${row}, columna ${column}.`,
};
