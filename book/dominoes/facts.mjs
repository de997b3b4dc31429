const winners = { N: 'Alice', P: 'Bob', D: 'draw' };

export default ({ answer, count, table }) => {
  /** Moves of the permanent game: that with dominoes that stay longer than any game can last. */
  const t = (strip, k) => answer('dominoes', `${strip} k=${k} d=${strip.length + 100}`).remoteness ?? 0;
  const lengths = table('dominoes', 'table=B', 'outcome', '1,2,64,1');
  return {
    t,
    sixes: [1, 2, 3, 4, 5].map((d) => winners[answer('dominoes', `n=6 k=2 d=${d}`).outcome]),
    rowsTurnAt: ['n=6', 'n=13', 'strip=0001000000'].every((strip) => {
      const { cells } = table('dominoes', strip);
      return cells.every(({ x: d, y: k, value }) => value === (d <= t(strip, k) ? 'D' : t(strip, k) % 2 === 1 ? 'N' : 'P'));
    }),
    /** Positions of the real game for N = 12 and K = 2. */
    vanishing: (d) => count('dominoes', 'vanishing', `n=12 k=2 d=${d}`).positions,
    lostLengths: lengths.where('P').map(({ x }) => x),
  };
};
