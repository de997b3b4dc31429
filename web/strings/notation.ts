// How outcomes are written: N and P as in the literature, W and L for win and loss, plain words, or the nimber where there is one.
import type { Phrases } from '../engine/message.js';
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

/** The phrases that hold outcomes, in plain words. The first part of a sentence is the outcome. */
const plain: Record<Language, Phrases> = {
  en: {
    N: 'Won',
    P: 'Lost',
    D: 'Drawn',
    'winning-move': '{}: {}, which leaves the opponent a lost position.',
    'one-option': '{}: the only move leads to a position that the opponent wins.',
    'both-options': '{}: both moves lead to positions that the opponent wins.',
    'all-options': '{}: all {} moves lead to positions that the opponent wins.',
    drawn: '{}: no move wins, and some move keeps the draw.',
    diagonal:
      '{} All of its diagonal is alike from row {}, column {} on: after a lost position both options are won, after a won one some option is lost.',
  },
  es: {
    N: 'Ganada',
    P: 'Perdida',
    D: 'Empate',
    'winning-move': '{}: {} deja al rival una posición perdida.',
    'one-option': '{}: la única jugada lleva a una posición que gana el rival.',
    'both-options': '{}: las dos jugadas llevan a posiciones que gana el rival.',
    'all-options': '{}: las {} jugadas llevan a posiciones que gana el rival.',
    drawn: '{}: ninguna jugada gana, y alguna mantiene el empate.',
    diagonal:
      '{} Toda su diagonal es igual desde la fila {}, columna {}: tras una posición perdida las dos opciones están ganadas; tras una ganada, alguna está perdida.',
  },
};

/** The phrases of the core that are said otherwise in the notation chosen. */
export function notedPhrases(language: Language): Phrases {
  if (current === 'words') return plain[language];
  return current === 'WL' ? letters : {};
}
