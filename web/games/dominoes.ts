import type { LoadBoard, Texts, Thumbnail } from './page.js';
import { dice } from './random.js';

export const texts: Texts = {
  en: {
    kind: 'Impartial, with cycles: a game may never end, which is a draw',
    statement: [
      'A strip of cells, some of them blocked. Alice begins; in turn the players cover K free cells in a row with a domino. The domino laid on turn T vanishes at the start of turn T + D, and its cells are free again.',
      'Whoever cannot move loses. If neither player can ever be stopped, the game is a draw.',
    ],
    positions: 'Which cells are covered, and how many turns each domino still lies.',
    terminal: 'No K free cells in a row are left: the player to move loses. While dominoes vanish in time, that never comes.',
    pattern:
      'Each cell is one game on this strip: D across, K upward. Let t be the number of moves the game lasts when dominoes never vanish; the winner keeps the win exactly when t < D. So every row is grey up to its t and one colour beyond.',
  },
  es: {
    kind: 'Imparcial, con ciclos: una partida puede no acabar nunca, y eso es un empate',
    statement: [
      'Una tira de casillas, algunas bloqueadas. Empieza Alice; por turnos, cada jugador cubre con una ficha K casillas libres seguidas. La ficha puesta en el turno T desaparece al comenzar el turno T + D, y sus casillas vuelven a estar libres.',
      'Quien no puede mover pierde. Si a ninguno de los dos se le puede detener nunca, la partida es un empate.',
    ],
    positions: 'Qué casillas están cubiertas y cuántos turnos le quedan a cada ficha.',
    terminal: 'No quedan K casillas libres seguidas: pierde quien debe mover. Mientras las fichas desaparecen a tiempo, eso nunca llega.',
    pattern:
      'Cada celda es una partida en esta tira: D a lo ancho, K hacia arriba. Sea t el número de jugadas que dura la partida cuando las fichas no desaparecen; el ganador conserva la victoria exactamente cuando t < D. Por eso cada fila es gris hasta su t y de un solo color después.',
  },
};

export const thumbnail: Thumbnail = {};

export const board: LoadBoard = async () => (await import('../boards/dominoes.js')).dominoesBoard;

export function random(seed: number): string {
  const roll = dice(seed);
  const n = roll.number(4, 24);
  const strip = roll.word(n, roll.pick(['0', '0001', '01']));
  return `${n} ${roll.number(1, 4)} ${roll.number(1, n)}\n${strip}\n`;
}
