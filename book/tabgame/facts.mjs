// The facts about all diagonals, looked up in some tables with random borders.
const sizes = [20, 35, 50];

const digits = (bits, length) => bits.toString(2).padStart(length, '0');

/** Whether the coin in the last cell can win, but not by going straight to a 0 at an odd distance, on either side. */
function planFails({ at }, top, left) {
  const [column, row] = [top.length, left.length];
  const lost = (x, y) => (x && y ? at(x, y) === 'P' : (x ? top[x - 1] : left[y - 1]) === '0');
  const upward = row % 2 === 1 && lost(column, 0) && [column, row - 1];
  const across = column % 2 === 1 && lost(0, row) && [column - 1, row];
  const plans = [upward, across].filter(Boolean);
  return at(column, row) === 'N' && plans.length > 0 && !plans.some(([x, y]) => lost(x, y));
}

/** The least sum of rows and columns of a table where the plan fails. */
function firstFailure(table) {
  for (let sum = 2; ; ++sum) {
    for (let rows = 1; rows < sum; ++rows) {
      for (let bits = 0; bits < 2 ** sum; ++bits) {
        const border = digits(bits, sum);
        const [left, top] = [border.slice(0, rows), border.slice(rows)];
        if (planFails(table('tabgame', `top=${top} left=${left}`), top, left)) return sum;
      }
    }
  }
}

/** How often m is replaced by floor(m / 2) + 1 until it is 2. */
const halvings = (m) => (m <= 2 ? 0 : 1 + halvings(Math.floor(m / 2) + 1));

/** Whether each cell has the outcome of that of its diagonal with floor(m / 2) + 1 in the place of m. */
const halvingHolds = ({ cells, at }) =>
  cells.every(({ x, y, value }) => {
    const m = Math.min(x, y);
    const back = m - (Math.floor(m / 2) + 1);
    return at(x - back, y - back) === value;
  });

/** Whether three won cells in a row in row 1 break one of the first two diagonals, and nothing else breaks one from column 2 on. */
function threeBreakOne({ at, rows }) {
  const breaks = (x) => at(x, 1) === 'N' && at(x + 1, 2) === 'P';
  const three = (x) => [x - 1, x, x + 1].every((column) => column > 0 && at(column, 1) === 'N');
  const columns = Array.from({ length: rows[0].length - 2 }, (_, i) => i + 2);
  return columns.every((x) => (three(x) ? breaks(x - 1) !== breaks(x) : !breaks(x)));
}

export default ({ table }) => {
  const tables = sizes.map((size) => table('tabgame', `top=random:${size}:${size} left=random:${size}:${size + 1}`));
  const steps = tables.flatMap(({ cells, at }) =>
    cells.map(({ x, y, value }) => ({ x, y, value, next: at(x + 1, y + 1) })).filter(({ next }) => next),
  );
  return {
    larger: table('tabgame', 'top=011010011010 left=101100101101'),
    constantFromTwo: steps.every(({ x, y, value, next }) => Math.min(x, y) < 2 || value === next),
    neverFromLost: steps.every(({ value, next }) => value !== 'P' || next === 'P'),
    halvings,
    planFailsFirst: firstFailure(table),
    halvingHolds: tables.every(halvingHolds),
    threeBreakOne: tables.every(threeBreakOne),
    sample: '1\n101\n01\n6\n1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n',
  };
};
