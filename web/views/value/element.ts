// <grundy-value-report>: what an expression is worth: headline, sentences, facts, thermograph and canonical form.
import { html, type PropertyValues } from 'lit';
import type { ValueReport } from '../../engine/value_reports.js';
import type { ValueWords } from '../../i18n/en/value.js';
import { define, View } from '../view.js';
import { providedCalculator } from './calculator.js';
import './cooling.js';
import './form.js';
import { sentences } from './sentences.js';
import { cornersTable, thermograph } from './thermograph.js';
import { MOST_SHOWN, mannerChoice, valueLine, valueText } from './value_line.js';
import { loadWordsFor, valueWords } from './words.js';

/** The longest words beside the value in a figure, in characters: one line. */
const MOST_BESIDE = 36;

export class ValueView extends View {
  static override properties = { report: {}, brief: { type: Boolean }, choice: { type: Boolean }, opened: { state: true } };
  declare report: ValueReport | undefined;
  /** Whether the canonical form is open. */
  declare opened: boolean;
  /** For figures: without stops, birthday, caption and corners. */
  declare brief: boolean;

  /** Whether it offers the manner of values. */
  declare choice: boolean;

  constructor() {
    super();
    this.brief = this.choice = false;
    this.opened = false;
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
  }

  protected override render() {
    const { report } = this;
    if (!report) return '';
    const t = valueWords(this.words.language);
    const [winner, ...rest] = sentences(report, t);
    return html`
      <div class="value-head" role="status">
        <p class="value-headline"><span class="value-label">${t.value}</span> ${valueLine(report, t, this.brief ? MOST_BESIDE : undefined)}</p>
        <p class="value-winner">${winner}</p>
        <p>${rest.join(' ')}</p>
      </div>
      ${this.#facts(report, t)}
      ${this.#thermograph(report, t)}
      ${this.brief ? '' : cornersTable(report, t)}
      ${this.#form(report, t)}
      ${this.choice ? mannerChoice(t) : ''}
    `;
  }

  #thermograph(report: ValueReport, t: ValueWords) {
    const value = report.value !== null && report.value.length <= MOST_SHOWN ? report.value : '';
    return this.#start && report.ascii !== null
      ? html`<value-cooling .report=${report} .value=${value} .start=${this.#start}></value-cooling>`
      : thermograph(report, t, { value, caption: !this.brief });
  }

  get #start() {
    return this.brief ? undefined : providedCalculator();
  }

  #form({ ascii, value }: ValueReport, { form }: ValueWords) {
    if (!this.#start || ascii === null || value === '0') return '';
    const toggle = (event: Event & { currentTarget: HTMLDetailsElement }) => {
      this.opened = event.currentTarget.open;
    };
    return html`<details class="value-form" ?open=${this.opened} @toggle=${toggle}><summary>${form.title}</summary>
      ${this.opened ? html`<p class="quiet-text">${form.lead}</p><value-form .expression=${ascii} .start=${this.#start}></value-form>` : ''}</details>`;
  }

  #facts(report: ValueReport, t: ValueWords) {
    const { facts, meanings } = t;
    const weight = report.atomic_weight && report.atomic_weight.length <= MOST_SHOWN ? report.atomic_weight : undefined;
    const main = { mean: report.mean, temperature: report.temperature, weight };
    const more = { leftStop: report.left_stop, rightStop: report.right_stop, birthday: String(report.birthday) };
    const all = Object.entries(this.brief ? main : { ...main, ...more }) as [keyof typeof facts, string | undefined][];
    return html`<dl class="value-facts">${all.map(([fact, value]) =>
      value === undefined
        ? ''
        : html`<div><dt>${facts[fact]}</dt><dd>${valueText(value, t)}</dd>${
            this.brief ? '' : html`<dd class="fact-meaning">${meanings[fact]}</dd>`
          }</div>`,
    )}</dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'grundy-value-report': ValueView;
  }
}

define('grundy-value-report', ValueView);
