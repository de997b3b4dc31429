import type { GameWords } from '../../i18n/words.js';
import type { GameTexts } from '../page.js';

export const texts: GameTexts = {
  kind: 'Imparcial, con ciclos: una partida puede no acabar nunca, y eso es un empate',
  output: 'Alice, Bob o Draw (empate): quién gana.',
  statement: [
    'Una tira de casillas, algunas bloqueadas. Empieza Alice; por turnos, cada jugador cubre con una ficha de dominó K casillas libres seguidas. La ficha puesta en el turno T desaparece al comenzar el turno T + D, y sus casillas vuelven a estar libres.',
    'Quien no puede mover pierde. Una partida que no acaba nunca es un empate.',
  ],
  positions: 'Qué casillas están cubiertas y cuántos turnos le quedan a cada ficha.',
  terminal: 'No quedan K casillas libres seguidas: pierde quien debe mover. Mientras las fichas desaparecen a tiempo, eso nunca llega.',
  pattern: ({ table }) =>
    table === 'B'
      ? 'Cada celda es la partida en una tira vacía con fichas que no desaparecen nunca: la longitud N de la tira a lo ancho, la longitud K de las fichas hacia arriba. Tal partida es finita, así que no hay empates.'
      : 'Cada celda es una partida en esta tira: D a lo ancho, K hacia arriba. Sea t el número de jugadas que dura la partida cuando las fichas no desaparecen, el ganador se apresura y el perdedor se demora; el ganador conserva la victoria exactamente cuando t < D. Por eso cada fila es gris hasta su t y de un solo color después.',
};

export const words: GameWords = {
  title: 'El dominó que desaparece',
  credit: 'Autor: gunpoint_88; probador: jay_1048576; comentario: iceknight1093',
  format: 'N, K y D; después, una cadena de N caracteres: 1, una casilla bloqueada; 0, una libre.',
  parameters: {
    strip: { label: 'Tira', help: '0, una casilla libre; 1, una bloqueada' },
    n: { label: 'Casillas', help: 'Longitud de una tira vacía, en lugar de la tira' },
    k: { label: 'Longitud K de la ficha', help: 'Casillas que cubre una ficha' },
    d: { label: 'Turnos D', help: 'Una ficha puesta en el turno T desaparece al comenzar el turno T + D' },
    table: { label: 'Tabla', help: 'A: esta tira para todo D y K; B: tiras vacías de toda longitud con fichas que no desaparecen nunca' },
  },
  phrases: {
    'from-oldest': '{} (contadas desde la ficha más antigua)',
    'cover-cell': 'cubrir la casilla {}',
    'cover-cells': 'cubrir las casillas {} a {}',
    'strip-k-stay': '{}, K = {}, las fichas se quedan',
    'strip-k-d': '{}, K = {}, D = {}',
    'turns-d': 'turnos D',
    'domino-length': 'longitud K de la ficha',
    'cells-n': 'casillas N',
    'the-strip': 'la tira',
    'strip-length-N': 'la longitud N de la tira',
    'read-domino-length': 'la longitud K de la ficha',
    'read-turns': 'el número de turnos D',
    'read-strip': 'una tira de 0 y 1, de longitud {}',
    'strip-or-n': 'una tira o n',
    'no-domino-fits': 'Quien mueve pierde: no cabe ninguna ficha, y quien no puede mover pierde.',
    'vanishing-draw':
      'Nadie puede forzar la victoria: si las fichas no desaparecieran, el perdedor se quedaría bloqueado tras {}, pero desaparecen tras {}, a tiempo. Esta jugada mantiene el empate: {}.',
    'vanishing-won':
      'Quien mueve gana: si las fichas no desaparecieran, el rival se quedaría bloqueado tras {}; desaparecen tras {}, demasiado tarde para él. Una jugada ganadora: {}.',
    'vanishing-lost':
      'Quien mueve pierde: si las fichas no desaparecieran, se quedaría bloqueado tras {}; desaparecen tras {}, demasiado tarde para él.',
    turns: { one: '{} turno', other: '{} turnos' },
  },
};

/** Titles of the methods. */
export const methods = {
  vanishing: 'El juego tal cual, un grafo con ciclos, resuelto hacia atrás',
  recursion: 'Fichas que no desaparecen: máscaras por recursión simple',
  limited: 'Minimax hasta el turno D: máscaras recordadas',
  masks: 'Fichas que no desaparecen: máscaras recordadas',
  runs: 'Fichas que no desaparecen: longitudes ordenadas de los tramos libres, recordadas',
};
