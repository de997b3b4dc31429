// <lab-means>: a game of Left and Right in terms of mean and temperature: what a move is worth, and what each move lost.
import { html, type PropertyValues } from 'lit';
import type { Explanation } from '../engine/api_messages.js';
import { isAbort } from '../engine/errors.js';
import type { Checked, PositionValue } from '../engine/protocol.js';
import { define, View } from '../views/view.js';
import { lossOf } from '../views/worth/loss.js';
import { valueText } from '../views/worth/value_line.js';
import { loadWordsFor, worthWords } from '../views/worth/words.js';
import type { OpenGame } from '../workspace/open_game.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

/** Values the positions one after the other, each once; the current one first. */
export class LabMeans extends View {
  static override properties = {
    engine: { attribute: false },
    parameters: { attribute: false },
    positions: { attribute: false },
    index: { attribute: false },
    known: { state: true },
    error: { state: true },
  };
  declare engine: LabEngine;
  /** Of the solved rules. */
  declare parameters: Readonly<Record<string, string>>;
  declare positions: readonly Explanation[];
  /** Of the current position. */
  declare index: number;
  /** The values by the states of the positions. */
  declare known: ReadonlyMap<string, PositionValue>;
  declare error: unknown;
  #working: AbortController | undefined;
  /** What the known values belong to. */
  #subject = '';

  constructor() {
    super();
    this.known = new Map();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#working?.abort();
    this.#working = undefined;
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
    const subject = JSON.stringify(this.parameters);
    if (subject !== this.#subject) {
      this.#subject = subject;
      [this.known, this.error] = [new Map(), undefined];
      this.#working?.abort();
      this.#working = undefined;
    }
    if (!this.#working && this.error === undefined) void this.#work();
  }

  get #next(): string | undefined {
    const states = [this.positions[this.index], ...this.positions].flatMap((position) => (position ? [position.state] : []));
    return states.find((state) => !this.known.has(state));
  }

  async #work(): Promise<void> {
    const working = new AbortController();
    this.#working = working;
    try {
      for (let state = this.#next; state !== undefined && !working.signal.aborted; state = this.#next) {
        const value = await this.engine.value(this.parameters, state, { signal: working.signal });
        if (!working.signal.aborted) this.known = new Map(this.known).set(state, value);
      }
    } catch (error) {
      if (!isAbort(error) && !working.signal.aborted) this.error = error;
    }
    if (working === this.#working) this.#working = undefined;
  }

  protected override render() {
    const t = labWords(this.words.language).means;
    const written = (number: string) => valueText(number, worthWords(this.words.language));
    const here = this.positions[this.index];
    const value = here && this.known.get(here.state);
    // Why there is no value is told where positions are explained.
    if (this.error !== undefined && !value) return '';
    return html`<h3>${t.title}</h3>
      ${value ? html`<p>${t.here(written(value.mean), written(value.temperature))}</p>` : html`<p class="quiet-text">${t.working}</p>`}
      ${this.positions.length > 1 ? this.#moves() : ''}`;
  }

  #moves() {
    const t = labWords(this.words.language).means;
    return html`<ol class="lab-means">${this.positions.slice(1).map((_, i) => html`<li aria-current=${i + 1 === this.index ? 'true' : 'false'}>${this.#move(i)}</li>`)}</ol>
      <p class="quiet-text">${t.lead}</p>`;
  }

  /** The move from position `i`. */
  #move(i: number) {
    const t = labWords(this.words.language).means;
    const [from, to] = [this.positions[i], this.positions[i + 1]];
    const [before, after] = [from && this.known.get(from.state), to && this.known.get(to.state)];
    const player = (from?.mover === 'second') === (this.parameters.first === 'right') ? 'L' : 'R';
    if (!before || !after) return html`${t.players[player]}: …`;
    const loss = lossOf(player, before, after);
    return html`${t.players[player]}: ${loss === '0' ? t.best : t.lost(valueText(loss, worthWords(this.words.language)))}`;
  }
}

/** What the panel of play adds for rules with Left and Right, where who wins is not hidden. */
export function meansView(
  engine: LabEngine,
  checked: Checked | undefined,
  parameters: Readonly<Record<string, string>>,
  { play, playing, explanation }: Pick<OpenGame, 'play' | 'playing' | 'explanation'>,
) {
  if (!checked?.layout?.partisan) return '';
  const positions = playing && play ? play.positions : explanation ? [explanation] : [];
  if (positions.length === 0) return '';
  const index = playing && play ? play.index : 0;
  return html`<lab-means .engine=${engine} .parameters=${parameters} .positions=${positions} .index=${index}></lab-means>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'lab-means': LabMeans;
  }
}

define('lab-means', LabMeans);
