import type { GameWords } from '../../i18n/words.js';
import { otherCoins } from '../fixed_parts.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, juego normal: Nim disfrazado',
  output: 'Una línea por caso: quién gana (Wins).',
  statement: [
    'Monedas en casillas numeradas desde 0. Empieza Tom; por turnos, cada jugador mueve una moneda a cualquier casilla menor, incluida la 0. En una casilla caben cuantas monedas se quiera.',
    'Gana quien hace la última jugada.',
  ],
  positions: 'Cuántas monedas hay en cada casilla.',
  terminal: 'Todas las monedas están en la casilla 0.',
  pattern:
    'Dos monedas recorren los ejes y las demás se quedan. Una moneda en la casilla i es un montón de Nim de i piedras, y dos monedas en la misma casilla se anulan: de ahí la diagonal perdida donde las demás se anulan.',
  fixedParts: ({ counts }) => {
    const others = otherCoins(counts, (count) => `y ${count} más`);
    return others && `las demás monedas: en ${others}`;
  },
};

export const words: GameWords = {
  title: 'Monedas en casillas numeradas',
  format: 'El número de casos T; por caso, el número de casillas S y S números de monedas.',
  limits: 'todos los números < 25',
  parameters: {
    counts: { label: 'Monedas', help: 'Monedas en las casillas 1, 2, 3, ...; la tabla mueve las dos monedas más bajas' },
  },
  phrases: {
    'move-coin': 'mover una moneda de la casilla {} a la {}',
    'coins-on': 'monedas en {}',
    'coin-squares': 'las casillas de las monedas',
    'no-coin': 'ninguna moneda por encima de la casilla 0',
    'coin-square': 'casilla de una moneda',
    'other-coin-square': 'casilla de otra moneda',
    'squares-S': 'el número de casillas S',
    'coins-on-square': 'el número de monedas en una casilla',
    'pairs-cancel': {
      one: 'Dos monedas en una casilla se anulan: {} de esas parejas queda fuera de la suma.',
      other: 'Dos monedas en una casilla se anulan: {} de esas parejas quedan fuera de la suma.',
    },
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Todas las monedas juntas, por recursión simple',
  memory: 'Las monedas de cada casilla, recordadas',
  nimbers: 'El nimber de cada casilla por mex y después xor',
  'nim-sum': 'Xor de las casillas con un número impar de monedas',
};
