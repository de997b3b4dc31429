// What stays as it is all over a table whose axes are the first two parts of a position.

/** Of a list of sizes, those from the third on, each in words; there may be none. */
export const fromThird =
  (parameter: string, say: (number: number, size: string) => string) =>
  (parameters: Readonly<Record<string, string>>): string =>
    listOf(parameters[parameter])
      .slice(2)
      .map((size, i) => say(i + 3, size))
      .join(', ');

/** Squares of the coins other than the two lowest, one for each; of more than three on a square, two or three: the others cancel in pairs. */
export function otherCoins(counts: string | undefined): string {
  const kept = (count: string) => (count.length === 1 && count <= '2' ? Number(count) : 2 + (Number(count.at(-1)) % 2));
  const squares = listOf(counts).flatMap((count, i) => Array.from({ length: kept(count) }, () => i + 1));
  return squares.slice(2).join(', ');
}

const listOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim().replace(/^0+(?=\d)/, ''))
    .filter((item) => item !== '');
