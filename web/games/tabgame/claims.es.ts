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
  [
    'Con m = min(x, y), (x, y) tiene el resultado de la celda de su diagonal con floor(m / 2) + 1 en el lugar de m.',
    'Sea d = x - y. Mover hacia arriba baja d en 1 y mover a la izquierda la sube en 1, así que un jugador puede devolver a d el valor que tenía antes de que moviera el otro. Nadie puede llegar al borde antes de la última de m jugadas, y las celdas a las que se puede llegar con m jugadas forman una antidiagonal.',
    'Si m es impar, la última de estas jugadas es también de quien mueve ahora. Puede hacer que caiga en la celda con d + 1, o en la de d - 1, devolviendo d cada vez. Si las dos están ganadas, es el otro quien devuelve d, y la última jugada tiene que caer en una de ellas. Son las opciones de la celda con (m + 1) / 2.',
    'Si m es par, la última jugada es del otro. Si las celdas con d y d - 2 están ganadas las dos, quien mueve empieza hacia d - 1 y vuelve a ella cada vez, hasta la última jugada, que cae en una de las dos; lo mismo vale para d y d + 2.',
    'Si no, o bien d está perdida, y el otro la devuelve siempre; o bien d - 2 y d + 2 están perdidas las dos, y el otro devuelve d salvo en la última jugada, que sigue en la dirección de la anterior. Así que la celda está ganada exactamente si d y d - 2, o d y d + 2, están ganadas las dos: exactamente si está perdida una opción de la celda con m / 2 + 1.',
  ],
]);
