// The words in the language of the page. English so far; a second language is another table of the same type.
import { en, type Strings } from './en.js';

const tables: Record<string, Strings> = { en };
let current: Strings = en;

export function words(): Strings {
  return current;
}

/** The language that is spoken from now on; views say so when they are next drawn. */
export function speak(language: string): void {
  current = tables[language] ?? en;
}

export type { Strings };
