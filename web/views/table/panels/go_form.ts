// The field for a cell to go to, loaded after the first picture.

import { html, type TemplateResult } from 'lit';
import type { Cell, TableShape } from '../../../engine/api_messages.js';
import type { Words } from '../../../i18n/words.js';
import { axesOf, coordinates } from '../geometry/coordinates.js';

export interface GoActions {
  go(event: SubmitEvent): void;
  close(): void;
}

export function goForm(words: Words, shape: TableShape, wrong: boolean, act: GoActions): TemplateResult {
  const t = words.strings.table;
  const named = coordinates(words, shape, [shape.x.first, shape.y.first]);
  const label = named.map(([name]) => name).join(', ');
  const example = named.map(([, index]) => index).join(', ');
  return html`<form class="go-to" @submit=${act.go} @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && act.close()}>
    <label>
      <span>${label}</span>
      <input name="cell" inputmode="decimal" autocomplete="off" placeholder=${example} aria-invalid=${wrong} />
    </label>
    <button type="submit">${t.go}</button>
    ${wrong ? html`<span class="error" role="alert">${shape.sequence ? t.goToBadHeap(String(shape.sequence.count - 1)) : `${t.goToBad(label)} ${example}`}</span>` : ''}
  </form>`;
}

const holds = (axis: { first: number; count: number }, index: number) => index >= axis.first && index - axis.first < axis.count;

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The one coordinate of these names that the words before a number mean: "row" or "r" for "row of the coin". */
function meant(names: readonly string[], words: string): number | undefined {
  const typed = lettersOf(words);
  const fits = names.flatMap((name, i) => (typed.every((part) => lettersOf(name).some((own) => own.startsWith(part))) ? [i] : []));
  return fits.length === 1 ? fits[0] : undefined;
}

/** Parses a typed cell, as `coordinates` orders and names it; undefined if the table lacks it. */
export function typedCell(words: Words, shape: TableShape, text: string): Cell | undefined {
  // Signs, points and further numbers are errors: ignoring them would give another cell than the one meant.
  if (/[-−+.]\s*\d/.test(text)) return undefined;
  const numbers = (text: string) => [...text.matchAll(/(\D*)(\d+)/g)].map(([, before = '', digits]) => ({ before, value: Number(digits) }));
  // Spaces group digits, other characters separate numbers. If that gives a single number, as for "7 150", the space separates.
  const grouped = numbers(text.replace(/(\d)[ \u202f](?=\d{3}\b)/g, '$1'));
  const { sequence, index, x, y } = shape;
  if ((sequence || index) && grouped.length === 1) {
    const term = grouped[0]?.value ?? -1;
    return term >= 0 && term < (sequence?.count ?? x.count * y.count) ? [term % x.count, Math.floor(term / x.count)] : undefined;
  }
  const axes = axesOf(shape);
  const typed = grouped.length >= axes.length ? grouped : numbers(text);
  if (typed.length !== axes.length) return undefined;
  const names = axes.map((axis) => (sequence || index ? '' : words.translate(shape[axis].name)));
  const named = typed.map(({ before }) => meant(names, before));
  // Where only one number is named, the other is of the other axis.
  const turned = named[0] === 1 || named[1] === 0;
  if (turned && (named[0] === 0 || named[1] === 1)) return undefined;
  const order = turned ? [...axes].reverse() : axes;
  const on = (axis: 'x' | 'y') => typed[order.indexOf(axis)]?.value ?? shape[axis].first;
  const cell: Cell = [on('x'), on('y')];
  return holds(shape.x, cell[0]) && holds(shape.y, cell[1]) ? cell : undefined;
}
