const boardOf = (side, damage) =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (row === damage?.[0] && column === damage[1] ? 'X' : '.')).join(''),
  ).join('/');

/** The outcomes proved for boards without damage. */
function patternAt(row, column) {
  if ((row + column) % 2 === 0) return row % 2 === 0 ? 0 : 2;
  const [odd, even] = row % 2 === 1 ? [row, column] : [column, row];
  return odd > even ? 1 : 3;
}

export default ({ table, winning }) => {
  const changed = (row, column, layer) => {
    const bare = table('bobs-game', `board=${boardOf(10)}`, layer);
    return table('bobs-game', `board=${boardOf(10, [row, column])}`, layer).cells.filter(({ x, y, value }) => value !== bare.at(x, y));
  };
  const small = table('bobs-game', `board=${boardOf(4)}`, 'nimber');
  return {
    patternHolds: (side) => {
      const { cells } = table('bobs-game', `board=${boardOf(side)}`, 'nimber');
      return cells.length === side * side && cells.every(({ x, y, value }) => value === patternAt(y, x));
    },
    /** Of a board of 10 x 10: the squares on which damage to this one changes something. */
    changedBy: (row, column) => changed(row, column, 'outcome'),
    nimbersChangedBy: (row, column) => changed(row, column, 'nimber'),
    /** The king on (2, 3) wins by a move from nimber 1 to 2. */
    raises:
      small.at(3, 2) === 1 &&
      small.at(3, 1) === 2 &&
      winning('bobs-game', 'board=..../.K../...K/....').some(({ to }) => to === '(1, 1) (1, 3)'),
  };
};
