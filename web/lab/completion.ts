// Completions of a word in the editor: the names in scope first, then the words of the language.
import { reserved, shownAs, shownOn } from './reserved.js';

export interface Completion {
  label: string;
  type: 'variable' | 'keyword';
  /** Orders the list: names come before words of the language. */
  boost: number;
}

const words = new Set(reserved);

/** Blanks out comments and quoted texts, whose words are no names; columns stay the same. */
const code = (text: string) => text.replace(/#.*|"[^"\n]*"?|'[^'\n]'/g, (found) => ' '.repeat(found.length));

/** The names declared by lines of the text: constants, abbreviations, and parts of the position. */
const declared = (text: string) =>
  text.split(/[\n;]/).flatMap((line) => /^(\w+)[ \t]*(?:\[[^\]]*\][ \t]*)?[:=(]/.exec(line.trimStart())?.[1] ?? []);

/** The names bound by choices of the line around a place, its continuation lines included. */
function bound(text: string, at: number): string[] {
  const begin = Math.max(0, ...[...text.slice(0, at).matchAll(/[\n;](?=\S)/g)].map(({ index }) => index + 1));
  const rest = /[\n;](?=\S)/.exec(text.slice(at));
  const line = text.slice(begin, rest ? at + rest.index : text.length);
  const single = [...line.matchAll(/\b(\w+)\s+(?:in|of)\b|\b(\w+)\s*=(?!=)/g)].map(([, one, other]) => one ?? other ?? '');
  const grouped = [...line.matchAll(/\(([\w\s,]+)\)\s*(?:(?:in|of)\b|=(?!=))/g)].flatMap(([, names = '']) => names.split(/[\s,]+/));
  return [...single, ...grouped];
}

/** The words of a line before a place. */
const wordsBefore = (text: string, at: number): string[] => {
  const lines = text.slice(0, at).split(/[\n;]/);
  return (lines.at(-1) ?? '').split(/\s+/).filter(Boolean);
};

/** Returns the completions of the word that ends at a place; none for a word that is complete as it is, or inside comments and texts. */
export function completions(text: string, from: number, to: number): Completion[] {
  const plain = code(text);
  const word = plain.slice(from, to);
  if (!/^[A-Za-z_]/.test(word)) return [];
  const [beginning, ...before] = wordsBefore(plain, from);
  const preposition = beginning === 'show' ? before.at(-1) : undefined;
  if (preposition === 'as' || preposition === 'on')
    return (preposition === 'as' ? shownAs : shownOn).map((label): Completion => ({ label, type: 'keyword', boost: 0 }));
  // The word itself is no name yet.
  const others = `${plain.slice(0, from)}${' '.repeat(to - from)}${plain.slice(to)}`;
  const names = new Set([...declared(others), ...bound(others, from)].filter((name) => /^[A-Za-z_]/.test(name) && !words.has(name)));
  if (names.has(word) || words.has(word)) return [];
  return [
    ...[...names].map((label): Completion => ({ label, type: 'variable', boost: 50 })),
    ...[...reserved, 'hide'].map((label): Completion => ({ label, type: 'keyword', boost: 0 })),
  ];
}
