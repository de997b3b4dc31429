// The rules of each game in our own words, loaded when a game is shown.
import type { Language } from '../i18n/languages.js';
import type { GameTexts } from './page.js';

/** One file per language, whose code has two letters: no other file of a game's folder has such a name. */
const files = import.meta.glob<GameTexts>('./*/??.ts', { import: 'texts' });
const loaded = new Map<string, GameTexts>();

const pathOf = (id: string, language: Language) => `./${id}/${language}.ts`;

/** Returns the texts in the language, in English where it lacks them or until they are loaded; undefined before any are. */
export const textsOf = (id: string, language: Language): GameTexts | undefined =>
  loaded.get(pathOf(id, language)) ?? loaded.get(pathOf(id, 'en'));

/** Loads the texts in the language. Resolves to true if that changed what `textsOf` returns. */
export async function loadTexts(id: string, language: Language): Promise<boolean> {
  const own = pathOf(id, language);
  const path = own in files ? own : pathOf(id, 'en');
  if (loaded.has(path)) return false;
  const texts = await files[path]?.();
  if (texts) loaded.set(path, texts);
  return texts !== undefined;
}
