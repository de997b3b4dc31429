// The words in the language of the page: those of the interface, and those of the core, which speaks English.
import { en, type Strings } from './en.js';
import { es } from './es.js';
import { esCore } from './es_core.js';
import { keepNotation, type Notation, noted, notedPattern } from './notation.js';

/** Each language by its own name. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const tables: Record<Language, { words: Strings; core: ReadonlyMap<string, string> }> = {
  en: { words: en, core: new Map() },
  es: { words: es, core: new Map(Object.entries(esCore)) },
};

let current: Language = 'en';
let notedWords = noted(en);
const listeners = new Set<() => void>();

export function language(): Language {
  return current;
}

export function words(): Strings {
  return notedWords;
}

/** A pattern or a whole text of the core in the language of the page; what is not known comes back as it is, as names do. */
export function said(english: string): string {
  return notedPattern(english, tables[current].core.get(english) ?? english, current);
}

/** The language that is spoken from now on; whoever listens draws its words anew. */
export function speak(language: Language): void {
  if (language === current) return;
  current = language;
  tell();
}

/** How outcomes are written from now on. */
export function write(notation: Notation): void {
  keepNotation(notation);
  tell();
}

function tell(): void {
  notedWords = noted(tables[current].words);
  for (const changed of listeners) changed();
}

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

export { type Notation, notation, notations } from './notation.js';
export type { Strings };
