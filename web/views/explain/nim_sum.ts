// A nim-sum as binary columns.
import { html, type TemplateResult } from 'lit';
import type { Natural } from '../../engine/api.js';
import { words } from '../../strings/index.js';
import { grouped } from '../table/geometry/ticks.js';

/** More rows than this say nothing more. */
const MOST = 12;

/** Each number's bits, highest first, all of the same length. */
export function bits(numbers: readonly Natural[]): string[] {
  const binary = numbers.map((number) => BigInt(number).toString(2));
  const width = Math.max(1, ...binary.map((text) => text.length));
  return binary.map((text) => text.padStart(width, '0'));
}

export function nimSum(nimbers: readonly Natural[], sum: Natural): TemplateResult | '' {
  if (nimbers.length < 2 || nimbers.length > MOST) return '';
  const say = words().explain;
  const rows = bits([...nimbers, sum]);
  const cells = (text: string) => [...text].map((bit) => html`<td class=${bit === '1' ? 'one' : 'zero'}>${bit}</td>`);
  return html`<figure class="nim-sum">
    <table>
      <caption class="hidden">${say.nimSumTitle}</caption>
      <tbody>
        ${nimbers.map((value, i) => html`<tr><th scope="row">${grouped(value)}</th>${cells(rows[i] ?? '')}</tr>`)}
      </tbody>
      <tfoot>
        <tr><th scope="row">${grouped(sum)}</th>${cells(rows[nimbers.length] ?? '')}</tr>
      </tfoot>
    </table>
    <figcaption>${say.nimSumCaption}</figcaption>
  </figure>`;
}
