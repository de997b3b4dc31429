// What the chapter says of all diagonals is looked up in some tables with random borders.
const sizes = [20, 35, 50];

export default ({ table }) => {
  const tables = sizes.map((size) => table('tabgame', `top=random:${size}:${size} left=random:${size}:${size + 1}`));
  const steps = tables.flatMap(({ cells, at }) =>
    cells.map(({ x, y, value }) => ({ x, y, value, next: at(x + 1, y + 1) })).filter(({ next }) => next),
  );
  return {
    larger: table('tabgame', 'top=011010011010 left=101100101101'),
    constantFromTwo: steps.every(({ x, y, value, next }) => Math.min(x, y) < 2 || value === next),
    neverFromLost: steps.every(({ value, next }) => value !== 'P' || next === 'P'),
    sample: '1\n101\n01\n6\n1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n',
  };
};
