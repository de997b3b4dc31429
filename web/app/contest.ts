// <contest-input>: one field for the input of any contest problem; the games that read it are offered.
import { html } from 'lit';
import type { Engine } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import { labPage } from '../shell/places.js';
import { type Fit, fitsList } from '../views/judge/fits.js';
import { fileButton, type LongText, longText, textField } from '../views/judge/text_field.js';
import { judgeWords } from '../views/judge/words.js';
import { define, View } from '../views/view.js';
import { fitsOf } from './fitting.js';

/** Time without a key until the games are asked, in ms. */
const PAUSE_MS = 200;

export class ContestInput extends View {
  static override properties = { engine: { attribute: false }, given: { state: true }, fits: { state: true } };
  declare engine: Engine;
  declare given: LongText;
  /** Of the text that is there; undefined until they are known. */
  declare fits: readonly Fit[] | undefined;
  #call = new AbortController();

  constructor() {
    super();
    this.given = longText('');
  }

  protected override firstUpdated(): void {
    this.querySelector('textarea')?.focus({ preventScroll: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call.abort();
  }

  #change(given: LongText): void {
    this.given = given;
    this.fits = undefined;
    this.#call.abort();
    const call = new AbortController();
    this.#call = call;
    setTimeout(() => void this.#find(call.signal), PAUSE_MS);
  }

  async #find(signal: AbortSignal): Promise<void> {
    const { text } = this.given;
    if (signal.aborted || text.trim() === '') return;
    const fits = await fitsOf(this.engine, this.words, text, signal).catch(() => undefined);
    if (!signal.aborted) this.fits = fits;
  }

  /** Goes to the only game that reads the text; of several the reader chooses one. */
  async #run(): Promise<void> {
    if (!this.fits) await this.#find(this.#call.signal);
    const [only, ...others] = this.fits ?? [];
    if (others.length === 0) only?.open();
    else this.querySelector<HTMLElement>('.judge-fits button')?.focus();
  }

  protected override render() {
    const { contest: t } = siteWords(this.words.language);
    const judge = judgeWords(this.words);
    const events = { change: (given: LongText) => this.#change(given), open: (given: LongText) => this.#change(given) };
    return html`<article class="contest-input">
      <h1>${t.title}</h1>
      <p>${t.lead}</p>
      <p><label for="contest-text">${judge.input}</label></p>
      ${textField(this.words, 'contest-text', 12, this.given, false, events)}
      <p class="judge-tools"><button type="button" class="primary" @click=${this.#run}>${judge.run}</button> ${fileButton(judge.file, judge.dropHint, events)}</p>
      <div role="status">${this.#found()}</div>
    </article>`;
  }

  #found() {
    const { contest: t } = siteWords(this.words.language);
    if (!this.fits) return '';
    if (this.fits.length === 0) return html`<p>${t.none} <a href=${labPage()}>${t.write}</a></p>`;
    return html`<p>${t.fits(this.fits.length)}</p>${fitsList(this.fits)}`;
  }
}

define('contest-input', ContestInput);
