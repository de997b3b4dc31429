// Bars that are larger than the rule text allows are solved here; the small ones are compared with the engine's.
const known = new Map();

/** The bites of a bar: its rows after each, with the square. */
const bites = (rows) =>
  rows.flatMap((length, i) =>
    Array.from({ length }, (_, j) => ({ square: [i, j], rows: rows.map((row, k) => (k < i ? row : Math.min(row, j))).filter(Boolean) })),
  );

function isLost(rows) {
  const key = rows.join();
  if (!known.has(key)) known.set(key, rows.length > 0 && bites(rows).every((bite) => !isLost(bite.rows)));
  return known.get(key);
}

export default ({ answer }) => {
  const outcome = (rows) => {
    const { outcome } = answer('rules:chomp', `row=${[...rows, 0, 0, 0, 0].slice(0, 4).join()}`);
    if ((outcome === 'P') !== isLost(rows)) throw new Error(`the bar ${rows} is not as the engine has it`);
    return outcome;
  };
  const sizes = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    outcome,
    /** All bars that the rule text allows: [rows, columns]. */
    bars: sizes(1, 4).flatMap((m) => sizes(1, 7).map((n) => [m, n])),
    /** Lost positions of three rows, the third of `c` squares, the first of at most `most`. */
    thirdRow: (c, most) => sizes(c, most).flatMap((a) => sizes(c, a).flatMap((b) => (isLost([a, b, c]) ? [[a, b, c]] : []))),
    firstMoves: (m, n) => bites(Array(m).fill(n)).filter((bite) => isLost(bite.rows)),
    positions: (m, n) => sizes(1, m).reduce((product, k) => (product * (n + k)) / k, 1),
  };
};
