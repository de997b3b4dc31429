// Long strips are computed here row by row, as the chapter's first claim says, a row being the bits of a number; some rows are compared with the table's.
function rowsOf(n) {
  const strip = (1n << BigInt(n)) - 1n;
  const rows = { [n]: strip };
  for (let k = n - 1; k >= 1; k -= 1) {
    const lost = rows[k + 1];
    rows[k] = strip & ~((lost << BigInt(k)) | (lost >> BigInt(k)));
  }
  return rows;
}

/** P or N, cell 1 first; rows are mirror images of themselves. */
const written = (row, n) => row.toString(2).padStart(n, '0').replaceAll('1', 'P').replaceAll('0', 'N');

const downFrom = (n) => Array.from({ length: n }, (_, i) => n - i);

/** The highest row in which this cell is in a lost block of at most 4 cells: where a kite opens. */
const tip = (rows, n, cell) =>
  downFrom(n).find((k) => {
    const row = written(rows[k], n);
    const width = row.indexOf('N', cell - 1) - row.lastIndexOf('N', cell - 1) - 1;
    return width >= 1 && width <= 4;
  });

/** Kites between the corner's and the middle block, in tenths of the strip, and the rows where they are expected, as shares of it. */
const generations = [
  [3, 2 / 15],
  [2, 1 / 15],
  [4, 1 / 15],
  [1.5, 1 / 30],
  [4.5, 1 / 30],
];

/** How many percent of the cells (p, k) of a strip of `n` differ from (2p, 2k) of a strip twice as long. */
function differing(small, large, n) {
  let cells = 0;
  for (let k = 1; k <= n; k += 1) {
    const [one, other] = [written(small[k], n), written(large[2 * k], 2 * n)];
    for (let p = 1; p <= n; p += 1) if (one[p - 1] !== other[2 * p - 1]) cells += 1;
  }
  return Number(((100 * cells) / n ** 2).toFixed(2));
}

export default ({ table, count }) => {
  const rowOf = (n, k) => table('ungame', `n=${n}`, 'outcome', `1,${k},${n},1`).rows[0].join('');

  const known = new Map();
  const rows = (n) => {
    if (!known.has(n)) {
      const all = rowsOf(n);
      for (const k of [1, 2, 3, 7, 20, 45, 99].map((part) => Math.max(1, Math.floor((part * n) / 100))))
        if (written(all[k], n) !== rowOf(n, k)) throw new Error(`row ${k} of ${n} is not as the table has it`);
      known.set(n, all);
    }
    return known.get(n);
  };

  /** How many lost cells a row begins with. */
  const cornerOf = (n, k) => /^P*/.exec(rowOf(n, k))[0].length;
  const isWedge = (n, k) => {
    const [h, row] = [Math.floor((n - k + 1) / 2), written(rows(n)[k], n)];
    return row === 'N'.repeat(h) + 'P'.repeat(n - 2 * h) + 'N'.repeat(h);
  };
  /** Below its widest row the lost block around cell n / 10 has k - 1 or k cells, down to row 2. */
  const narrows = (n) =>
    downFrom(Math.floor((n - 2) / 5)).every((k) => {
      const row = written(rows(n)[k], n);
      const middle = n / 10 - 1;
      const [before, after] = [row.lastIndexOf('N', middle), row.indexOf('N', middle)];
      return k < 2 || [k - 1, k].includes(after - before - 1);
    });

  /** Every lost run is visited once; won runs lie between them, and at the ends of the rows whose first cell is won. */
  const runs = (n) => {
    const first = table('ungame', `n=${n}`, 'outcome', `1,1,1,${n}`);
    return 2 * count('ungame', 'runs', `n=${n}`).positions + first.where('N').length - first.where('P').length;
  };

  return {
    tip: (n, cell) => tip(rows(n), n, cell),
    /** The first row below the loose corner block in which cell 1 is lost again. */
    reopens: (n) => downFrom(Math.floor((n - 2) / 5)).find((k) => cornerOf(n, k) > 0),
    /** The tips of three generations of kites, beside the rows where they are expected. */
    splits: [1000, 2000, 4000].flatMap((n) => generations.map(([tenths, share]) => [tip(rows(n), n, (tenths * n) / 10), share * n])),
    lostStarts: (n) => [...rowOf(n, 1)].flatMap((outcome, i) => (outcome === 'P' ? [i + 1] : [])),
    lastOfWedge: (n) => downFrom(n).find((k) => !isWedge(n, k)) + 1,
    firstOpenCorner: (n) => downFrom(n - 1).find((k) => cornerOf(n, k) > 0),
    widest: (n) => downFrom(n - 1).reduce((best, k) => (k >= n / 7 && cornerOf(n, k) > cornerOf(n, best) ? k : best)),
    cornerOf,
    narrows,
    differing: (n) => differing(rows(n), rows(2 * n), n),
    runs,
    shares: [1000, 2000, 4000].map((n) => (runs(n) / (n * Math.log(n))).toFixed(2)).join(' ') === '1.05 1.04 1.03',
  };
};
