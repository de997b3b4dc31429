const rows = (size) => Array.from({ length: 2 ** size }, (_, bits) => [...bits.toString(2).padStart(size, '0')].join());
const names = { 'turning-turtles': 't', 'mock-turtles': 't', ruler: 'c', twins: 'c' };

export default ({ answer }) => {
  const nimber = (game, row) => answer(`rules:${game}`, `${names[game]}=${row}`).nimber;
  /** The nimbers of the rows with a single head, from the left. */
  const alone = (game) =>
    Array.from({ length: 8 }, (_, place) => nimber(game, Array.from({ length: 8 }, (_, i) => (i === place ? 1 : 0)).join()));
  return {
    games: Object.keys(names),
    rows,
    nimber,
    alone,
    xorOf: (game, row) => alone(game).reduce((sum, number, place) => sum ^ (row[2 * place] === '1' ? number : 0), 0),
    lost: (game) => rows(8).filter((row) => nimber(game, row) === 0),
    /** The smallest number of places in which two of these rows differ. */
    distance: (some) =>
      Math.min(
        ...some.flatMap((row, i) => some.slice(i + 1).map((other) => [...row].filter((digit, place) => digit !== other[place]).length)),
      ),
  };
};
