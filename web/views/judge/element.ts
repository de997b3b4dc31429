// <grundy-judge>: runs a judge on an input: samples, files, random tests, and a comparison with your own output.
import { html, type PropertyValues } from 'lit';
import type { Engine } from '../../engine/api_messages.js';
import { EngineError, isAbort } from '../../engine/errors.js';
import { copyAndTell, download } from '../table/export/deliver.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { type AboutInput, aboutOf } from './about.js';
import type { ArrangeTools } from './check.js';
import { type Comparison, compare } from './compare.js';
import { comparisonResult } from './comparison_result.js';
import type { JudgeDraft } from './draft.js';
import { errorNote } from './error_note.js';
import { type FindFits, type Fit, fitsList } from './fits.js';
import { rangeOf } from './place.js';
import type { Jump, ReadTests } from './tests.js';
import { fileButton, type LongText, longText, textField } from './text_field.js';
import { judgeWords } from './words.js';

export type { JudgeDraft };

/** Longest output shown whole, and characters shown of longer ones, which can be saved. */
const LONGEST_OUTPUT = 2_000_000;
const SHOWN_OUTPUT = 100_000;

/** Delay before progress is shown; shorter work would only flicker. */
const PROGRESS_AFTER_MS = 150;

/** Content of the stage: the texts, or a list of the tests with their answers. */
type Mode = 'text' | 'tests';

/** Emits `draft-change` (JudgeDraft). */
export class JudgeView extends View {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    parameters: { attribute: false },
    about: { attribute: false },
    more: { attribute: false },
    random: { attribute: false },
    draft: { attribute: false },
    unkept: { type: Boolean },
    official: { type: Boolean },
    problem: {},
    arrange: { attribute: false },
    findFits: { attribute: false },
    intro: {},
    meaning: {},
    read: { attribute: false },
    output: { state: true },
    error: { state: true },
    ignored: { state: true },
    milliseconds: { state: true },
    progress: { state: true },
    mode: { state: true },
    jump: { state: true },
    copied: { state: true },
    fits: { state: true },
  };
  declare engine: Engine | undefined;
  declare game: string;
  /** Those of a rule text. */
  declare parameters: Readonly<Record<string, string>> | undefined;
  /** Instead of what the game's entry says. */
  declare about: AboutInput | undefined;
  /** Content added by the panel. */
  declare more: unknown;
  /** Makes a judge input from a seed. */
  declare random: ((seed: number) => string) | undefined;
  declare draft: JudgeDraft;
  /** The draft lasts only as long as the page. */
  declare unkept: boolean;
  /** True if the format and its sample are those of an online judge. */
  declare official: boolean;
  /** The address of the problem, if it has one. */
  declare problem: string | undefined;
  /** Draws steps around the tools that compare another output; without it the tools stand alone. */
  declare arrange: ArrangeTools | undefined;
  /** Finds other games that read an input which this one refuses. */
  declare findFits: FindFits | undefined;
  /** Texts on judges, and on the meaning of the output; from the page. */
  declare intro: string;
  declare meaning: string;
  /** Reads inputs test by test; with it, and with <judge-tests>, tests and answers can be listed side by side. */
  declare read: ReadTests | undefined;
  declare output: string | undefined;
  declare error: unknown;
  /** True if text behind the end of the input was ignored. */
  declare ignored: boolean;
  declare milliseconds: number;
  /** Share of the work done, once a call takes longer than a moment. */
  declare progress: number | undefined;
  declare mode: Mode;
  /** The test that the list shows first. */
  declare jump: Jump | undefined;
  /** Other games that read the input, which is refused here. */
  declare fits: readonly Fit[];
  /** The last copy, made or failed. */
  declare copied: { what: 'input' | 'output'; status: string } | undefined;
  #call: AbortController | undefined;
  /** The input of the output. */
  #judged = '';
  /** The last parameters, as JSON. */
  #given: string | undefined;
  /** The texts that were compared. */
  #compared: readonly [ours: string | undefined, theirs: string] = [undefined, ''];
  #comparison: Comparison | undefined;

  constructor() {
    super();
    this.game = '';
    this.intro = this.meaning = '';
    this.draft = { input: '', expected: '', seed: '1' };
    this.milliseconds = 0;
    this.progress = undefined;
    this.mode = 'text';
    this.official = true;
    this.fits = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || JSON.stringify(this.parameters) !== this.#given) {
      this.#given = JSON.stringify(this.parameters);
      this.#cancel();
      this.output = undefined;
      this.error = undefined;
      this.mode = 'text';
      this.jump = undefined;
    }
    if (changed.has('output') || changed.has('draft')) this.copied = undefined;
    const { output, draft } = this;
    if (output === this.#compared[0] && draft.expected === this.#compared[1]) return;
    this.#compared = [output, draft.expected];
    const before = this.#comparison;
    this.#comparison = this.#isComparing ? compare(output ?? '', draft.expected) : undefined;
    // Beside each other they are on the stage, unless the reader goes back to the texts.
    const [first] = this.#comparison?.differing ?? [];
    if (first !== undefined && !before && this.read) [this.mode, this.jump] = ['tests', { test: first, unasked: true }];
  }

  protected override updated(): void {
    if (!this.draft.fresh || !this.engine) return;
    this.#change({ fresh: false });
    void this.#run();
  }

  /** The class of what belongs to another input than the one that is there. */
  readonly #stale = () => (this.output !== undefined && this.draft.input !== this.#judged ? 'stale' : '');

  get #isComparing(): boolean {
    return this.output !== undefined && /\S/.test(this.draft.expected);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  /** Runs the input; an empty field runs the sample. */
  async #run(): Promise<void> {
    const { engine } = this;
    if (!engine) return;
    const { sample } = this.#about;
    if (this.draft.input === '' && sample) this.#changeInput(longText(sample));
    this.#cancel();
    const call = new AbortController();
    this.#call = call;
    const from = performance.now();
    const onProgress = (share: number) => {
      if (performance.now() - from >= PROGRESS_AFTER_MS) this.progress = share;
    };
    this.ignored = false;
    this.fits = [];
    const onIgnored = () => {
      this.ignored = true;
    };
    const { input } = this.draft;
    const { parameters } = this;
    try {
      const output = await engine.judge(this.game, input, {
        signal: call.signal,
        onProgress,
        onIgnored,
        ...(parameters && { parameters }),
      });
      if (call.signal.aborted) return;
      this.#judged = input;
      this.output = output;
      this.error = undefined;
      this.milliseconds = performance.now() - from;
    } catch (error) {
      if (isAbort(error) || call.signal.aborted) return;
      this.#judged = input;
      this.output = (error instanceof EngineError && error.answered) || undefined;
      this.error = error;
      this.mode = 'text';
      await this.updateComplete;
      this.#showPlace(error);
      if (error instanceof EngineError && error.line !== undefined) void this.#findOthers(input, call.signal);
    } finally {
      if (this.#call === call) this.progress = undefined;
    }
  }

  async #findOthers(input: string, signal: AbortSignal): Promise<void> {
    const fits = await this.findFits?.(input, signal).catch(() => []);
    if (fits && !signal.aborted) this.fits = fits;
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
    (this.querySelector('.judge-bar .primary') as HTMLButtonElement | null)?.focus();
  }

  /** Selects the wrong token. */
  #showPlace(error: unknown): void {
    if (!(error instanceof EngineError) || error.line === undefined || this.draft.folded) return;
    const { start, end } = rangeOf(this.draft.input, error.line, error.token ?? 1);
    const field = this.querySelector('#judge-input') as HTMLTextAreaElement;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, Math.max(end, start));
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
    field.scrollTop = Math.max(0, (error.line - 3) * lineHeight);
  }

  #change(part: Partial<JudgeDraft>): void {
    this.draft = { ...this.draft, ...part };
    this.emit('draft-change', this.draft);
  }

  #changeInput({ text: input, folded }: LongText): void {
    this.#change({ input, folded });
  }

  #changeExpected({ text: expected, folded: expectedFolded }: LongText): void {
    this.#change({ expected, expectedFolded });
  }

  #put(input: LongText): void {
    this.#changeInput(input);
    this.updateComplete.then(() => this.#run());
  }

  get #about(): AboutInput {
    return this.about ?? aboutOf(this.engine, this.game, this.words);
  }

  #sample(): void {
    this.#put(longText(this.#about.sample ?? ''));
  }

  #randomTest(): void {
    const seed = Number.parseInt(this.draft.seed, 10) || 0;
    if (!this.random) return;
    this.#put(longText(this.random(seed)));
    this.#change({ seed: String(seed + 1) });
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void this.#run();
  }

  async #copy(what: 'input' | 'output', text = ''): Promise<void> {
    this.copied = { what, status: await copyAndTell(this.words, text, this) };
  }

  readonly #statusOf = (what: 'input' | 'output') => (this.copied?.what === what ? this.copied.status : '');

  /** Lists the tests from the first one that differs, or from the next one. */
  #show(differing: number | undefined): void {
    if (differing === undefined) return;
    this.mode = 'tests';
    this.jump = { test: differing };
  }

  readonly #onInput = { change: (text: LongText) => this.#changeInput(text), open: (text: LongText) => this.#put(text) };
  readonly #onExpected = { change: (text: LongText) => this.#changeExpected(text), open: (text: LongText) => this.#changeExpected(text) };

  protected override render() {
    const listed = this.read && this.mode === 'tests';
    return html`
      <div class="on-stage judge-stage">
        <div class="judge-bar">
          <button type="button" class="primary" @click=${this.#run}>${judgeWords(this.words).run}</button>
          ${this.#running()}
          <p class="judge-state" aria-live="polite">${this.#state()}</p>
          ${this.read ? this.#modes() : ''}
        </div>
        ${this.#texts(listed === true)}
        ${
          listed
            ? html`<judge-tests class=${this.#stale()} .input=${this.#judged} .output=${this.output ?? ''} .comparison=${this.#comparison} .read=${this.read} .jump=${this.jump}></judge-tests>`
            : ''
        }
      </div>
      <div class="in-panel">${this.#panel()}</div>
    `;
  }

  #modes() {
    const t = judgeWords(this.words);
    return html`<div class="judge-modes" role="group" aria-label=${t.mode}>
      ${(['text', 'tests'] as const).map(
        (mode) =>
          html`<button type="button" class="layer" aria-pressed=${mode === this.mode} @click=${() => {
            this.mode = mode;
          }}>${t.modes[mode]}</button>`,
      )}
    </div>`;
  }

  /** Input and output as texts. Hidden, they keep what is typed. */
  #texts(hidden: boolean) {
    const t = judgeWords(this.words);
    const { output = '', draft } = this;
    const long = output.length > LONGEST_OUTPUT;
    const input = { text: draft.input, folded: draft.folded === true };
    return html`<div class="judge-grid" ?hidden=${hidden}>
      <div class="judge-side" @keydown=${this.#key}>
        <label for="judge-input">${t.input}</label>
        ${textField(this.words, 'judge-input', 8, input, Boolean(this.error), this.#onInput, this.#about.sample)}
        ${this.unkept ? html`<p class="quiet-note" role="status">${t.unkept}</p>` : ''}
        ${this.error ? errorNote(this.words, this.error, draft.input) : ''} ${this.#otherGames()}
      </div>
      <div class="judge-side">
        <label for="judge-output">${t.output}</label>
        <output id="judge-output" class="mono ${this.#stale()}" tabindex="0">${long ? output.slice(0, SHOWN_OUTPUT) : output}</output>
        ${long ? this.#rest(output) : ''}
      </div>
    </div>`;
  }

  #otherGames() {
    if (this.fits.length === 0 || this.draft.input !== this.#judged) return '';
    return html`<div role="status"><p>${judgeWords(this.words).fits}</p>${fitsList(this.fits)}</div>`;
  }

  #panel() {
    const t = judgeWords(this.words);
    const { source, format, limits, sample } = this.#about;
    return html`
      <p class="judge-source">${this.problem ? html`<a href=${this.problem}>${source}</a>` : source}</p>
      ${this.intro ? html`<p class="quiet-text">${this.intro}</p>` : ''}
      <p class="quiet-text">${format}${limits ? ` ${t.limits(limits)}` : ''}</p>
      <div class="judge-tools">
        ${!sample ? '' : html`<button type="button" @click=${this.#sample}>${this.official ? t.sample : t.ownSample}</button>`}
        ${fileButton(t.file, t.dropHint, this.#onInput)}
      </div>
      ${this.more ?? ''} ${this.output && !this.error ? this.#result() : ''}
      ${this.#check()}
    `;
  }

  /** The tools to find a mistake in one's own program. */
  #check() {
    const t = judgeWords(this.words);
    const { draft } = this;
    const field = { text: draft.expected, folded: draft.expectedFolded === true };
    const random = this.random ? this.#randomTools() : '';
    const expected = html`<div class="judge-side">
        <label for="judge-expected">${t.expected}</label>
        ${textField(this.words, 'judge-expected', 3, field, false, this.#onExpected)}
        <div class="judge-tools">${fileButton(t.expectedFile, t.dropHint, this.#onExpected)}</div>
      </div>`;
    const difference = this.#isComparing ? comparisonResult(this.words, this.#comparison, this.#stale()) : '';
    if (!this.arrange) return html`<div class="judge-tools">${random}</div>${expected}${difference}`;
    const { input } = draft;
    return this.arrange(this.words, {
      random,
      expected,
      difference,
      input,
      copied: this.#statusOf('input'),
      copy: () => this.#copy('input', input),
      save: () => this.#save(input),
      differing: (this.read && this.#comparison?.differing) ?? [],
      last: this.jump?.test ?? -1,
      show: (test) => this.#show(test),
    });
  }

  #save(text: string): void {
    download(new Blob([text]), `${this.game}.txt`);
  }

  #randomTools() {
    const t = judgeWords(this.words);
    const change = ({ target }: Event) => this.#change({ seed: (target as HTMLInputElement).value });
    return html`<span class="pair"
      ><button type="button" @click=${this.#randomTest}>${t.random}</button
      ><label class="seed" title=${t.seed}><span class="hidden">${t.seed}</span><input inputmode="numeric" size="4" .value=${this.draft.seed} @input=${change} /></label
    ></span>`;
  }

  /** Meaning of the output, and the button that copies it. */
  #result() {
    return html`<p class="quiet-text ${this.#stale()}">${this.meaning}
      <button type="button" class="link" @click=${() => this.#copy('output', this.output)}>${judgeWords(this.words).copy}</button> <span role="status">${this.#statusOf('output')}</span></p>`;
  }

  /** The note under a long output, with the button that saves all of it. */
  #rest(output: string) {
    const { table } = this.words.strings;
    return html`<p class="quiet-text">${judgeWords(this.words).folded(grouped(output.length))}
                  <button type="button" class="link" @click=${() => this.#save(output)}>${table.save.title}</button></p>`;
  }

  #running() {
    const t = judgeWords(this.words);
    if (this.progress === undefined) return '';
    return html`<div class="judge-running">
      <label for="judge-progress">${t.running}</label>
      <progress id="judge-progress" max="1" .value=${this.progress}></progress>
      <button type="button" class="link" @click=${this.#cancelByButton}>${t.cancel}</button>
    </div>`;
  }

  #state() {
    const t = judgeWords(this.words);
    if (this.progress !== undefined || this.output === undefined) return '';
    if (this.error) return t.answeredBefore;
    if (this.ignored) return t.ignored;
    return this.output === '' ? t.nothing : t.took(this.milliseconds.toFixed(this.milliseconds < 10 ? 1 : 0));
  }
}

define('grundy-judge', JudgeView);
