import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';
import { hasLeftAndRight, partShown } from './part_shown.js';

export const texts: GameTexts = {
  kind: 'Juego normal; posiciones de cualquier juego, una al lado de otra',
  output: 'First o Second: gana el primer jugador o el segundo; Draw si el juego en un grafo puede no acabar nunca.',
  statement: [
    'Posiciones de varios juegos están una al lado de otra: hileras de bolos, caballos en un tablero, montones de piedras, reglas propias. Por turnos, cada jugador elige una de ellas y hace una jugada en ella.',
    'Gana quien hace la última jugada: quien no puede mover en ninguno de los juegos pierde. En reglas propias, Izquierda y Derecha pueden tener jugadas distintas.',
  ],
  positions:
    'Las posiciones de todas las partes. Una parte se escribe con el id de su juego y los parámetros, como kayles;rows=3,5; las partes se unen con |.',
  fixedParts: partShown((part, count, name) => `En la tabla, la parte ${part} de ${count}: ${name}.`, 'reglas propias'),
  terminal: 'A ninguna parte le queda una jugada.',
  pattern: (parameters) =>
    `La tabla es la de una parte, y las demás quedan como están. ${
      hasLeftAndRight(parameters)
        ? 'Izquierda y Derecha tienen jugadas distintas, así que se suman los valores de las partes: gana Izquierda, empiece quien empiece, si la suma es mayor que 0; Derecha, si es menor; el segundo jugador, si es 0; y quien empieza, si no es nada de eso.'
        : 'Una posición está perdida exactamente cuando la suma nim de los nimbers de todas las partes es 0 (Sprague y Grundy): donde esta parte tiene el nimber que suman todas las demás.'
    }`,
};

export const words: GameWords = {
  title: 'Una suma de juegos',
  source: 'Posiciones de juegos distintos, una al lado de otra',
  credit: 'Teoría: Roland Sprague (1935), Patrick Grundy (1939)',
  format: 'El número de partes p; después, p partes, cada una el id de un juego y ;nombre=valor para cada parámetro, sin espacios.',
  parameters: {
    parts: { label: 'Partes', help: 'Posiciones unidas con |, cada una el id de un juego y ;nombre=valor para cada parámetro' },
    part: { label: 'Parte de la tabla', help: 'La tabla mueve esta parte, y las demás quedan como están' },
  },
  phrases: {
    'sum-game-id': 'el id de un juego, como nim, o rules;text=... para reglas propias, en la parte {}',
    'sum-most-parts': 'a lo sumo {} partes unidas con |',
    'sum-name-value':
      'un nombre, = y un valor después de cada punto y coma, como n=7 (; dentro de un valor se escribe %3B), en la parte {} ({})',
    'sum-once': 'cada parámetro una vez, en la parte {} ({})',
    'sum-escape': '%3B por ;, %7C por |, %25 por % en un valor, en la parte {} ({})',
    'sum-in-part': '{} (parte {}: {})',
    'sum-in-parameter': '{} (parte {}: {}, {})',
    'sum-nimbers': 'posiciones que tienen un nimber: juego normal sin empates (parte {}: {})',
    'sum-no-nimber': 'una que no lo tiene',
    'sum-no-sum': 'un juego que no sea sum en la parte {}',
    'sum-shown': 'una parte de 1 a {}',
    'sum-nothing': 'nada',
    'sum-count': 'el número de partes p',
    'sum-part': 'una parte, como nim;heaps=3,5',
    'sum-last': 'la última parte',
    'sum-move': '{} en la parte {}',
    'sum-of': '{} + {}',
    'sum-part-nimbers': 'los nimbers de las partes',
    'sum-values': 'Las partes valen {}.',
    'sum-hottest':
      'Las partes valen {}. La más caliente es la parte {}: jugar allí vale {}. Suele ser, aunque no siempre, el mejor lugar para jugar.',
  },
};

/** Titles of the methods: a sum has none of its own. */
export const methods = {};
