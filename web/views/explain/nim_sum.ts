// Shows a nim-sum as binary columns: the components, and the bits that a winning move changes in one of them.

import { html, type TemplateResult } from 'lit';
import type { Natural, Reason } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';

/** Most rows shown. */
const MOST = 12;

/** Each number's bits, highest first, all of the same length. */
export function bits(numbers: readonly Natural[]): string[] {
  const binary = numbers.map((number) => BigInt(number).toString(2));
  const width = Math.max(1, ...binary.map((text) => text.length));
  return binary.map((text) => text.padStart(width, '0'));
}

/** `format`: a component by its position and index. */
export function nimSum(
  words: Words,
  { nimbers, nimSum: sum, parts, part }: Extract<Reason, { kind: 'nim-sum' }>,
  format: (part: Message, index: number) => string,
): TemplateResult | '' {
  if (nimbers.length < 2 || nimbers.length > MOST) return '';
  const t = words.strings.explain;
  const after = part === undefined ? undefined : String(BigInt(nimbers[part] as Natural) ^ BigInt(sum));
  const rows = bits([...nimbers, sum, ...(after === undefined ? [] : [after])]);
  const total = rows[nimbers.length] as string;
  const cells = (text: string, flips: boolean) =>
    [...text].map((bit, i) => html`<td class="${bit === '1' ? 'one' : 'zero'} ${flips && total[i] === '1' ? 'flip' : ''}">${bit}</td>`);
  return html`<figure class="nim-sum">
    <table>
      <caption class="hidden">${t.nimSumTitle}</caption>
      <thead>
        <tr><th scope="col">${t.component}</th><th scope="col">${t.nimber}</th><th scope="col" colspan=${total.length}>${t.binary}</th></tr>
      </thead>
      <tbody>
        ${nimbers.map(
          (value, i) => html`<tr>
              <th scope="row">${format(parts[i] ?? '', i)}</th><td class="value">${grouped(value)}</td>${cells(rows[i] ?? '', i === part)}
            </tr>
            ${
              i === part && after !== undefined
                ? html`<tr class="after"><th scope="row">${t.becomes}</th><td class="value">${grouped(after)}</td>${cells(rows.at(-1) ?? '', true)}</tr>`
                : ''
            }`,
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${t.nimSum}</th><td class="value">${grouped(sum)}</td>${cells(total, false)}</tr>
      </tfoot>
    </table>
    <figcaption>${t.nimSumCaption}${after === undefined ? '' : ` ${t.flips}`}</figcaption>
  </figure>`;
}
