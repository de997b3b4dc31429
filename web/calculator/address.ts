// Addresses of the calculator's page carry the expression, so that they can be shared: `value/index.html#value=%7B2%7C0%7D&with=1`.

/** What stands for a game's id in figures of values. */
export const VALUE = 'value';

export interface Expressions {
  one: string;
  /** What it is compared with; empty if nothing. */
  two: string;
}

/** A percent sign that a reader typed stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function expressionsIn(hash: string): Expressions {
  const parts = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => {
        const end = part.indexOf('=');
        return [part.slice(0, end), decoded(part.slice(end + 1))];
      }),
  );
  return { one: parts.get('value') ?? '', two: parts.get('with') ?? '' };
}

export const hashOf = ({ one, two }: Expressions): string =>
  one || two ? `#value=${encodeURIComponent(one)}${two && `&with=${encodeURIComponent(two)}`}` : '';
