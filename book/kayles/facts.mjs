const [E, P, K] = [71, 12, 2];
const LAST = 2 * E + P + K - 1 + P;

export default ({ table, answer }) => {
  const square = table('kayles', `rows=0,0 max=${LAST}`, 'nimber');
  const g = square.rows[0];
  const agrees = (n) => g[n + P] === g[n];
  return {
    g,
    leaving: (...options) => options.map((rows) => answer('kayles', `rows=${rows}`).nimber),
    /** Lengths below the period that do not fit into it. */
    exceptions: g.flatMap((value, n) => (value === g[6 * P + (n % P)] ? [] : [n])),
    window: Array.from({ length: 2 * E + P + K - E }, (_, i) => agrees(E + i)),
    /** How many lengths from n on agree with those a period further on. */
    run: (n) => {
      let length = 0;
      while (agrees(n + length)) length += 1;
      return length;
    },
    squares: square.cells.every(
      ({ x, y, value }) =>
        x < E || y < E || x + P > LAST || y + P > LAST || [square.at(x + P, y), square.at(x, y + P)].every((other) => other === value),
    ),
  };
};
