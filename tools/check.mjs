// Checks certificates of Grundyscope, in any page and in Node: `check(text)`, or `node check.mjs FILE...`. It knows the rules of the games
// in its own words and shares no code with the program that writes certificates, nor with the page that shows them. What tools/check.py
// does in Python this does in JavaScript; the format, the proofs and the theorems that some of them rest on are described in
// docs/certificates.md.
//
// A position is a list of numbers: those of its components, one after the other. A component is a heap, a piece, a bar. Numbers above 2^53
// are BigInts.

const EXACT = 2n ** 53n;
const MOST_OPTIONS = 200_000; // of a position, so that a file cannot ask for more memory than there is
const MOST_NUMBERS = 1_000; // of a position whose options are listed
const MOST_CELLS = 65_536; // of a window, and positions that a formula speaks of

/** A fault of a certificate, and its place. */
export class Wrong extends Error {}

export function need(truth, words) {
  if (!truth) throw new Wrong(words);
}

export const key = (position) => position.join(',');
export const words = (position) => `position ${position.slice(0, 12).join(', ') || '()'}${position.length > 12 ? ', ...' : ''}`;
const inWords = (values) => values.map((value) => value ?? 'unknown').join(', ');

/** By numbers, not by digits. */
function order(one, other) {
  for (let i = 0; i < one.length && i < other.length; ++i) if (one[i] !== other[i]) return one[i] < other[i] ? -1 : 1;
  return one.length - other.length;
}

const small = (number) => (number <= EXACT ? Number(number) : number);
const xor = (values) => small(values.reduce((sum, value) => sum ^ BigInt(value), 0n));
const outcome = (nimber) => (nimber === 0 ? 'P' : 'N');
/** Of any width. */
const SPACE = '[ \\t-\\r\\xa0\\u2000-\\u200a\\u202f\\u205f\\u3000]*';
const BLANK = new RegExp(`^${SPACE}$`);
const NUMBER = new RegExp(`^${SPACE}\\+?(\\d{1,20})${SPACE}$`);
/** A number of a parameter, as people type it: with spaces, a plus sign, full-width digits. */
const integer = (text) => {
  const written = NUMBER.exec(text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)));
  if (!written) throw new TypeError('a number is missing');
  return small(BigInt(written[1]));
};
/** A text of these letters, which may have spaces around it. */
const only = (letters, text) => {
  const found = new RegExp(`^${SPACE}([${letters}]+)${SPACE}$`).exec(text);
  need(found, `parameters: expected a text of ${letters} only`);
  return found[1];
};
/** The rows of a square board of these letters. */
const board = (letters, text) => {
  const rows = only(`${letters}/`, text).split('/');
  need(rows.every(({ length }) => length === rows.length), 'parameters: board: expected a square');
  return rows;
};
const integers = (text) => (BLANK.test(text) ? [] : text.split(',').map(integer));
/** Tables of the first two heaps have both, of size 0 where there are fewer. */
const pair = (heaps) => [...heaps, ...Array(Math.max(0, 2 - heaps.length)).fill(0)];
const noCell = 'claim: there is no such cell';

// The rules of the games ---------------------------------------------------------------------------------------------------------------

/**
 * A sum of components in normal play: whoever cannot move loses. Games that are something else say so. `start` is the position that the
 * parameters describe; `cell(column, row)` is that on a cell of the table.
 */
export class Game {
  width = 1; // numbers of a component; 0 where a position is a single component of any length
  ending = 'normal'; // or 'misere' (whoever cannot move wins) or 'result' (`result` says)

  /** No fewer than there are, found without listing them. */
  mostOptions() {
    return 0;
  }

  components(position) {
    if (this.width === 0) return [position];
    need(position.length % this.width === 0, `${words(position)}: not a position of the game`);
    const parts = [];
    for (let i = 0; i < position.length; i += this.width) parts.push(position.slice(i, i + this.width));
    return parts;
  }

  /** The order of components does not matter. */
  inOrder(position) {
    return this.components(position).sort(order).flat();
  }

  /** The positions after each move, in order, each once. `moves` gives, for each move in a component, the components that it leaves. */
  options(position) {
    const parts = this.components(position);
    const most = parts.reduce((sum, part) => sum + Number(this.mostOptions(part)), 0);
    need(position.length <= MOST_NUMBERS && most <= MOST_OPTIONS, `${words(position)}: it has more options than a certificate may list`);
    const found = new Map();
    for (const [i, part] of parts.entries())
      for (const left of this.moves(part)) {
        const option = this.inOrder([...parts.slice(0, i), ...left, ...parts.slice(i + 1)].flat());
        found.set(key(option), option);
      }
    return [...found.values()].sort(order);
  }
}

class Nim extends Game {
  constructor(p) {
    super();
    this.start = pair(integers(p.heaps));
    this.max = integer(p.max);
    this.misere = integer(p.misere) === 1;
    need(integer(p.misere) < 2, 'parameters: misere: expected 0 or 1');
    if (this.misere) this.ending = 'misere';
    this.theorem = this.misere ? 'misere-nim' : 'nim-sum';
  }
  cell(column, row) {
    need(column <= this.max && row <= this.max, noCell);
    return [column, row, ...this.start.slice(2)];
  }
  mostOptions([heap]) {
    return heap;
  }
  moves([heap]) {
    return Array.from({ length: heap }, (_, rest) => [[rest]]);
  }
  known(position) {
    const nimber = xor(position);
    if (!this.misere) return [outcome(nimber), nimber, null];
    const large = position.some((heap) => heap > 1);
    return [(nimber !== 0) === large ? 'N' : 'P', null, null];
  }
}

/** Heaps; a move takes a number of stones that belongs to the set. */
class Subtraction extends Game {
  periodTheorem = 'subtraction-period';
  moves([heap]) {
    return this.take.filter((stones) => stones <= heap).map((stones) => [[heap - stones]]);
  }
  /** Each nimber follows from the max(take) before it, so as many equalities in a row prove a period. */
  heapsNeeded(preperiod, period) {
    return preperiod + period + Number(this.take.reduce((most, stones) => (stones > most ? stones : most)));
  }
}

class Bachet extends Subtraction {
  constructor(p) {
    super();
    this.take = [...new Set(integers(p.take))];
    this.start = [integer(p.n)];
    this.columns = integer(p.width ?? '0');
  }
  cell(column, row) {
    need(column < this.columns, noCell);
    return [small(BigInt(row) * BigInt(this.columns) + BigInt(column))];
  }
}

class TakeAway extends Subtraction {
  constructor(p) {
    super();
    this.take = [...new Set(integers(p.take))];
    this.start = pair(integers(p.heaps));
    this.max = integer(p.max);
  }
  cell = Nim.prototype.cell;
}

class Exponential extends Subtraction {
  constructor(p) {
    super();
    // 16^16 is more than a heap may hold.
    this.take = Array.from({ length: 15 }, (_, i) => small(BigInt(i + 1) ** BigInt(i + 1)));
    this.start = integers(p.heaps);
    this.columns = integer(p.width);
  }
  cell = Bachet.prototype.cell;
}

/** Rows of pins; a move takes one pin or two side by side. A row without pins stays where nothing else of its row is left. */
class Kayles extends Game {
  periodTheorem = 'take-and-break-period';
  constructor(p) {
    super();
    this.start = pair(integers(p.rows));
    this.max = integer(p.max);
  }
  cell = Nim.prototype.cell;
  mostOptions([pins]) {
    return 2 * pins;
  }
  *moves([pins]) {
    for (const taken of [1, 2])
      for (let before = 0; before <= pins - taken; ++before) {
        const left = [[before], [pins - taken - before]].filter(([row]) => row > 0);
        yield left.length > 0 ? left : [[0]];
      }
  }
  /** Guy and Smith (1956), for moves that take at most two: n up to 2 * preperiod + 2 * period + 2. */
  heapsNeeded(preperiod, period) {
    return 2 * preperiod + 2 * period + 2;
  }
}

/** A token on a directed graph; a move takes it along an edge. The vertices are those that edges name, and the token's. */
class Graph extends Game {
  constructor(p) {
    super();
    const edges = p.edges.split(',').filter(Boolean).map((edge) => edge.split('>').map(integer));
    need(edges.every(({ length }) => length === 2), 'parameters: edges: expected two vertices');
    const token = p.start === undefined ? (edges[0]?.[0] ?? 0) : integer(p.start);
    this.start = [token];
    this.vertices = new Set([token, ...edges.flat()]);
    this.after = new Map();
    for (const [from, to] of edges) {
      const after = this.after.get(from);
      after ? after.push([[to]]) : this.after.set(from, [[[to]]]);
    }
    this.columns = p.width === undefined ? this.ownWidth() : integer(p.width);
  }
  /** The least power of 10, from 10 on, whose square is not less than the number of vertices. */
  ownWidth() {
    let last = 0;
    for (const vertex of this.vertices) last = Math.max(last, vertex);
    let width = 10;
    while (width * width < last + 1) width *= 10;
    return width;
  }
  cell(column, row) {
    const vertex = row * this.columns + column;
    need(column < this.columns && this.vertices.has(vertex), 'claim: there is no such cell');
    return [vertex];
  }
  mostOptions([vertex]) {
    return this.after.get(vertex)?.length ?? 0;
  }
  moves([vertex]) {
    return this.after.get(vertex) ?? [];
  }
}

/** Pieces on a square board, several may share a square; a component is row * side + column. */
class Pieces extends Game {
  free() {
    return true;
  }
  cell(column, row) {
    need(column < this.side && row < this.side && this.free(row, column), noCell);
    return [row * this.side + column];
  }
  *moves([square]) {
    const [row, column] = [Math.floor(square / this.side), square % this.side];
    for (const [down, right] of this.steps) {
      const [r, c] = [row + down, column + right];
      if (r >= 0 && c >= 0 && r < this.side && c < this.side && this.free(r, c)) yield [[r * this.side + c]];
    }
  }
  onBoard(rows) {
    return [...rows.join('')].flatMap((letter, square) => (letter === 'K' ? [square] : []));
  }
}

class Knights extends Pieces {
  steps = [[1, -2], [-1, -2], [-2, -1], [-2, 1]];
  constructor(p) {
    super();
    const rows = p.board === undefined ? undefined : board('.K', p.board);
    this.side = rows ? rows.length : integer(p.n);
    const squares = (p.knights ?? '').split(',').filter(Boolean);
    const pairs = squares.map((square) => square.split('.').map(integer));
    const fit = pairs.every((pair) => pair.length === 2 && pair.every((number) => number < this.side));
    need(rows || fit, 'parameters: knights: expected squares of the board');
    this.start = rows ? this.onBoard(rows) : pairs.map(([row, column]) => row * this.side + column);
  }
}

class Bob extends Pieces {
  steps = [[-1, 0], [0, -1], [-1, -1]];
  constructor(p) {
    super();
    this.board = board('.KX', p.board);
    this.side = this.board.length;
    this.start = this.onBoard(this.board);
  }
  free(row, column) {
    return this.board[row][column] !== 'X';
  }
}

/** Coins on squares; a position is how many stand on each square from 1 on. A move takes a coin to any lower square, 0 among them. */
class Coins extends Game {
  width = 0;
  theorem = 'nim-sum';
  constructor(p) {
    super();
    this.start = integers(p.counts);
  }
  /** The table moves the two lowest coins; where there are fewer, they stand on square 0. */
  cell(column, row) {
    const counts = this.start.map(BigInt);
    const lowest = counts.flatMap((coins, i) => (coins > 1n ? [i, i] : coins > 0n ? [i] : [])).slice(0, 2);
    for (const i of lowest) --counts[i];
    need(column <= counts.length && row <= counts.length, noCell);
    for (const square of [column, row]) if (square > 0) ++counts[square - 1];
    return counts.map(small);
  }
  mostOptions(counts) {
    return counts.reduce((sum, coins, i) => sum + (coins > 0 ? i + 1 : 0), 0);
  }
  *moves(counts) {
    for (let square = 1; square <= counts.length; ++square)
      for (let to = 0; counts[square - 1] > 0 && to < square; ++to) {
        const after = counts.map(BigInt);
        --after[square - 1];
        if (to > 0) ++after[to - 1];
        yield [after.map(small)];
      }
  }
  known(counts) {
    const nimber = xor(counts.map((coins, i) => (BigInt(coins) % 2n === 1n ? i + 1 : 0)));
    return [outcome(nimber), nimber, null];
  }
}

/** Piles (i, stones); a move takes exactly i stones. */
class Stones extends Game {
  width = 2;
  theorem = 'quotients';
  constructor(p) {
    super();
    this.start = integers(p.piles).flatMap((stones, i) => [i + 1, stones]);
    this.size = [integer(p.max), integer(p.rows)];
  }
  cell(column, row) {
    need(column <= this.size[0] && row >= 1 && row <= this.size[1], noCell);
    return [row, column];
  }
  moves([i, stones]) {
    return stones >= i ? [[[i, small(BigInt(stones) - BigInt(i))]]] : [];
  }
  known(position) {
    const nimber = xor(this.components(position).map(([i, stones]) => (BigInt(stones) / BigInt(i)) % 2n));
    return [outcome(nimber), nimber, null];
  }
}

/** A bar of m rows and n columns with the bad piece at (r, c); a move cuts along a line and eats the part without the bad piece. */
class Bar extends Game {
  width = 4;
  theorem = 'nim-sum';
  constructor(p) {
    super();
    const [m, n] = [integer(p.m), integer(p.n)];
    this.start = [m, n, p.r === undefined ? Math.floor(m / 2) : integer(p.r), p.c === undefined ? Math.floor(n / 3) : integer(p.c)];
  }
  cell(column, row) {
    need(row < this.start[0] && column < this.start[1], noCell);
    return [...this.start.slice(0, 2), row, column];
  }
  mostOptions([m, n]) {
    return m + n;
  }
  *moves([m, n, r, c]) {
    for (let cut = 1; cut < m; ++cut) yield [r < cut ? [cut, n, r, c] : [m - cut, n, r - cut, c]];
    for (let cut = 1; cut < n; ++cut) yield [c < cut ? [m, cut, r, c] : [m, n - cut, r, c - cut]];
  }
  known([m, n, r, c]) {
    const nimber = xor([r, m - 1 - r, c, n - 1 - c]);
    return [outcome(nimber), nimber, null];
  }
}

/** A coin at (row, column) goes up or left until row or column 0, where the digit 1 means that whoever moved there loses. */
class Border extends Game {
  width = 2;
  ending = 'result';
  theorem = 'diagonals';
  constructor(p) {
    super();
    [this.top, this.left] = [only('01', p.top), only('01', p.left)];
    this.start = [integer(p.row ?? `${this.left.length}`), integer(p.col ?? `${this.top.length}`)];
    const within = this.start[0] <= this.left.length && this.start[1] <= this.top.length;
    need(within, 'parameters: row and col: expected a place in the table');
  }
  cell(column, row) {
    need(row >= 1 && column >= 1 && row <= this.left.length && column <= this.top.length, noCell);
    return [row, column];
  }
  moves([row, column]) {
    return row > 0 && column > 0 ? [[[row - 1, column]], [[row, column - 1]]] : [];
  }
  result([row, column]) {
    return (row === 0 ? this.top[column - 1] : this.left[row - 1]) === '1' ? 'N' : 'P';
  }
  /** A diagonal has one value from row 2 and column 2 on. */
  known([row, column]) {
    const back = Math.max(0, Math.min(row, column) - 2);
    const [rows, columns] = [row - back, column - back];
    const wins = Array.from({ length: columns + 1 }, (_, i) => i > 0 && this.result([0, i]) === 'N');
    for (let y = 1; y <= rows; ++y) {
      wins[0] = this.result([y, 0]) === 'N';
      for (let x = 1; x <= columns; ++x) wins[x] = !(wins[x] && wins[x - 1]);
    }
    return [wins[columns] ? 'N' : 'P', null, null];
  }
}

/**
 * The letters l..end-1 of a word are left; Alice's letter that Bob has not answered, or 0; 0, 1 or 2 where her word is smaller, equal or
 * larger so far. Letters are put in front, so the latest round with different letters decides.
 */
class Letters extends Game {
  width = 4;
  ending = 'result';
  theorem = 'doubled-letters';
  constructor(p) {
    super();
    this.word = only('a-z', p.s);
    need(this.word.length % 2 === 0, 'parameters: s: expected an even number of letters');
    this.start = [0, this.word.length, 0, 1];
  }
  cell(column, row) {
    need(row < column && column < this.word.length && (column - row) % 2 === 1, noCell);
    return [row, column + 1, 0, 1];
  }
  *moves([l, end, taken, ahead]) {
    if (l === end) return;
    for (const [letter, from, to] of [
      [this.word.charCodeAt(l), l + 1, end],
      [this.word.charCodeAt(end - 1), l, end - 1],
    ]) {
      const left = from === to ? [0, 0] : [from, to]; // no letter is left, wherever the last one stood
      if (taken === 0) yield [[...left, letter, ahead]];
      else yield [[...left, 0, taken === letter ? ahead : taken < letter ? 0 : 2]];
    }
  }
  result(position) {
    return 'NDP'[position[3]];
  }
  known([left, right]) {
    let [l, end] = [left, right];
    while (l < end && this.word[l] === this.word[end - 1]) [l, end] = [l + 1, end - 1];
    while (l < end && this.word[l] === this.word[l + 1]) l += 2;
    return [l < end ? 'N' : 'D', null, null];
  }
}

/** A pawn on the strip 1..n: before move number k; that move shifts it by k. */
class Pawn extends Game {
  width = 2;
  constructor(p) {
    super();
    this.n = integer(p.n);
    this.start = [p.start === undefined ? Math.floor((this.n + 3) / 4) : integer(p.start), 1];
  }
  cell(column, row) {
    need(column >= 1 && row >= 1 && column <= this.n && row <= this.n, noCell);
    return [column, row];
  }
  moves([pawn, k]) {
    return [pawn - k, pawn + k].filter((to) => to >= 1 && to <= this.n).map((to) => [[to, k + 1]]);
  }
}

/**
 * The length of an empty strip, or 0 for the strip given; K; D; then the first cells of the dominoes that lie, oldest first. Where they
 * stay (D = 0) the free cells as bits instead. A turn covers K free cells; what was laid D turns before has vanished.
 */
class Dominoes extends Game {
  width = 0;
  reductionTheorem = 'vanishing';
  constructor(p) {
    super();
    need(p.n === undefined || integer(p.n) <= 64, 'parameters: n: expected at most 64');
    this.strip = p.n === undefined ? only('01', p.strip) : '0'.repeat(integer(p.n));
    this.start = [0, integer(p.k), integer(p.d)];
    need(p.table === 'A' || p.table === 'B', 'parameters: table: expected A or B');
    this.emptyStrips = p.table === 'B';
  }
  cell(column, row) {
    if (!this.emptyStrips) {
      need(row >= 1 && column >= 1 && row <= this.strip.length && column <= this.strip.length + 2, noCell);
      return [0, row, column];
    }
    need(column >= 1 && row >= 1 && column <= 64 && row <= 64, noCell);
    return [column, row, 0, small((1n << BigInt(column)) - 1n)];
  }
  freeCells([length, k, d, ...lying]) {
    const strip = length === 0 ? this.strip : '0'.repeat(length);
    if (d === 0) return [...strip].map((_, i) => ((BigInt(lying[0]) >> BigInt(i)) & 1n) === 1n);
    const free = [...strip].map((digit) => digit === '0');
    for (const first of lying) free.fill(false, first - 1, first - 1 + k);
    return free;
  }
  *moves([length, k, d, ...lying]) {
    const free = this.freeCells([length, k, d, ...lying]);
    for (let first = 1; first + k - 1 <= free.length; ++first) {
      if (!free.slice(first - 1, first - 1 + k).every(Boolean)) continue;
      const laid = [...lying, first];
      const rest = () => small(BigInt(lying[0]) & ~(((1n << BigInt(k)) - 1n) << BigInt(first - 1)));
      yield [[length, k, d, ...(d === 0 ? [rest()] : laid.length === d ? laid.slice(1) : laid)]];
    }
  }
  /** Dominoes that stay, as free runs of at least K cells side by side. */
  reduced(position) {
    need(position[2] === 0 || position.length === 3, 'theorem: it says nothing of this position');
    const cells = this.freeCells(position).map((free) => (free ? '0' : '1'));
    const runs = cells.join('').split('1').map((run) => run.length);
    return { other: new Runs(position[1]), runs: runs.filter((run) => run >= position[1]) };
  }
  /** The winner with dominoes that stay wins in the same time, if it is less than D turns; else nobody wins. */
  fromReduced([, , d], [winner, nimber, length]) {
    if (d === 0) return [winner, nimber, length];
    return length < d ? [winner, null, length] : ['D', null, null];
  }
}

class Runs extends Game {
  constructor(k) {
    super();
    this.k = k;
  }
  *moves([run]) {
    for (let before = 0; before <= run - this.k; ++before) yield [[before], [run - this.k - before]].filter(([left]) => left >= this.k);
  }
}

const GAMES = {
  dominoes: Dominoes, tabgame: Border, 'letter-picking': Letters, ungame: Pawn, bachet: Bachet, 'take-away': TakeAway, nim: Nim,
  knights: Knights, 'the-game': Coins, 'stone-game': Stones, 'exclusively-edible': Bar, 'exponential-game': Exponential,
  'bobs-game': Bob, kayles: Kayles, graph: Graph,
};

// Proofs -------------------------------------------------------------------------------------------------------------------------------

/** A number, or a text that is one above 2^53. */
export function natural(value) {
  if (typeof value === 'string' && /^[1-9]\d{15,19}$/.test(value) && BigInt(value) > EXACT && BigInt(value) < 2n ** 64n) return BigInt(value);
  need(Number.isSafeInteger(value) && value >= 0, `expected a number, got ${JSON.stringify(value)?.slice(0, 40)}`);
  return value;
}

const naturalOrNull = (value) => (value === null || value === undefined ? null : natural(value));

export function positionFrom(value) {
  need(Array.isArray(value), 'expected the numbers of a position');
  return value.map(natural);
}

function valueFrom([winner, nimber, length]) {
  need(['N', 'P', 'D'].includes(winner), 'expected N, P or D');
  return [winner, naturalOrNull(nimber), naturalOrNull(length)];
}

const same = (one, other) => one.every((item, i) => item === other[i]);

function leastMissing(values) {
  const found = new Set(values);
  let least = 0;
  while (found.has(least)) ++least;
  return least;
}

/** Of a position without options. */
function endValue(game, position) {
  if (game.ending === 'normal') return ['P', 0, 0];
  const winner = game.ending === 'misere' ? 'N' : game.result(position);
  return [winner, null, winner === 'D' ? null : 0];
}

/** Value of a position by those of its options: the winner hurries, the loser delays. Unknown parts of them stay unknown. */
function valueOfOptions(values) {
  const nimbers = values.map(([, nimber]) => nimber);
  const nimber = nimbers.includes(null) ? null : leastMissing(nimbers);
  const won = values.some(([winner]) => winner === 'P');
  if (!won && values.some(([winner]) => winner === 'D')) return ['D', nimber, null];
  const lengths = values.filter(([winner]) => !won || winner === 'P').map(([, , length]) => length);
  const best = () => lengths.reduce((one, other) => (won === other < one ? other : one));
  return [won ? 'N' : 'P', nimber, lengths.includes(null) ? null : 1 + Number(best())];
}

/** The entries of a list by their positions, in its order, each with its place. */
export function readList(entries, read) {
  need(Array.isArray(entries), 'expected a list');
  const listed = new Map();
  for (const [place, entry] of entries.entries()) {
    need(Array.isArray(entry), `entry ${place + 1}: not of the form that docs/certificates.md describes`);
    const [position, value] = within(`entry ${place + 1}`, () => read(entry));
    need(!listed.has(key(position)), `entry ${place + 1}, ${words(position)}: it is listed before`);
    listed.set(key(position), { position, place, value });
  }
  return listed;
}

/** Says where, if something is wrong. */
export function within(where, work, separator = ': ') {
  try {
    return work();
  } catch (error) {
    if (error instanceof Wrong) throw new Wrong(`${where}${separator}${error.message}`);
    throw error;
  }
}

/** Looks at each position that is needed, and at those that these need, each once; `look` gives them. None may be left over. */
export function prove(listed, needed, look) {
  const met = new Set();
  const open = [...needed];
  for (let position = open.pop(); position; position = open.pop()) {
    const name = key(position);
    if (met.has(name)) continue;
    const entry = listed.get(name);
    need(entry, `not listed: ${words(position)}`);
    met.add(name);
    const behind = within(`entry ${entry.place + 1}, ${words(position)}`, () => look(entry.position, entry.place, entry.value));
    for (const next of behind) open.push(next);
  }
  for (const [name, { position, place }] of listed) need(met.has(name), `entry ${place + 1}, ${words(position)}: nothing leads to it`);
}

export function earlier(listed, position, place) {
  const entry = listed.get(key(position));
  need(entry, `its option is not listed: ${words(position)}`);
  need(entry.place < place, `its option comes later: ${words(position)}`);
  return entry.value;
}

export const malformed = 'not of the form that docs/certificates.md describes';

// Each takes the positions that the claim speaks of, and gives their values: outcome, nimber, remoteness; of a strategy a bound as well.

/** Every position that can be reached, each from its options. */
function byValues(game, positions, certificate) {
  const listed = readList(certificate.values, (entry) => {
    need(entry.length === 4, malformed);
    return [positionFrom(entry[0]), valueFrom(entry.slice(1))];
  });
  const roots = positions.map((position) => game.inOrder(position));
  // With nimbers the order shows that play ends; without them remotenesses that fall show it of what is won, and the rest is a draw.
  const ordered = [...listed.values()].some(({ value }) => value[1] !== null);
  prove(listed, roots, (from, place, value) => {
    const options = game.options(from);
    const values = options.map((option) => earlier(listed, option, ordered ? place : Number.POSITIVE_INFINITY));
    need((value[0] === 'D') === (value[2] === null), 'a remoteness is missing, or a draw has one');
    const found = options.length > 0 ? valueOfOptions(values) : endValue(game, from);
    if (!ordered) found[1] = null;
    need(same(value, found), `it is ${inWords(found)}, not ${inWords(value)}`);
    return options;
  });
  return roots.map((root) => listed.get(key(root)).value);
}

/** The components' nimbers; and, if the lengths are there, how long the sums last. */
function byNimbers(game, positions, certificate) {
  need(game.ending === 'normal' && game.width > 0, 'the game is no sum in normal play');
  const listed = readList(certificate.nimbers, (entry) => {
    need(entry.length === game.width + 1, 'expected the numbers of a component and its nimber');
    const numbers = positionFrom(entry);
    return [numbers.slice(0, -1), numbers.at(-1)];
  });
  const parts = positions.flatMap((position) => game.components(position));
  prove(listed, parts, (component, place, nimber) => {
    need(Number(game.mostOptions(component)) <= 4 * listed.size, 'not all of its options are listed');
    const moves = [...game.moves(component)];
    const found = leastMissing(moves.map((left) => xor(left.map((part) => earlier(listed, part, place)))));
    need(found === nimber, `the nimber is ${found}, not ${nimber}`);
    return moves.flat();
  });
  const nimberOf = (whole) =>
    xor(
      game.components(whole).map((part) => {
        need(listed.has(key(part)), `its nimber is not proved: ${words(part)}`);
        return listed.get(key(part)).value;
      }),
    );
  const found = positions.map(nimberOf);
  if (certificate.lengths === undefined) return found.map((nimber) => [outcome(nimber), nimber, null]);
  const lengths = readList(certificate.lengths, (entry) => {
    need(entry.length === 2, malformed);
    return [positionFrom(entry[0]), natural(entry[1])];
  });
  const roots = positions.map((position) => game.inOrder(position));
  prove(lengths, roots, (from, place, length) => {
    const wins = nimberOf(from) !== 0;
    const options = game.options(from).filter((option) => !wins || nimberOf(option) === 0);
    const after = options.map((option) => earlier(lengths, option, place));
    const best = () => after.reduce((one, other) => (wins === other < one ? other : one));
    const found = after.length > 0 ? 1 + best() : 0;
    need(found === length, `it lasts ${found} moves, not ${length}`);
    return options;
  });
  return roots.map((root, i) => [outcome(found[i]), found[i], lengths.get(key(root)).value]);
}

function byPeriod(game, positions, certificate) {
  need(game.periodTheorem && certificate.theorem === game.periodTheorem, 'theorem: the game has none of that name about its period');
  const terms = positionFrom(certificate.nimbers);
  const [preperiod, period] = [natural(certificate.preperiod), natural(certificate.period)];
  need(period > 0 && terms.length === game.heapsNeeded(preperiod, period), 'nimbers: the theorem needs another number of heaps');
  for (const [heap, nimber] of terms.entries()) {
    const found = leastMissing([...game.moves([heap])].map((left) => xor(left.map(([row]) => terms[row]))));
    need(found === nimber, `heap ${heap}: the nimber is ${found}, not ${nimber}`);
    need(heap < preperiod + period || nimber === terms[heap - period], `heap ${heap}: it differs from the heap a period before`);
  }
  const folded = (heap) => (heap < preperiod ? heap : preperiod + Number((BigInt(heap) - BigInt(preperiod)) % BigInt(period)));
  return positions.map((position) => {
    const nimber = xor(position.map((heap) => terms[folded(heap)]));
    return [outcome(nimber), nimber, null];
  });
}

/** One answer to each move of the other side; the moves left get fewer. */
function byStrategy(game, positions, certificate) {
  const listed = readList(certificate.strategy, (entry) => {
    const [numbers, winner, within, to] = entry;
    need((winner === 'N' || winner === 'P') && (entry.length === 3 || entry.length === 4), malformed);
    return [positionFrom(numbers), { winner, within: natural(within), to: to === undefined ? undefined : positionFrom(to) }];
  });
  const roots = positions.map((position) => game.inOrder(position));
  prove(listed, roots, (from, _, { winner, within, to }) => {
    const options = game.options(from);
    if (options.length === 0) {
      need(endValue(game, from)[0] === winner && !to, 'the game is over, and it is not so');
      return [];
    }
    need((winner === 'N') === (to !== undefined), 'a move is missing, or one too many');
    if (to) need(options.some((option) => key(option) === key(to)), `no move leads to ${words(to)}`);
    const behind = to ? [to] : options;
    for (const option of behind) {
      const value = earlier(listed, option, Number.POSITIVE_INFINITY);
      need(value.winner !== winner, `its option is ${winner} as well: ${words(option)}`);
      need(value.within < within, `the moves left do not get fewer: ${words(option)}`);
    }
    return behind;
  });
  return roots.map((root) => {
    const { winner, within } = listed.get(key(root)).value;
    return [winner, null, null, within];
  });
}

function byTheorem(game, positions, certificate) {
  need(game.theorem && certificate.theorem === game.theorem, 'theorem: none of that name gives the values of this game');
  return positions.map((position) => game.known(position));
}

function byReduction(game, [position], certificate) {
  need(game.reductionTheorem && certificate.theorem === game.reductionTheorem, 'theorem: none of that name leads to another game');
  need(certificate.lengths !== undefined, 'lengths: missing');
  const { other, runs } = game.reduced(position);
  return byNimbers(other, [runs], certificate).map((value) => game.fromReduced(position, value));
}

/** 16 lines of play of up to 64 moves. */
function* chosenLines(root, listed, choose) {
  for (let line = 0; line < 16; ++line) {
    let position = root;
    for (let moves = 0; moves <= 64; ++moves) {
      yield position;
      const { options } = listed.get(key(position)).value;
      if (options.length === 0) break;
      position = options[choose(options.length)].position;
    }
  }
}

/** 64 cells of a window, those among them on which a position stands. */
function chosenCells(cells, choose) {
  const picked = Array.from({ length: 64 }, () => cells[choose(cells.length)]);
  return picked.filter((position) => position !== null);
}

/** Positions chosen by the seed: their values agree with those of their options. It is no proof. */
function bySample(game, positions, certificate) {
  const valued = (entry) => {
    need(Array.isArray(entry) && entry.length === 4, malformed);
    return { position: positionFrom(entry[0]), value: valueFrom(entry.slice(1)) };
  };
  const listed = readList(certificate.sample, (entry) => {
    need(entry.length === 5 && Array.isArray(entry[4]), malformed);
    const { position: stands, value } = valued(entry.slice(0, 4));
    return [stands, { value, options: entry[4].map(valued) }];
  });
  const roots = positions.map((position) => game.inOrder(position));
  const cells = certificate.cells?.flat();
  const values = (cells ?? []).filter((cell) => cell !== null).map(valueFrom);
  const stated = new Map();
  const record = (position, value) => {
    const before = stated.get(key(position)) ?? value;
    need(same(before, value), `two values are given for ${words(position)}`);
    stated.set(key(position), before);
  };
  for (const [i, value] of values.entries()) record(roots[i], value);
  for (const { position, place, value } of listed.values())
    within(`entry ${place + 1}, ${words(position)}`, () => {
      const options = game.options(position);
      const given = value.options.map((option) => key(option.position));
      need(given.length === options.length && options.every((option, i) => key(option) === given[i]), 'its options are others');
      const found = options.length > 0 ? valueOfOptions(value.options.map((option) => option.value)) : endValue(game, position);
      const known = found.map((part, i) => (value.value[i] === null ? null : part));
      need(same(value.value, known), `it is ${inWords(known)}, not ${inWords(value.value)}`);
      for (const other of [...value.options, { position, value: value.value }]) record(other.position, other.value);
    });
  let state = natural(certificate.seed);
  need(state < 2 ** 32, 'seed: expected a number below 2^32');
  const choose = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state * count) / 2 ** 32);
  };
  const met = new Set();
  const standing = roots.values();
  const chosen = cells
    ? chosenCells(
        cells.map((cell) => (cell === null ? null : standing.next().value)),
        choose,
      )
    : chosenLines(roots[0], listed, choose);
  for (const position of chosen) {
    need(listed.has(key(position)), `the seed leads to a position that is not listed: ${words(position)}`);
    met.add(key(position));
  }
  need(met.size === listed.size, 'the seed does not lead to all positions that are listed');
  return roots.map((root) => stated.get(key(root)));
}

const HEAD = ['certificate', 'game', 'parameters', 'claim', 'proof', 'proved', 'checksum'];
const VALUES = ['outcome', 'nimber', 'remoteness', 'within'];
/** Proofs of claims about a formula. */
const FORMULAS = ['values', 'nimbers'];
/** Proofs of all cells of a window. */
const WINDOWS = ['values', 'nimbers', 'period', 'theorem', 'sample'];
/** How each proof is checked, the fields that it needs, and those that it may have. */
const PROOFS = {
  values: [byValues, ['values'], []],
  nimbers: [byNimbers, ['nimbers'], ['lengths']],
  period: [byPeriod, ['theorem', 'nimbers', 'preperiod', 'period'], []],
  strategy: [byStrategy, ['strategy'], []],
  theorem: [byTheorem, ['theorem'], []],
  reduction: [byReduction, ['theorem', 'nimbers'], ['lengths']],
  sample: [bySample, ['seed', 'sample'], []],
  canonical: [undefined, ['forms', 'sums', 'positions'], []], // tools/check_values.mjs
};

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

/** The strings of a text of JSON. */
const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** The value of a text of JSON whose numbers are natural ones, in digits, and whose objects have each name once. */
function parsed(text) {
  let names = 0;
  let value;
  try {
    value = JSON.parse(text, (_, part) => {
      if (isObject(part)) names += Object.keys(part).length;
      return part;
    });
  } catch (error) {
    throw new Wrong(`not JSON: ${error.message}`);
  }
  const bare = text.replace(STRINGS, '');
  need(!/-|\d[.eE]|\d{17}/.test(bare), 'expected natural numbers in digits');
  need(bare.split(':').length - 1 === names, 'a name comes twice');
  return value;
}

/** Without blanks, names in order. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  need(typeof value !== 'string' || value.isWellFormed(), 'a text has half a character');
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** CRC-32 (ISO 3309) of a text's UTF-8, as eight hexadecimal digits. */
function checksumOf(text) {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** The position on a cell; null where there is none. */
function standing(game, column, row) {
  try {
    return game.cell(column, row);
  } catch (error) {
    if (error instanceof Wrong) return null;
    throw error;
  }
}

/** The positions that stand on the cells of a window, with what is claimed of each. */
function claimedCells(game, { claim, cells }) {
  need(Object.keys(claim).length === 1, 'claim: no such field beside a window');
  const [column, row, width, height, more] = positionFrom(claim.window);
  need(height !== undefined && more === undefined, 'claim: expected a window: column, row, width, height');
  // Sides may be as large as 2^64, so each is looked at first.
  const few = width > 0 && height > 0 && width <= MOST_CELLS && height <= MOST_CELLS && width * height <= MOST_CELLS;
  need(few, `claim: expected a window of 1 to ${MOST_CELLS} cells`);
  const formed = Array.isArray(cells) && cells.length === height && cells.every((line) => Array.isArray(line) && line.length === width);
  need(formed, 'cells: expected as many rows and cells as the window has');
  const claims = [];
  for (const [y, line] of cells.entries()) {
    for (const [x, cell] of line.entries()) {
      const at = [small(BigInt(column) + BigInt(x)), small(BigInt(row) + BigInt(y))];
      const where = `cell ${at}`;
      const position = standing(game, ...at);
      need((cell === null) === (position === null), `${where}: a position stands on it, or none, and it is not so`);
      if (position === null) continue;
      need(Array.isArray(cell) && cell.length === 3, `${where}: expected an outcome, a nimber and a remoteness`);
      claims.push({ position, claimed: valueFrom(cell), where });
    }
  }
  return claims;
}

/**
 * That a formula is right for all positions of a text, or that it is wrong for one. Games whose rules come as a text have `formulaValues`.
 */
function claimedFormula(game, { claim }) {
  const [formula, against] = [claim.formula, own(claim, 'against')];
  const formed = typeof formula === 'string' && (against === 'outcome' || against === 'nimber');
  need(formed, 'claim: expected a formula, against outcome or nimber');
  need(game.formulaValues !== undefined, 'claim: the game has no formulas');
  let values;
  try {
    values = game.formulaValues(formula);
  } catch (error) {
    if (error instanceof Wrong) throw error;
    throw new Wrong(`claim: no formula of these rules (${error.message})`);
  }
  const beside = (fields) => need(Object.keys(claim).every((name) => fields.includes(name)), 'claim: no such field beside a formula');
  if (Object.hasOwn(claim, 'positions')) {
    beside(['formula', 'against', 'positions']);
    const all = values.length > 0 && values.length <= MOST_CELLS && natural(claim.positions) === values.length;
    need(all, `claim: the formula speaks of ${values.length} positions`);
    return values.map(([position, number]) => {
      const where = `formula, ${words(position)}`;
      need(number !== null && (against === 'outcome' || number >= 0), `${where}: it says nothing that could be so`);
      return against === 'nimber' ? { position, claimed: [null, number], where } : { position, claimed: [], previousWins: number !== 0, where };
    });
  }
  beside(['formula', 'against', 'position', 'outcome', 'nimber', 'remoteness']);
  const position = positionFrom(own(claim, 'position'));
  const value = claimedValue(claim);
  const found = values.find(([one]) => key(one) === key(position));
  need(found, `claim: the formula does not speak of ${words(position)}`);
  need(against === 'outcome' || value[1] !== null, 'claim: nimber is missing');
  const [, number] = found;
  const right = against === 'nimber' ? value[1] === number : number !== null && (value[0] === 'P') === (number !== 0);
  need(!right, 'claim: the formula says just that');
  return [{ position, claimed: value, where: 'claim' }];
}

function claimedValue(claim) {
  need(['N', 'P', 'D'].includes(own(claim, 'outcome')), 'claim: expected an outcome, N, P or D');
  return VALUES.map((name, i) => (Object.hasOwn(claim, name) ? (i === 0 ? claim.outcome : natural(claim[name])) : null));
}

function claimedPosition(game, { claim }) {
  let position = game.start;
  if (Object.hasOwn(claim, 'at')) {
    try {
      position = game.cell(...positionFrom(claim.at));
    } catch (error) {
      if (error instanceof Wrong) throw error;
      throw new Wrong(`claim: there is no such cell (${error.message})`);
    }
  }
  const claimed = claimedValue(claim);
  const known = ['at', 'position', 'outcome', 'nimber', 'remoteness', 'within'];
  need(Object.keys(claim).every((name) => known.includes(name)), 'claim: no such field');
  need(key(positionFrom(own(claim, 'position'))) === key(position), `claim: the parameters describe another position: ${words(position)}`);
  return [{ position, claimed, where: 'claim' }];
}

/** The part of a valid certificate that stays unproven, in words; throws Wrong for one that is not valid. */
function judged(text, games, checkValue) {
  const certificate = parsed(text);
  need(isObject(certificate) && certificate.certificate === 1, 'certificate: expected version 1');
  const { proof } = certificate;
  need(typeof proof === 'string' && Object.hasOwn(PROOFS, proof), `proof: expected one of ${Object.keys(PROOFS).join(', ')}`);
  const [checker, fields, more] = PROOFS[proof];
  const [window, formula] = ['window', 'formula'].map((name) => isObject(certificate.claim) && Object.hasOwn(certificate.claim, name));
  need(!window || WINDOWS.includes(proof), `proof: none of a window by ${proof}`);
  need(!formula || FORMULAS.includes(proof), `proof: none of a formula by ${proof}`);
  const needed = window ? [...fields, 'cells'] : fields;
  for (const name of [...HEAD, ...needed]) need(Object.hasOwn(certificate, name), `${name}: missing`);
  for (const name of Object.keys(certificate)) need([...HEAD, ...needed, ...more].includes(name), `${name}: no such field in a proof by ${proof}`);
  const { checksum: written, ...rest } = certificate;
  const checksum = checksumOf(canonical(rest));
  need(written === checksum, `checksum: it is ${checksum}, so the file was changed after it was written`);
  need(certificate.proved === (proof !== 'sample'), 'proved: expected true, or false for a sample');
  const known = Object.hasOwn(games, certificate.game) || certificate.game === 'sum';
  need(typeof certificate.game === 'string' && known, 'game: no such game');
  const { parameters, claim } = certificate;
  need(isObject(parameters) && isObject(claim), 'parameters and claim: expected objects');
  need(Object.values(parameters).every((value) => typeof value === 'string'), 'parameters: expected texts');
  if (proof === 'canonical') {
    need(checkValue, 'proof: values are checked with tools/check_rules.mjs');
    checkValue(certificate, games);
    return '';
  }
  need(certificate.game !== 'sum', 'game: of a sum, the value is certified');
  let game;
  try {
    game = new games[certificate.game](parameters);
  } catch (error) {
    if (error instanceof Wrong) throw error;
    throw new Wrong(`parameters: not those of the game (${error.message})`);
  }
  need(game.addsUp ?? true, 'parameters: components that do not add up');
  const claims = (formula ? claimedFormula : window ? claimedCells : claimedPosition)(game, certificate);
  need(claims.length > 0, 'cells: no position stands on any');
  const positions = claims.map(({ position }) => position);
  const proved = within(proof, () => checker(game, positions, certificate));
  for (const [i, { claimed, where, previousWins = proved[i][0] === 'P' }] of claims.entries()) {
    need(previousWins === (proved[i][0] === 'P'), `${where}: outcome is ${proved[i][0]} by the proof`);
    for (const [part, value] of claimed.entries()) {
      need(value === null || value === proved[i][part], `${where}: ${VALUES[part]} is ${proved[i][part]} by the proof, not ${value}`);
    }
  }
  need(window || proof !== 'strategy' || Object.hasOwn(claim, 'within'), 'claim: within is missing');
  if (proof === 'sample') return 'a sample: the positions on it agree with one another, and nothing is proved';
  return certificate.theorem === undefined ? '' : `by the theorem "${certificate.theorem}", which is taken as proved`;
}

/**
 * Checks the text of a certificate: whether it is valid, and in `words` what is wrong and where, or what a valid one leaves unproven (a
 * sample, a theorem that it rests on); empty if there is nothing to say. It never throws, whatever the text. `more`: further games, each a
 * class by its id, and how values are checked (tools/check_rules.mjs).
 *
 * @param {string} text
 * @param {Record<string, typeof Game>} [more]
 * @param {(certificate: object, games: object) => void} [checkValue]
 * @returns {{ valid: boolean, words: string }}
 */
export function check(text, more = {}, checkValue = undefined) {
  try {
    return { valid: true, words: judged(text, { ...GAMES, ...more }, checkValue) };
  } catch (error) {
    // Nothing but faults of a file is expected; whatever else came up, the file is not shown to be valid.
    return { valid: false, words: error instanceof Wrong ? error.message : `not of the form that docs/certificates.md describes (${error.message})` };
  }
}

/** One line of a terminal, whatever names and texts of files are in it. */
const line = (text) => text.slice(0, 1000).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (letter) => `\\u{${letter.codePointAt(0).toString(16)}}`);

/** The text of a file: UTF-8, or UTF-16 with its mark, as Windows PowerShell writes it. */
function textOf(bytes) {
  const encoding = { 0xfffe: 'utf-16le', 0xfeff: 'utf-16be' }[(bytes[0] << 8) | bytes[1]] ?? 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/**
 * Checks the files that a command line names, or standard input, if the module of this address is the program that Node was called with;
 * `name` is its file, as bundles have addresses of programs, too. Prints a line a file; the status is 0 if all are valid, else 1.
 */
export function command(url, name, checkText) {
  const { argv, getBuiltinModule } = globalThis.process ?? {};
  if (!getBuiltinModule || !argv[1] || !url?.endsWith(`/${name}`)) return;
  const { existsSync, readFileSync, realpathSync } = getBuiltinModule('node:fs');
  const program = getBuiltinModule('node:url').fileURLToPath(url);
  if (!existsSync(argv[1]) || realpathSync(argv[1]) !== realpathSync(program)) return;
  const files = argv.slice(2);
  for (const file of files.length > 0 ? files : ['-']) {
    let checked;
    try {
      checked = checkText(textOf(readFileSync(file === '-' ? 0 : file)));
    } catch (error) {
      checked = { valid: false, words: error.message };
    }
    console.log(line(`${files.length > 1 ? `${file}: ` : ''}${checked.valid ? 'valid' : checked.words}`));
    if (checked.valid && checked.words) console.error(`note: ${checked.words}`);
    if (!checked.valid) globalThis.process.exitCode = 1;
  }
}

command(import.meta.url, 'check.mjs', check);
