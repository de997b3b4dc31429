const golden = (1 + Math.sqrt(5)) / 2;

/** d times the golden ratio, rounded down, for Fibonacci numbers d: neighbours of theirs, by Cassini's identity. */
function firstWrongProduct() {
  for (let [k, before, d] = [3, 1, 2]; ; [k, before, d] = [k + 1, d, before + d]) {
    // F(k) times the golden ratio is below F(k + 1) exactly if k is even.
    const right = before + d - (k % 2 === 0 ? 1 : 0);
    if (Math.floor(d * golden) !== right) return d;
  }
}

export default ({ table }) => ({
  /** The first Fibonacci number whose product with the golden ratio a double rounds down wrongly. */
  firstWrong: firstWrongProduct(),
  /** The lost pairs of heaps up to `most`, with the smaller heap first. */
  lost: (most) =>
    table('rules:wythoff')
      .where('P')
      .filter(({ x, y }) => x <= y && y <= most)
      .map(({ x, y }) => [x, y])
      .sort(([x], [other]) => x - other),
});
