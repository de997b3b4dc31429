export default ({ table }) => {
  const nimbers = table('take-away', 'take=1,3,4 heaps=9,7 max=11', 'nimber');
  return {
    /** Whether each cell is the nim-sum of those at the beginning of its row and column. */
    isSum: nimbers.cells.map(({ x, y, value }) => value === (nimbers.at(x, 0) ^ nimbers.at(0, y))),
  };
};
