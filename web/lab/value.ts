// <lab-value>: what a position of Left and Right is worth, and why each option stays in its canonical form or goes.
import { html, type PropertyValues } from 'lit';
import type { Explanation } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';
import type { Checked, PositionValue, ValuedOption } from '../engine/protocol.js';
import { define, View } from '../views/view.js';
import '../views/value/element.js';
import { plainValue, valueLine, valueText } from '../views/value/value_line.js';
import { loadWordsFor, valueWords } from '../views/value/words.js';
import { writeValuesBy } from '../workspace/lines.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

writeValuesBy((value, language) => plainValue(value, valueWords(language)));

/** Moves of equal value are one row. */
interface Row {
  option: ValuedOption;
  others: readonly ValuedOption[];
}

/** Options that stay come first. */
export function rowsOf(options: readonly ValuedOption[]): Row[] {
  const rows = options.flatMap((option, index) => {
    if (option.fate === 'same') return [];
    return [{ option, others: options.filter((other) => other.fate === 'same' && other.by === index) }];
  });
  const stays = ({ option }: Row) => option.fate === 'kept';
  return [...rows.filter(stays), ...rows.filter((row) => !stays(row))];
}

export class LabValue extends View {
  static override properties = {
    engine: { attribute: false },
    parameters: { attribute: false },
    state: {},
    working: { state: true },
    report: { state: true },
    error: { state: true },
    settled: { type: Boolean, reflect: true },
  };
  declare engine: LabEngine;
  /** Of the solved rules. */
  declare parameters: Readonly<Record<string, string>>;
  /** The position, in the format of explanations. */
  declare state: string | undefined;
  declare working: boolean;
  declare report: PositionValue | undefined;
  declare error: unknown;
  /** A value is known, or will not be: what is below it on the page stays where it is (style.css). */
  declare settled: boolean;
  #call: AbortController | undefined;
  /** Parameters and position, as JSON. */
  #subject = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call?.abort();
    this.#subject = '';
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
    const subject = JSON.stringify([this.parameters, this.state]);
    if (subject !== this.#subject) void this.#run(subject);
  }

  async #run(subject: string): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    this.#subject = subject;
    this.error = undefined;
    this.working = true;
    try {
      const report = await this.engine.value(this.parameters, this.state, { signal: call.signal });
      if (!call.signal.aborted) this.report = report;
    } catch (error) {
      if (isAbort(error) || call.signal.aborted) return;
      [this.error, this.report] = [error, undefined];
    }
    this.#settle();
  }

  #settle(): void {
    this.working = false;
    this.settled = true;
  }

  #cancel(): void {
    this.#call?.abort();
    this.#settle();
    this.report = undefined;
  }

  protected override render() {
    const t = labWords(this.words.language).value;
    const { report, error } = this;
    return html`<h3>${t.title}</h3>
      ${error === undefined ? '' : html`<p class="quiet-text" role="status">${this.words.error(error, false)}</p>`}
      ${this.#work()}
      ${
        report &&
        html`<div class="lab-value-report ${this.working ? 'stale' : ''}">
          <grundy-value-report .report=${report} choice></grundy-value-report>
          <div class="lab-value-options">${this.#options('L', report)} ${this.#options('R', report)}</div>
        </div>`
      }`;
  }

  /** Values can take long: the work can be cancelled, and begun again. */
  #work() {
    const t = labWords(this.words.language).value;
    const { cancel } = this.words.strings.app;
    if (this.working)
      return html`<p class="quiet-text" role="status">${t.working} <button type="button" class="link" @click=${() => this.#cancel()}>${cancel}</button></p>`;
    if (this.report || this.error !== undefined) return '';
    return html`<p class="quiet-text" role="status">${t.cancelled}
      <button type="button" class="link" @click=${() => void this.#run(this.#subject)}>${t.again}</button></p>`;
  }

  #options(player: 'L' | 'R', { left_options, right_options, more }: PositionValue) {
    const t = labWords(this.words.language).value;
    const options = player === 'L' ? left_options : right_options;
    if (options.length === 0) return html`<section><h4>${t.options[player]}</h4><p class="quiet-text">${t.none}</p></section>`;
    return html`<section>
      <h4>${t.options[player]}</h4>
      <ol class="lab-options" role="list">${rowsOf(options).map((row) => this.#row(player, row, options))}</ol>
      ${more ? html`<p class="quiet-text">${t.more}</p>` : ''}
    </section>`;
  }

  #row(player: 'L' | 'R', { option, others }: Row, options: readonly ValuedOption[]) {
    const t = labWords(this.words.language).value;
    return html`<li class="lab-option ${option.fate}">
      <p><span class="lab-option-value">${valueLine({ ...option, birthday: 0 }, valueWords(this.words.language))}</span>
        <span>${this.words.translate(option.move)}</span>
        ${option.wins ? html`<span class="lab-option-wins">${t.wins}</span>` : ''}</p>
      <p class="quiet-text">${this.#fate(player, option, options)}</p>
      ${
        others.length === 0
          ? ''
          : html`<details><summary>${t.same(others.length)}</summary>${others.map(({ move }) => html`<p>${this.words.translate(move)}</p>`)}</details>`
      }
    </li>`;
  }

  #fate(player: 'L' | 'R', option: ValuedOption, options: readonly ValuedOption[]) {
    const t = labWords(this.words.language).value;
    const written = (value: string | null) => (value === null ? t.long : valueText(value, valueWords(this.words.language)));
    switch (option.fate) {
      case 'kept':
      case 'same':
        return t.kept;
      case 'dominated': {
        const better = option.by === undefined ? undefined : options[option.by];
        return better ? html`${t.dominated} ${written(better.value)}, ${this.words.translate(better.move)}.` : t.dominatedLater;
      }
      case 'reversible': {
        const { reply, through, instead } = option;
        const answer = reply === undefined ? '' : html` ${this.words.translate(reply)},`;
        return html`${t.reversible[player]}${answer} ${t.leaves} ${written(through)}.
          ${instead.length === 0 ? t.nothing : html`${t.instead} ${instead.map((value, index) => html`${index > 0 ? ', ' : ''}${written(value)}`)}.`}`;
      }
    }
  }
}

/** The value of the position that is explained, if the rules have Left and Right. */
export const valueView = (
  engine: LabEngine,
  checked: Checked | undefined,
  parameters: Readonly<Record<string, string>>,
  explanation: Explanation | undefined,
) =>
  checked?.layout?.partisan && explanation
    ? html`<lab-value .engine=${engine} .parameters=${parameters} .state=${explanation.state}></lab-value>`
    : '';

declare global {
  interface HTMLElementTagNameMap {
    'lab-value': LabValue;
  }
}

define('lab-value', LabValue);
