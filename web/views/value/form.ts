// <value-form>: a canonical form as a tree: each player's options, which open to theirs.
import { html, type PropertyValues } from 'lit';
import type { Calculator } from '../../engine/calculator.js';
import { isAbort } from '../../engine/errors.js';
import type { FormOptions, ValueReport } from '../../engine/value_reports.js';
import { define, View } from '../view.js';
import { valueLine } from './value_line.js';
import { loadWordsFor, valueWords } from './words.js';

/** Works the options out once it is connected: put it where it is wanted. */
export class ValueForm extends View {
  static override properties = {
    expression: {},
    start: { attribute: false },
    options: { state: true },
    failure: { state: true },
    open: { state: true },
  };
  declare expression: string;
  declare start: () => Promise<Calculator>;
  declare options: FormOptions | undefined;
  declare failure: unknown;
  /** The options that are open. */
  declare open: ReadonlySet<ValueReport>;
  #working = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#working.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
    if (!changed.has('expression')) return;
    this.open = new Set();
    void this.#load();
  }

  async #load(): Promise<void> {
    this.#working.abort();
    const working = new AbortController();
    this.#working = working;
    [this.options, this.failure] = [undefined, undefined];
    try {
      const calculator = await this.start();
      const options = await calculator.options(this.expression, working);
      if (!working.signal.aborted) this.options = options;
    } catch (error) {
      if (!isAbort(error) && !working.signal.aborted) this.failure = error;
    }
  }

  protected override render() {
    const { form: t } = valueWords(this.words.language);
    const { options, failure } = this;
    if (failure !== undefined) return html`<p class="quiet-text" role="alert">${this.words.error(failure, false)}</p>`;
    if (!options) return html`<p class="quiet-text" role="status">${t.working}</p>`;
    return html`<ul class="form-tree">${this.#side('L', options.left)}${this.#side('R', options.right)}</ul>
      ${options.more ? html`<p class="quiet-text">${t.more}</p>` : ''}`;
  }

  #side(player: 'L' | 'R', options: readonly ValueReport[]) {
    const { form: t } = valueWords(this.words.language);
    return html`<li class="form-${player === 'L' ? 'left' : 'right'}"><span class="form-player">${options.length > 0 ? t.moves[player] : t.none[player]}</span>
      ${options.length > 0 ? html`<ul>${options.map((option) => this.#option(option))}</ul>` : ''}</li>`;
  }

  #option(option: ValueReport) {
    const words = valueWords(this.words.language);
    const line = valueLine(option, words);
    // Zero has no options, and what is too long to be written cannot be asked for.
    if (option.ascii === null || option.value === '0') return html`<li>${line}</li>`;
    const toggle = (event: Event & { currentTarget: HTMLDetailsElement }) => {
      const { open } = event.currentTarget;
      if (open !== this.open.has(option))
        this.open = new Set(open ? [...this.open, option] : [...this.open].filter((one) => one !== option));
      event.stopPropagation();
    };
    return html`<li><details @toggle=${toggle}><summary>${line}</summary>${
      this.open.has(option) ? html`<value-form .expression=${option.ascii} .start=${this.start}></value-form>` : ''
    }</details></li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'value-form': ValueForm;
  }
}

define('value-form', ValueForm);
