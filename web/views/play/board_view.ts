// <grundy-board>: any game's board. It makes a drawing's targets work by mouse, touch and keyboard alike: one tab stop, arrows from target to
// target, Enter and Space play or pick up, Escape puts down.

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Explanation, Move, Option } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import { define, View } from '../view.js';
import type { Board, Drawing, Field, Scene, Target } from './board.js';
import { nextTarget } from './focus.js';
import { playWords } from './words.js';

export class BoardView extends View {
  static override properties = {
    board: { attribute: false },
    scene: { attribute: false },
    hints: { type: Boolean },
    locked: { type: Boolean },
    picked: { state: true },
    focused: { state: true },
  };
  declare board: Board;
  declare scene: Omit<Scene, 'words'>;
  /** True to show the value of each move. */
  declare hints: boolean;
  /** True while it is not the person's turn. */
  declare locked: boolean;
  declare picked: string | undefined;
  /** The target with the tab stop. */
  declare focused: number;

  #position: Explanation | undefined;

  constructor() {
    super();
    this.hints = false;
    this.locked = false;
    this.focused = 0;
  }

  protected override willUpdate(): void {
    if (this.scene.position === this.#position) return;
    this.#position = this.scene.position;
    this.picked = undefined;
  }

  protected override render() {
    const drawing = this.board({ ...this.scene, words: this.words, picked: this.picked });
    const targets = this.locked ? [] : drawing.targets;
    this.focused = Math.min(this.focused, Math.max(0, targets.length - 1));
    const { width, height, unit } = drawing;
    return html`<svg
        class="board"
        viewBox="0 0 ${width} ${height}"
        width=${Math.ceil(width * unit)}
        role="group"
        aria-label=${drawing.description}
        @keydown=${(event: KeyboardEvent) => this.#key(event, targets)}
      >
        <g aria-hidden="true">${drawing.art}</g>
        ${targets.map((target, i) => this.#target(target, i, drawing))}
      </svg>
      ${this.locked || !drawing.fields ? '' : html`<div class="board-fields">${drawing.fields.map((field, i) => this.#field(field, i))}</div>`}`;
  }

  #target(target: Target, index: number, { unit }: Drawing): TemplateResult {
    const { x, y, width, height, move, pick } = target;
    const option = move === undefined ? this.#bestOf(pick) : this.#option(move);
    const label = this.words.translate(target.label ?? (move === undefined ? '' : (option?.move ?? '')));
    const heard = this.hints && option ? `${label}, ${hinted(this.words, option)}` : label;
    return svg`<g
      class="target ${pick !== undefined && pick === this.picked ? 'picked' : ''}"
      role="button"
      tabindex=${index === this.focused ? 0 : -1}
      aria-label=${heard}
      aria-pressed=${pick === undefined ? nothing : String(pick === this.picked)}
      @click=${() => this.#act(target)}
      @focus=${() => {
        this.focused = index;
      }}
    >
      <rect class="target-area" x=${x} y=${y} width=${width} height=${height} rx=${4 / unit} />
      ${target.preview ? svg`<g class="target-preview" aria-hidden="true">${target.preview}</g>` : ''}
      ${this.hints && option ? hint(this.words, option, target, unit) : ''}
    </g>` as unknown as TemplateResult;
  }

  #field({ label, least, most, move }: Field, index: number) {
    const id = `board-field-${index}`;
    const go = (event: Event) => {
      event.preventDefault();
      const input = this.querySelector<HTMLInputElement>(`#${id}`);
      const text = input?.value.replaceAll(/\s/g, '') ?? '';
      const value = /^\d+$/.test(text) ? BigInt(text) : -1n;
      const good = value >= least && value <= most;
      input?.setCustomValidity(good ? '' : playWords(this.words).between(String(least), String(most)));
      if (good) this.#play(move(value));
      else input?.reportValidity();
    };
    return html`<form class="board-field" @submit=${go}>
      <label for=${id}>${label}</label>
      <input id=${id} inputmode="numeric" autocomplete="off" placeholder=${String(least)} @input=${(e: Event) => (e.target as HTMLInputElement).setCustomValidity('')} />
      <button type="submit">${playWords(this.words).play}</button>
    </form>`;
  }

  #option(move: Move): Option | undefined {
    return this.scene.position.options.find(({ play }) => play === move);
  }

  /** The best move of a piece, for the hint at it. */
  #bestOf(pick: string | undefined): Option | undefined {
    if (pick === undefined || !this.hints) return undefined;
    const rank = { P: 0, D: 1, N: 2 } as const;
    const remaining = ({ remoteness }: Option) => Number(remoteness ?? 0);
    const own = this.scene.position.options.filter(({ play }) => play.split(',')[0] === pick);
    return own.sort(
      (a, b) => rank[a.outcome] - rank[b.outcome] || (a.outcome === 'P' ? remaining(a) - remaining(b) : remaining(b) - remaining(a)),
    )[0];
  }

  #act({ move, pick }: Target): void {
    if (move !== undefined) this.#play(move);
    else if (pick !== undefined) this.picked = pick === this.picked ? undefined : pick;
  }

  #play(move: Move): void {
    this.emit('board-move', move);
  }

  #key(event: KeyboardEvent, targets: readonly Target[]): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = targets[this.focused];
    if (!target) return;
    const next = nextTarget(targets, this.focused, event.key);
    if (next !== undefined) this.#focus(next);
    else if (event.key === 'Enter' || event.key === ' ') this.#act(target);
    else if (event.key === 'Escape' && this.picked !== undefined) this.picked = undefined;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async #focus(index: number): Promise<void> {
    this.focused = index;
    await this.updateComplete;
    this.focusTarget();
  }

  /** Focuses the target with the tab stop; false if there is no target. */
  focusTarget(): boolean {
    const target = this.querySelector<SVGGElement>('.target[tabindex="0"]');
    target?.focus();
    return target !== null;
  }
}

/** A hint as text, and for assistive technology. */
const hinted = ({ strings }: Words, { outcome, remoteness }: Option) =>
  `${strings.outcome[outcome]}${remoteness === undefined ? '' : ` ${remoteness}`}`;

/** The value of a move, for the player who moves next, as in the table: a letter on its colour, and the remoteness. */
function hint(words: Words, option: Option, { x, y, width, height }: Target, unit: number) {
  const size = 14 / unit;
  // At the bottom of large targets, so as not to cover the piece.
  const [left, top] = [x + width / 2, height > 2.6 * size ? y + height - 0.55 * size : y + height / 2];
  const text = hinted(words, option);
  const wide = size * (0.6 + 0.62 * text.length);
  return svg`<g class="board-hint hint-${option.outcome}" aria-hidden="true">
    <rect x=${left - wide / 2} y=${top - 0.65 * size} width=${wide} height=${1.3 * size} rx=${0.3 * size} />
    <text x=${left} y=${top} font-size=${size} dominant-baseline="central" text-anchor="middle">${text}</text>
  </g>`;
}

define('grundy-board', BoardView);
