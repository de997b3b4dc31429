import { inOtherWords } from '../in_other_words.js';
import { claims as english } from './claims.en.js';

export const claims = inOtherWords(english, [
  [
    'Desde la fila 2 y la columna 2, todas las celdas de una diagonal tienen el mismo resultado.',
    'Una celda está perdida exactamente cuando están ganadas las dos celdas a las que puede ir la moneda, la de arriba y la de la izquierda: a(x, y) = NOT (a(x - 1, y) AND a(x, y - 1)).',
    'Una celda perdida sigue perdida por su diagonal. Si (x, y) está perdida, (x, y + 1) y (x + 1, y) están ganadas, pues la tienen como opción. Son las dos opciones de (x + 1, y + 1), que por tanto está perdida.',
    'Una celda ganada sigue ganada, si x, y >= 2. Supongamos que (x, y) está ganada y (x + 1, y + 1) perdida. Las dos opciones de una celda perdida están ganadas, así que lo están (x, y + 1) y (x + 1, y). Una celda ganada tiene una opción perdida; la de estas no es (x, y), así que (x - 1, y + 1) y (x + 1, y - 1) están perdidas. Entonces sus opciones (x - 1, y) y (x, y - 1) están ganadas. Son las dos opciones de (x, y), que por tanto está perdida: una contradicción.',
    'Para eso, (x - 1, y + 1) y (x + 1, y - 1) tienen que ser celdas de la tabla y no de su borde: en la fila 1 y la columna 1, a una celda ganada puede seguir una perdida.',
  ],
  [
    'Así, dos filas y dos columnas dicen toda la tabla, en tiempo O(N + M); cualquier celda se lee en O(1).',
    'Desde cualquier celda con x, y > 2, se vuelve por su diagonal a la fila 2 o a la columna 2.',
  ],
]);
