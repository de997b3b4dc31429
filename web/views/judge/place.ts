// Places in judge text: from line and token, as errors name them, to characters.

export interface Range {
  start: number;
  end: number;
}

/** The range of a token, in characters; the end of the line if there is none. Lines and tokens count from 1. */
export function rangeOf(text: string, line: number, token: number): Range {
  let start = 0;
  for (let i = 1; i < line; ++i) {
    const next = text.indexOf('\n', start);
    if (next < 0) return { start: text.length, end: text.length };
    start = next + 1;
  }
  const newline = text.indexOf('\n', start);
  const content = text.slice(start, newline < 0 ? text.length : newline);
  const tokens = [...content.matchAll(/[^\s,;]+/g)];
  const found = tokens[token - 1];
  if (!found) return { start: start + content.trimEnd().length, end: start + content.trimEnd().length };
  return { start: start + found.index, end: start + found.index + found[0].length };
}

/** An excerpt of the line around a range, and the range in it. */
export function excerpt(text: string, { start, end }: Range): { before: string; wrong: string; after: string } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', start);
  const to = newline < 0 ? text.length : newline;
  const cut = (part: string, keepEnd: boolean) => (part.length <= 40 ? part : keepEnd ? `…${part.slice(-40)}` : `${part.slice(0, 40)}…`);
  return { before: cut(text.slice(from, start), true), wrong: cut(text.slice(start, end), false), after: cut(text.slice(end, to), false) };
}
