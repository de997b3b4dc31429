// The words of the lab beyond those of the views.
import type { Phrases } from '../engine/message.js';
import type { Language } from '../i18n/languages.js';
import { wordsByLanguage } from '../i18n/words_by_language.js';
import { english } from './words/en.js';

/** The shape of the English words: other languages have rows and kinds of their own. */
export type LabWords = Omit<typeof english, 'guide'> & {
  guide: { title: string; more: string; rows: readonly (readonly [code: string, words: string])[] };
};

interface Spoken {
  words: LabWords;
  /** The phrases of the lab's core. */
  phrases: Phrases;
}

const others = import.meta.glob<Spoken>(['./words/*.ts', '!./words/en.ts']);
const all = wordsByLanguage<Spoken>({ words: english, phrases: {} }, (language) => others[`./words/${language}.ts`]);

export const loadLabWords = all.load;

export const labWords = (language: Language): LabWords => all.of(language).words;

/** The phrases of the lab's core in a language; empty for English, which comes from the core. */
export const labPhrases = (language: Language): Phrases => all.of(language).phrases;
