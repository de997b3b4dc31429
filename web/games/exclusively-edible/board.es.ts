import { plurals } from '../../i18n/plurals.js';
import type { BoardWords } from './board.en.js';

const { many } = plurals('es');

export const boardWords: BoardWords = {
  eat: [
    'Filas que se comen arriba',
    'Filas que se comen abajo',
    'Columnas que se comen a la izquierda',
    'Columnas que se comen a la derecha',
  ],
  bar: (rows, columns, above, left) =>
    `Una tableta de chocolate de ${many(rows, 'fila', 'filas')} y ${many(columns, 'columna', 'columnas')}; el trozo malo está en la fila ${above}, columna ${left}, contando desde 0.`,
};
