// <value-cooling>: a thermograph that shows how it is built of the walls of options, and what is left of the game at a tax.
import { html, type PropertyValues } from 'lit';
import type { Calculator } from '../../engine/calculator.js';
import { isAbort } from '../../engine/errors.js';
import type { Dyadic, FormOptions, ValueReport } from '../../engine/value_reports.js';
import { define, View } from '../view.js';
import { compare } from './dyadic.js';
import { taxesOf } from './taxes.js';
import { thermograph } from './thermograph.js';
import { valueLine, valueText } from './value_line.js';
import { loadWordsFor, valueWords } from './words.js';

/** Of a value that can be written: its text is what the calculator is given. */
export class ValueCooling extends View {
  static override properties = {
    report: {},
    value: {},
    start: { attribute: false },
    place: { state: true },
    cooled: { state: true },
    built: { state: true },
    options: { state: true },
    failure: { state: true },
  };
  declare report: ValueReport;
  /** How the value is named in words; empty if it is long. */
  declare value: string;
  declare start: () => Promise<Calculator>;
  /** The index of the tax. */
  declare place: number;
  declare cooled: ValueReport | undefined;
  declare built: boolean;
  declare options: FormOptions | undefined;
  declare failure: unknown;
  #taxes: readonly Dyadic[] = [];
  #cooling = new AbortController();

  constructor() {
    super();
    this.built = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cooling.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
    if (!changed.has('report') || this.report.ascii === changed.get('report')?.ascii) return;
    this.#cooling.abort();
    this.#taxes = taxesOf(this.report);
    [this.place, this.cooled, this.options, this.failure] = [0, undefined, undefined, undefined];
    if (this.built) void this.#build();
  }

  get #expression(): string {
    return this.report.ascii ?? '';
  }

  async #cool(place: number): Promise<void> {
    this.#cooling.abort();
    const cooling = new AbortController();
    this.#cooling = cooling;
    this.place = place;
    await this.#keep(cooling.signal, async (calculator) => {
      const cooled = await calculator.cooled(this.#expression, this.#taxes[place] ?? '0', cooling);
      if (!cooling.signal.aborted) this.cooled = cooled;
    });
  }

  async #build(): Promise<void> {
    const of = this.#expression;
    await this.#keep(undefined, async (calculator) => {
      const options = await calculator.options(of);
      if (of === this.#expression) this.options = options;
    });
  }

  async #keep(signal: AbortSignal | undefined, work: (calculator: Calculator) => Promise<void>): Promise<void> {
    this.failure = undefined;
    try {
      await work(await this.start());
    } catch (error) {
      if (!isAbort(error) && !signal?.aborted) this.failure = error;
    }
  }

  #toggle(built: boolean): void {
    this.built = built;
    if (built && !this.options) void this.#build();
  }

  protected override render() {
    const t = valueWords(this.words.language);
    const tax = this.#taxes[this.place];
    const { left = [], right = [] } = (this.built && this.options) || {};
    return html`${thermograph(this.report, t, {
      value: this.value,
      caption: true,
      tax: this.place > 0 ? tax : undefined,
      scaffolds: { left: left.map(({ walls }) => walls.right), right: right.map(({ walls }) => walls.left) },
    })}
    ${this.#taxes.length > 0 ? this.#controls(tax ?? '0') : ''}
    ${this.failure === undefined ? '' : html`<p class="quiet-text" role="alert">${this.words.error(this.failure, false)}</p>`}`;
  }

  #controls(tax: Dyadic) {
    const { cooling: t } = valueWords(this.words.language);
    const built = (event: Event & { currentTarget: HTMLInputElement }) => this.#toggle(event.currentTarget.checked);
    const slide = (event: Event & { currentTarget: HTMLInputElement }) => void this.#cool(Number(event.currentTarget.value));
    return html`<div class="value-cooling">
      <label class="value-check"><input type="checkbox" .checked=${this.built} @change=${built}> ${t.built}</label>
      ${this.built ? html`<p class="quiet-text">${t.builtOf}${this.options?.more ? ` ${t.more}` : ''}</p>` : ''}
      <label class="value-tax">${t.tax}
        <input type="range" min="0" max=${this.#taxes.length - 1} .value=${String(this.place)} aria-valuetext=${t.at(tax)} @input=${slide}>
        <b>${t.at(tax)}</b></label>
      <p class="quiet-text">${t.why}</p>
      <p role="status">${this.place > 0 && this.cooled ? this.#cooledLine(tax, this.cooled) : t.slide}</p>
    </div>`;
  }

  #cooledLine(tax: Dyadic, cooled: ValueReport) {
    const words = valueWords(this.words.language);
    const { cooling: t } = words;
    const above = compare(tax, this.report.temperature);
    const mood = above < 0 ? t.below : above === 0 ? t.equal : t.above;
    return html`${t.cooled} ${valueLine(cooled, words, 0)}. ${t.stops(valueText(cooled.left_stop, words), valueText(cooled.right_stop, words))} ${mood}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'value-cooling': ValueCooling;
  }
}

define('value-cooling', ValueCooling);
