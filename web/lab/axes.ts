// The choice of the two numbers of a position that are the table's axes.
import { html } from 'lit';
import type { Checked } from '../engine/protocol.js';
import type { LabWords } from './words.js';

type Part = NonNullable<Checked['layout']>['parts'][number];
type Values = Record<string, string>;

const sides = ['across', 'up'] as const;

const namesOf = ({ name, dimensions, rows, columns }: Part): string[] =>
  dimensions === 0
    ? [name]
    : Array.from({ length: rows * columns }, (_, i) =>
        dimensions === 1 ? `${name}[${i}]` : `${name}[${Math.floor(i / columns)},${i % columns}]`,
      );

/** A form for the axes; empty if positions have only one number. */
export function axesView(t: LabWords, parts: readonly Part[], parameters: Values, chosen: (parameters: Values) => void) {
  const names = parts.flatMap(namesOf);
  if (names.length < 2) return '';
  const choose = (axis: (typeof sides)[number], value: string) => {
    const { [axis]: _, ...rest } = parameters;
    chosen(value ? { ...rest, [axis]: value } : rest);
  };
  return html`<fieldset class="lab-axes"><legend>${t.axes}</legend>
    ${sides.map(
      (axis) => html`<label>${axis === 'across' ? t.across : t.along}
        <select @change=${(event: Event) => choose(axis, (event.target as HTMLSelectElement).value)}>
          <option value="" .selected=${!parameters[axis]}>${t.asOrdered}</option>
          ${names.map((name) => html`<option value=${name} .selected=${parameters[axis] === name}>${name}</option>`)}
        </select></label>`,
    )}
  </fieldset>`;
}
