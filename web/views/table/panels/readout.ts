// The line under the table with the values of a cell, and the same in plain words.

import { html, type TemplateResult } from 'lit';
import type { LayerName, TableShape, Value } from '../../../engine/api_messages.js';
import type { Message } from '../../../engine/message.js';
import type { Words } from '../../../i18n/words.js';
import { evaluationLine, evaluationText } from '../../evaluation.js';
import { leftAndRight } from '../../left_right.js';
import { written } from '../draw/glyphs.js';
import { coordinates } from '../geometry/coordinates.js';
import { grouped } from '../geometry/ticks.js';
import type { ReadCell } from '../reading.js';

/** "value {2|-1/2}"; a long text is cut. */
const named = (words: Words, [layer, text]: readonly [LayerName, string]): readonly [name: string, text: string] => [
  words.strings.table.layers[layer].toLowerCase(),
  written(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text),
];
const LONGEST = 60;

/** "If Left begins: Right wins", where these are the players and it is all that the cell tells. */
function winnerOf(words: Words, shape: TableShape, { outcome, nimber, remoteness, score }: Value): string | undefined {
  const players = leftAndRight(shape);
  if (!players || outcome === 'D' || nimber !== undefined || remoteness !== undefined || score !== undefined) return undefined;
  const winner: Message = ['wins', players[outcome === 'N' ? 0 : 1]];
  return `${words.strings.table.ifBegins(words.translate(players[0]))}: ${words.translate(winner)}`;
}

export function readout(words: Words, { cell, shape, value, texts = [] }: ReadCell): TemplateResult {
  const t = words.strings.table;
  const coordinate = coordinates(words, shape, cell).map(([name, index], i) => html`${i > 0 ? ', ' : ''}${name} <b>${grouped(index)}</b>`);
  const place = html`<span class="place">${coordinate}</span>`;
  if (value === undefined) return place;
  if (value === null) return html`${place} <span class="quantity">${t.noCell}</span>`;
  if (value === 'unknown') return html`${place} <span class="quantity">${t.unknown}</span>`;
  const others = texts.map((text) => named(words, text)).map(([name, text]) => html`<span class="quantity">${name} <b>${text}</b></span>`);
  const winner = winnerOf(words, shape, value);
  return html`${place} ${winner ? html`<span class="quantity">${winner}</span>` : evaluationLine(words, value)}${others}`;
}

/** For assistive technology: coordinates, outcome in words, nimber and remoteness. */
export function spoken(words: Words, { cell, shape, value, texts = [] }: ReadCell): string {
  const t = words.strings.table;
  const place = coordinates(words, shape, cell)
    .map((coordinate) => coordinate.join(' '))
    .join(', ');
  if (value === undefined) return place;
  if (value === null || value === 'unknown') return `${place}: ${value === null ? t.noCell : t.unknown}`;
  const winner = winnerOf(words, shape, value) ?? evaluationText(words, value);
  return `${place}: ${[winner, ...texts.map((text) => named(words, text).join(' '))].join(', ')}`;
}
