// <lab-judge>: the judge of a text that reads contest input and prints answers, and the samples in its comments, which are its tests.
import { html, type PropertyValues } from 'lit';
import type { Engine } from '../engine/api_messages.js';
import { earlyEngine } from '../engine/early.js';
import { isAbort } from '../engine/errors.js';
import { enginePhrases } from '../engine/phrases.js';
import type { Checked } from '../engine/protocol.js';
import { draftOf, keepDraft } from '../views/judge/drafts.js';
import type { JudgeDraft } from '../views/judge/element.js';
import '../views/judge/element.js';
import { define, View } from '../views/view.js';
import { contestLines, withLines } from './contest_lines.js';
import { type Sample, sameOutput, samplesOf } from './samples.js';
import { labWords } from './words.js';

/** The key of the drafts. */
const RULES = 'rules';

/** Output of the judge for a sample, or why it prints nothing. */
type Tried = { output: string } | { failed: unknown };

/** Emits `text-change` (a text) when lines are added to it. */
export class LabJudge extends View {
  static override properties = {
    start: { attribute: false },
    parameters: { attribute: false },
    checked: { attribute: false },
    reference: { attribute: false },
    engine: { state: true },
    failed: { state: true },
    draft: { state: true },
    unkept: { state: true },
    tried: { state: true },
  };
  /** Starts the engine that judges texts. */
  declare start: () => Promise<Engine>;
  /** The text without faults, and the values of its parameters. */
  declare parameters: Readonly<Record<string, string>>;
  /** Result of checking the text. */
  declare checked: Checked | undefined;
  /** The address of the language's reference, if any. */
  declare reference: string | undefined;
  declare engine: Engine | undefined;
  declare failed: unknown;
  declare draft: JudgeDraft;
  /** The browser does not keep the input. */
  declare unkept: boolean;
  /** The samples in their order, as far as they have been tried. */
  declare tried: readonly Tried[];
  #call: AbortController | undefined;
  /** Input of the last trial. */
  #given = '';

  constructor() {
    super();
    this.parameters = {};
    this.draft = draftOf(RULES);
    this.unkept = false;
    this.tried = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('parameters') && !changed.has('checked')) return;
    const given = JSON.stringify([this.parameters, this.#reads]);
    if (given === this.#given) return;
    this.#given = given;
    this.tried = [];
    if (this.#reads) void this.#try();
  }

  /** True if the text reads and prints. */
  get #reads(): boolean {
    return this.checked?.contest === true;
  }

  get #samples(): Sample[] {
    return samplesOf(this.parameters.text ?? '');
  }

  /** Judges the samples, one after the other. */
  async #try(): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    // Inputs run before the engine is there wait for it.
    const starting = this.start();
    this.engine ??= earlyEngine(starting, [], enginePhrases);
    const { engine, parameters } = this;
    try {
      await starting;
      this.failed = undefined;
    } catch (error) {
      this.engine = undefined;
      this.failed = error;
      return;
    }
    for (const { input } of this.#samples) {
      if (call.signal.aborted) return;
      const tried: Tried | undefined = await engine.judge('rules', input, { parameters, signal: call.signal }).then(
        (output) => ({ output }),
        (error) => (isAbort(error) ? undefined : { failed: error }),
      );
      if (!tried || call.signal.aborted) return;
      this.tried = [...this.tried, tried];
    }
  }

  protected override render() {
    const t = labWords(this.words.language).judge;
    if (!this.#reads) return html`<div class="on-stage">${this.#guide()}</div>`;
    if (this.failed) return html`<div class="on-stage"><p class="error" role="alert">${this.words.error(this.failed)}</p></div>`;
    const samples = this.#samples;
    return html`<grundy-judge .engine=${this.engine} .game=${'rules'} .parameters=${this.parameters} .official=${false}
      .about=${{ source: '', format: t.format, limits: '', sample: samples[0]?.input }}
      .draft=${this.draft} ?unkept=${this.unkept} .more=${this.#results(samples)}
      @draft-change=${({ detail }: CustomEvent<JudgeDraft>) => {
        this.draft = detail;
        this.unkept = !keepDraft(RULES, detail);
      }}></grundy-judge>`;
  }

  /** How a text comes to read and print. */
  #guide() {
    const t = labWords(this.words.language).judge;
    const lines = this.checked && contestLines(this.checked);
    const add = () => lines !== undefined && this.emit('text-change', withLines(this.parameters.text ?? '', lines));
    return html`<p class="quiet-text">${t.lead}</p>
      <pre translate="no" class="lab-example"><code>${lines ?? t.example}</code></pre>
      ${lines === undefined ? '' : html`<button type="button" @click=${add}>${t.add}</button>`}
      <p class="quiet-text">${t.samples}${this.reference ? html` <a href="${this.reference}#contest-input-and-output">${t.reference}</a>` : ''}</p>`;
  }

  #results(samples: readonly Sample[]) {
    const t = labWords(this.words.language).judge;
    if (samples.length === 0) return html`<p class="quiet-text">${t.samples}</p>`;
    const item = ({ output }: Sample, i: number) => {
      const tried = this.tried[i];
      if (!tried) return html`<li>${t.waiting(i + 1)}</li>`;
      if ('failed' in tried) return html`<li class="error">${t.failed(i + 1)} ${this.words.error(tried.failed)}</li>`;
      if (sameOutput(tried.output, output)) return html`<li>${t.passed(i + 1)}</li>`;
      return html`<li class="error">${t.differs(i + 1)}
        <dl class="lab-outputs"><dt>${t.expected}</dt><dd><pre translate="no">${output}</pre></dd><dt>${t.printed}</dt><dd><pre translate="no">${tried.output}</pre></dd></dl></li>`;
    };
    return html`<ul class="lab-samples" aria-label=${t.title} role="list">${samples.map(item)}</ul>`;
  }
}

define('lab-judge', LabJudge);

/** The view. `reference`: the address of the language's reference, if any. */
export const judgeView = (
  start: () => Promise<Engine>,
  parameters: Readonly<Record<string, string>>,
  checked: Checked | undefined,
  reference: string | undefined,
) => html`<lab-judge .start=${start} .parameters=${parameters} .checked=${checked} .reference=${reference}></lab-judge>`;
