// How outcomes are written: N and P as in the literature, W and L for win and loss, plain words, or the nimber where there is one.
import type { Strings } from './en.js';
import type { Language } from './languages.js';

export const notations = ['NP', 'WL', 'words', 'nimber'] as const;
export type Notation = (typeof notations)[number];

const key = 'grundyscope.notation';

function stored(): Notation {
  try {
    return notations.find((name) => name === localStorage.getItem(key)) ?? 'NP';
  } catch {
    return 'NP';
  }
}

let current = stored();

export function notation(): Notation {
  return current;
}

export function keepNotation(value: Notation): void {
  current = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}

const letters = { N: 'W', P: 'L', D: 'D' } as const;

/** The words of the interface with outcomes written so. */
export function noted(words: Strings): Strings {
  return current === 'NP' || current === 'nimber' ? words : { ...words, outcome: letters };
}

/** The core's sentences that hold outcomes as letters, in plain words; in all languages the same patterns. */
const plain: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    N: 'Won',
    P: 'Lost',
    D: 'Drawn',
    'P: the only option is N.': 'Lost: the only move leads to a position that the opponent wins.',
    'P: both options are N.': 'Lost: both moves lead to positions that the opponent wins.',
    'P: all {} options are N.': 'Lost: all {} moves lead to positions that the opponent wins.',
    'P: the nim-sum {} is 0, and every move makes it different from 0.':
      'Lost: the nim-sum {} is 0, and every move makes it different from 0.',
    'N: the nim-sum {} is {}; some move makes it 0.': 'Won: the nim-sum {} is {}; some move makes it 0.',
    'N: the nim-sum {} is {}; {} to make it 0.': 'Won: the nim-sum {} is {}; {} to make it 0.',
    'P: no block fits, so the first player cannot move.': 'Lost: no block fits, so the first player cannot move.',
    'P: there is no move, and who cannot move loses.': 'Lost: there is no move, and who cannot move loses.',
    'N: {}, which leaves a P-position.': 'Won: {}, which leaves the opponent a lost position.',
    'D: no option is P, and some option is a draw.': 'Drawn: no move wins, and some move keeps the draw.',
    'P: every line of play lasts exactly {}, an even number.': 'Lost: every line of play lasts exactly {}, an even number.',
    'N: every line of play lasts exactly {}, an odd number.': 'Won: every line of play lasts exactly {}, an odd number.',
    '{} All of its diagonal is alike from row {}, column {} on: after a P both options are N, after an N one of them is P.':
      '{} All of its diagonal is alike from row {}, column {} on: after a lost position both options are won, after a won one some option is lost.',
  },
  es: {
    N: 'Ganada',
    P: 'Perdida',
    D: 'Empate',
    'P: the only option is N.': 'Perdida: la única jugada lleva a una posición que gana el rival.',
    'P: both options are N.': 'Perdida: las dos jugadas llevan a posiciones que gana el rival.',
    'P: all {} options are N.': 'Perdida: las {} jugadas llevan a posiciones que gana el rival.',
    'P: the nim-sum {} is 0, and every move makes it different from 0.':
      'Perdida: la suma nim {} es 0, y toda jugada la hace distinta de 0.',
    'N: the nim-sum {} is {}; some move makes it 0.': 'Ganada: la suma nim {} es {}; alguna jugada la hace 0.',
    'N: the nim-sum {} is {}; {} to make it 0.': 'Ganada: la suma nim {} es {}; {} la hace 0.',
    'P: no block fits, so the first player cannot move.': 'Perdida: no cabe ninguna ficha, así que el primer jugador no puede mover.',
    'P: there is no move, and who cannot move loses.': 'Perdida: no hay jugada, y quien no puede mover pierde.',
    'N: {}, which leaves a P-position.': 'Ganada: {} deja al rival una posición perdida.',
    'D: no option is P, and some option is a draw.': 'Empate: ninguna jugada gana, y alguna mantiene el empate.',
    'P: every line of play lasts exactly {}, an even number.': 'Perdida: toda partida dura exactamente {}, un número par.',
    'N: every line of play lasts exactly {}, an odd number.': 'Ganada: toda partida dura exactamente {}, un número impar.',
    '{} All of its diagonal is alike from row {}, column {} on: after a P both options are N, after an N one of them is P.':
      '{} Toda su diagonal es igual desde la fila {}, columna {}: tras una posición perdida las dos opciones están ganadas; tras una ganada, alguna está perdida.',
  },
};

/** A pattern of the core, `said` in the language, with its outcomes written so. */
export function notedPattern(english: string, said: string, language: Language): string {
  const words = plain[language][english];
  if (words === undefined || current === 'NP' || current === 'nimber') return said;
  return current === 'words' ? words : said.replace(/\b[NPD]\b/g, (letter) => letters[letter as keyof typeof letters]);
}
