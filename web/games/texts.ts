// The rules of each game in our own words. The page contains English; other languages are loaded when they are chosen.
import type { Language } from '../i18n/languages.js';
import type { GameTexts } from './page.js';

const english = import.meta.glob<GameTexts>('./*/en.ts', { eager: true, import: 'texts' });
/** One file per language: not the other files of a game's folder, such as index.ts, board.ts and claims.en.ts. */
const others = import.meta.glob<GameTexts>(['./*/*.ts', '!./*/en.ts', '!./*/index.ts', '!./*/board.ts', '!./*/*.*.ts'], {
  import: 'texts',
});
const loaded = new Map<string, GameTexts>(Object.entries(english));

const pathOf = (id: string, language: Language) => `./${id}/${language}.ts`;

/** Returns the texts in the language, in English until they are loaded; undefined if there is no such game. */
export const textsOf = (id: string, language: Language): GameTexts | undefined =>
  loaded.get(pathOf(id, language)) ?? loaded.get(pathOf(id, 'en'));

/** Loads the texts in the language. Resolves to true if that changed what `textsOf` returns. */
export async function loadTexts(id: string, language: Language): Promise<boolean> {
  const path = pathOf(id, language);
  if (loaded.has(path)) return false;
  const texts = await others[path]?.();
  if (texts) loaded.set(path, texts);
  return texts !== undefined;
}
