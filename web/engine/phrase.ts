// What the core says, in the language of whoever reads it: cpp/base/phrase.hpp has the form of a phrase.

/** Gives an English pattern, or a whole text, in another language; what it does not know it gives back. */
export type Speak = (english: string) => string;

const begin = '\ue000';
const next = '\ue001';
const end = '\ue002';

/** The text with every phrase in it spoken. A text without phrases is looked up as a whole. */
export function spoken(text: string, speak: Speak): string {
  if (!text.includes(begin)) return speak(text);
  let out = '';
  let from = 0;
  while (from < text.length) {
    const start = text.indexOf(begin, from);
    if (start < 0) break;
    const pieces = [''];
    let at = start;
    let depth = 0;
    do {
      const mark = text[at] as string;
      if (mark === begin) depth += 1;
      if (depth > 1 || (mark !== begin && mark !== next && mark !== end)) pieces[pieces.length - 1] += mark;
      else if (mark === next) pieces.push('');
      if (mark === end) depth -= 1;
      at += 1;
    } while (depth > 0 && at < text.length);
    out += text.slice(from, start) + filled(pieces, speak);
    from = at;
  }
  return out + text.slice(from);
}

function filled([english = '', ...raw]: string[], speak: Speak): string {
  const parts = raw.map((part) => spoken(part, speak));
  const [one, many] = speak(english).split('|') as [string, string?];
  let used = 0;
  return (many === undefined || parts[0] === '1' ? one : many).replaceAll('{}', (hole) => parts[used++] ?? hole);
}

/** As the core says it, for what the engine says itself. */
export function say(pattern: string, ...parts: string[]): string {
  return begin + [pattern, ...parts].join(next) + end;
}

/** What holds words in the core's answers, a text or several; other texts are codes. */
const wordy = new Set(['position', 'move', 'to', 'text', 'because', 'name', 'parts']);

/** Single words are none of the core's here, but the letters of a game: "row" is a word like any other. */
const spelled = new Set(['position', 'to', 'parts']);
const butWords =
  (speak: Speak): Speak =>
  (english) =>
    /[ {]/.test(english) ? speak(english) : english;

/** Plain data with its words spoken: whenever they are read, so that they follow a language that changes. */
export function allSpoken<T>(value: T, speak: Speak): T {
  if (Array.isArray(value)) return value.map((item) => allSpoken(item, speak)) as T;
  if (!value || typeof value !== 'object') return value;
  const out = {};
  for (const [key, item] of Object.entries(value)) {
    const inWords = spelled.has(key) ? butWords(speak) : speak;
    const told = (text: unknown) => (typeof text === 'string' ? spoken(text, inWords) : text);
    const read = wordy.has(key)
      ? { get: () => (Array.isArray(item) ? item.map(told) : told(item)) }
      : { value: allSpoken(item, speak), writable: true };
    Object.defineProperty(out, key, { ...read, enumerable: true, configurable: true });
  }
  return out as T;
}
