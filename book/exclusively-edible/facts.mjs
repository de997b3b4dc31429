export default ({ table }) => ({
  /** Where the bad piece may lie in a bar of m x n so that the player to move loses. */
  lost: (m, n) => table('exclusively-edible', `m=${m} n=${n}`).where('P'),
  sides: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
});
