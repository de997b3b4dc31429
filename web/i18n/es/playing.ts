// Lo que se dice donde se juega.
import { counting } from '../../engine/message.js';
import type { PlayWords } from '../en/playing.js';
import { inside, toName } from './players.js';

const many = counting('es');
export const playing: PlayWords = {
  you: 'Juegas como',
  persons: {
    first: (names) => inside(names[0]),
    second: (names) => inside(names[1]),
    both: (names) => `los dos: ${inside(names[0])} y ${inside(names[1])}`,
    none: () => 'ninguno (mirar)',
  },
  opponent: 'Rival',
  levels: { perfect: 'perfecto', skilled: 'hábil', random: 'al azar' },
  skill: 'Habilidad',
  percent: (share) => `${share} de cada 100 jugadas son perfectas`,
  yourTurn: 'Te toca.',
  turnOf: (name) => `Le toca ${toName(name)}.`,
  thinking: (name) => `${name} está pensando…`,
  did: (name, move) => `${name}: ${move}.`,
  won: (name) => `${name} gana.`,
  drawn: 'Empate.',
  youWon: 'Has ganado.',
  youLost: 'Has perdido.',
  lostFromStart: 'Desde el principio ninguna jugada podía salvarte.',
  wonThroughout: 'Ganabas desde el principio y nunca lo dejaste escapar.',
  drawnThroughout: 'Nadie dejó escapar nada.',
  givenBy: (name, number, move) => `La jugada ${number} de ${inside(name)}, ${move}, cambió el resultado.`,
  gaveWin: (number, move, better) => `Ganabas hasta la jugada ${number}, ${move}${better ? `; con ${better} seguirías ganando` : ''}.`,
  gaveDraw: (number, move, better) =>
    `Podías empatar hasta la jugada ${number}, ${move}${better ? `; con ${better} seguirías empatando` : ''}.`,
  noLength: 'Aquí no se sabe cuánto se tarda en ganar: el juego perfecto nunca deja escapar la victoria, pero puede no apresurarse.',
  short: 'Jugar una partida corta',
  goOn: (moves) => `Seguir con la última partida (jugada ${moves})`,
  here: 'Jugar esta posición',
  resume: (moves) => (moves === '0' ? 'Volver a la partida' : `Volver a la partida (jugada ${moves})`),
  looking: 'Una jugada en el tablero empieza una partida desde esta posición.',
  overHere: 'En esta posición no hay jugadas.',
  noMove: (nearest) => `Aquí no hay jugada. La más cercana: ${nearest}.`,
  leave: 'Terminar la partida',
  close: 'Salir de la partida',
  again: 'Otra partida',
  changeSides: 'Cambiar de bando',
  length: (moves) => many(moves, { one: 'Se ha hecho una jugada.', other: `Se han hecho ${moves} jugadas.` }),
  share: (name, perfect, all) => `${name}: ${perfect} de ${all} jugadas perfectas.`,
  firstMistake: (move) => `Primer error, en la jugada ${move}: verlo`,
  better: (move) => `mejor: ${move}`,
  marks: {
    '?': '? echa a perder el resultado.',
    '?!': '?! lo mantiene, pero gana más tarde o pierde antes de lo necesario.',
    '!': '! es la única jugada ganadora.',
  },
  markNames: { '?': 'error', '?!': 'lenta', '!': 'la única jugada ganadora' },
  challenge: {
    win: 'Gana esta partida.',
    against: (name, level) => `Tú: ${name}. Rival: ${level}.`,
    make: 'Enlace de reto',
    lead: 'Quien lo abra jugará esta posición en tu lugar, contra el mismo rival y sin pistas.',
    copy: 'Copiar',
    code: 'Código QR del reto',
    long: 'El enlace es demasiado largo para un código QR.',
  },
  restart: 'Inicio',
  undo: 'Deshacer',
  redo: 'Rehacer',
  hints: 'Pistas',
  best: 'Mejor jugada',
  line: 'Línea perfecta',
  stop: 'Parar',
  play: 'Jugar',
  between: (least, most) => `Un número entero de ${least} a ${most}`,
  scrub: 'Jugada mostrada',
  moveNumber: (index, last) => `tras la jugada ${index} de ${last}`,
  moves: (count) => many(count, { one: 'Una jugada', other: `${count} jugadas` }),
  chart: (lengths) =>
    lengths
      ? 'Jugadas hasta el final. Un error cruza la línea; una jugada lenta se aleja de ella.'
      : 'Quién gana tras cada jugada. Un error cruza la línea.',
  chartText: (names, mistakes) => {
    const how =
      mistakes.length === 0
        ? 'sin errores'
        : many(mistakes.length, { one: `un error en la jugada ${mistakes[0]}`, other: `errores en las jugadas ${mistakes.join(', ')}` });
    return `Cómo fue la partida entre ${inside(names[0])} y ${inside(names[1])}: ${how}.`;
  },
  winsAbove: (name) => `gana ${inside(name)}`,
  quiz: {
    title: 'Acertijo',
    who: (name) => `Le toca ${toName(name)}. ¿Quién gana?`,
    wins: (name) => `gana ${inside(name)}`,
    draw: 'nadie: un empate',
    how: 'Correcto. ¿Cómo? Haz una jugada ganadora.',
    giveUp: 'Mostrar la respuesta',
    right: 'Correcto.',
    wrong: 'No.',
    next: 'Otra posición',
    stop: 'Terminar el acertijo',
    score: (right, total, streak) =>
      total === '0' ? '' : `Aciertos: ${right} de ${total}${Number(streak) > 1 ? `, ${streak} seguidos` : ''}`,
  },
};
