// <grundy-worth>: what an expression is worth: headline, sentences, facts, thermograph and canonical form.
import { html, type PropertyValues } from 'lit';
import type { Worth } from '../../engine/worth.js';
import type { WorthWords } from '../../i18n/en/worth.js';
import { define, View } from '../view.js';
import { providedCalculator } from './calculator.js';
import './cooling.js';
import './form.js';
import { sentences } from './sentences.js';
import { cornersTable, thermograph } from './thermograph.js';
import { MOST_SHOWN, mannerChoice, valueLine, valueText } from './value_line.js';
import { loadWordsFor, worthWords } from './words.js';

/** The longest words beside the value in a figure, in characters: one line. */
const MOST_BESIDE = 36;

export class WorthView extends View {
  static override properties = { worth: {}, brief: { type: Boolean }, choice: { type: Boolean }, opened: { state: true } };
  declare worth: Worth | undefined;
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
    const { worth } = this;
    if (!worth) return '';
    const t = worthWords(this.words.language);
    const [winner, ...rest] = sentences(worth, t);
    return html`
      <div class="worth-head" role="status">
        <p class="worth-value"><span class="worth-label">${t.value}</span> ${valueLine(worth, t, this.brief ? MOST_BESIDE : undefined)}</p>
        <p class="worth-winner">${winner}</p>
        <p>${rest.join(' ')}</p>
      </div>
      ${this.#facts(worth, t)}
      ${this.#thermograph(worth, t)}
      ${this.brief ? '' : cornersTable(worth, t)}
      ${this.#form(worth, t)}
      ${this.choice ? mannerChoice(t) : ''}
    `;
  }

  #thermograph(worth: Worth, t: WorthWords) {
    const value = worth.value !== null && worth.value.length <= MOST_SHOWN ? worth.value : '';
    return this.#start && worth.ascii !== null
      ? html`<worth-cooling .worth=${worth} .value=${value} .start=${this.#start}></worth-cooling>`
      : thermograph(worth, t, { value, caption: !this.brief });
  }

  get #start() {
    return this.brief ? undefined : providedCalculator();
  }

  #form({ ascii, value }: Worth, { form }: WorthWords) {
    if (!this.#start || ascii === null || value === '0') return '';
    const toggle = (event: Event & { currentTarget: HTMLDetailsElement }) => {
      this.opened = event.currentTarget.open;
    };
    return html`<details class="worth-form" ?open=${this.opened} @toggle=${toggle}><summary>${form.title}</summary>
      ${this.opened ? html`<p class="quiet-text">${form.lead}</p><worth-form .expression=${ascii} .start=${this.#start}></worth-form>` : ''}</details>`;
  }

  #facts(worth: Worth, t: WorthWords) {
    const { facts, meanings } = t;
    const weight = worth.atomic_weight && worth.atomic_weight.length <= MOST_SHOWN ? worth.atomic_weight : undefined;
    const main = { mean: worth.mean, temperature: worth.temperature, weight };
    const more = { leftStop: worth.left_stop, rightStop: worth.right_stop, birthday: String(worth.birthday) };
    const all = Object.entries(this.brief ? main : { ...main, ...more }) as [keyof typeof facts, string | undefined][];
    return html`<dl class="worth-facts">${all.map(([fact, value]) =>
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
    'grundy-worth': WorthView;
  }
}

define('grundy-worth', WorthView);
