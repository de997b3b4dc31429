// <value-page>: the calculator of values: an expression, what it is worth, and how it compares with another.
import { html, type PropertyValues } from 'lit';
import { cut } from '../base/cut.js';
import type { Calculator } from '../engine/calculator.js';
import { valuePhrases } from '../engine/valuing.js';
import { siteWords } from '../i18n/site_words.js';
import { siteFooter } from '../shell/footer.js';
import { siteHeader } from '../shell/header.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { ShellPage } from '../shell/page.js';
import { bookPage, siteFolder } from '../shell/places.js';
import { copyAndTell } from '../views/table/export/deliver.js';
import { providedCalculator } from '../views/value/calculator.js';
import { define } from '../views/view.js';
import '../views/value/element.js';
import { drawn, tex } from '../views/value/notation.js';
import { valueText } from '../views/value/value_line.js';
import { valueWords } from '../views/value/words.js';
import { type Expressions, expressionsIn, hashOf } from './address.js';
import { Calculation, columnOf, errorOf, type LineResult, type Results, reportOf } from './calculation.js';
import { type ChapterName, examples, symbols } from './content.js';
import { remember, typedBefore } from './history.js';
import { expressionLine } from './line.js';
import { calculatorWords, loadCalculatorWords } from './words.js';

/** Longer expressions are cut in the list of those typed before. */
const MOST_LISTED = 40;
/** Longer values are named by their places in a comparison. */
const MOST_COMPARED = 30;

const entries = <Name extends string, Value>(all: Readonly<Record<Name, Value>>) => Object.entries(all) as [Name, Value][];
/** Without an expression, the page: in one file `#value=` says which it is. */
const addressOf = (expressions: Expressions): string => hashOf(expressions) || (siteFolder ? location.pathname : '#value=');

export class ValuePage extends ShellPage<Calculator> {
  static override properties = { expressions: { state: true }, results: { state: true }, notice: { state: true } };
  declare expressions: Expressions;
  /** The latest; of other expressions while the current ones are worked out. */
  declare results: Results | undefined;
  /** The latest with a value: stays while a line cannot be read. */
  #withValue: Results | undefined;
  declare notice: string;
  readonly #calculation = new Calculation();
  /** The line that symbols are put into. */
  #line: 'one' | 'two' = 'one';
  /** The expressions are not those that the cursor was put into: symbols go to their ends. */
  #replaced = false;

  constructor() {
    super();
    this.expressions = expressionsIn(location.hash);
    this.notice = '';
    void this.#speak(() => applyLanguage());
  }

  protected override get root(): string {
    return siteFolder;
  }

  protected override async start(): Promise<Calculator> {
    const start = providedCalculator();
    if (!start) throw new Error('no calculator is provided');
    const calculator = await start();
    this.#request(calculator, false);
    return calculator;
  }

  protected override learn(): void {
    speech.learn(valuePhrases);
  }

  protected override followAddress(): () => void {
    const arrive = () => {
      const there = expressionsIn(location.hash);
      if (hashOf(there) !== hashOf(this.expressions)) this.#show(there);
    };
    addEventListener('popstate', arrive);
    return () => {
      removeEventListener('popstate', arrive);
      this.#calculation.cancel();
    };
  }

  async #speak(choose: () => Promise<void>): Promise<void> {
    await choose().catch(() => {});
    await loadCalculatorWords(this.words.language).catch(() => {});
    this.learn();
    this.spoken = true;
    this.requestUpdate();
  }

  #request(calculator: Calculator | undefined, pause: boolean): void {
    const { expressions } = this;
    if (!calculator) return;
    this.#calculation.request(calculator, expressions, pause, (results) => {
      this.results = results;
      if (reportOf(results.one) || !results.one) this.#withValue = results;
      if (!pause) this.#keep();
    });
  }

  /** Shows other expressions at once. */
  #show(expressions: Expressions): void {
    this.expressions = expressions;
    this.notice = '';
    this.#request(this.engine, false);
    this.#replaced = true;
  }

  #choose(expressions: Expressions): void {
    this.#show(expressions);
    history.pushState(null, '', addressOf(expressions));
  }

  #type(line: 'one' | 'two', text: string): void {
    this.expressions = { ...this.expressions, [line]: text };
    this.notice = '';
    history.replaceState(null, '', addressOf(this.expressions));
    this.#request(this.engine, true);
  }

  /** Remembers the expressions, if they have values. */
  #keep(): void {
    const { results } = this;
    if (results && results.of === this.expressions && reportOf(results.one) && !errorOf(results.two)) {
      remember(results.of);
      this.requestUpdate();
    }
  }

  #insert(text: string): void {
    const field = this.querySelector<HTMLInputElement>(`#expression-${this.#line}`);
    if (!field) return;
    const end = field.value.length;
    const [from, to] = this.#replaced ? [end, end] : [field.selectionStart ?? end, field.selectionEnd ?? end];
    field.setRangeText(text, from, to, 'end');
    field.focus();
    this.#type(this.#line, field.value);
  }

  async #copy(text: string): Promise<void> {
    this.notice = await copyAndTell(this.words, text, this);
  }

  protected override updated(_changed: PropertyValues<this>): void {
    document.title = `${calculatorWords(this.words.language).title} · ${siteWords(this.words.language).shell.name}`;
  }

  protected override render() {
    if (!this.spoken) return '';
    const { language } = this.words;
    const t = calculatorWords(language);
    return html`${siteHeader({
      language,
      root: siteFolder,
      here: 'value',
      choose: (code) => void this.#speak(() => chooseLanguage(code)),
      themed: () => this.requestUpdate(),
    })}
      <main tabindex="-1">
        <h1>${t.title}</h1>
        <p class="lead">${t.lead}</p>
        ${this.failure ? this.waiting() : html`<div class="calculator">${this.#lines()}${this.#result()}${this.#around()}</div>`}
        ${siteFooter(language, siteFolder)}
      </main>`;
  }

  #lineFor(line: 'one' | 'two', label: string, result: LineResult) {
    const error = errorOf(result);
    // Passing through a line by keyboard does not choose it.
    const choose = ({ key }: Event & { key?: string }) => {
      if (key === 'Tab') return;
      this.#line = line;
      this.#replaced = false;
    };
    return html`<div @pointerdown=${choose} @keydown=${choose}>
      ${expressionLine({
        id: `expression-${line}`,
        label,
        text: this.expressions[line],
        column: columnOf(result),
        reason: error === undefined ? '' : this.words.error(error, false),
        clear: calculatorWords(this.words.language).clear,
        type: (text) => this.#type(line, text),
        finish: () => this.#keep(),
      })}
    </div>`;
  }

  #lines() {
    const t = calculatorWords(this.words.language);
    const { expressions, results } = this;
    // A fault is shown as long as its line is unchanged.
    const faultOf = (line: 'one' | 'two') => (results?.of[line] === expressions[line] ? results[line] : undefined);
    return html`<form class="calculator-lines" @submit=${(event: Event) => event.preventDefault()}>
      ${this.#lineFor('one', t.expression, faultOf('one'))}${this.#lineFor('two', t.compareWith, faultOf('two'))}
    </form>`;
  }

  #result() {
    const t = calculatorWords(this.words.language);
    const { results, expressions } = this;
    const shown = this.#withValue;
    const works = results?.of !== expressions;
    const report = reportOf(shown?.one);
    return html`<section class="calculator-result ${shown && shown.of !== expressions ? 'stale' : ''}" aria-busy=${works ? 'true' : 'false'}>
      ${works ? html`<p class="calculator-working quiet-text" role="status">${t.working}</p>` : ''}
      ${report ? html`<grundy-value-report .report=${report} choice></grundy-value-report>` : expressions.one.trim() === '' ? html`<p class="quiet-text">${t.empty}</p>` : ''}
      ${shown ? this.#comparison(shown) : ''}
      ${report?.value ? this.#copies(report.value, report.ascii ?? '') : ''}
    </section>`;
  }

  #comparison({ comparison, ...lines }: Results) {
    const [one, two] = [reportOf(lines.one), reportOf(lines.two)];
    if (!comparison || !one || !two) return '';
    const t = calculatorWords(this.words.language);
    const words = valueWords(this.words.language);
    const { relation, difference } = comparison;
    const short = [one, two].every(({ value }) => value !== null && value.length <= MOST_COMPARED);
    const [first, second] = short ? [one, two].map(({ value }) => valueText(value ?? '', words)) : [t.first, t.second];
    return html`<div class="comparison" role="status">
      <p class="comparison-line"><span>${first}</span> <b>${relation === '||' ? '∥' : relation}</b> <span>${second}</span></p>
      <p>${t.relation[relation]}</p>
      ${difference !== null && relation !== '=' ? html`<p class="game-value">${t.difference} ${valueText(difference, words)}</p>` : ''}
    </div>`;
  }

  #copies(value: string, ascii: string) {
    const t = calculatorWords(this.words.language);
    const texts = { text: value, ascii, tex: tex(value) };
    return html`<p class="calculator-copies"><span>${t.copy}</span>
      ${entries(t.copyAs).map(([kind, name]) => html`<button type="button" @click=${() => void this.#copy(texts[kind])}>${name}</button>`)}
      <span role="status">${this.notice}</span></p>`;
  }

  /** A link to a chapter of the book. */
  #chapter(name: ChapterName) {
    const { language } = this.words;
    return html`<a href="${siteFolder}${bookPage(language, name)}">${calculatorWords(language).chapters[name]}</a>`;
  }

  #around() {
    const t = calculatorWords(this.words.language);
    const words = valueWords(this.words.language);
    const before = typedBefore();
    // Examples show how values are typed; what was typed is as the reader likes values.
    const written = (text: string) => valueText(cut(text, MOST_LISTED), words);
    const button = (expressions: Expressions, write: (text: string) => unknown) =>
      html`<button type="button" class="example" @click=${() => this.#choose(expressions)}>${write(expressions.one)}${
        expressions.two && html` ∥ ${write(expressions.two)}`
      }</button>`;
    return html`<div class="calculator-around">
      <section aria-labelledby="examples"><h2 id="examples">${t.examples}</h2>
        <ul class="plain-list">${entries(examples).map(
          ([name, [one, two = '']]: [keyof typeof examples, readonly [string, string?]]) =>
            html`<li>${button({ one, two }, drawn)} <span class="quiet-text">${t.exampleOf[name]}</span></li>`,
        )}</ul></section>
      ${
        before.length > 0
          ? html`<section aria-labelledby="history"><h2 id="history">${t.history}</h2>
            <ul class="plain-list typed-before">${before.map((one) => html`<li>${button(one, written)}</li>`)}</ul></section>`
          : ''
      }
      <details><summary>${t.symbols}</summary><p class="quiet-text">${t.symbolsLead}</p>
        <ul class="plain-list">${entries(symbols).map(
          ([
            name,
            symbol,
          ]) => html`<li><button type="button" class="example" @click=${() => this.#insert(symbol.inserted)}>${drawn(symbol.text)}</button>
            <span>${t.symbolOf[name]} ${'ascii' in symbol ? html`<span class="quiet-text">${t.typed(symbol.ascii)}</span> ·` : ''} ${this.#chapter(symbol.chapter)}</span></li>`,
        )}</ul></details>
      <details><summary>${t.terms}</summary>
        <dl class="calculator-terms">${t.termOf.map(([term, meaning]) => html`<dt>${term}</dt><dd>${meaning}</dd>`)}</dl></details>
      <p>${t.inBook} ${entries(t.chapters).map(([name], i) => html`${i > 0 ? ' · ' : ''}${this.#chapter(name)}`)}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'value-page': ValuePage;
  }
}

/** Defines <value-page>. An entry script has provided the calculator before. */
export function openCalculator(): void {
  define('value-page', ValuePage);
}
