// Value of a sum of positions: the calculator adds up the values of its parts.
import type { ValueEngine } from '../../engine/api.js';
import type { Explanation } from '../../engine/api_messages.js';
import type { ValueOfPosition } from './means.js';

/** The parts of a sum as an expression; undefined if the value of one is not known, or long. */
export function expressionOf({ parts = [] }: Pick<Explanation, 'parts'>): string | undefined {
  const values = parts.map(({ value, nimber }) => value ?? (nimber === undefined ? undefined : `*${nimber}`));
  return values.length === 0 || values.includes(undefined) ? undefined : values.map((value) => `(${value})`).join(' + ');
}

/** Rejects for sums of long values. */
export const valueOfSum =
  (start: () => Promise<ValueEngine>): ValueOfPosition =>
  async (position, signal) => {
    const expression = expressionOf(position);
    if (expression === undefined) throw new RangeError('a part has no short value');
    return (await start()).value(expression, { signal });
  };
