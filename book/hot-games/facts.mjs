/** Hot games that are regions of Domineering, with Left's options and Right's. */
const regions = [
  ['{1|-1}', ['1'], ['-1']],
  ['{2|-1/2}', ['2'], ['-1/2']],
  ['{1/2|-2}', ['1/2'], ['-2']],
  ['{2|0}', ['2'], ['0']],
  ['{0|-2}', ['0'], ['-2']],
  ['{1|0}', ['1'], ['0']],
  ['{0|-1}', ['0'], ['-1']],
  ['{3/2|-1/2}', ['3/2'], ['-1/2']],
  ['{1/2|-3/2}', ['1/2'], ['-3/2']],
  ['{0|-1||-2}', ['{0|-1}'], ['-2']],
  ['{2||1|0}', ['2'], ['{1|0}']],
  ['{2|1||0|-1}', ['{2|1}'], ['{0|-1}']],
];

/** All choices of `n` items, each as often as wished, in the order of the list. */
const choices = (list, n) => (n === 0 ? [[]] : list.flatMap((one, i) => choices(list.slice(i), n - 1).map((rest) => [one, ...rest])));

const number = (text) => Number(text.split('/')[0]) / Number(text.split('/')[1] ?? 1);

/** Domineering on a board whose rows are written with a point for each free square. */
const domineering = (
  rows,
) => `b[${rows.length},${rows[0].length}]: 0..1 = {${[...rows.join('')].map((square) => (square === '.' ? 0 : 1)).join()}}
Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1`;

export default ({ value, positionValue }) => {
  const board = (...rows) => positionValue(`text:${domineering(rows)}`);
  const sum = (parts) => value(parts.map(([name]) => name).join('+'));
  const temperature = ([name]) => number(value(name).temperature);
  /** Whether Left wins by moving in one of the hottest parts. */
  const hottestWins = (parts) => {
    const most = Math.max(...parts.map(temperature));
    return parts.some(
      (part, i) => temperature(part) === most && part[1].some((option) => 'LP'.includes(sum(parts.with(i, [option])).class)),
    );
  };
  const won = (n) => choices(regions, n).filter((parts) => 'LN'.includes(sum(parts).class));
  const [two, three] = [won(2), won(3)];
  /** Length of the canonical form of a sum of `n` parts. */
  const length = (n, part) => value(Array.from({ length: n }, (_, i) => part(i)).join('+')).value.length;
  return {
    regions,
    board,
    threat: '{4|1||-3}',
    copies: (n, name) => value(`${n}.${name}`),
    /** The columns, from 0, of Left's winning moves on the board with the cross. */
    winning: board('#..##..#', '....#...', '#..##.#.').left_options.flatMap(({ wins, move }) =>
      wins ? [move.charCodeAt(move.search(/[a-h]\d/)) - 'a'.charCodeAt(0)] : [],
    ),
    two,
    three,
    wrong: [...two, ...three].filter((parts) => !hottestWins(parts)),
    wrongOfTwo: two.filter((parts) => !hottestWins(parts)).map((parts) => parts.map(([name]) => name).join(' + ')),
    switches: (n) => length(n, (i) => `{${2 ** i}|-${2 ** i}}`),
    threats: (n) => length(n, (i) => `{${4 * i + 3}|${i}||-${3 * i + 1}}`),
  };
};
