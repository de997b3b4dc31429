// <lab-challenge>: compares the reader's own formula with every solved position.
import { html, type PropertyValues } from 'lit';
import { commandLoader } from '../commands/index.js';
import type { RuleFinder } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';
import type { Message } from '../engine/message.js';
import { type Challenged, type Formula, statements } from '../engine/protocol.js';
import type { Certifier } from '../views/certificate/element.js';
import { grouped } from '../views/table/geometry/ticks.js';
import { define, View } from '../views/view.js';
import './find_rule.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

/** Emits `formula-change` (a Formula) as it is typed or chosen, and `position-look` (a state) to show the counterexample. */
export class ChallengeView extends View {
  static override properties = {
    engine: { attribute: false },
    parameters: { attribute: false },
    startFinder: { attribute: false },
    nimbers: { attribute: false },
    names: { attribute: false },
    given: { attribute: false },
    stale: { type: Boolean },
    formula: { state: true },
    against: { state: true },
    share: { state: true },
    certified: { attribute: false },
    certifier: { state: true },
    result: { state: true },
    error: { state: true },
  };
  declare engine: LabEngine;
  declare parameters: Readonly<Record<string, string>>;
  /** Starts the engine that finds rules. */
  declare startFinder: () => Promise<RuleFinder<Message>>;
  /** True if there are nimbers to compare with; undefined before the rules are solved. */
  declare nimbers: boolean | undefined;
  /** The names that a formula may use. */
  declare names: readonly string[];
  /** The formula of the address, which is compared as soon as it can be. */
  declare given: Formula | undefined;
  /** True if the rules have faults: there is nothing to compare a formula with. */
  declare stale: boolean;
  declare formula: string;
  declare against: 'outcome' | 'nimber';
  declare share: number | undefined;
  /** The subject of the certificate, without the formula. */
  declare certified: Readonly<Record<string, string>>;
  /** The certificate of the formula compared last. */
  declare certifier: Certifier | undefined;
  declare result: Challenged | undefined;
  declare error: unknown;
  #call: AbortController | undefined;
  /** The formula of the result. */
  #compared = '';
  /** A formula from an address waits for the rules to be solved. */
  #waits = false;
  /** It is compared: what is below the result waits for it. */
  #opening = false;

  constructor() {
    super();
    this.formula = '';
    this.against = 'outcome';
    this.names = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { formula, against } = this.given ?? { formula: '', against: this.against };
    if (changed.has('given') && (formula !== this.formula || against !== this.against)) {
      this.#stop();
      Object.assign(this, { formula, against });
      this.#waits = this.#opening = formula !== '';
    }
    // The result was for the previous rules.
    if (
      changed.has('parameters') &&
      changed.get('parameters') &&
      JSON.stringify(changed.get('parameters')) !== JSON.stringify(this.parameters)
    )
      this.#stop();
    if (this.nimbers === false) this.against = 'outcome';
  }

  protected override updated(): void {
    if (!this.#waits || this.stale || this.nimbers === undefined) return;
    this.#waits = false;
    void this.#run().then(() => {
      this.#opening = false;
      this.requestUpdate();
    });
  }

  #change(given: Partial<Formula>): void {
    Object.assign(this, given);
    this.emit<Formula>('formula-change', { formula: this.formula, against: this.against });
  }

  #stop(): void {
    this.#call?.abort();
    this.share = this.result = this.error = this.certifier = undefined;
  }

  /** Compares a formula that was found. */
  #take(found: Formula): void {
    this.#change(found);
    void this.#run();
  }

  async #run(): Promise<void> {
    this.#stop();
    if (this.formula.trim() === '' || this.stale) return;
    const call = new AbortController();
    this.#call = call;
    this.share = 0;
    this.#compared = this.formula;
    try {
      const onProgress = (share: number) => {
        this.share = share;
      };
      const { formula, against } = this;
      this.result = await this.engine.challenge(this.parameters, { formula, against }, { signal: call.signal, onProgress });
    } catch (error) {
      if (isAbort(error)) return;
      this.error = error;
    }
    this.share = undefined;
    if (this.result && (this.result.cells > 0 || this.result.wrong)) await this.#offer(call.signal);
  }

  /** Offline there is no certificate, and the result is shown without it. */
  async #offer(signal: AbortSignal): Promise<void> {
    const request = { formula: this.formula, against: this.against };
    const commands = await commandLoader()?.().catch(() => undefined);
    if (commands && !signal.aborted) this.certifier = commands.rulesCertifier(request);
  }

  /** An example that fits the numbers of the position. */
  #example(): string {
    const [a = 'n', b] = this.names;
    if (this.against === 'nimber') return b ? `${a} ^ ${b}` : `${a} % 4`;
    return b ? `(${a} ^ ${b}) == 0` : `${a} % 4 == 0`;
  }

  protected override render() {
    const t = labWords(this.words.language).formula;
    const old = this.stale || this.formula !== this.#compared ? 'stale' : '';
    return html`<p class="quiet-text">${t.lead}</p>
      <form class="lab-formula" @submit=${(event: Event) => {
        event.preventDefault();
        void this.#run();
      }}>
        <label for="lab-formula">${t.label}</label>
        <input id="lab-formula" class="mono" autocomplete="off" autocapitalize="off" spellcheck="false" .value=${this.formula}
          aria-describedby="lab-formula-help" aria-invalid=${this.error !== undefined}
          @input=${(event: Event) => {
            this.#change({ formula: (event.target as HTMLInputElement).value });
          }} />
        <span class="help" id="lab-formula-help">${t.example(this.#example())}</span>
        <label for="lab-against">${t.against}</label>
        <select id="lab-against" @change=${(event: Event) => {
          this.#change({ against: (event.target as HTMLSelectElement).value as Formula['against'] });
          this.#stop();
        }}>
          ${statements
            .filter((kind) => kind === 'outcome' || this.nimbers)
            .map((kind) => html`<option value=${kind} .selected=${kind === this.against}>${t.kinds[kind]}</option>`)}
        </select>
        <button type="submit" ?disabled=${this.stale}>${t.check}</button>
      </form>
      <div role="status" class="lab-result ${old}">${this.#verdict()}</div>
      ${this.certifier ? html`<grundy-certificate class=${old} .game=${'rules'} .parameters=${this.certified} .certifier=${this.certifier}></grundy-certificate>` : ''}
      <lab-find-rule class=${this.#opening ? 'awaiting' : ''} .start=${this.startFinder} .parameters=${this.parameters} ?stale=${this.stale}
        @formula-found=${({ detail }: CustomEvent<Formula>) => this.#take(detail)}></lab-find-rule>`;
  }

  #verdict() {
    const t = labWords(this.words.language).formula;
    if (this.error !== undefined) return html`<p class="error">${this.words.error(this.error, false)}</p>`;
    if (this.share !== undefined) return html`<p>${t.checking(this.share)}</p>`;
    if (!this.result) return '';
    const { cells, wrong } = this.result;
    if (!wrong) return html`<p>${cells === 0 ? t.none : t.holds(grouped(cells))}</p>`;
    const { position, says: claimed, is: actual, state } = wrong;
    const meant = (value: number) => (this.against === 'nimber' ? String(value) : value ? t.truth.yes : t.truth.no);
    return html`<p>
      ${t.wrong(this.words.translate(position))} ${claimed === undefined ? t.nothing : t.mismatch(meant(claimed), meant(actual))}
      <button type="button" class="link" @click=${() => this.emit('position-look', state)}>${t.show}</button>
    </p>`;
  }
}

define('lab-challenge', ChallengeView);
