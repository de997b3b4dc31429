// What stays as it is all over a table whose axes are the first two parts of a position.

/** So many are named: longer lists nobody reads, and addresses may hold a million sizes. */
const named = 12;

/** `more`: what is said of so many others. */
function some(all: readonly string[], more: (count: number) => string): string {
  const rest = all.length - named;
  return (rest > 0 ? [...all.slice(0, named), more(rest)] : all).join(', ');
}

/** Of a list of sizes, those from the third on, each in words; there may be none. */
export const fromThird =
  (parameter: string, say: (number: number, size: string) => string, more: (count: number) => string) =>
  (parameters: Readonly<Record<string, string>>): string => {
    const sizes = listOf(parameters[parameter]).slice(2);
    const words = sizes.slice(0, named).map((size, i) => say(i + 3, size));
    return some([...words, ...sizes.slice(named)], more);
  };

/** Squares of the coins other than the two lowest, one for each; of more than three on a square, two or three: the others cancel in pairs. */
export function otherCoins(counts: string | undefined, more: (count: number) => string): string {
  const kept = (count: string) => (count.length === 1 && count <= '2' ? Number(count) : 2 + (Number(count.at(-1)) % 2));
  const squares = listOf(counts).flatMap((count, i) => Array.from({ length: kept(count) }, () => `${i + 1}`));
  return some(squares.slice(2), more);
}

const listOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim().replace(/^0+(?=\d)/, ''))
    .filter((item) => item !== '');
