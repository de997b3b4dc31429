import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice, tests } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, normal play: Nim in disguise',
    statement: [
      'Coins on squares numbered from 0. Tom begins; in turn the players move one coin to any lower square, 0 included. Any number of coins may share a square.',
      'Whoever makes the last move wins.',
    ],
    positions: 'How many coins stand on each square.',
    terminal: 'All coins stand on square 0.',
    pattern:
      'Two coins run along the axes, the others stay. A coin on square i is a Nim heap of i stones, and two coins on one square cancel: hence the lost diagonal when no others are left.',
  },
  es: {
    kind: 'Imparcial, juego normal: Nim disfrazado',
    statement: [
      'Monedas en casillas numeradas desde 0. Empieza Tom; por turnos, cada jugador mueve una moneda a cualquier casilla menor, incluida la 0. En una casilla caben cuantas monedas se quiera.',
      'Gana quien hace la última jugada.',
    ],
    positions: 'Cuántas monedas hay en cada casilla.',
    terminal: 'Todas las monedas están en la casilla 0.',
    pattern:
      'Dos monedas recorren los ejes y las demás se quedan. Una moneda en la casilla i es un montón de Nim de i piedras, y dos monedas en la misma casilla se anulan: de ahí la diagonal perdida cuando no quedan otras.',
  },
};

export const thumbnail: Thumbnail = { layer: 'nimber' };

export const board: LoadBoard = async () => (await import('../boards/track.js')).trackBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  return tests(roll.number(2, 6), () => {
    const counts = roll.list(roll.number(1, 12), 0, 3);
    return `${counts.length}\n${counts.join(' ')}\n`;
  });
}
