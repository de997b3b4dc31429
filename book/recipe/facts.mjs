/** The number of multisets of `count` sizes out of `sizes`: choose(sizes + count - 1, count). */
const orders = (sizes, count) =>
  Array.from({ length: count }, (_, i) => (sizes + i) / (i + 1)).reduce((product, factor) => product * factor, 1);

export default () => ({ orders: (sizes, count) => Math.round(orders(sizes, count)) });
