// What the page says, a file a language.
import { words as english } from './words/en.js';

export type FigureWords = typeof english;

const others = import.meta.glob<FigureWords>(['./words/*.ts', '!./words/en.ts'], { import: 'words' });
const loaded = new Map<string, FigureWords>([['en', english]]);

export async function loadFigureWords(language: string): Promise<void> {
  const load = others[`./words/${language}.ts`];
  if (load && !loaded.has(language)) loaded.set(language, await load());
}

/** English where nothing else is there. */
export const figureWords = (language: string): FigureWords => loaded.get(language) ?? english;
