// The words of this view, which come with it: English at once, other languages when they are read.
import { how as english, type HowWords } from '../../i18n/en/how.js';
import type { Language } from '../../i18n/languages.js';

const others = import.meta.glob<HowWords>(['../../i18n/*/how.ts', '!../../i18n/en/how.ts'], { import: 'how' });
const loaded = new Map<string, HowWords>([['en', english]]);

export const howWords = (language: Language): HowWords => loaded.get(language) ?? english;

/** Resolves once they are there; says whether they were not before. */
export async function loadHowWords(language: Language): Promise<boolean> {
  if (loaded.has(language)) return false;
  const words = await others[`../../i18n/${language}/how.ts`]?.();
  if (words) loaded.set(language, words);
  return words !== undefined;
}
