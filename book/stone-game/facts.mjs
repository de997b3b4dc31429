const PILES = [4, 7, 9, 12];

export default ({ answer, explain }) => {
  const quotients = PILES.map((size, i) => Math.floor(size / (i + 1)));
  const first = explain('stone-game', `piles=${PILES}`).options;

  /** All positions that can be reached, sizes joined by commas, with the options that the engine lists. */
  const reached = new Map();
  const todo = [PILES.join(',')];
  while (todo.length > 0) {
    const piles = todo.pop();
    if (reached.has(piles)) continue;
    const { options } = explain('stone-game', `piles=${piles}`);
    reached.set(piles, options);
    todo.push(...options.map(({ to }) => to));
  }

  // The same piles with at most i stones from pile i: each is a subtraction game by itself.
  const nimber = (i, size) => answer('bachet', `take=${Array.from({ length: i }, (_, s) => s + 1)} n=${size}`).nimber;
  const moves = PILES.flatMap((size, i) =>
    Array.from({ length: Math.min(i + 1, size) }, (_, s) => PILES.map((other, j) => nimber(j + 1, j === i ? size - s - 1 : other))),
  );
  const lost = moves.map((nimbers) => nimbers.reduce((a, b) => a ^ b) === 0);

  return {
    quotients,
    first,
    mixed: [...reached.values()].filter((options) => new Set(options.map(({ outcome }) => outcome)).size > 1).length,
    sum: quotients.reduce((a, b) => a + b),
    xor: quotients.reduce((a, b) => a ^ b),
    atMostMixed: lost.includes(true) && lost.includes(false),
  };
};
