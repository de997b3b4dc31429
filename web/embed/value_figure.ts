// <grundy-value>: a figure of what an expression is worth, for values among the figures of a page.
import { html, nothing } from 'lit';
import { loadOnce } from '../base/load_once.js';
import type { Answer } from '../engine/api.js';
import type { Calculator } from '../engine/calculator.js';
import type { ValueReport } from '../engine/value_reports.js';
import { valuePhrases } from '../engine/valuing.js';
import type { Speech } from '../i18n/speech.js';
import { hashOf } from '../value/address.js';
import { define, View } from '../views/view.js';
import '../views/value/element.js';
import '../views/value/means.js';
import { sentences } from '../views/value/sentences.js';
import css from '../views/value/style.css?inline';
import { valueOfSum } from '../views/value/sum.js';
import { loadValueWords, valueWords } from '../views/value/words.js';
import type { Controls } from '../workspace/figure_height.js';
import { defaultHeight } from '../workspace/figure_height.js';
import type { Route } from '../workspace/route.js';
import type { Change } from './change.js';
import type { Figure, ValuePart } from './loaders.js';
import figureCss from './value_figure.css?inline';

/** Expression shown where no text is given. */
const FIRST = '{2|0} + *';

/** Emits `panel-shown`, `panel-failed` and `panel-height`, as panels do. */
export class ValueFigure extends View implements Omit<Figure, keyof HTMLElement> {
  static override properties = { controls: {}, report: { state: true } };
  declare controls: Controls;
  declare report: ValueReport | undefined;
  dark = false;
  route: Route = { parameters: {}, view: 'table' };
  readonly unknown = '';
  readonly #calculator: Calculator;
  readonly #site: string | undefined;
  #running = new AbortController();
  readonly #sizes = new ResizeObserver(() => this.emit('panel-height', undefined));

  constructor(calculator: Calculator, speech: Speech, site: string | undefined) {
    super();
    this.#calculator = calculator;
    this.#site = site;
    this.controls = 'basic';
    this.speech = speech;
    speech.learn(valuePhrases);
  }

  show(route: Route): boolean {
    this.route = route;
    this.#running.abort();
    this.#running = new AbortController();
    void this.#open(this.#running.signal);
    return true;
  }

  async #open(signal: AbortSignal): Promise<void> {
    try {
      const [report] = await Promise.all([
        this.#calculator.value(this.#text, { signal }),
        loadValueWords(this.words.language).catch(() => {}),
      ]);
      if (signal.aborted) return;
      this.report = report;
      await this.updateComplete;
      await this.querySelector('grundy-value-report')?.updateComplete;
      if (!signal.aborted) this.emit('panel-shown', undefined);
    } catch (error) {
      if (!signal.aborted) this.emit('panel-failed', { reason: `text: ${this.words.error(error, false)}.`, bare: true });
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#running.abort();
    this.#sizes.disconnect();
  }

  get #text(): string {
    return this.route.parameters.text ?? FIRST;
  }

  /** `outcome`: if Left begins. */
  get solved(): Answer | undefined {
    const { report } = this;
    const text = report && sentences(report, valueWords(this.words.language)).join(' ');
    return report && { outcome: report.class === 'N' || report.class === 'L' ? 'N' : 'P', text: text ?? '' };
  }

  get link(): string | undefined {
    return this.#site?.startsWith('http') ? `${this.#site}value/index.html${hashOf({ one: this.#text, two: '' })}` : undefined;
  }

  get now(): Change {
    const { link } = this;
    const { game = '', view, parameters } = this.route;
    return { game, view, parameters, ...(link && { link }) };
  }

  get wantedHeight(): number {
    const body = this.querySelector<HTMLElement>('.panel-body');
    const room = defaultHeight(this.route, this.controls);
    const content = this.querySelector('grundy-value-report')?.getBoundingClientRect().height ?? 0;
    const around = (this.parentElement?.getBoundingClientRect().height ?? 0) - (body?.clientHeight ?? 0);
    return body ? Math.max(room, Math.ceil(content + around)) : room;
  }

  /** There are no cells. */
  mark(): void {}

  save(): Promise<Blob> {
    return Promise.reject(new Error('no table is shown'));
  }

  protected override updated(): void {
    this.#sizes.disconnect();
    const body = this.querySelector('grundy-value-report');
    if (body) this.#sizes.observe(body);
  }

  protected override render() {
    const { link } = this;
    return html`<div class="panel-body" part="body"><grundy-value-report .report=${this.report} brief ?choice=${this.controls === 'full'}></grundy-value-report></div>
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="panel-foot" part="foot">
            ${link ? html`<a class="panel-link" href=${link} target="_blank" rel="noopener" title=${this.words.strings.embed.open}>Grundyscope</a>` : nothing}</div>`
      }`;
  }
}

define('grundy-value', ValueFigure);

/** One calculator for all figures of a page; after a failure the next figure starts it again. */
export function valuesForFigures(start: () => Promise<Calculator>): ValuePart {
  const calculator = loadOnce(start);
  return {
    css: css + figureCss,
    calculator,
    valueOfSum: () => valueOfSum(calculator),
    figure: async (speech, site) => new ValueFigure(await calculator(), speech, site),
  };
}
