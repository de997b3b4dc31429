// Alternating measurements: on a machine whose speed varies, only times taken side by side can be compared.

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * Paces: number of rounds; ms up to which short calls are repeated; total ms after which three measurements (`enough`) or one (`plenty`)
 * suffice.
 */
const ways = {
  thorough: { rounds: 5, repeatTo: 4, enough: 1500, plenty: 6000 },
  brisk: { rounds: 3, repeatTo: 2, enough: 100, plenty: 300 },
  once: { rounds: 1, repeatTo: 0, enough: 0, plenty: 0 },
};

class Side {
  times = [];
  spent = 0;
  count = 1;
  first;

  constructor(work) {
    this.work = work;
  }

  async #call(count) {
    const result = await this.work(count);
    this.spent += result.milliseconds * count;
    return result;
  }

  /** Warms up caches and the optimiser. Long work is measured from the first call. */
  async warm(way) {
    for (let calls = 0; calls < 3; ++calls) {
      this.first = await this.#call(1);
      if (this.first.milliseconds > 100) break;
    }
    const { milliseconds } = this.first;
    if (milliseconds > 300) this.times.push(milliseconds);
    this.count = Math.max(1, Math.min(5000, Math.ceil(way.repeatTo / Math.max(milliseconds, 1e-5))));
  }

  isDone(way) {
    const n = this.times.length;
    return n >= way.rounds || (n >= 3 && this.spent > way.enough) || (n >= 1 && this.spent > way.plenty);
  }

  async measure() {
    this.times.push((await this.#call(this.count)).milliseconds);
  }
}

/**
 * Measures the work of each side alternately: works[name](count) repeats it `count` times and resolves to the {milliseconds} of one.
 * Returns {name: {milliseconds (the median), first (the result of a call)}}. `pace`: thorough, brisk or once.
 */
export async function byTurns(works, pace = 'thorough') {
  const way = ways[pace];
  const sides = Object.entries(works).map(([name, work]) => [name, new Side(work)]);
  for (const [, side] of sides) await side.warm(way);
  while (sides.some(([, side]) => !side.isDone(way))) {
    for (const [, side] of sides) if (!side.isDone(way)) await side.measure();
  }
  return Object.fromEntries(sides.map(([name, side]) => [name, { milliseconds: median(side.times), first: side.first }]));
}

/** The exponent e of milliseconds ~ size^e that fits best: least squares of the logarithms. */
export function exponent(points) {
  const logs = points.map(({ size, milliseconds }) => [Math.log(size), Math.log(milliseconds)]);
  const mean = (pick) => logs.reduce((sum, pair) => sum + pick(pair), 0) / logs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  return mean(([a, b]) => (a - x) * (b - y)) / mean(([a]) => (a - x) ** 2);
}
