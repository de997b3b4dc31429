const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => i);
const tuples = (size, most) => (size === 0 ? [[]] : upTo(most).flatMap((first) => tuples(size - 1, most).map((rest) => [first, ...rest])));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The lost positions of a game by backward induction, in the order of `positions`, in which options come first. */
function lostOf(positions, options) {
  const lost = new Set();
  for (const position of positions) if (!options(position).some((option) => lost.has(option.join()))) lost.add(position.join());
  return lost;
}

const steps = (coins) =>
  coins.flatMap((count, i) =>
    upTo(count)
      .slice(1)
      .map((k) => coins.map((other, j) => (j === i ? other - k : j === i - 1 ? other + k : other))),
  );

const takes = (heaps) =>
  tuples(2, 7)
    .flatMap(([k, m]) => heaps.flatMap((_, i) => heaps.map((_, j) => [i, j, k, m])))
    .filter(([i, j, k, m]) => i < j && k + m > 0 && k <= heaps[i] && m <= heaps[j])
    .map(([i, j, k, m]) => heaps.map((heap, place) => heap - (place === i ? k : 0) - (place === j ? m : 0)));

const ones = (heaps, bit) => heaps.filter((heap) => (heap >> bit) & 1).length;

export default ({ answer }) => ({
  /** The claim against backward induction, and some positions against the engine. */
  stairs: () => {
    // Each move lowers the sum of step times coins.
    const weight = (coins) => sum(coins.map((count, i) => (i + 1) * count));
    const all = tuples(4, 12)
      .filter((coins) => sum(coins) <= 12)
      .sort((a, b) => weight(a) - weight(b));
    const lost = lostOf(all, steps);
    const known = all.filter((_, i) => i % 97 === 0);
    const asEngine = known.every((coins) => (answer('rules:staircase', `s=${coins}`).outcome === 'P') === lost.has(coins.join()));
    return asEngine && all.every((coins) => lost.has(coins.join()) === ((coins[0] ^ coins[2]) === 0));
  },
  moore: () => {
    const all = tuples(4, 7).sort((a, b) => sum(a) - sum(b));
    const lost = lostOf(all, takes);
    const known = all.filter((_, i) => i % 201 === 0);
    const asEngine = known.every((heaps) => (answer('rules:moore', `h=${heaps}`).outcome === 'P') === lost.has(heaps.join()));
    return asEngine && all.every((heaps) => lost.has(heaps.join()) === [0, 1, 2].every((bit) => ones(heaps, bit) % 3 === 0));
  },
  mooreOptions: () => new Set(takes([7, 7, 7, 7]).map(String)).size,
  /** Positions with at most `coins` coins on `steps` steps. */
  positions: (coins, steps) => tuples(steps, coins).filter((one) => sum(one) <= coins).length,
});
