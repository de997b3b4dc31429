// A value as a line of words with a coloured letter: used wherever a position's value is read.
import { html, type TemplateResult } from 'lit';
import type { OutcomeLetter, Value } from '../engine/api.js';
import { words } from '../strings/index.js';
import { grouped } from './table/geometry/ticks.js';

export function chip(outcome: OutcomeLetter): TemplateResult {
  return html`<span class="chip chip-${outcome}" title=${words().outcomeMeaning[outcome]}>${words().outcome[outcome]}</span>`;
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
  return html`${chip(value.outcome)}${value.nimber === undefined ? '' : html`<span class="quantity">${say.nimber} <b>${grouped(value.nimber)}</b></span>`}${
    value.remoteness === undefined ? '' : html`<span class="quantity">${say.remoteness} <b>${grouped(value.remoteness)}</b></span>`
  }`;
}
