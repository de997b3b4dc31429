export default ({ table }) => ({
  /** The lost pairs of heaps up to `most`, with the smaller heap first. */
  lost: (most) =>
    table('rules:wythoff')
      .where('P')
      .filter(({ x, y }) => x <= y && y <= most)
      .map(({ x, y }) => [x, y])
      .sort(([x], [other]) => x - other),
});
