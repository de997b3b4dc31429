// The text of what boards draw, in Node.
import { expect } from 'vitest';

/** Its text, roughly as lit would write it. */
export function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (typeof part !== 'object' || part === null) return String(part);
  const { strings, values } = part as { strings: readonly string[]; values: readonly unknown[] };
  // HTML takes the stroke of "/>" for a part of an attribute without quotes.
  for (const [i, text] of strings.entries()) expect(i > 0 && text.startsWith('/') && strings[i - 1]?.endsWith('=')).toBe(false);
  return strings.map((text, i) => text + (i < values.length ? markup(values[i]) : '')).join('');
}
