const squares = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => `${row}.${column}`));

export default ({ answer, byRules, table }) => {
  const pairs = squares.flatMap((one, i) => squares.slice(i).map((other) => `${one},${other}`));
  const both = (solve, knights) => solve('knights', `n=4 knights=${knights}`).outcome;
  return {
    choose: (n, k) => Array.from({ length: k }, (_, i) => i + 1).reduce((product, i) => (product * (n - k + i)) / i, 1),
    nimbers: table('knights', '', 'nimber'),
    /** Two knights on a board of 4 x 4. */
    pairs,
    pairsAgree: pairs.every((knights) => both(byRules, knights) === both(answer, knights)),
  };
};
