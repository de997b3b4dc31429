// Addresses of the calculator's page carry the expression, so that they can be shared: `value/index.html#value=%7B2%7C0%7D&with=1`.
import { escaped, unescaped } from '../base/foreign_text.js';

/** Stands for a game's id in figures of values. */
export const VALUE = 'value';

export interface Expressions {
  one: string;
  /** Expression it is compared with; empty if none. */
  two: string;
}

export function expressionsIn(hash: string): Expressions {
  const parts = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => {
        const end = part.indexOf('=');
        return [part.slice(0, end), unescaped(part.slice(end + 1))];
      }),
  );
  return { one: parts.get('value') ?? '', two: parts.get('with') ?? '' };
}

export const hashOf = ({ one, two }: Expressions): string => (one || two ? `#value=${escaped(one)}${two && `&with=${escaped(two)}`}` : '');
