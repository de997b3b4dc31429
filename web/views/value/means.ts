// <play-means>: a game of Left and Right in terms of mean and temperature: what a move is worth, and what each move lost.
import { html, type PropertyValues } from 'lit';
import type { Explanation, Move } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';
import type { ValueReport } from '../../engine/value_reports.js';
import { define, View } from '../view.js';
import { lossOf } from './loss.js';
import { valueText } from './value_line.js';
import { loadWordsFor, valueWords } from './words.js';

/** Values a position; rejects if it has no value that can be told. */
export type ValueOfPosition = (position: Explanation, signal: AbortSignal) => Promise<ValueReport>;

/** Values the positions one after the other, each once; the current one first. */
export class PlayMeans extends View {
  static override properties = {
    valueOfPosition: { attribute: false },
    subject: { attribute: false },
    positions: { attribute: false },
    moves: { attribute: false },
    index: { attribute: false },
    right: { attribute: false },
    known: { state: true },
    error: { state: true },
    settled: { type: Boolean, reflect: true },
  };
  declare valueOfPosition: ValueOfPosition;
  /** Names the game whose positions these are. */
  declare subject: string;
  declare positions: readonly Explanation[];
  /** One from each position to the next. */
  declare moves: readonly Move[];
  /** Of the current position. */
  declare index: number;
  /** Whether Right is the first player. */
  declare right: boolean;
  /** The values by the states of the positions. */
  declare known: ReadonlyMap<string, ValueReport>;
  declare error: unknown;
  /** A value is known, or none will be: what is below it on the page stays where it is (style.css). */
  declare settled: boolean;
  #working: AbortController | undefined;

  constructor() {
    super();
    this.known = new Map();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #stop(): void {
    this.#working?.abort();
    this.#working = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    loadWordsFor(this, this.words.language);
    this.settled ||= this.known.size > 0 || this.error !== undefined;
    if (changed.has('subject')) {
      [this.known, this.error] = [new Map(), undefined];
      this.#stop();
    }
    if (!this.#working && this.error === undefined) void this.#work();
  }

  get #next(): Explanation | undefined {
    return [this.positions[this.index], ...this.positions].find((position) => position && !this.known.has(position.state));
  }

  async #work(): Promise<void> {
    const working = new AbortController();
    this.#working = working;
    try {
      for (let position = this.#next; position && !working.signal.aborted; position = this.#next) {
        const value = await this.valueOfPosition(position, working.signal);
        if (!working.signal.aborted) this.known = new Map(this.known).set(position.state, value);
      }
    } catch (error) {
      if (!isAbort(error) && !working.signal.aborted) this.error = error;
    }
    if (working === this.#working) this.#working = undefined;
  }

  protected override render() {
    const words = valueWords(this.words.language);
    const t = words.means;
    const here = this.positions[this.index];
    const value = here && this.known.get(here.state);
    // Why there is no value is told where positions are explained.
    if (this.error !== undefined && !value) return '';
    return html`<h3>${t.title}</h3>
      ${value ? html`<p>${t.here(valueText(value.mean, words), valueText(value.temperature, words))}</p>` : html`<p class="quiet-text">${t.working}</p>`}
      ${this.moves.length > 0 ? this.#review() : ''}`;
  }

  #review() {
    const { means: t } = valueWords(this.words.language);
    return html`<div class="play-means" tabindex="0" role="group" aria-label=${t.review}><table>
        <thead><tr>${t.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${this.moves.map((move, i) => this.#row(move, i))}</tbody>
      </table></div>
      <p class="quiet-text">${t.lead}</p>`;
  }

  /** The move from position `i`. */
  #row(play: Move, i: number) {
    const words = valueWords(this.words.language);
    const [from, to] = [this.positions[i], this.positions[i + 1]];
    const [before, after] = [from && this.known.get(from.state), to && this.known.get(to.state)];
    const player = (from?.mover === 'second') === this.right ? 'L' : 'R';
    const move = from?.options.find((option) => option.play === play)?.move;
    const loss = before && after && lossOf(player, before, after);
    const cell = (number: string | undefined) => html`<td>${number === undefined ? '…' : valueText(number, words)}</td>`;
    return html`<tr aria-current=${i + 1 === this.index ? 'true' : 'false'}>
      <th scope="row">${i + 1}. ${words.means.players[player]}${move === undefined ? '' : html`: ${this.words.translate(move)}`}</th>
      ${cell(before?.mean)}${cell(after?.mean)}${cell(loss)}
    </tr>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'play-means': PlayMeans;
  }
}

define('play-means', PlayMeans);
