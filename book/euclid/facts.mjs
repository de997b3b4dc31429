function mex(values) {
  let least = 0;
  while (values.includes(least)) least += 1;
  return least;
}

/** The nimbers of the variant in which the numbers stay positive, for x >= y, up to `most`. */
function variant(most) {
  const known = new Map();
  const nimber = (x, y) => (x < y ? known.get(`${y} ${x}`) : known.get(`${x} ${y}`));
  for (let x = 1; x <= most; x += 1)
    for (let y = 1; y <= x; y += 1) {
      const options = [];
      for (let left = x - y; left > 0; left -= y) options.push(nimber(left, y));
      known.set(`${x} ${y}`, mex(options));
    }
  return nimber;
}

function quotients(x, y) {
  const found = [];
  for (let [larger, smaller] = [Math.max(x, y), Math.min(x, y)]; smaller > 0; [larger, smaller] = [smaller, larger % smaller])
    found.push(Math.floor(larger / smaller));
  return found;
}

export default ({ table }) => {
  const all = table('rules:euclid');
  const pairs = all.cells.filter(({ x, y }) => y > 0 && x >= y);
  return {
    quotients,
    /** The first row of the lost cells of a column. */
    wedge: (column) => all.cells.find(({ x, y, value }) => x === column && y > 0 && value === 'P').y,
    agree: () =>
      pairs.every(({ x, y, value }) => {
        const [wins, choice] = [x === y || x * x - x * y - y * y > 0, quotients(x, y).findIndex((q) => q >= 2)];
        return wins === (value === 'N') && wins === (choice < 0 || choice % 2 === 0);
      }),
    nivasch: (most) => {
      const nimber = variant(most);
      return pairs.every(({ x, y }) => nimber(x, y) === Math.floor((x * x - y * y) / (x * y)));
    },
  };
};
