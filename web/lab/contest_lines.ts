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
  /** The names of how many items a list has, by their number. */
  const read = new Map<number, string>();
  const sizeOf = (part: string) => layout?.parts?.find(({ name, dimensions }) => name === part && dimensions === 1)?.columns ?? 0;
  const items = parameters.flatMap(({ name, kind, start, default: fallback }) => {
    // The number of the step `again` is no input. An array with a place for each item of a list may have its size from there.
    if (start) return name === 'again' ? [] : [read.has(sizeOf(name)) ? `${name}[${read.get(sizeOf(name))}]` : name];
    if (kind === 'text') return [name];
    if (kind !== 'list') return [];
    const count = counts.find((free) => !taken.has(free));
    if (count === undefined) return [];
    taken.add(count);
    read.set(fallback.match(/\([^)]*\)|[^,]+/g)?.length ?? 0, count);
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
