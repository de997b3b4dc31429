// The value of a position as text with a coloured letter.

import { html, type TemplateResult } from 'lit';
import type { Natural, OutcomeLetter, Value } from '../engine/api_messages.js';
import type { Words } from '../i18n/words.js';
import { grouped } from './table/geometry/ticks.js';

/** The outcome on its colour, in the chosen notation. */
export function chip(words: Words, outcome: OutcomeLetter, nimber?: Natural): TemplateResult {
  const how = words.notation;
  const text =
    how === 'words'
      ? words.strings.outcomeName[outcome]
      : how === 'nimber' && nimber !== undefined
        ? grouped(nimber)
        : words.strings.outcome[outcome];
  return html`<span class="chip chip-${outcome}" title=${words.strings.outcomeMeaning[outcome]}>${text}</span>`;
}

/** "N, the player to move wins, nimber 2, remoteness 5"; "N, the player to move wins, score +3". */
export function evaluationText(words: Words, value: Value): string {
  const t = words.strings;
  const parts = [t.outcome[value.outcome], t.outcomeMeaning[value.outcome]];
  if (value.nimber !== undefined) parts.push(`${t.table.nimber} ${value.nimber}`);
  if (value.remoteness !== undefined) parts.push(`${t.table.remoteness} ${value.remoteness}`);
  if (value.score !== undefined) parts.push(`${t.table.score} ${signed(value.score)}`);
  return parts.join(', ');
}

const signed = (score: number) => (score > 0 ? `+${score}` : String(score).replace('-', '−'));

export function evaluationLine(words: Words, value: Value): TemplateResult {
  const t = words.strings.table;
  return html`${chip(words, value.outcome, value.nimber)}${value.nimber === undefined ? '' : html`<span class="quantity">${t.nimber} <b>${grouped(value.nimber)}</b></span>`}${
    value.remoteness === undefined ? '' : html`<span class="quantity">${t.remoteness} <b>${grouped(value.remoteness)}</b></span>`
  }${value.score === undefined ? '' : html`<span class="quantity">${t.score} <b>${signed(value.score)}</b></span>`}`;
}
