// Values in words: "three quarters plus double up star", for who listens, and for who has not met the symbols yet.
import type { ValueWords } from '../../i18n/en/value.js';

/** A canonical form, as it is written. */
type Form = string | { left: readonly Form[]; right: readonly Form[] };

/** Games within games are words up to this depth: longer sentences cannot be followed. */
const DEEPEST = 2;

/** The places of characters outside of braces. */
function* outside(text: string): Generator<number> {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '}') depth--;
    if (depth === 0) yield at;
    if (letter === '{') depth++;
  }
}

/** The longest row of bars outside of braces: where it begins, and its length. */
function bars(text: string): { at: number; length: number } {
  let longest = { at: 0, length: 0 };
  let run = { at: 0, length: 0 };
  for (const at of outside(text)) {
    if (text[at] !== '|') continue;
    run = at === run.at + run.length && run.length > 0 ? { ...run, length: run.length + 1 } : { at, length: 1 };
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

/** Reads the options of one side: a list, or one game without its braces. */
function sideOf(text: string): readonly Form[] {
  if (text === '') return [];
  if (bars(text).length > 0) return [formOf(`{${text}}`)];
  const commas = [...outside(text)].filter((at) => text[at] === ',');
  return [-1, ...commas].map((from, i) => formOf(text.slice(from + 1, commas[i] ?? text.length)));
}

function formOf(text: string): Form {
  const isGame = text.startsWith('{') && [...outside(text)].every((at) => at === 0 || at === text.length - 1);
  if (!isGame) return text;
  const inner = text.slice(1, -1);
  const { at, length } = bars(inner);
  return { left: sideOf(inner.slice(0, at)), right: sideOf(inner.slice(at + length)) };
}

const depthOf = (form: Form): number => (typeof form === 'string' ? 0 : 1 + Math.max(0, ...[...form.left, ...form.right].map(depthOf)));

/** A value without braces, part by part; nothing if it has others than these. */
function simple(text: string, { spoken: t }: ValueWords): string | undefined {
  const [, number, ups, nimber] = text.match(/^(-?\d+(?:\/\d+)?)?((?:\d+·)?[↑↓]|[⇑⇓])?(\*\d*)?$/) ?? [];
  if (text !== '' && (number ?? ups ?? nimber) !== undefined) {
    const [, count = ups === '⇑' || ups === '⇓' ? '2' : '1', arrow = ''] = ups?.match(/^(?:(\d+)·)?(.)$/) ?? [];
    const around = [ups && t.ups(count, '↑⇑'.includes(arrow)), nimber && t.star(nimber.slice(1))].filter(Boolean).join(' ');
    return [number && t.number(number), around].filter(Boolean).join(` ${t.plus} `);
  }
  const [, sign = '', of] = text.match(/^([±⧾⧿])(\d+(?:\/\d+)?)$/) ?? [];
  return of === undefined ? undefined : t.signs[sign as keyof typeof t.signs](t.number(of));
}

function spoken(form: Form, t: ValueWords): string | undefined {
  if (typeof form === 'string') return simple(form, t);
  const [left, right] = [form.left, form.right].map((options) => {
    const all = options.map((option) => spoken(option, t));
    return all.includes(undefined) ? undefined : all.join(` ${t.spoken.or} `);
  });
  return left === undefined || right === undefined ? undefined : t.spoken.game(left, right);
}

/** Nothing for values that are deep, or have symbols without a short name. */
export function valueInWords(value: string, t: ValueWords): string | undefined {
  const form = formOf(value);
  const words = depthOf(form) > DEEPEST ? undefined : spoken(form, t);
  // Brackets are for games within games.
  return typeof form === 'string' ? words : words?.slice(1, -1);
}
