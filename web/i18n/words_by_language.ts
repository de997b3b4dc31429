// The words of one part of the interface: English comes with it, other languages are loaded when first used.
import type { Language } from './languages.js';

export interface WordsByLanguage<Words> {
  /** Returns the words of a language; English until they are loaded. */
  of(language: Language): Words;
  /** Loads the words of a language. Resolves to false if they were loaded before, or there are none. */
  load(language: Language): Promise<boolean>;
}

/** `loaderOf`: imports the words of a language other than English. */
export function wordsByLanguage<Words>(
  english: Words,
  loaderOf: (language: Language) => (() => Promise<Words>) | undefined,
): WordsByLanguage<Words> {
  const loaded = new Map<Language, Words>([['en', english]]);
  return {
    of: (language) => loaded.get(language) ?? english,
    async load(language) {
      if (loaded.has(language)) return false;
      const words = await loaderOf(language)?.();
      if (words) loaded.set(language, words);
      return words !== undefined;
    },
  };
}
