// A value as a line of words with a coloured letter: used wherever a position's value is read.
import { html, type TemplateResult } from 'lit';
import type { Natural, OutcomeLetter, Value } from '../engine/said.js';
import { notation, words } from '../strings/index.js';
import { grouped } from './table/geometry/ticks.js';

/** The outcome on its colour, in the notation chosen. */
export function chip(outcome: OutcomeLetter, nimber?: Natural): TemplateResult {
  const how = notation();
  const text =
    how === 'words' ? words().outcomeName[outcome] : how === 'nimber' && nimber !== undefined ? grouped(nimber) : words().outcome[outcome];
  return html`<span class="chip chip-${outcome}" title=${words().outcomeMeaning[outcome]}>${text}</span>`;
}

/** "N, the player to move wins, nimber 2, remoteness 5". */
export function valueText(value: Value): string {
  const say = words();
  const parts = [say.outcome[value.outcome], say.outcomeMeaning[value.outcome]];
  if (value.nimber !== undefined) parts.push(`${say.table.nimber} ${value.nimber}`);
  if (value.remoteness !== undefined) parts.push(`${say.table.remoteness} ${value.remoteness}`);
  return parts.join(', ');
}

export function valueLine(value: Value): TemplateResult {
  const say = words().table;
  return html`${chip(value.outcome, value.nimber)}${value.nimber === undefined ? '' : html`<span class="quantity">${say.nimber} <b>${grouped(value.nimber)}</b></span>`}${
    value.remoteness === undefined ? '' : html`<span class="quantity">${say.remoteness} <b>${grouped(value.remoteness)}</b></span>`
  }`;
}
