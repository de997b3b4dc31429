// The words in the language of the page: those of the interface, and those of the core, which speaks English.
import { en, type Strings } from './en.js';
import { keepNotation, type Notation, noted, notedPattern } from './notation.js';

/** Each language by its own name. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

interface Table {
  words: Strings;
  core: ReadonlyMap<string, string>;
}

/** Loaded when it is first spoken: most readers need one language. */
const tables: Record<Language, () => Promise<Table>> = {
  en: async () => english,
  es: async () => {
    const [{ es }, { esCore }] = await Promise.all([import('./es.js'), import('./es_core.js')]);
    return { words: es, core: new Map(Object.entries(esCore)) };
  },
};

const english: Table = { words: en, core: new Map() };
let current: Language = 'en';
let wanted: Language = 'en';
let table = english;
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
  return notedPattern(english, table.core.get(english) ?? english, current);
}

/** The language that is spoken from now on; whoever listens draws its words anew. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const found = await tables[language]();
  if (wanted !== language || current === language) return;
  current = language;
  table = found;
  tell();
}

/** How outcomes are written from now on. */
export function write(notation: Notation): void {
  keepNotation(notation);
  tell();
}

function tell(): void {
  notedWords = noted(table.words);
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
