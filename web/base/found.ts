import { folded } from './folded.js';

/** True if each word of the query occurs in one of the texts, in whatever case and with whatever accents. */
export function found(query: string, ...texts: readonly string[]): boolean {
  const all = folded(texts.join('\n')).replaceAll('’', "'");
  return folded(query)
    .replaceAll('’', "'")
    .split(/\s+/)
    .every((word) => all.includes(word));
}
