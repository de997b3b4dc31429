// What the site says beyond the views on its pages, in the language that is spoken: English comes with it, others when they are read.
import { site as english, type SiteWords } from './en/site.js';
import type { Language } from './languages.js';

const others = import.meta.glob<SiteWords>(['./*/site.ts', '!./en/site.ts'], { import: 'site' });
const loaded = new Map<string, SiteWords>([['en', english]]);

export const siteWords = (language: Language): SiteWords => loaded.get(language) ?? english;

/** Resolves once they are there. */
export async function loadSiteWords(language: Language): Promise<void> {
  const words = await others[`./${language}/site.ts`]?.();
  if (words) loaded.set(language, words);
}
