// <grundy-judge>: runs a judge on an input: samples, files, random tests, and a comparison with your own output.
import { html, type PropertyValues } from 'lit';
import type { Engine } from '../../engine/api_messages.js';
import { EngineError, isAbort } from '../../engine/errors.js';
import { download } from '../table/export/deliver.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { excerpt, firstDifference, rangeOf } from './place.js';

/** The typed texts, kept by game, so that nothing is lost when the view is left. */
export interface JudgeDraft {
  input: string;
  expected: string;
  seed: string;
  /** True if the input is too long for the text area, which then shows only its beginning. */
  folded?: boolean;
}

/** Longest input shown whole, and characters shown of longer ones: laying out 100 000 lines takes a browser seconds. */
const FOLD_FROM = 100_000;
const SHOWN = 2_000;

/** Longest output shown whole, and characters shown of longer ones, which can be saved. */
const LONGEST_OUTPUT = 2_000_000;
const SHOWN_OUTPUT = 100_000;

/** Delay before progress is shown; shorter work would only flicker. */
const PROGRESS_AFTER_MS = 150;

/** A judge's input and output. */
export interface Judged {
  input: string;
  output: string;
}

/** Emits `draft-change` (JudgeDraft), `judged` (Judged). */
export class JudgeView extends View {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    random: { attribute: false },
    draft: { attribute: false },
    official: { type: Boolean },
    intro: {},
    answers: { attribute: false },
    output: { state: true },
    error: { state: true },
    ignored: { state: true },
    milliseconds: { state: true },
    progress: { state: true },
    dropping: { state: true },
  };
  declare engine: Engine | undefined;
  declare game: string;
  /** Makes a judge input from a seed. */
  declare random: ((seed: number) => string) | undefined;
  declare draft: JudgeDraft;
  /** True if the format and its sample are those of an online judge. */
  declare official: boolean;
  /** What a judge is, and what is known of the answers; from the page. */
  declare intro: string;
  declare answers: unknown;
  declare output: string | undefined;
  declare error: unknown;
  /** True if text behind the end of the input was ignored. */
  declare ignored: boolean;
  declare milliseconds: number;
  /** Share of the work done, once a call takes longer than a moment. */
  declare progress: number | undefined;
  declare dropping: boolean;
  #call: AbortController | undefined;

  constructor() {
    super();
    this.game = '';
    this.intro = '';
    this.answers = '';
    this.draft = { input: '', expected: '', seed: '1' };
    this.milliseconds = 0;
    this.progress = undefined;
    this.dropping = false;
    this.official = true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game')) return;
    this.#cancel();
    this.output = undefined;
    this.error = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  get #input(): HTMLTextAreaElement {
    return this.querySelector('#judge-input') as HTMLTextAreaElement;
  }

  async #run(): Promise<void> {
    const { engine } = this;
    if (!engine) return;
    this.#cancel();
    const call = new AbortController();
    this.#call = call;
    const from = performance.now();
    const onProgress = (share: number) => {
      if (performance.now() - from >= PROGRESS_AFTER_MS) this.progress = share;
    };
    this.ignored = false;
    const onIgnored = () => {
      this.ignored = true;
    };
    try {
      const output = await engine.judge(this.game, this.draft.input, { signal: call.signal, onProgress, onIgnored });
      if (call.signal.aborted) return;
      this.output = output;
      this.emit<Judged>('judged', { input: this.draft.input, output });
      this.error = undefined;
      this.milliseconds = performance.now() - from;
    } catch (error) {
      if (isAbort(error) || call.signal.aborted) return;
      this.output = (error instanceof EngineError && error.answered) || undefined;
      this.error = error;
      this.#showPlace(error);
    } finally {
      if (this.#call === call) this.progress = undefined;
    }
  }

  /** Cancels the call; the previous output stays. */
  #cancel(): void {
    this.#call?.abort();
    this.#call = undefined;
    this.progress = undefined;
  }

  /** The cancel button disappears: the focus returns to the button that started the call. */
  #cancelByButton(): void {
    this.#cancel();
    (this.querySelector('.judge-tools .primary') as HTMLButtonElement | null)?.focus();
  }

  /** Selects the wrong token. */
  #showPlace(error: unknown): void {
    if (!(error instanceof EngineError) || error.line === undefined) return;
    if (this.draft.folded) return;
    const { start, end } = rangeOf(this.draft.input, error.line, error.token ?? 1);
    const field = this.#input;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, Math.max(end, start));
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
    field.scrollTop = Math.max(0, (error.line - 3) * lineHeight);
  }

  #change(part: Partial<JudgeDraft>): void {
    this.draft = { ...this.draft, ...part };
    this.emit('draft-change', this.draft);
  }

  #put(input: string): void {
    this.#change({ input, folded: input.length > FOLD_FROM });
    this.updateComplete.then(() => this.#run());
  }

  #sample(): void {
    const game = this.engine?.games.find(({ id }) => id === this.game);
    if (game) this.#put(game.judge.input);
  }

  #randomTest(): void {
    const seed = Number.parseInt(this.draft.seed, 10) || 0;
    if (!this.random) return;
    this.#put(this.random(seed));
    this.#change({ seed: String(seed + 1) });
  }

  async #file(file: File | undefined): Promise<void> {
    this.dropping = false;
    if (file) this.#put(await file.text());
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    void this.#file(event.dataTransfer?.files[0]);
  }

  #drag(event: DragEvent): void {
    event.preventDefault();
    this.dropping = event.type === 'dragover';
  }

  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? '';
    if (text.length <= FOLD_FROM || this.draft.folded) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = this.#input;
    this.#change({ input: value.slice(0, selectionStart) + text + value.slice(selectionEnd), folded: true });
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#run();
  }

  protected override render() {
    const t = this.words.strings.judge;
    const game = this.engine?.games.find(({ id }) => id === this.game);
    const { format, limits } = game ? this.words.game(game).judge : { format: '', limits: '' };
    const value = (event: Event) => (event.target as HTMLInputElement).value;
    const { output = '' } = this;
    const long = output.length > LONGEST_OUTPUT;
    return html`
      <div class="on-stage judge-grid">
        <div class="judge-side">
          <label for="judge-input">${t.input}</label>
          <textarea
            id="judge-input"
            class="mono ${this.dropping ? 'dropping' : ''}"
            rows="8"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            .value=${this.draft.folded ? this.draft.input.slice(0, SHOWN) : this.draft.input}
            ?readonly=${this.draft.folded}
            aria-invalid=${this.error ? 'true' : 'false'}
            @input=${(event: Event) => this.#change({ input: value(event) })}
            @keydown=${this.#key}
            @paste=${this.#paste}
            @dragover=${this.#drag}
            @dragleave=${this.#drag}
            @drop=${this.#drop}
          ></textarea>
          ${
            this.draft.folded
              ? html`<p class="quiet-text">${t.folded(grouped(this.draft.input.length))}
                  <button type="button" class="link" @click=${() => this.#change({ input: '', folded: false })}>${t.clear}</button></p>`
              : ''
          }
          <div class="judge-tools">
            <button type="button" class="primary" @click=${this.#run}>${t.run}</button>
            <button type="button" class="quiet" @click=${this.#sample}>${this.official ? t.sample : t.ownSample}</button>
            ${
              this.random
                ? html`<span class="pair"
                  ><button type="button" class="quiet" @click=${this.#randomTest}>${t.random}</button
                  ><label class="seed" title=${t.seed}><span class="hidden">${t.seed}</span><input
                      inputmode="numeric"
                      size="4"
                      .value=${this.draft.seed}
                      @input=${(event: Event) => this.#change({ seed: value(event) })} /></label
                ></span>`
                : ''
            }
            <label class="quiet file" title=${t.dropHint}
              >${t.file}<input type="file" @change=${(event: Event) => this.#file((event.target as HTMLInputElement).files?.[0])}
            /></label>
          </div>
          ${this.#problem()}
        </div>
        <div class="judge-side">
          <label for="judge-output">${t.output}</label>
          <output id="judge-output" class="mono" tabindex="0">${long ? output.slice(0, SHOWN_OUTPUT) : output}</output>
          ${long ? this.#rest(output) : ''}
          ${this.#running()}
          <p class="judge-state" aria-live="polite">${this.#state()}</p>
        </div>
      </div>
      <div class="in-panel">
        <p class="quiet-text">${this.intro}</p>
        <p class="quiet-text">${format}${limits ? ` ${t.limits(limits)}` : ''}</p>
        ${this.answers}
        <div class="judge-side">
          <label for="judge-expected">${t.expected}</label>
          <textarea
            id="judge-expected"
            class="mono"
            rows="3"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            .value=${this.draft.expected}
            @input=${(event: Event) => this.#change({ expected: value(event) })}
          ></textarea>
          ${this.#comparison()}
        </div>
      </div>
    `;
  }

  /** The note under a long output, with the button that saves all of it. */
  #rest(output: string) {
    const { judge, table } = this.words.strings;
    const save = () => download(new Blob([output]), `${this.game}.txt`);
    return html`<p class="quiet-text">${judge.folded(grouped(output.length))}
                  <button type="button" class="link" @click=${save}>${table.save.title}</button></p>`;
  }

  #running() {
    const t = this.words.strings.judge;
    if (this.progress === undefined) return '';
    return html`<div class="judge-running">
      <label for="judge-progress">${t.running}</label>
      <progress id="judge-progress" max="1" .value=${this.progress}></progress>
      <button type="button" class="link" @click=${this.#cancelByButton}>${t.cancel}</button>
    </div>`;
  }

  #state() {
    const t = this.words.strings.judge;
    if (this.progress !== undefined || this.output === undefined) return '';
    if (this.error) return t.answeredBefore;
    if (this.ignored) return t.ignored;
    return this.output === '' ? t.nothing : t.took(this.milliseconds.toFixed(this.milliseconds < 10 ? 1 : 0));
  }

  #problem() {
    const { error } = this;
    if (!error) return '';
    const text = this.words.error(error);
    if (!(error instanceof EngineError) || error.line === undefined) return html`<p class="error" role="alert">${text}</p>`;
    const { before, wrong, after } = excerpt(this.draft.input, rangeOf(this.draft.input, error.line, error.token ?? 1));
    return html`<div class="error" role="alert">
      <p>${text}</p>
      <pre class="mono excerpt"><span class="line-number">${error.line}</span>${before}<mark>${wrong || '\u2007'}</mark>${after}</pre>
    </div>`;
  }

  #comparison() {
    const t = this.words.strings.judge;
    if (this.output === undefined || this.draft.expected.trim() === '') return '';
    const difference = firstDifference(this.output, this.draft.expected);
    if (!difference) return html`<p class="good" role="status">${t.same}</p>`;
    const line = (text: string | undefined) => (text === undefined ? html`<em>${t.noLine}</em>` : html`<code>${text.slice(0, 200)}</code>`);
    return html`<div class="error" role="status">
      <p>${t.differs(String(difference.line))}</p>
      <dl class="difference">
        <dt>${t.ours}</dt>
        <dd>${line(difference.ours)}</dd>
        <dt>${t.theirs}</dt>
        <dd>${line(difference.theirs)}</dd>
      </dl>
    </div>`;
  }
}

define('grundy-judge', JudgeView);
