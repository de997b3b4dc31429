// Games of Left and Right as lists of options, for tools/check_values.mjs: compared and added by the definitions alone, and read from names
// of values. A form is a number; its options are the forms before it. (Conway, "On numbers and games", chapter 0.)

const MOST_FORMS = 200_000;
const MOST_COMPARED = 1_200_000; // so that a file cannot ask for more work than there is
const MOST_LOOKS = 12_000_000; // at options, for comparisons

/** More forms or comparisons than a certificate may need. */
export class TooMuch extends Error {}

const inOrder = (forms) => [...new Set(forms)].sort((one, other) => one - other);
const pairOf = (g, h) => g * 2 ** 26 + h;

export class Forms {
  options = [];
  #places = new Map();
  #compared = new Map();
  #looks = 0;
  #negatives = new Map();
  #sums = new Map();

  /** The form with these options, in any order; the same options give the same form. */
  add(left, right) {
    const sides = [inOrder(left), inOrder(right)];
    const name = sides.join('|');
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    if (this.options.length === MOST_FORMS) throw new TooMuch('too many forms');
    this.#places.set(name, this.options.length);
    return this.options.push(sides) - 1;
  }

  /** Whether g <= h: no Left option of g is >= h, no Right option of h is <= g. */
  atMost(g, h) {
    const known = this.#compared;
    const open = known.has(pairOf(g, h)) ? [] : [{ g, h, next: 0 }];
    while (open.length > 0) {
      const now = open.at(-1);
      const left = this.options[now.g][0];
      const right = this.options[now.h][1];
      const over = now.next === left.length + right.length;
      const [a, b] = now.next < left.length ? [now.h, left[now.next]] : [right[now.next - left.length], now.g];
      const refuted = over ? false : known.get(pairOf(a, b));
      this.#looks += 1;
      const most = known.size === MOST_COMPARED || this.#looks === MOST_LOOKS;
      if (most) throw new TooMuch('more comparisons than a certificate may take');
      if (refuted === undefined) {
        open.push({ g: a, h: b, next: 0 });
      } else if (over || refuted) {
        known.set(pairOf(now.g, now.h), over);
        open.pop();
      } else {
        now.next += 1;
      }
    }
    return known.get(pairOf(g, h));
  }

  equal(g, h) {
    return g === h || (this.atMost(g, h) && this.atMost(h, g));
  }

  /** Whether a form is at least as good as another for Left (0) or Right (1). */
  asGood(side, better, than) {
    return side === 1 ? this.atMost(better, than) : this.atMost(than, better);
  }

  negative(g) {
    const of = (form) => this.#negatives.get(form);
    const make = (form) => {
      const [left, right] = this.options[form];
      return this.add(right.map(of), left.map(of));
    };
    return made(this.#negatives, g, (form) => this.options[form].flat(), make);
  }

  plus(g, h) {
    const parts = (pair) => [Math.floor(pair / 2 ** 26), pair % 2 ** 26];
    const after = (pair, side) => {
      const [a, b] = parts(pair);
      return [...this.options[a][side].map((option) => pairOf(option, b)), ...this.options[b][side].map((option) => pairOf(a, option))];
    };
    const sums = (pair, side) => after(pair, side).map((one) => this.#sums.get(one));
    const make = (pair) => this.add(sums(pair, 0), sums(pair, 1));
    return made(this.#sums, pairOf(g, h), (pair) => [...after(pair, 0), ...after(pair, 1)], make);
  }
}

/** A form for which others of its kind are needed: all of them, without recursion. */
function made(known, first, needed, make) {
  const open = [first];
  while (open.length > 0) {
    const missing = needed(open.at(-1)).filter((one) => !known.has(one));
    if (missing.length > 0) {
      for (const one of missing) open.push(one);
    } else {
      const now = open.pop();
      known.set(now, make(now));
    }
  }
  return known.get(first);
}

// Numbers n / 2^e, in lowest terms.

const dyadic = (n, e) => {
  let [numerator, exponent] = [n, e];
  while (exponent > 0 && numerator % 2n === 0n) [numerator, exponent] = [numerator / 2n, exponent - 1];
  return { n: numerator, e: exponent };
};
const ZERO = dyadic(0n, 0);
const ONE = dyadic(1n, 0);
const plus = (x, y) => {
  const e = Math.max(x.e, y.e);
  return dyadic((x.n << BigInt(e - x.e)) + (y.n << BigInt(e - y.e)), e);
};
const minus = (x, y) => plus(x, opposite(y));
const opposite = ({ n, e }) => ({ n: -n, e });
const half = ({ n, e }) => dyadic(n, e + 1);
/** Negative, zero or positive. */
const compared = (x, y) => {
  const { n } = minus(x, y);
  return n < 0n ? -1 : n > 0n ? 1 : 0;
};
export const textOf = ({ n, e }) => (e === 0 ? `${n}` : `${n}/${1n << BigInt(e)}`);

// A wall is a list of corners: a tax t, from 0 on, and a number. Between corners it is constant or changes as much as t.

/** Of a wall at a tax. */
function height(wall, t) {
  const at = wall.findLastIndex((corner) => compared(corner.t, t) <= 0);
  const next = wall[at + 1];
  const rise = next ? compared(next.value, wall[at].value) : 0;
  const further = minus(t, wall[at].t);
  return rise === 0 ? wall[at].value : plus(wall[at].value, rise > 0 ? further : opposite(further));
}

const taxes = (walls) => walls.flatMap((wall) => wall.map(({ t }) => t)).sort(compared);

/** Of walls that rise with the tax or stay: between corners of any it stays first and rises then. */
function greatest(walls) {
  const out = [];
  for (const t of taxes(walls)) {
    const value = walls.map((wall) => height(wall, t)).reduce((one, other) => (compared(one, other) < 0 ? other : one));
    const last = out.at(-1);
    if (last && compared(last.t, t) === 0) continue;
    const bend = last && minus(t, minus(value, last.value));
    if (last && compared(last.t, bend) < 0 && compared(bend, t) < 0) out.push({ t: bend, value: last.value });
    out.push({ t, value });
  }
  return out;
}

/** The least tax at which Left's wall is not above Right's: their distance shrinks once or twice as fast as the tax grows. */
function meeting(both) {
  const gap = (t) => minus(plus(height(both[0], t), height(both[1], t)), plus(t, t));
  let before = ZERO;
  for (const t of taxes(both)) {
    const [wide, narrow] = [gap(before), gap(t)];
    if (narrow.n <= 0n && wide.n <= 0n) return before;
    if (narrow.n <= 0n) return plus(before, compared(minus(wide, narrow), minus(t, before)) === 0 ? wide : half(wide));
    before = t;
  }
  return plus(before, half(gap(before)));
}

/** The number that a canonical form is, from the numbers that its options are; null if it is none. */
function numberOf(options, numbers) {
  const [low, high] = options.map((side) => (side.length === 1 ? numbers.get(side[0]) : undefined));
  if (options.some((side) => side.length > 1) || !low !== (options[0].length === 0) || !high !== (options[1].length === 0)) return null;
  if (low && high) return compared(low, high) < 0 ? half(plus(low, high)) : null;
  return low ? plus(low, ONE) : high ? minus(high, ONE) : ZERO;
}

/**
 * Mean and temperature of a canonical form, by the walls of the forms up to it: the left wall is the greatest right wall of Left's options
 * less the tax t, the right wall the least left wall of Right's plus t, up to where they meet (Conway, chapter 9). Right's walls are
 * mirrored: their numbers are negative.
 */
export function mastOf({ options }, g) {
  const needed = new Set([g]);
  for (let form = g; form >= 0; --form) if (needed.has(form)) for (const option of options[form].flat()) needed.add(option);
  const numbers = new Map();
  const walls = new Map();
  let mast;
  for (const form of [...needed].sort((one, other) => one - other)) {
    const x = numberOf(options[form], numbers);
    if (x) {
      numbers.set(form, x);
      walls.set(form, [[{ t: ZERO, value: x }], [{ t: ZERO, value: opposite(x) }]]);
      mast = { mean: x, temperature: dyadic(-1n, x.e) };
      continue;
    }
    const mirrored = (wall) => wall.map(({ t, value }) => ({ t, value: opposite(value) }));
    const both = options[form].map((side, i) => greatest(side.map((option) => mirrored(walls.get(option)[1 - i]))));
    const temperature = meeting(both);
    const mean = minus(height(both[0], temperature), temperature);
    const upTo = (wall, end) => [
      ...wall.filter(({ t }) => compared(t, temperature) < 0).map(({ t, value }) => ({ t, value: minus(value, t) })),
      { t: temperature, value: end },
    ];
    walls.set(form, [upTo(both[0], mean), upTo(both[1], opposite(mean))]);
    mast = { mean, temperature };
  }
  return mast;
}

const NUMBER = String.raw`\d+(?:\/\d+)?`;
const TINY = String.raw`(?<tiny>Tiny|Miny)\((?<y>${NUMBER})\)`;
const UPTIMAL = String.raw`(?<arrow>[v^])(?:\[(?<sum>\d+)\]|<(?<power>\d+)>)(?<starred>\*?)`;
const UPS = String.raw`(?<ups>v+|\^+)?(?<count>\d+)?(?<star>\*(?<size>\d+)?)?`;
const ITEM = new RegExp(String.raw`^(?<x>-?${NUMBER})?\+?(?:${TINY}|${UPTIMAL}|${UPS})$`);

class NoName extends Error {}

/** A value by its name in ASCII: 3/4, -1^*, ^3*2, ^[2]*, v<3>, 2Tiny(1/2), {2|-1/2}, {4|1||-3}, +-1, +-{0,{1|0}}. */
class Name {
  constructor(forms) {
    this.forms = forms;
    this.zero = forms.add([], []);
    this.most = 2 * forms.options.length; // numbers of values that are among the forms are no larger
  }

  bounded(number) {
    if (Math.abs(number) > this.most) throw new NoName('too large');
    return number;
  }

  integer(n) {
    let form = this.zero;
    for (let i = 0; i < Math.abs(this.bounded(n)); ++i) form = n > 0 ? this.forms.add([form], []) : this.forms.add([], [form]);
    return form;
  }

  /** By halves from the integers around it: each number is the simplest between its options. */
  number(text, sign = 1n) {
    const [numerator, denominator = '1'] = text.split('/');
    const n = sign * BigInt(numerator);
    const d = BigInt(denominator);
    if (d === 0n || (d & (d - 1n)) !== 0n || d.toString(2).length > this.most) throw new NoName('no number of this size');
    const parts = ((n % d) + d) % d;
    const whole = Number((n - parts) / d);
    if (parts === 0n) return this.integer(whole);
    let [low, high] = [this.integer(whole), this.integer(whole + 1)];
    for (let half = d / 2n; half > 1n; half /= 2n) {
      const middle = this.forms.add([low], [high]);
      // The bit tells on which side of the middle the number is.
      if ((parts & half) !== 0n) low = middle;
      else high = middle;
      if (parts % half === 0n) return middle;
    }
    return this.forms.add([low], [high]);
  }

  nimber(nim) {
    const smaller = [];
    for (let i = 0; i <= this.bounded(nim); ++i) smaller.push(this.forms.add(smaller, smaller));
    return smaller.at(-1);
  }

  /** n ups and *m are {0 | n - 1 ups and *(m ^ 1)}; up and * are {0, * | 0} ("Winning Ways", chapter 3). */
  ups(count, nim) {
    if (this.bounded(count) < 0) return this.forms.negative(this.ups(-count, nim));
    let now = this.bounded(nim) ^ (count % 2);
    let form = this.nimber(now);
    for (let i = 0; i < count; ++i) {
      now ^= 1;
      form = i === 0 && now === 1 ? this.forms.add([this.zero, this.nimber(1)], [this.zero]) : this.forms.add([this.zero], [form]);
    }
    return form;
  }

  /** up[n] = {up[n-1] | *}, up[n]* = {0, up[n-1]* | 0}; up^n = {0 | -up[n-1]*}, as * is its own negative (Siegel, II.4). */
  uptimal(order, isSum, starred) {
    const star = this.nimber(1);
    let [form, withStar] = [this.zero, star];
    for (let i = Number(!isSum); i < this.bounded(order); ++i)
      [form, withStar] = [this.forms.add([form], [star]), this.forms.add([this.zero, withStar], [this.zero])];
    if (isSum) return starred ? withStar : form;
    const power = this.forms.add([this.zero], [this.forms.negative(withStar)]);
    return starred ? this.forms.plus(power, star) : power;
  }

  item(text) {
    const found = ITEM.exec(text);
    if (!found || text === '' || text[0] === '+') throw new NoName(text);
    const { x, tiny, y, arrow, sum, power, starred, ups = '', count, star, size } = found.groups;
    let form;
    if (tiny) {
      form = this.forms.add([this.zero], [this.forms.add([this.zero], [this.number(y, -1n)])]);
      if (tiny === 'Miny') form = this.forms.negative(form);
    } else if (arrow) {
      form = this.uptimal(Number(sum ?? power), sum !== undefined, starred === '*');
      if (arrow === 'v') form = this.forms.negative(form);
    } else {
      if (count && ups.length !== 1) throw new NoName(text);
      const many = Number(count ?? ups.length);
      form = this.ups(ups[0] === 'v' ? -many : many, star ? Number(size ?? 1) : 0);
    }
    return x ? this.forms.plus(this.number(x), form) : form;
  }

  value(text) {
    if (text.startsWith('+-')) {
      const rest = text.slice(2);
      const inner = /^\{.*\}$/.test(rest) ? rest.slice(1, -1) : '|';
      const mine = outside(inner).includes('|') ? [this.value(rest)] : this.list(inner);
      return this.forms.add(
        mine,
        mine.map((form) => this.forms.negative(form)),
      );
    }
    if (!text.startsWith('{')) return this.item(text);
    if (!text.endsWith('}')) throw new NoName(text);
    return this.sided(text.slice(1, -1));
  }

  /** Values with commas between them. */
  list(text) {
    const level = outside(text);
    const ends = [...[...level].flatMap((letter, i) => (letter === ',' ? [i] : [])), text.length];
    return text === '' ? [] : ends.map((end, i) => this.value(text.slice(i === 0 ? 0 : ends[i - 1] + 1, end)));
  }

  /** Left's options and Right's, apart by the longest row of bars; {4|1||-3} is {{4|1}|-3}. */
  sided(text) {
    const level = outside(text);
    const rows = [...level.matchAll(/\|+/g)].sort((one, other) => other[0].length - one[0].length);
    if (rows.length === 0 || rows[1]?.[0].length === rows[0][0].length) throw new NoName(text);
    const [from, to] = [rows[0].index, rows[0].index + rows[0][0].length];
    const side = (part) => (outside(part).includes('|') ? [this.sided(part)] : this.list(part));
    return this.forms.add(side(text.slice(0, from)), side(text.slice(to)));
  }
}

/** The text with points in place of what stands in braces. */
function outside(text) {
  let depth = 0;
  return [...text]
    .map((letter) => {
      if (letter === '}') depth -= 1;
      const shown = depth === 0 ? letter : '.';
      if (letter === '{') depth += 1;
      return shown;
    })
    .join('');
}

/** The form that a name describes; undefined if it is none. */
export function formOfName(forms, text) {
  try {
    return text.length <= 200 ? new Name(forms).value(text) : undefined;
  } catch (error) {
    if (error instanceof NoName) return undefined;
    throw error;
  }
}
