// Reads rule texts of the lab (docs/rules.md) for tools/check_rules.mjs: what a position is, its moves, who has won. It shares no code with
// the lab; what tools/rule_text.py does in Python this does in JavaScript, and tests hold all three against each other.
//
// A position is a list of numbers, those of its parts one after the other. An expression is worth a number, or null: nothing, where it
// looks at a place that does not exist or divides by 0.

const TOKEN =
  /[ \t\r]+|#[^\n]*|([A-Za-z_]\w*)|(\d+)|"([^"\n]*)"|'([\t -~])'|(<<=|>>=|\*\*=|\.\.|\*\*|==|!=|<=|>=|<<|>>|[-+*/%^|&]=|->|[\][(){},:=<>+*/%^&|?!.-])|([\n;])/y;
const KINDS = [undefined, 'name', 'number', 'text', 'character', 'symbol', 'end'];
/** The loosest first; 2 is not, 3 are comparisons. */
const BINARY = [['or'], ['and'], [], [], ['|', '^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '%']];
const [NOT, COMPARISON, SUM, UNARY] = [2, 3, 4, 9];
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'];
const CHANGES = ['=', '+=', '-=', '*=', '/=', '%=', '^=', '|=', '&='];
const MOST_NUMBERS = 256; // of a position
const MOST = 2 ** 31 - 1; // of any number

/** A fault of a text. */
export class Unreadable extends Error {}

function need(truth, words) {
  if (!truth) throw new Unreadable(words);
}

/** Lists of words, each with its kind: a line that is indented goes on with the one above. */
function sentences(source) {
  const text = source.replace(/^\ufeff/, '');
  const lines = text.split('\n').filter((line) => /^[ \t\r]*[^ \t\r#]/.test(line));
  const margin = Math.min(...lines.map((line) => /^[ \t\r]*/.exec(line)[0].length));
  const out = [];
  let [starts, parted, indented] = [true, false, 0];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    need(found, `${JSON.stringify(text[from])} has no meaning here`);
    const group = found.findIndex((part, i) => i > 0 && part !== undefined);
    if (group < 0) {
      if (starts && found[0][0] !== '#') indented += found[0].length;
      continue;
    }
    const [kind, word] = [KINDS[group], found[group]];
    if (kind === 'end') {
      [starts, parted] = [true, word === ';'];
      if (!parted) indented = 0;
      continue;
    }
    if (out.length === 0 || (starts && (parted || indented <= margin))) out.push([]);
    starts = false;
    if (kind === 'character') out.at(-1).push({ kind: 'number', word: word.charCodeAt(0) });
    else out.at(-1).push({ kind, word: kind === 'number' ? Number(word) : word });
    need(kind !== 'number' || Number(word) <= MOST, `a number below ${MOST + 1}, got ${word.slice(0, 40)}`);
  }
  return out;
}

/** One sentence. Expressions become lists: an operation and what it is of. */
/** The text with these rows; shorter ones end with blanks. */
function evenRows(rows) {
  const lengths = rows.map((row) => letters(row).length);
  const width = Math.max(...lengths);
  return rows.map((row, i) => row + ' '.repeat(width - lengths[i])).join('/');
}

class Parser {
  constructor(sentence) {
    this.sentence = [...sentence, { kind: 'end' }];
    this.at = 0;
  }
  now(ahead = 0) {
    return this.sentence[Math.min(this.at + ahead, this.sentence.length - 1)];
  }
  is(words, ahead = 0) {
    const { kind, word } = this.now(ahead);
    return (kind === 'name' || kind === 'symbol') && words.includes(word);
  }
  /** Whether it hides parts of the position, and declares no name `hide`. */
  isHide() {
    return this.is(['hide']) && ['name', 'end'].includes(this.now(1).kind);
  }
  /** Whether it is about contest input or output, and no declaration of a name `read` or `print`. */
  isContest() {
    const declares = this.is([':', '['], 1) || this.sentence.some(({ kind, word }) => kind === 'symbol' && word === '=');
    return this.is(['read', 'print']) && !declares;
  }
  take(...words) {
    return this.is(words) ? this.sentence[this.at++].word : undefined;
  }
  require(word) {
    need(this.take(word), `expected ${word}, got ${this.now().word}`);
  }
  end() {
    need(this.now().kind === 'end', `expected the end of the line, got ${this.now().word}`);
  }
  name() {
    need(this.now().kind === 'name', `expected a name, got ${this.now().word}`);
    return this.sentence[this.at++].word;
  }
  /** Reads with `one`, as often as commas follow. */
  several(one) {
    const out = [one()];
    while (this.take(',')) out.push(one());
    return out;
  }
  expressions() {
    return this.several(() => this.expression());
  }
  expression() {
    const condition = this.binary(0);
    if (!this.take('?')) return condition;
    const yes = this.expression();
    this.require(':');
    return ['?', condition, yes, this.expression()];
  }
  binary(level) {
    if (level === NOT) return this.take('!', 'not') ? ['not', this.binary(NOT)] : this.comparison();
    if (level === UNARY) return this.unary();
    let left = this.binary(level + 1);
    for (let op = this.take(...BINARY[level]); op; op = this.take(...BINARY[level])) left = [op, left, this.binary(level + 1)];
    return left;
  }
  /** A chain: each pair must hold. */
  comparison() {
    let left = this.binary(COMPARISON + 1);
    let every;
    for (;;) {
      const out = this.is(['not']) && this.is(['in'], 1);
      if (!out && !this.is(COMPARISONS)) return every ?? left;
      if (out) this.at += 1;
      const op = this.sentence[this.at++].word;
      let one;
      if (op === 'in') {
        one = ['in', left, this.set()];
        if (out) one = ['not', one];
      } else {
        const right = this.binary(COMPARISON + 1);
        one = [op, left, right];
        left = right;
      }
      every = every ? ['and', every, one] : one;
      if (op === 'in') return every;
    }
  }
  unary() {
    return this.take('-') ? ['minus', this.unary()] : this.power();
  }
  power() {
    const base = this.postfix();
    return this.take('**') ? ['**', base, this.unary()] : base;
  }
  postfix() {
    return this.indexed(this.primary());
  }
  indexed(base) {
    if (!this.take('[')) return base;
    const places = this.expressions();
    this.require(']');
    return ['[]', base, ...places];
  }
  primary() {
    const { kind, word } = this.now();
    if (kind === 'number' || kind === 'text') {
      this.at += 1;
      return [kind, word];
    }
    if (this.is(['{'])) return this.list();
    if (this.take('(')) {
      const inside = this.expressions();
      this.require(')');
      return inside.length === 1 ? inside[0] : ['tuple', ...inside];
    }
    const name = this.name();
    if (!this.take('(')) return ['name', name];
    const given = this.is([')']) ? [] : this.expressions();
    const rounds = given.length > 0 && this.take('for') ? this.choices() : undefined;
    this.require(')');
    return rounds ? ['fold', name, given[0], rounds] : ['call', name, ...given];
  }
  list() {
    this.require('{');
    const items = [];
    while (!this.is(['}'])) {
      let item = this.expression();
      if (this.take('..')) {
        item = ['..', item, this.expression()];
      } else if (items.length === 0 && this.take('for')) {
        const rounds = this.choices();
        this.require('}');
        return ['for', item, rounds];
      }
      items.push(item);
      if (!this.take(',')) break;
    }
    this.require('}');
    if (items[0]?.[0] !== 'text') return ['list', ...items];
    // A list of texts: the rows of one.
    need(
      items.every(([kind, row]) => kind === 'text' && !row.includes('/')),
      'a list of texts has one row in each',
    );
    return ['text', evenRows(items.map(([, row]) => row)), 'filled up'];
  }
  set() {
    const first = this.binary(SUM);
    return this.take('..') ? ['..', first, this.binary(SUM)] : first;
  }
  range() {
    const least = this.binary(SUM);
    this.require('..');
    return [least, this.binary(SUM)];
  }
  beginsChoice(ofStep, behindComma = false) {
    if (this.is(['if'])) return !(ofStep && behindComma);
    if (this.is(['('])) return !(ofStep && behindComma) || this.areNamesIn();
    return this.now().kind === 'name' && (this.is(['in', 'of'], 1) || (!ofStep && this.is(['='], 1)));
  }
  /** Whether (x, y) in, or of, comes next: no tuple. */
  areNamesIn() {
    let ahead = 1;
    while (this.now(ahead).kind === 'name' && this.is([','], ahead + 1)) ahead += 2;
    return this.is([')'], ahead + 1) && this.is(['in', 'of'], ahead + 2);
  }
  choices(ofStep = false) {
    const out = [];
    while (this.beginsChoice(ofStep)) {
      out.push(this.choice());
      if (!this.take(',')) continue;
      if (this.beginsChoice(ofStep, true)) continue;
      this.at -= 1;
      break;
    }
    need(out.length > 0, `expected a choice, got ${this.now().word}`);
    return out;
  }
  choice() {
    if (this.take('if')) return { kind: 'if', condition: this.expression() };
    let names;
    if (this.take('(')) {
      names = this.several(() => this.name());
      this.require(')');
    } else {
      names = [this.name()];
    }
    if (this.take('=')) return { kind: '=', names, value: this.expression() };
    if (this.take('of')) return { kind: 'of', names, of: this.postfix() };
    this.require('in');
    const set = this.set();
    return { kind: 'in', names, set, while: set[0] === '..' && this.take('while') ? this.expression() : undefined };
  }
  steps() {
    return this.several(() => this.step());
  }
  place() {
    return this.indexed(['name', this.name()]);
  }
  rounds() {
    return this.take('for') || this.is(['if']) ? this.choices(true) : [];
  }
  piece() {
    const value = this.expression();
    return { values: value[0] === 'tuple' ? value.slice(1) : [value], rounds: this.rounds() };
  }
  step() {
    if (this.take('if')) return { kind: 'if', condition: this.expression() };
    if (this.take('gain')) return { kind: 'gain', value: this.expression() };
    if (this.take('pass')) return { kind: 'pass' };
    if (this.is(['again']) && (this.is([',', 'if'], 1) || this.now(1).kind === 'end')) {
      this.at += 1;
      this.again = true;
      const rounds = this.is(['if']) ? this.choices(true) : [];
      return { kind: 'change', target: ['name', 'again'], op: '', value: ['number', 1], rounds };
    }
    if (this.take('split')) {
      const several = this.take('(');
      const targets = several ? this.several(() => this.place()) : [this.place()];
      if (several) this.require(')');
      this.require('into');
      const pieces = this.several(() => this.piece());
      return { kind: 'split', targets, pieces };
    }
    const target = this.place();
    const change = this.take(...CHANGES);
    need(change, `expected a change, got ${this.now().word}`);
    const value = this.expression();
    const rounds = this.rounds();
    return { kind: 'change', target, op: change.slice(0, -1), value, rounds };
  }
}

const shift = (work) => (a, b) => (b >= 0 && b < 32 ? work(a, 2 ** b) : null);
const ARITHMETIC = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? null : Math.floor(a / b)),
  '%': (a, b) => (b === 0 ? null : a - b * Math.floor(a / b)),
  '**': (a, b) => (b < 0 ? null : a ** b),
  '<<': shift((a, power) => a * power),
  '>>': shift((a, power) => Math.floor(a / power)),
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
};
const gcd = (a, b) => (b === 0 ? Math.abs(a) : gcd(b, a % b));
/** Of a text, its bytes. */
const letters = (text) => [...new TextEncoder().encode(text.replaceAll('/', ''))].map((byte) => [byte]);
const isPlain = ([op, ...of]) => op === 'number' || (['minus', 'list', 'tuple', '..'].includes(op) && of.every(isPlain));

/** A game by its text. A position is the numbers of its parts, in the order in which they are declared. */
export class RuleText {
  constants = new Map(); // an expression; once it is needed a number, or {columns, items}, each item a list of numbers
  bounds = [];
  shorthands = new Map();
  parts = new Map(); // the sizes of each, and the place of its first number
  names = []; // of the numbers: n, row[2], b[1,3]
  ranges = []; // of each, the least and the most
  start = [];
  legal = [];
  moves = [];
  ends = [];
  starts = [];
  locals = new Map();
  slots = [];

  /** `given`: texts by the names of constants that are written as literals, and of parts, whose start they are. */
  constructor(text, given = {}) {
    this.given = new Map(Object.entries(given));
    const lines = sentences(text).map((sentence) => new Parser(sentence));
    this.declaresFirst = lines.some((line) => line.is(['first']));
    const parts = lines.flatMap((line) => this.sentence(line));
    this.passes = lines.some(({ again }) => again);
    if (this.passes) parts.push(this.passInstead());
    if (this.ends.some(({ result }) => result.ofFirst)) parts.push(this.countTurns());
    for (const name of this.constants.keys()) this.constant(name);
    for (const [name, least, most] of this.bounds) {
      const value = this.constant(name);
      need(value >= this.value(least) && value <= this.value(most), `${name}: expected a number within its bounds`);
    }
    for (const part of parts) this.part(part);
    need(this.given.size === 0, `${[...this.given.keys()]}: no such parameter`);
    const winners = this.ends.map(({ result }) => result.who);
    this.partisan = this.moves.some(({ who }) => who !== 'move') || winners.some((who) => who === 'Left' || who === 'Right');
    this.scored = winners.includes('score') || this.moves.some(({ steps }) => steps.some(({ kind }) => kind === 'gain'));
    this.decided = this.ends.some(({ condition, result }) => condition || result.who !== 'next' || result.does !== 'loses');
    const [{ condition, result } = {}, more] = this.ends;
    const stuckWins = ['next wins', 'last loses'].includes(`${result?.who} ${result?.does}`) && !condition && !more;
    this.misere = stuckWins && !this.partisan && !this.scored;
    this.splits = this.moves.some(({ steps }) => steps.some(({ kind }) => kind === 'split'));
    need(!this.scored || winners.every((who) => who === 'draw' || who === 'score'), 'an end that does not fit the moves');
  }

  /** After `again` the other player has to pass: a number of the position says so, which is returned. */
  passInstead() {
    const again = ['name', 'again'];
    const zero = ['number', 0];
    for (const move of this.moves) move.choices = [{ kind: 'if', condition: ['not', again] }, ...move.choices];
    const steps = [{ kind: 'change', target: again, op: '', value: zero, rounds: [] }];
    this.moves.push({ who: 'move', choices: [{ kind: 'if', condition: again }], steps });
    this.ends = this.ends.flatMap((end) => {
      const { condition, result } = end;
      if (!condition || !['next', 'score'].includes(result.who) || result.ofFirst) return [end];
      const points = result.points && ['minus', result.points];
      const other = points ? { ...result, points } : { ...result, who: 'last' };
      return [{ condition: ['and', again, condition], result: other }, end];
    });
    this.parts.set(this.fresh('again'), undefined);
    return { name: 'again', sizes: [], least: zero, most: ['number', 1], start: zero };
  }

  /**
   * Where `score first` gives points to the player who began, a number of the position says whether the other one moves: each move, a pass
   * too, changes it. It is returned.
   */
  countTurns() {
    const taken = [this.constants, this.shorthands, this.parts].some((names) => names.has('second'));
    const name = this.fresh(taken ? 'second_player' : 'second');
    const second = ['name', name];
    const zero = ['number', 0];
    const one = ['number', 1];
    for (const move of this.moves) move.steps = [{ kind: 'change', target: second, op: '^', value: one, rounds: [] }, ...move.steps];
    for (const { result } of this.ends) {
      if (result.ofFirst) result.points = ['?', second, ['minus', result.points], result.points];
    }
    this.parts.set(name, undefined);
    return { name, sizes: [], least: zero, most: one, start: zero };
  }

  /** Whether the word `first` comes next, and no name of the text: an expression follows it. */
  saysFirst(line) {
    if (!line.is(['first'])) return false;
    const { kind, word } = line.now(1);
    if (kind === 'name') return !['and', 'or', 'in', 'if'].includes(word);
    return kind === 'number' || (kind === 'symbol' && (word === '!' || (!this.declaresFirst && (word === '(' || word === '-'))));
  }

  /** Keeps what a sentence says; the parts that it declares are read when all constants are known. */
  sentence(line) {
    const out = [];
    const { word } = line.now();
    if (line.take('move', 'Left', 'Right')) {
      if (line.now().kind === 'text') line.at += 1;
      const choices = line.is([':']) ? [] : line.choices();
      line.require(':');
      this.moves.push({ who: word, choices, steps: line.steps() });
    } else if (line.take('end')) {
      const condition = line.take('if') ? line.expression() : undefined;
      line.require(':');
      const who = line.name();
      const result = { who, does: who === 'draw' || who === 'score' ? undefined : line.name() };
      if (who === 'score') {
        result.ofFirst = this.saysFirst(line);
        if (result.ofFirst) line.at += 1;
        result.points = line.expression();
      }
      this.ends.push({ condition, result });
    } else if (line.take('legal')) {
      line.require('if');
      this.legal.push(line.expression());
    } else if (line.take('start')) {
      const choices = line.is([':']) ? [] : line.choices();
      line.require(':');
      this.starts.push({ choices, steps: line.steps() });
    } else if (line.is(['show']) || line.isHide() || line.isContest()) {
      return out;
    } else if (line.is(['='], 1)) {
      this.declaredConstant(line);
    } else if (line.is(['('], 1)) {
      const name = this.fresh(line.name());
      line.require('(');
      const names = line.is([')']) ? [] : line.several(() => line.name());
      line.require(')');
      line.require('=');
      this.shorthands.set(name, { names, body: line.expression() });
    } else {
      const part = { name: this.fresh(line.name()), sizes: line.take('[') ? line.expressions() : [] };
      if (part.sizes.length > 0) line.require(']');
      line.require(':');
      [part.least, part.most] = line.range();
      if (line.take('=')) part.start = line.expression();
      this.parts.set(part.name, undefined);
      out.push(part);
    }
    line.end();
    return out;
  }

  fresh(name) {
    need(!this.constants.has(name) && !this.shorthands.has(name) && !this.parts.has(name), `${name}: there are two`);
    return name;
  }

  declaredConstant(line) {
    const name = this.fresh(line.name());
    line.require('=');
    // Behind a number alone `in` bounds it; elsewhere it asks whether something is a member.
    const literal = line.now().kind === 'number' || line.now().kind === 'text' || line.is(['{', '-']);
    const bounded = literal && line.is(['in'], line.is(['-']) ? 2 : 1);
    let value = bounded ? line.binary(SUM) : line.expression();
    const replaceable = ['number', 'text', 'list', 'for'].includes(value[0]) || (value[0] === 'minus' && value[1][0] === 'number');
    if (this.given.has(name) && replaceable) value = this.replaced(value, this.taken(name));
    this.constants.set(name, value);
    if (line.take('in')) this.bounds.push([name, ...line.range()]);
  }

  taken(name) {
    const text = this.given.get(name);
    this.given.delete(name);
    return text;
  }

  /** The value given instead of a literal, of the same kind. */
  replaced([op, , filledUp], text) {
    if (op === 'text') return ['text', filledUp ? evenRows(text.split('/')) : text];
    const value = this.outside(text);
    return (op === 'list' || op === 'for') && value[0] !== 'list' ? ['list', value] : value;
  }

  outside(text) {
    const lines = sentences(text);
    need(lines.length === 1, `expected numbers, got ${text}`);
    const line = new Parser(lines[0]);
    const items = line.expressions();
    line.end();
    need(items.every(isPlain), `expected numbers, got ${text}`);
    return items.length === 1 ? items[0] : ['list', ...items];
  }

  constant(name) {
    const value = this.constants.get(name);
    need(value !== undefined, `there is no ${name}`);
    if (!Array.isArray(value)) return value;
    this.constants.set(name, undefined); // one that needs itself finds nothing
    const settled = this.settled(value);
    need(settled !== null, `${name}: it is no number`);
    this.constants.set(name, settled);
    return settled;
  }

  settled(value) {
    if (value[0] === 'text') {
      const lengths = value[1].split('/').map((row) => letters(row).length);
      need(
        lengths.every((length) => length === lengths[0]),
        'rows of a text differ in length',
      );
      return { columns: lengths.length > 1 ? lengths[0] : 0, items: letters(value[1]) };
    }
    return value[0] === 'list' || value[0] === 'for' ? { columns: 0, items: [...this.items(value)] } : this.value(value);
  }

  part({ name, sizes: written, least: from, most: to, start }) {
    const sizes = written.map((size) => this.value(size));
    const [least, most] = [this.value(from), this.value(to)];
    const fits = sizes.every((size) => size > 0 && size <= MOST_NUMBERS) && least !== null && most !== null && least <= most;
    need(fits && sizes.length <= 2, `${name}: there is no such part`);
    const count = sizes.reduce((product, size) => product * size, 1);
    const first = this.ranges.length;
    need(first + count <= MOST_NUMBERS, `more than ${MOST_NUMBERS} numbers`);
    const places = Array.from({ length: count }, (_, i) => (sizes.length < 2 ? `${i}` : `${Math.floor(i / sizes[1])},${i % sizes[1]}`));
    for (const place of places) {
      this.ranges.push([least, most]);
      this.names.push(sizes.length > 0 ? `${name}[${place}]` : name);
    }
    const begun = this.given.has(name) ? this.outside(this.taken(name)) : start;
    const numbers = begun ? this.startOf(begun, count) : Array(count).fill(sizes.length > 0 ? least : most);
    this.parts.set(name, { sizes, first });
    const within = numbers.length === count && numbers.every((number) => number !== null && number >= least && number <= most);
    need(within, `${name}: its start does not fit`);
    this.start.push(...numbers);
  }

  startOf(begun, count) {
    const several = ['list', 'for', 'text'].includes(begun[0]) || (begun[0] === 'name' && typeof this.constant(begun[1]) === 'object');
    return several ? [...this.items(begun)].map(([number]) => number) : Array(count).fill(this.value(begun));
  }

  // Values of expressions on this.slots.

  /** How many rows and columns a name has. */
  extent([, name]) {
    const part = this.parts.get(name);
    if (part) return part.sizes.length === 2 ? part.sizes : [1, part.sizes[0] ?? 1];
    const { columns, items } = this.constant(name);
    return columns > 0 ? [items.length / columns, columns] : [items.length > 0 ? 1 : 0, items.length];
  }

  /** Of name[i] or name[i, j]: which item. */
  index([, base, ...places]) {
    const [rows, columns] = this.extent(base);
    const at = places.map((place) => this.value(place));
    if (at.includes(null)) return null;
    const [row, column] = at.length === 2 ? at : [0, at[0]];
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
  }

  slot(target) {
    const part = this.parts.get(target[0] === 'name' ? target[1] : target[1][1]);
    need(part, 'what changes is no part of a position');
    const at = target[0] === 'name' ? 0 : this.index(target);
    return at === null ? null : part.first + at;
  }

  value(e) {
    const [op, one, other] = e;
    switch (op) {
      case 'number':
        return one;
      case 'name': {
        if (this.locals.has(one)) return this.locals.get(one);
        const part = this.parts.get(one);
        // Of an array, in the first argument of `joined` and `groups`: its number at the place looked at.
        if (part) return this.slots[part.first + (part.sizes.length > 0 ? this.here : 0)];
        const found = this.constant(one);
        return typeof found === 'number' ? found : found.items[this.here][0];
      }
      case '[]': {
        if (!this.parts.has(one[1]) && e.length === 4 && this.constant(one[1]).items[0]?.length > 1) return this.ofTuple(e);
        const at = this.index(e);
        if (at === null) return null;
        const part = this.parts.get(one[1]);
        return part ? this.slots[part.first + at] : this.constant(one[1]).items[at][0];
      }
      case 'and':
      case 'or': {
        const a = this.value(one);
        if (a === null || (a !== 0) === (op === 'or')) return a === null ? null : Number(a !== 0);
        const b = this.value(other);
        return b === null ? null : Number(b !== 0);
      }
      case 'not': {
        const a = this.value(one);
        return a === null ? null : Number(a === 0);
      }
      case 'minus': {
        const a = this.value(one);
        return a === null ? null : 0 - a;
      }
      case '?': {
        const a = this.value(one);
        return a === null ? null : this.value(a !== 0 ? other : e[3]);
      }
      case 'in':
        return this.membership(this.value(one), other);
      case 'fold':
        return this.folded(one, other, e[3]);
      case 'call':
        return this.called(one, e.slice(2));
    }
    const work = ARITHMETIC[op];
    need(work, `${op} is no number`);
    const a = this.value(one);
    const b = a === null ? null : this.value(other);
    const out = b === null ? null : work(a, b);
    need(out === null || Math.abs(out) <= MOST, `a number beyond ${MOST}`);
    return out;
  }

  holds(e) {
    return Boolean(this.value(e));
  }

  membership(a, set) {
    if (a === null) return null;
    if (set[0] !== '..') return Number([...this.items(set)].some(([item]) => item === a));
    const [b, c] = [this.value(set[1]), this.value(set[2])];
    return b === null || c === null ? null : Number(b <= a && a <= c);
  }

  folded(word, item, rounds) {
    const found = [];
    for (const _ of this.ways(rounds)) found.push(this.value(item));
    const there = found.filter((number) => number !== null);
    switch (word) {
      case 'any':
        return Number(found.some(Boolean));
      case 'all':
        return Number(found.every(Boolean));
      case 'count':
        return there.filter((number) => number !== 0).length;
      case 'sum':
        return there.reduce((sum, number) => sum + number, 0);
      case 'min':
      case 'max':
        return there.length > 0 ? there.reduce((a, b) => Math[word](a, b)) : null;
    }
    throw new Unreadable(`${word}: there is no such function`);
  }

  called(word, given) {
    if (['len', 'rows', 'cols'].includes(word)) {
      const [rows, columns] = this.extent(given[0]);
      return { len: rows * columns, rows, cols: columns }[word];
    }
    if (/^(joined|groups)8?$/.test(word) && !this.shorthands.has(word)) return this.connected(word, given);
    const numbers = [];
    for (const one of given) {
      numbers.push(this.value(one));
      if (numbers.at(-1) === null) return null;
    }
    if (word === 'min' || word === 'max') return Math[word](...numbers);
    if (word === 'abs') return Math.abs(numbers[0]);
    if (word === 'gcd') return numbers.reduce(gcd);
    const shorthand = this.shorthands.get(word);
    need(shorthand, `${word}: there is no such function`);
    const outer = this.locals;
    this.locals = new Map(shorthand.names.map((name, i) => [name, numbers[i]]));
    const out = this.value(shorthand.body);
    this.locals = outer;
    return out;
  }

  /** Of list[i, j] where the items of the list are tuples. */
  ofTuple([, base, ...indices]) {
    const { items } = this.constant(base[1]);
    const [item, at] = indices.map((index) => this.value(index));
    return item === null || at === null ? null : (items[item]?.[at] ?? null);
  }

  /** The first array that a condition on places names. */
  arrayIn(e) {
    if (e[0] === 'name') {
      if (this.locals.has(e[1])) return undefined;
      const part = this.parts.get(e[1]);
      return (part ? part.sizes.length > 0 : typeof this.constant(e[1]) !== 'number') ? e : undefined;
    }
    if (e[0] === 'fold' || e[0] === '[]') return undefined;
    for (const one of e.slice(1)) {
      const found = Array.isArray(one) ? this.arrayIn(one) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Whether two places are in one group of those where a condition holds, or how many groups there are. */
  connected(word, given) {
    const drawn = !word.endsWith('8') && given.length === (word === 'joined' ? 4 : 2);
    const pairs = drawn ? this.constant(given[0][1]).items : undefined;
    const [condition, ...ends] = drawn ? given.slice(1) : given;
    const [rows, columns] = this.extent(this.arrayIn(condition));
    const there = [];
    for (this.here = 0; this.here < rows * columns; ++this.here) there.push(this.holds(condition));
    this.here = 0;
    const edges = pairs ?? [];
    for (let v = 0; !pairs && v < rows * columns; ++v) {
      const [row, column] = [Math.floor(v / columns), v % columns];
      if (column + 1 < columns) edges.push([v, v + 1]);
      if (row + 1 === rows) continue;
      edges.push([v, v + columns]);
      if (word.endsWith('8') && column > 0) edges.push([v, v + columns - 1]);
      if (word.endsWith('8') && column + 1 < columns) edges.push([v, v + columns + 1]);
    }
    const ofPairs = pairs?.length === there.length;
    const size = edges.flat().reduce((most, v) => Math.max(most, v + 1), ofPairs ? 0 : there.length);
    const group = Array.from({ length: size }, (_, v) => (ofPairs || there[v] ? v : -1));
    const touched = group.map((_, v) => !ofPairs && there[v]);
    for (const [i, [a, b]] of edges.entries()) {
      if (ofPairs ? !there[i] : !(there[a] && there[b])) continue;
      touched[a] = touched[b] = true;
      const [from, to] = [group[a], group[b]];
      for (let v = 0; v < size; ++v) if (group[v] === from) group[v] = to;
    }
    if (ends.length === 0) return new Set(group.filter((_, v) => touched[v])).size;
    const places = ends.map((e) => {
      const at = (e[0] === 'tuple' ? e.slice(1) : [e]).map((one) => this.value(one));
      const inside = at.every((one, i) => one !== null && one >= 0 && (pairs || one < [rows, columns].at(i - at.length)));
      return inside ? (at.length === 1 ? at[0] : at[0] * columns + at[1]) : -1;
    });
    if (places.some((place) => place < 0 || place >= size)) return null;
    return Number(group[places[0]] >= 0 && group[places[0]] === group[places[1]]);
  }

  /** Of a list, range, text or name: lists of numbers. */
  *items(e) {
    const [op, ...of] = e;
    const numbers = (item) => (item[0] === 'tuple' ? item.slice(1) : [item]).map((one) => this.value(one));
    if (op === '..') {
      const [first, last] = of.map((end) => this.value(end));
      if (first !== null && last !== null) for (let i = first; i <= last; ++i) yield [i];
    } else if (op === 'list') {
      for (const item of of) {
        if (item[0] === '..') yield* this.items(item);
        else if (!numbers(item).includes(null)) yield numbers(item);
      }
    } else if (op === 'for') {
      for (const _ of this.ways(of[1])) {
        const item = numbers(of[0]);
        if (!item.includes(null)) yield item;
      }
    } else if (op === 'text') {
      yield* letters(of[0]);
    } else {
      const part = this.parts.get(of[0]);
      const [rows, columns] = this.extent(e);
      yield* part ? this.slots.slice(part.first, part.first + rows * columns).map((number) => [number]) : this.constant(of[0]).items;
    }
  }

  /** Each way to choose; the names that it gives are in this.locals meanwhile. */
  *ways(choices, from = 0) {
    if (from === choices.length) {
      yield;
      return;
    }
    const choice = choices[from];
    if (choice.kind === 'if') {
      if (this.holds(choice.condition)) yield* this.ways(choices, from + 1);
      return;
    }
    const outer = choice.names.map((name) => this.locals.get(name));
    try {
      for (const numbers of this.chosen(choice)) {
        for (const [i, name] of choice.names.entries()) this.locals.set(name, numbers[i]);
        if (choice.while && !this.holds(choice.while)) break;
        yield* this.ways(choices, from + 1);
      }
    } finally {
      for (const [i, name] of choice.names.entries()) {
        if (outer[i] === undefined) this.locals.delete(name);
        else this.locals.set(name, outer[i]);
      }
    }
  }

  chosen({ kind, names, value, of, set }) {
    if (kind === 'in') return this.items(set);
    if (kind === '=') {
      const number = this.value(value);
      return number === null ? [] : [[number]];
    }
    const [rows, columns] = this.extent(of);
    return Array.from({ length: rows * columns }, (_, i) => (names.length === 2 ? [Math.floor(i / columns), i % columns] : [i % columns]));
  }

  /** An expression about the numbers of a position: what it is worth there, as a function of them. */
  formula(text) {
    const lines = sentences(text.replace(/[\n;]/g, ' '));
    need(lines.length === 1, 'expected an expression');
    const line = new Parser(lines[0]);
    const body = line.expression();
    line.end();
    return (slots) => {
      [this.slots, this.locals] = [slots, new Map()];
      return this.value(body);
    };
  }

  // Moves.

  isLegal(slots) {
    const outer = this.locals;
    [this.slots, this.locals] = [slots, new Map()];
    const legal = this.legal.every((condition) => this.holds(condition));
    this.locals = outer;
    return legal;
  }

  fits(slot, number) {
    const [least, most] = this.ranges[slot];
    return number >= least && number <= most;
  }

  change({ target, op, value }) {
    const slot = this.slot(target);
    let number = this.value(value);
    if (slot === null || number === null) return false;
    if (op !== '') number = ARITHMETIC[op](this.slots[slot], number);
    if (number === null) return false;
    if (!this.fits(slot, number)) {
      need(op !== '', 'a value given by = leaves its range');
      return false;
    }
    this.slots = this.slots.with(slot, number);
    return true;
  }

  /** The components that the steps leave, and what they gain; nothing if they are no move. */
  done(steps) {
    const left = [];
    let gained = 0;
    for (const step of steps) {
      if (step.kind === 'if' && !this.holds(step.condition)) return undefined;
      if (step.kind === 'gain') {
        const number = this.value(step.value);
        if (number === null) return undefined;
        gained += number;
      }
      if (step.kind === 'change') {
        if (step.rounds.length === 0 && !this.change(step)) return undefined;
        if (step.rounds.length > 0) for (const _ of this.ways(step.rounds)) if (!this.change(step)) return undefined;
      }
      if (step.kind === 'split') {
        for (const { values, rounds } of step.pieces) {
          for (const _ of this.ways(rounds)) {
            const component = this.splitOff(step.targets, values);
            if (!component) return undefined;
            left.push(component);
          }
        }
        return { left, gained };
      }
    }
    return { left: [this.slots], gained };
  }

  /** One of the components that a split leaves; nothing if it is no move. */
  splitOff(targets, values) {
    const slots = [...this.slots];
    for (const [i, one] of values.entries()) {
      const [slot, number] = [this.slot(targets[i]), this.value(one)];
      if (slot === null || number === null) return undefined;
      need(this.fits(slot, number), 'a value given by = leaves its range');
      slots[slot] = number;
    }
    return slots;
  }

  /** The moves of a position that is not over, for Left or Right where they differ: what each leaves, and gains. */
  *movesOf(slots, mover) {
    for (const { who, choices, steps } of this.moves) {
      if (who !== 'move' && who !== mover) continue;
      this.slots = slots;
      for (const _ of this.ways(choices)) {
        const done = this.done(steps);
        const there = done?.left.every((left) => this.isLegal(left));
        this.slots = slots;
        if (there) yield done;
      }
    }
  }

  /** Result of the first line that ends the game; nothing if it goes on. */
  ended(slots) {
    this.slots = slots;
    return this.ends.find(({ condition }) => condition && this.holds(condition))?.result;
  }

  /** Of a position without moves. */
  stuck() {
    return this.ends.find(({ condition }) => !condition)?.result ?? { who: 'next', does: 'loses' };
  }

  /** Value that `ended` or `stuck` gives a position, for the player to move: points, or 1 won, 0 drawn, -1 lost. */
  payoff({ who, does, points }, slots, mover) {
    this.slots = slots;
    if (who === 'score') return this.value(points) ?? 0;
    if (who === 'draw' || this.scored) return 0;
    return (who === 'next' || who === mover) === (does === 'wins') ? 1 : -1;
  }

  components() {
    if (this.starts.length === 0) {
      need(this.isLegal(this.start), 'the start is no position');
      return [this.start];
    }
    const out = [];
    for (const { choices, steps } of this.starts) {
      this.slots = this.start;
      for (const _ of this.ways(choices)) {
        const done = this.done(steps);
        if (done) out.push(done.left[0]);
        this.slots = this.start;
      }
    }
    return out.filter((slots) => this.isLegal(slots));
  }
}
