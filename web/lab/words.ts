// What the lab says beyond the views on its page.
import type { Phrases } from '../engine/message.js';
import type { Language } from '../i18n/languages.js';
import { english } from './words/en.js';

/** The shape of the English words: rows and kinds may say something else. */
export type LabWords = Omit<typeof english, 'guide'> & {
  guide: { title: string; more: string; rows: readonly (readonly [code: string, words: string])[] };
};

const others = import.meta.glob<{ words: LabWords; phrases: Phrases }>(['./words/*.ts', '!./words/en.ts']);
const loaded = new Map<string, { words: LabWords; phrases: Phrases }>([['en', { words: english, phrases: {} }]]);

export const labWords = (language: Language): LabWords => (loaded.get(language) ?? loaded.get('en'))?.words as LabWords;

/** What the lab's core says, where it is not said in English. */
export const labPhrases = (language: Language): Phrases => loaded.get(language)?.phrases ?? {};

/** Resolves once they are there. */
export async function loadLabWords(language: Language): Promise<void> {
  const words = await others[`./words/${language}.ts`]?.();
  if (words) loaded.set(language, words);
}
