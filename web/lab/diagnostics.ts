// Below the rule text: its faults, how it is solved, and the guide to the language.
import { html } from 'lit';
import type { Solution, TableShape } from '../engine/api_messages.js';
import type { Checked } from '../engine/protocol.js';
import type { Words } from '../i18n/words.js';
import { periodText } from '../shell/period_text.js';
import { bookPage } from '../shell/places.js';
import type { Fault } from './faults.js';
import { fixOf } from './fixes.js';
import type { LabWords } from './words.js';

/** Actions of a list of faults: goes to a place, and puts a text with a fault mended into the editor. */
export interface FaultActions {
  goTo: (line: number, column: number) => void | Promise<void>;
  mend: (text: string, fault: Fault) => void;
}

/** `title`: what the list is, such as the number of faults; `text`: the rules that have them. The fix of each is before its place for the keys. */
export function faultsView(title: string, t: LabWords, words: Words, text: string, faults: readonly Fault[], { goTo, mend }: FaultActions) {
  const row = (fault: Fault) => {
    const { line, column, message } = fault;
    const fix = fixOf(text, fault);
    return html`<li><div>
      ${
        fix &&
        html`<button type="button" class="lab-fix" @click=${() => mend(fix.text, fault)}>${t.fix} <code translate="no">${fix.line}</code></button>`
      }
      <span><button type="button" class="link" @click=${() => goTo(line, column)}>${t.at(line, column)}</button>: ${words.translate(message)}</span>
    </div></li>`;
  };
  return html`<div class="lab-faults" role="status">
    <p>${title}</p>
    <ul>${faults.map(row)}</ul>
  </div>`;
}

/** `rules`: the lines that the text stands for, if it is a code; `write` puts them in its place. */
export const codeView = (t: LabWords, rules: string | undefined, write: (rules: string) => void) =>
  rules === undefined
    ? ''
    : html`<p class="quiet-text">${t.code} <button type="button" class="link" @click=${() => write(rules)}>${t.writeOut}</button></p>`;

/** How the rules are solved, with what is known of their sequence. `site`: the URL of the site's folder. */
export function notesView(t: LabWords, words: Words, checked: Checked | undefined, solution: Solution | undefined, site: string) {
  const { order, notes = [] } = checked ?? {};
  if (!order) return '';
  const lines = notes.filter(({ column }) => column === undefined);
  const title = words.translate(order);
  return html`${solution ? sequenceView(t, words, solution.shape, site) : ''}
  ${
    lines.length === 0
      ? html`<p class="lab-notes lab-order">${title}</p>`
      : html`<details class="lab-notes">
        <summary>${title}</summary>
        <ul>${lines.map(({ line, message }) => html`<li>${t.note(line)}: ${words.translate(message)}</li>`)}</ul>
      </details>`
  }`;
}

/** The period of a sequence, whether it is proved, and by what. */
function sequenceView(t: LabWords, words: Words, shape: TableShape, site: string) {
  const period = periodText(words, shape);
  const facts = shape.sequence?.facts ?? [];
  if (!period && facts.length === 0) return '';
  return html`<p class="lab-period">${period} ${facts.map((fact) => words.translate(fact)).join(' ')}
    <a href=${site + bookPage(words.language, 'periods')}>${t.periods}</a></p>`;
}

/** `reference`: the address of the language's reference, if any. */
export function guideView({ title, more, rows }: LabWords['guide'], reference: string | undefined) {
  return html`<details class="lab-guide">
    <summary>${title}</summary>
    <dl>${rows.map(([code, words]) => html`<dt><code>${code}</code></dt><dd>${words}</dd>`)}</dl>
    ${reference ? html`<p><a href=${reference} lang="en">${more}</a></p>` : ''}
  </details>`;
}
