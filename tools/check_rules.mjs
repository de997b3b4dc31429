// Checks certificates as tools/check.mjs does, and those of rule texts of the lab and of values as well: `check(text)`, or
// `node check_rules.mjs FILE...`.
import { check as checkGames, command, Game, need, words } from './check.mjs';
import { checkValue } from './check_values.mjs';
import { RuleText } from './rule_text.mjs';

/** A lead of 0. */
const EVEN = 2 ** 52;
/** Lists of numbers that are looked at to find the positions that a formula speaks of. */
const MOST_TRIED = 200_000;
/** Parameters of the table; the others are those of the text. */
const TABLE = ['text', 'across', 'up', 'down', 'width'];

/**
 * Rules that are written as a text. A component is the numbers of a position, each counted from the least of its range; behind them, where
 * Left and Right differ, who moves (0 is Left), and where points decide, by how much who moves is ahead, counted from EVEN.
 */
class Rules extends Game {
  constructor(p) {
    super();
    const begins = p.first === 'left' || p.first === 'right';
    const given = Object.entries(p).filter(([name]) => !TABLE.includes(name) && !(begins && name === 'first'));
    this.text = new RuleText(p.text, Object.fromEntries(given.map(([name, value]) => [name.replace(/^rules\./, ''), value])));
    const { partisan, scored, decided, passes, ranges, splits, misere } = this.text;
    need(partisan || !begins, 'parameters: first: both players have the same moves');
    this.beginner = begins && p.first === 'right' ? 1 : 0;
    this.table = p;
    const parts = this.text.components();
    // Then a position may have several components, or none.
    const several = splits || parts.length !== 1;
    const special = partisan || scored || decided || passes;
    this.ending = !special ? 'normal' : several && misere ? 'misere' : 'result';
    this.addsUp = !several || this.ending !== 'result';
    this.width = ranges.length + Number(partisan) + Number(scored);
    this.first = parts[0] ?? this.text.start;
    this.several = parts.length > 1;
    this.start = parts.flatMap((slots) => this.numbered(slots, this.beginner));
    this.kept = new Map();
  }

  numbered(slots, right = 0, lead = EVEN) {
    const { ranges, partisan, scored } = this.text;
    return [...slots.map((slot, i) => slot - ranges[i][0]), ...(partisan ? [right] : []), ...(scored ? [lead] : [])];
  }

  /** The numbers of the text, who moves, and the lead. */
  takenApart(component) {
    const { ranges, partisan, scored } = this.text;
    const slots = ranges.map(([least], i) => component[i] + least);
    need(
      slots.every((slot, i) => slot <= ranges[i][1]),
      `${words(component)}: beyond its range`,
    );
    const right = partisan ? component[slots.length] : 0;
    need(right < 2, `${words(component)}: nobody moves`);
    return { slots, right, lead: scored ? component.at(-1) - EVEN : 0 };
  }

  /** In sums the same components come again and again. */
  moves(component) {
    const name = component.join(',');
    if (!this.kept.has(name)) this.kept.set(name, this.listed(component));
    return this.kept.get(name);
  }

  listed(component) {
    const { slots, right, lead } = this.takenApart(component);
    if (this.text.ended(slots)) return [];
    const moves = [...this.text.movesOf(slots, right ? 'Right' : 'Left')];
    return moves.map(({ left, gained }) => left.map((one) => this.numbered(one, 1 - right, EVEN - lead - gained)));
  }

  result(position) {
    const { slots, right, lead } = this.takenApart(position);
    const payoff = lead + this.text.payoff(this.text.ended(slots) ?? this.text.stuck(), slots, right ? 'Right' : 'Left');
    return payoff > 0 ? 'N' : payoff < 0 ? 'P' : 'D';
  }

  /** Tables show one number in rows, two heaps, or any two numbers of a position while the others stay. */
  cell(column, row) {
    const { names, ranges } = this.text;
    const { across, up, down, width } = this.table;
    const shown = (slot, number) => number + Math.min(ranges[slot][0], 0);
    if (across !== undefined) {
      const along = up ?? down;
      const slots = [...this.first];
      const set = (name, number) => {
        const slot = names.indexOf(name);
        need(slot >= 0, `parameters: there is no ${name}`);
        slots[slot] = shown(slot, number);
      };
      set(across, column);
      if (along !== undefined) set(along, row);
      need(along !== undefined || row === 0, 'claim: there is no such row');
      return this.legal(slots);
    }
    need(this.first.length === 1, 'claim: there is no such cell');
    if (this.several && !this.text.partisan)
      return [...this.legal([shown(0, column)]), ...this.legal([shown(0, row)]), ...this.start.slice(2)];
    need(column < Number(width), 'claim: there is no such column');
    return this.legal([shown(0, row * Number(width) + column)]);
  }

  /** All positions of one component, in order, and what a formula is worth there. */
  formulaValues(formula) {
    const { ranges, partisan } = this.text;
    need(ranges.reduce((tried, [least, most]) => tried * (most - least + 1), 1) <= MOST_TRIED, 'claim: too many positions');
    const valueAt = this.text.formula(formula);
    const out = [];
    const slots = ranges.map(([least]) => least);
    const next = () => {
      for (let slot = slots.length - 1; slot >= 0; --slot) {
        if (++slots[slot] <= ranges[slot][1]) return true;
        slots[slot] = ranges[slot][0];
      }
      return false;
    };
    do {
      if (!this.text.isLegal(slots)) continue;
      const number = valueAt(slots);
      for (let right = 0; right <= Number(partisan); ++right) out.push([this.numbered(slots, right), number]);
    } while (next());
    return out;
  }

  legal(slots) {
    const fits = slots.every((slot, i) => this.text.fits(i, slot));
    need(fits && this.text.isLegal(slots), 'claim: no position stands there');
    return this.numbered(slots, this.beginner);
  }
}

/**
 * As `check` of tools/check.mjs, of all games and of rule texts.
 *
 * @param {string} text
 * @returns {{ valid: boolean, words: string }}
 */
export const check = (text) => checkGames(text, { rules: Rules }, checkValue);

command(import.meta.url, 'check_rules.mjs', check);
