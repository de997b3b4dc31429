// Checks certificates of values for tools/check_rules.mjs, by the definitions of <= and + alone (tools/value_forms.mjs).
import { command, earlier, key, malformed, natural, need, positionFrom, prove, readList, Wrong, within } from './check.mjs';
import { Forms, formOfName, mastOf, TooMuch, textOf } from './value_forms.mjs';

const MOST_MOVES = 200_000;
const CLAIMED = ['at', 'position', 'value', 'class', 'mean', 'temperature'];

/**
 * Components in normal play, with the moves of Left (0) and Right (1), of a rule text or of the parts of a sum. Nothing in a component says
 * who is to move; in a sum it begins with the number of its part.
 */
class Sides {
  constructor(games, { game, parameters }, at) {
    need(game === 'rules' || game === 'sum', 'game: values are certified of rules or sum');
    this.prefix = Number(game === 'sum');
    if (!this.prefix) {
      this.parts = [new games.rules(parameters)];
      this.start = this.components(this.parts[0], at ? this.parts[0].cell(...at) : this.parts[0].start);
      return;
    }
    need(Object.keys(parameters).join() === 'parts' && !at, 'parameters: expected the parts of a sum, without a cell');
    this.parts = parameters.parts.split('|').map((part) => {
      const [id, ...given] = part.split(';');
      need(Object.hasOwn(games, id), `parameters: no such game: ${id}`);
      return new games[id](Object.fromEntries(given.map(named)));
    });
    this.start = this.parts.flatMap((part, i) => this.components(part, part.start).map((component) => [i, ...component]));
  }

  components(game, position) {
    const { scored, decided, passes } = game.text ?? { decided: game.ending !== 'normal' };
    need(!scored && !decided && !passes, 'parameters: values need normal play');
    return game.components(position).map((component) => withoutMover(game, component));
  }

  /** For each move, the components that it leaves. */
  moves(component, side) {
    const game = this.parts[this.prefix ? component[0] : 0];
    const whole = [...component.slice(this.prefix), ...(game.text?.partisan ? [side] : [])];
    need(Number(game.mostOptions(whole)) <= MOST_MOVES, 'it has more moves than a certificate may list');
    return [...game.moves(whole)].map((left) => left.map((part) => [...component.slice(0, this.prefix), ...withoutMover(game, part)]));
  }
}

const withoutMover = (game, component) => (game.text?.partisan ? component.slice(0, -1) : component);
/** A parameter of a part: name=value, with some characters as % and their bytes in hexadecimal digits. */
function named(item) {
  const at = item.indexOf('=');
  need(at > 0, 'parameters: expected name=value');
  return [item.slice(0, at), decodeURIComponent(item.slice(at + 1))];
}
const isList = (value) => Array.isArray(value);
const ascending = (one, other) => one - other;
const side = (i) => ['Left', 'Right'][i];

/** Numbers below a limit, in order. */
function placesFrom(value, below, once) {
  const numbers = positionFrom(value);
  need(
    numbers.every((number, i) => number < below && (i === 0 || numbers[i - 1] + once <= number)),
    malformed,
  );
  return numbers;
}

/** Lists of places by their numbers. */
function byPlaces(one, other) {
  for (let i = 0; i < one.length && i < other.length; ++i) if (one[i] !== other[i]) return one[i] - other[i];
  return one.length - other.length;
}

/** The canonical form of every position that can be reached. */
class ValueProof {
  forms = new Forms();
  used = new Set(); // forms
  sums = new Map();
  usedSums = new Set();
  byPlace = [];

  constructor(sides, { forms, sums, positions }) {
    this.sides = sides;
    each('forms', forms, (entry, place) => this.readForm(entry, place));
    this.listed = this.forms.options.length; // those after them are made to be compared
    this.zero = this.forms.add([], []);
    each('sums', sums, (entry) => this.readSum(entry));
    this.positions = within('positions', () => readList(positions, (entry) => this.readPosition(entry)), ', ');
    within('positions', () => prove(this.positions, sides.start, (component, place, value) => this.look(component, place, value)), ', ');
    this.value = this.total(this.places(sides.start));
  }

  /** Nothing is listed to which nothing leads. */
  needAll() {
    for (const [place, pair] of [...this.sums.keys()].entries())
      need(this.usedSums.has(pair), `sums, entry ${place + 1}: nothing leads to it`);
    for (let form = this.listed - 1; form >= 0; --form) {
      need(this.used.has(form), `forms, entry ${form + 1}: nothing leads to it`);
      for (const option of this.forms.options[form].flat()) this.used.add(option);
    }
  }

  readForm(entry, place) {
    need(isList(entry) && entry.length === 2, 'expected two lists of earlier forms, in order');
    const sides = entry.map((options) => placesFrom(options, place, 1));
    need(this.forms.add(...sides) === place, 'it is listed before');
    for (const [i, options] of sides.entries())
      for (const option of options) {
        const better = options.find((other) => other !== option && this.forms.asGood(i, other, option));
        need(better === undefined, `its option ${option} is dominated by ${better}`);
        const reply = this.forms.options[option][1 - i].find((other) => this.forms.asGood(1 - i, other, place));
        need(reply === undefined, `its option ${option} is reversible through ${reply}`);
      }
  }

  plus(g, h) {
    if (g === this.zero || h === this.zero) return g === this.zero ? h : g;
    const pair = key([g, h].sort(ascending));
    need(this.sums.has(pair), `the sum of forms ${pair.replace(',', ' and ')} is not listed`);
    this.usedSums.add(pair);
    return this.sums.get(pair);
  }

  total(places) {
    return places.reduce((total, place) => this.plus(total, this.byPlace[place].form), this.zero);
  }

  readSum(entry) {
    const [g, h, total, more] = positionFrom(entry);
    const fits = total !== undefined && more === undefined && g <= h && h < this.listed && total < this.listed;
    need(fits, 'expected two forms, in order, and the form of their sum');
    need(!this.sums.has(key([g, h])), 'it is listed before');
    const options = this.forms.options;
    const after = (i) => [...options[g][i].map((option) => this.plus(option, h)), ...options[h][i].map((option) => this.plus(g, option))];
    need(this.forms.equal(this.forms.add(after(0), after(1)), total), `the sum is not form ${total}`);
    this.sums.set(key([g, h]), total);
    for (const form of [g, h, total]) this.used.add(form);
  }

  readPosition(entry) {
    need(entry.length === 4 && isList(entry[2]) && isList(entry[3]), malformed);
    const form = natural(entry[1]);
    need(form < this.listed, 'there is no such form');
    this.used.add(form);
    const value = { form, options: entry.slice(2).map((options) => options.map((option) => this.readOption(option))) };
    this.byPlace.push(value);
    return [positionFrom(entry[0]), value];
  }

  readOption(entry) {
    need(isList(entry), malformed);
    const [after, fate, ...by] = entry;
    need(by.length === ['kept', 'dominated', 'reversible'].indexOf(fate), malformed);
    return { places: placesFrom(after, this.byPlace.length, 0), fate, by: by.map(natural) };
  }

  places(components) {
    return components.map((component) => this.positions.get(key(component)).place).sort(ascending);
  }

  look(component, place, { form, options }) {
    const behind = [];
    const after = options.map((listed, i) => {
      const found = new Map();
      for (const left of this.sides.moves(component, i)) {
        for (const part of left) earlier(this.positions, part, place);
        const places = this.places(left);
        found.set(key(places), places);
        behind.push(...left);
      }
      const moves = [...found.values()].sort(byPlaces);
      const same = moves.length === listed.length && moves.every((places, j) => key(places) === key(listed[j].places));
      need(same, `the moves of ${side(i)} are others`);
      return listed.map(({ places }) => this.total(places));
    });
    need(this.forms.equal(this.forms.add(...after), form), `its value is not form ${form}`);
    for (const [i, listed] of options.entries())
      for (const [j, option] of listed.entries())
        need(this.hasFate(form, i, option, after[i][j]), `option ${j + 1} of ${side(i)} is not ${option.fate} in this way`);
    return behind;
  }

  hasFate(form, i, { places, fate, by }, value) {
    const canonical = this.forms.options[form][i];
    if (fate === 'kept') return canonical.includes(value);
    if (fate === 'dominated') return canonical.includes(by[0]) && by[0] !== value && this.forms.asGood(i, by[0], value);
    const reply = this.byPlace[places[by[0]]]?.options[1 - i][by[1]];
    if (!reply) return false;
    const through = this.total([...places.toSpliced(by[0], 1), ...reply.places].sort(ascending));
    return this.forms.asGood(1 - i, through, form);
  }
}

function each(name, entries, read) {
  need(isList(entries), `${name}: expected a list`);
  for (const [place, entry] of entries.entries()) within(`${name}, entry ${place + 1}`, () => read(entry, place));
}

/** Throws Wrong for a certificate of a value that is not valid. */
export function checkValue(certificate, games) {
  const { claim } = certificate;
  need(Object.keys(claim).every((name) => CLAIMED.includes(name)), 'claim: no such field');
  const at = Object.hasOwn(claim, 'at') ? positionFrom(claim.at) : undefined;
  need(!at || at.length === 2, 'claim: expected a column and a row');
  let sides;
  try {
    sides = new Sides(games, certificate, at);
  } catch (error) {
    if (error instanceof Wrong) throw error;
    throw new Wrong(`parameters: not those of the game, or no such cell (${error.message})`);
  }
  const stated = isList(claim.position) ? claim.position.map((component) => key(positionFrom(component))) : [null];
  need(stated.join('|') === sides.start.map(key).join('|'), 'claim: the parameters describe other components');
  try {
    const proof = new ValueProof(sides, certificate);
    const { forms, value, zero } = proof;
    const is = forms.atMost(zero, value) ? (forms.atMost(value, zero) ? 'P' : 'L') : forms.atMost(value, zero) ? 'R' : 'N';
    need(claim.class === is, `claim: the class is ${is}`);
    if (Object.hasOwn(claim, 'value')) {
      const meant = typeof claim.value === 'string' ? formOfName(forms, claim.value) : undefined;
      need(meant !== undefined, 'claim: value is not the name of a value of this size');
      need(forms.equal(meant, value), 'claim: the value has another name');
    }
    if (Object.hasOwn(claim, 'mean') || Object.hasOwn(claim, 'temperature'))
      for (const [name, number] of Object.entries(mastOf(forms, value)))
        need(!Object.hasOwn(claim, name) || claim[name] === textOf(number), `claim: the ${name} is ${textOf(number)}`);
    proof.needAll();
  } catch (error) {
    if (error instanceof TooMuch) throw new Wrong(`forms: ${error.message}`);
    throw error;
  }
}

command(import.meta.url, 'check_values.mjs', () => ({ valid: false, words: 'certificates of values are checked with check_rules.mjs' }));
