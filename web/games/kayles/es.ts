import type { GameWords } from '../../i18n/words.js';
import { fromThird } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal; el juego octal 0.77',
  output: 'First o Second: gana el primer jugador o el segundo.',
  statement: [
    'Hileras de bolos. Por turnos, cada jugador derriba un bolo o dos que estén uno al lado del otro. Una hilera que pierde bolos del medio se convierte en dos.',
    'Gana quien derriba el último bolo.',
  ],
  positions: 'Las longitudes de todas las hileras.',
  terminal: 'No queda ningún bolo.',
  pattern:
    'Las dos primeras hileras recorren los ejes y las demás quedan como están. Una posición está perdida exactamente cuando la suma nim de los nimbers de sus hileras es 0. A partir de 71 bolos, 12 bolos más no cambian el nimber de una hilera (lo demostraron Guy y Smith, 1956); así que, donde las dos hileras son tan largas, la imagen se repite en cuadrados de 12.',
  fixedParts: fromThird(
    'rows',
    (number, size) => `hilera ${number} = ${size}`,
    (count) => `y ${count} más`,
  ),
};

export const words: GameWords = {
  title: 'Kayles',
  source: 'Henry Dudeney, «The Canterbury Puzzles» (1907)',
  credit: 'Teoría: Richard Guy y Cedric Smith (1956)',
  format: 'El número de hileras p; después, p longitudes.',
  parameters: {
    rows: { label: 'Hileras', help: 'Cuántos bolos hay en cada hilera' },
    max: { label: 'Tabla hasta', help: 'La mayor longitud de las dos primeras hileras en la tabla' },
  },
  phrases: {
    'first-row': 'primera hilera',
    'second-row': 'segunda hilera',
    'knock-pin-of': 'derribar el bolo {} de la hilera {}',
    'knock-pins-of': 'derribar los bolos {} y {} de la hilera {}',
    'one-pin-of-row': 'Un bolo de la hilera {}',
    'two-pins-of-row': 'El primero de dos bolos de la hilera {}',
    'row-nimbers': 'los nimbers de las hileras',
    middle: 'El centro de una sola hilera siempre gana: deja dos hileras iguales, y toda respuesta se puede copiar en la otra.',
    'no-pin': 'ningún bolo',
    'a-row-of': 'una hilera de {}',
    'rows-of': 'hileras de {}',
    'rows-p': 'el número de hileras p',
    'length-of-row': 'la longitud de una hilera',
    'last-row-of-pins': 'la última hilera',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todas las hileras juntas, por recursión simple',
  memory: 'Hileras ordenadas, recordadas',
  nimbers: 'El nimber de cada longitud por mex y después xor',
  period: 'Los primeros nimbers; después, periodo 12',
};
