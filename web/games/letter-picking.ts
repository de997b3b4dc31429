import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Not impartial: the two players build different words',
    statement: [
      'A word of even length. Alice begins; in turn each player takes the first or the last letter and puts it in front of their own word.',
      'When all letters are taken, the smaller word in dictionary order wins. Equal words are a draw.',
    ],
    positions: 'The letters left, the two words so far, and whose turn it is.',
    terminal: 'No letters are left: the smaller word has won, equal words are a draw.',
    pattern:
      'Each cell is the part of the word from its row l to its column r. Bob never wins: grey parts are draws, blue ones Alice’s. A part is a draw exactly when, after stripping equal outer letters, doubled letters are left.',
  },
  es: {
    kind: 'No imparcial: los dos jugadores forman palabras distintas',
    statement: [
      'Una palabra de longitud par. Empieza Alice; por turnos, cada jugador toma la primera o la última letra y la pone delante de su propia palabra.',
      'Cuando no quedan letras, gana la palabra menor en el orden del diccionario. Si son iguales, es un empate.',
    ],
    positions: 'Las letras que quedan, las dos palabras formadas y a quién le toca.',
    terminal: 'No quedan letras: ha ganado la palabra menor; si son iguales, hay empate.',
    pattern:
      'Cada celda es la parte de la palabra que va de su fila l a su columna r. Bob no gana nunca: las partes grises son empates; las azules, de Alice. Una parte es un empate exactamente cuando, tras quitar las letras iguales de los extremos, solo quedan letras dobles.',
  },
};

export const thumbnail: Thumbnail = {};

export const board: LoadBoard = async () => (await import('../boards/letters.js')).lettersBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(3, 8), () => `${roll.word(2 * roll.number(1, 6), roll.pick(['ab', 'abc', 'abcdefghijklmnopqrstuvwxyz']))}\n`);
}
