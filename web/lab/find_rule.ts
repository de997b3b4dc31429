// <lab-find-rule>: looks for short statements that are true for all positions, and hands their formulas over.
import { html, type PropertyValues } from 'lit';
import type { Engine, FoundRules, RuleFinder } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';
import type { Message } from '../engine/message.js';
import type { Formula } from '../engine/protocol.js';
import { grouped } from '../views/table/geometry/ticks.js';
import { define, View } from '../views/view.js';
import { labWords } from './words.js';

/** An engine that judges texts and finds their rules. */
export type RuleEngine = Engine & RuleFinder<Message>;

/** Emits `formula-found` (a Formula) when one is to be put into the box. */
export class FindRule extends View {
  static override properties = {
    start: { attribute: false },
    parameters: { attribute: false },
    stale: { type: Boolean },
    share: { state: true },
    found: { state: true },
    error: { state: true },
  };
  /** Starts the engine of all games, which finds rules. */
  declare start: () => Promise<RuleFinder<Message>>;
  declare parameters: Readonly<Record<string, string>>;
  /** True if the rules have faults: there are no positions. */
  declare stale: boolean;
  declare share: number | undefined;
  declare found: FoundRules | undefined;
  declare error: unknown;
  #call: AbortController | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('parameters');
    // The result was for the previous rules.
    if (before && JSON.stringify(before) !== JSON.stringify(this.parameters)) this.#stop();
  }

  #stop(): void {
    this.#call?.abort();
    this.#call = this.share = this.found = this.error = undefined;
  }

  async #run(): Promise<void> {
    this.#stop();
    const call = new AbortController();
    this.#call = call;
    this.share = 0;
    try {
      const engine = await this.start();
      if (call.signal.aborted) return;
      const onProgress = (share: number) => {
        if (!call.signal.aborted) this.share = share;
      };
      const found = await engine.findRule(this.parameters, { signal: call.signal, onProgress });
      if (!call.signal.aborted) this.found = found;
    } catch (error) {
      if (isAbort(error) || call.signal.aborted) return;
      this.error = error;
    }
    this.share = undefined;
  }

  protected override render() {
    const t = labWords(this.words.language).find;
    const running = this.share !== undefined;
    return html`<h3>${t.title}</h3>
      <p class="quiet-text">${t.lead}</p>
      ${
        running
          ? html`<button type="button" @click=${() => this.#stop()}>${t.cancel}</button>`
          : html`<button type="button" ?disabled=${this.stale} @click=${() => void this.#run()}>${t.find}</button>`
      }
      <div role="status" class="lab-finding ${this.stale ? 'stale' : ''}">${this.#result()}</div>`;
  }

  #result() {
    const t = labWords(this.words.language).find;
    if (this.error !== undefined) return html`<p class="error">${this.words.error(this.error, false)}</p>`;
    if (this.share !== undefined) return html`<p>${t.searching(this.share)}</p>`;
    if (!this.found) return '';
    const { rules, tried, positions, wider } = this.found;
    if (rules.length === 0) return html`<p>${t.none(grouped(tried))}</p>`;
    const compared = wider === undefined ? t.holds(grouped(positions)) : t.holdsWider(grouped(positions), grouped(wider));
    return html`<ul class="lab-found" role="list">${rules.map((rule) => this.#rule(rule))}</ul>
      <p class="quiet-text">${compared}</p>`;
  }

  #rule({ about, text, formula, notes = [], proved }: FoundRules['rules'][number]) {
    const t = labWords(this.words.language).find;
    const put = () => about !== 'period' && formula !== undefined && this.emit<Formula>('formula-found', { formula, against: about });
    return html`<li>
      <p>${this.words.translate(text)}</p>
      ${notes.map((note) => html`<p class="quiet-text">${this.words.translate(note)}</p>`)}
      ${proved === undefined ? '' : html`<p class="quiet-text">${t.proved} ${this.words.translate(proved)}</p>`}
      ${formula === undefined ? '' : html`<button type="button" @click=${put}>${t.put}</button>`}
    </li>`;
  }
}

define('lab-find-rule', FindRule);
