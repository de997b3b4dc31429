import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'No imparcial: los dos jugadores forman palabras distintas',
  output: 'Una línea por palabra: Alice si gana; si no, Draw (empate).',
  statement: [
    'Una palabra de longitud par. Empieza Alice; por turnos, cada jugador toma la primera o la última letra y la pone delante de su propia palabra.',
    'Cuando no quedan letras, gana la palabra menor en el orden del diccionario. Si son iguales, es un empate.',
  ],
  positions: 'Las letras que quedan, las dos palabras formadas y a quién le toca.',
  terminal: 'No quedan letras: ha ganado la palabra menor; si son iguales, hay empate.',
  pattern:
    'Cada celda es la parte de la palabra que va de su fila l a su columna r. Bob no gana nunca: las partes grises son empates; las azules, de Alice. Una parte es un empate exactamente cuando, tras quitar las letras iguales de los extremos, solo quedan letras dobles.',
};

export const words: GameWords = {
  title: 'Tomar letras',
  format: 'El número de casos t; por caso, una palabra con un número par de letras minúsculas.',
  limits: 't <= 1,000, todas las palabras juntas <= 2,000 letras',
  parameters: {
    s: { label: 'Palabra', help: 'Un número par de letras minúsculas' },
  },
  phrases: {
    'take-first': 'tomar la primera letra ({})',
    'take-last': 'tomar la última letra ({})',
    'no-letter': 'ninguna letra',
    'alice-has': '{}, Alice ha tomado {}',
    'alice-ahead': '{}, Alice va por delante',
    'bob-ahead': '{}, Bob va por delante',
    'cut-word': '{} ({} letras)',
    'alice-smaller': 'la palabra de Alice es menor',
    'words-equal': 'las palabras son iguales',
    'bob-smaller': 'la palabra de Bob es menor',
    'right-end': 'extremo derecho r',
    'left-end': 'extremo izquierdo l',
    'read-word': 'una palabra de letras minúsculas',
    'even-word': 'una palabra con un número par de letras',
    letters: { one: '{} letra', other: '{} letras' },
    'all-doubled': 'Bob siempre puede copiar la letra de Alice: sin las letras iguales de los extremos, solo quedan letras dobles.',
    'not-doubled': 'Bob no siempre puede copiar la letra de Alice: sin las letras iguales de los extremos, no todas son dobles.',
    'even-letters': 'un número par de letras',
  },
};

/** Titles of the methods. */
export const methods = {
  recursion: 'Intervalos por recursión simple',
  memory: 'Intervalos recordados',
  intervals: 'Intervalos de cortos a largos, con tres valores',
  'draw-or-not': 'Intervalos de cortos a largos: empate o no',
  stripping: 'Fuera las letras exteriores iguales; quedan letras dobles',
};
