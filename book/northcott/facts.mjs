export default ({ answer }) => {
  const outcome = (N, a, b) => answer('rules:northcott', `N=${N} a=${a} b=${b}`).outcome;
  const rowsOf = (N) => Array.from({ length: N }, (_, b) => Array.from({ length: b }, (_, a) => [a, b])).flat();
  return {
    outcome,
    gap: (a, b) => b - a - 1,
    /** All positions of two rows of `N` cells, with their outcomes. */
    positions: (N) =>
      rowsOf(N).flatMap((first) =>
        rowsOf(N).map((second) => {
          const [a, b] = [0, 1].map((piece) => [first[piece], second[piece]]);
          return { a, b, outcome: outcome(N, a, b) };
        }),
      ),
  };
};
