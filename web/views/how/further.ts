// <how-further>: checks an observed claim on larger and larger instances, by counting the steps of a method's code.
import { html } from 'lit';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import type { Claim, Counter } from './methods.js';
import { howWords } from './words.js';

interface Found {
  size: string;
  count: number;
  ratio: string;
}

export class Further extends View {
  static override properties = {
    game: {},
    counter: { attribute: false },
    further: { attribute: false },
    found: { state: true },
    busy: { state: true },
    failed: { state: true },
  };
  declare game: string;
  declare counter: Counter;
  declare further: NonNullable<Claim['further']>;
  declare found: readonly Found[];
  declare busy: boolean;
  declare failed: boolean;
  #call: AbortController | undefined;

  constructor() {
    super();
    this.found = [];
    this.busy = false;
    this.failed = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #stop(): void {
    this.#call?.abort();
    this.busy = false;
  }

  /** Checks the next sizes one after the other, until there are none or it is stopped. */
  async #check(): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    this.busy = true;
    this.failed = false;
    const { method, parameter, sizes, per } = this.further;
    try {
      for (const size of sizes.slice(this.found.length)) {
        const { positions } = await this.counter.count(this.game, method, { [parameter]: String(size) }, call.signal);
        if (call.signal.aborted) return;
        this.found = [...this.found, { size: grouped(size), count: positions, ratio: (positions / per(size)).toFixed(4) }];
      }
    } catch {
      this.failed = !call.signal.aborted;
    } finally {
      if (this.#call === call) this.busy = false;
    }
  }

  protected override render() {
    const t = howWords(this.words.language);
    const { found, further } = this;
    const button = this.busy
      ? html`<button type="button" @click=${() => this.#stop()}>${t.cancel}</button>`
      : found.length < further.sizes.length
        ? html`<button type="button" @click=${() => void this.#check()}>${t.further}</button>`
        : '';
    return html`<ul>
        ${found.map(({ size, count, ratio }) => html`<li>${t.found(`${further.parameter} = ${size}`, grouped(count), ratio)}</li>`)}
      </ul>
      <p role="status">${button} ${this.busy ? t.counting : this.failed ? t.tooMuch : ''}</p>`;
  }
}

define('how-further', Further);

/** True where the tools to count are present. */
export const furtherView = (game: string, counter: Counter | undefined, { further }: Claim) =>
  further && counter ? html`<how-further .game=${game} .counter=${counter} .further=${further}></how-further>` : '';
