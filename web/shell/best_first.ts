// The order of what a search finds. Loaded with the first search.
import { folded } from '../base/folded.js';

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 0 if the word is one of the text's, 1 if one begins with it. Not inside of words: "king" is not meant to find "taking". */
function distance(word: string, text: readonly string[]): number | undefined {
  if (text.includes(word)) return 0;
  return text.some((one) => one.startsWith(word)) ? 1 : undefined;
}

/** How well texts match a query, less is better; undefined if a word of it is in none of them. The title comes first among the texts. */
function rankOf(query: readonly string[], texts: readonly string[]): number | undefined {
  const all = texts.map(wordsOf);
  // A title that has no other words is what was meant.
  let rank = query.length === all[0]?.length ? 0 : 0.5;
  for (const word of query) {
    const distances = all.map((text) => distance(word, text));
    const best = distances.findIndex((far) => far !== undefined);
    if (best < 0) return undefined;
    rank += 2 * best + (distances[best] ?? 0);
  }
  return rank;
}

/** The items with all words of the query in their texts, without regard to case and accents; the best match first, else as before. */
export function bestFirst<Item>(query: string, items: readonly Item[], textsOf: (item: Item) => readonly string[]): readonly Item[] {
  if (query.trim() === '') return items;
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, rank: rankOf(words, textsOf(item)) }))
    .filter((one): one is { item: Item; rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** At Enter in the field of a search: opens the first of what was found. */
export function openFirst({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || (target as HTMLInputElement).value.trim() === '') return;
  document.querySelector<HTMLElement>('.all-of-them > .gallery a, lab-examples a')?.click();
}
