// The two lines that make a text a judge, suggested from its parts and lists.
import type { Checked } from '../engine/protocol.js';

/** Names for how many numbers a list has, the first that is free. */
const counts = ['k', 'm', 'c', 'size'];

/**
 * The lines for a text without faults: the starts of its parts and its lists are read, and who wins is printed. Its other constants are
 * sizes and limits, and stay. Undefined where nothing is read, as in a code such as 0.77.
 */
export function contestLines({ parameters = [], rules, layout }: Checked): string | undefined {
  if (rules !== undefined) return undefined;
  const taken = new Set([...parameters.map(({ name }) => name), ...(layout?.parts ?? []).map(({ name }) => name)]);
  const items = parameters.flatMap(({ name, kind, start }) => {
    if (start || kind === 'text') return [name];
    if (kind !== 'list') return [];
    const count = counts.find((free) => !taken.has(free));
    if (count === undefined) return [];
    taken.add(count);
    return [count, `${name}[${count}]`];
  });
  if (items.length === 0) return undefined;
  const tests = ['T', 'tests'].find((free) => !taken.has(free));
  return `read ${tests ? `${tests} times` : 'until end'}: ${items.join(', ')}\nprint wins ? "First" : "Second"`;
}

/** The text with these lines after its first comments, as far to the right as its own lines. */
export function withLines(text: string, lines: string): string {
  const comments = /^(?:[ \t]*#.*\n)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(comments.length);
  const margin = /^[ \t]*(?=\S)/m.exec(rest)?.[0] ?? '';
  return comments + lines.replace(/^/gm, margin) + '\n' + rest;
}
