// The rules of each game in our own words, for its page: English comes with it, other languages when they are read.
import type { Language } from '../i18n/languages.js';
import type { GameTexts } from './page.js';

const english = import.meta.glob<GameTexts>('./*/en.ts', { eager: true, import: 'texts' });
const others = import.meta.glob<GameTexts>(['./*/*.ts', '!./*/en.ts', '!./*/index.ts', '!./*/board.ts', '!./*/*.*.ts'], {
  import: 'texts',
});
const loaded = new Map<string, GameTexts>(Object.entries(english));

const pathOf = (id: string, language: Language) => `./${id}/${language}.ts`;

/** The loaded texts; English until those of the language are loaded. */
export const textsOf = (id: string, language: Language): GameTexts | undefined =>
  loaded.get(pathOf(id, language)) ?? loaded.get(pathOf(id, 'en'));

/** Loads the texts; resolves to false if they were loaded before, or do not exist. */
export async function loadTexts(id: string, language: Language): Promise<boolean> {
  const path = pathOf(id, language);
  if (loaded.has(path)) return false;
  const texts = await others[path]?.();
  if (texts) loaded.set(path, texts);
  return texts !== undefined;
}
