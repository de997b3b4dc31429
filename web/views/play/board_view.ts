// <grundy-board>: any game's board. It makes a drawing's targets work by mouse, touch and keyboard alike: one tab stop, arrows from target to
// target, Enter and Space play or pick up, Escape puts down.

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Explanation, Move, Option } from '../../engine/api_messages.js';
import { byEffect, effectOf, effectText, lengthOf, signs } from '../effect.js';
import { define, View } from '../view.js';
import type { Board, Drawing, Field, Scene, Target } from './board.js';
import type { BoardRoom } from './board_room.js';
import { centre, nearestTo, nextTarget, type Point } from './focus.js';
import { playWords } from './words.js';

/** Tint of a place below the pieces. */
const tint = ({ x, y, width, height, area, over }: Target) =>
  area || over ? '' : svg`<rect class="target-tint" x=${x} y=${y} width=${width} height=${height} />`;

/**
 * Has the attribute `wide` where the drawing leaves room below it. Emits `board-move` (Move) and `option-point` (Move, or nothing), the move
 * that the pointer or the focus is at.
 */
export class BoardView extends View {
  static override properties = {
    board: { attribute: false },
    scene: { attribute: false },
    hints: { type: Boolean },
    locked: { type: Boolean },
    fit: { type: Boolean, reflect: true },
    numbers: { attribute: false },
    pointed: { attribute: false },
    picked: { state: true },
    focused: { state: true },
    note: { state: true },
  };
  declare board: Board;
  declare scene: Omit<Scene, 'words'>;
  /** True to show the value of each move. */
  declare hints: boolean;
  /** True while it is not the person's turn. */
  declare locked: boolean;
  /** True to take the size of its frame; otherwise it has that of a board in a column of text. */
  declare fit: boolean;
  /** The numbers of moves in a list beside the board, drawn at them. */
  declare numbers: ReadonlyMap<Move, number> | undefined;
  /** The move that is pointed at in that list. */
  declare pointed: Move | undefined;
  declare picked: string | undefined;
  /** The target with the tab stop. */
  declare focused: number;
  /** The answer to a click that is no move. */
  declare note: string;

  #position: Explanation | undefined;
  /** The position of the last move made here, until the next position is shown; and the one before that. */
  #moving: Explanation | undefined;
  #before: Explanation | undefined;
  /** The least side of a target, in units of the drawing. */
  #piece = Number.POSITIVE_INFINITY;
  /** Makes the room of boards that fit their frame, on pages that load stage.ts. */
  static makeRoom: ((changed: () => void) => BoardRoom) | undefined;
  #room: BoardRoom | undefined;
  /** The place of the target that has the focus, or had it when a move took it away. */
  #place: Point | undefined;
  /** The position is another one than that of `focused`; and then the focus follows. */
  #moved = false;
  #follows = false;

  constructor() {
    super();
    this.hints = false;
    this.locked = false;
    this.focused = 0;
    this.fit = false;
    this.note = '';
    // On the drawing itself it would be a tab stop in Chromium.
    this.addEventListener('focusout', (event) => this.#left(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#room?.follow(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room?.stop();
  }

  protected override updated(): void {
    this.#room?.follow(this);
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    const lost = !activeElement || activeElement === document.body;
    // The focus goes on where the last move was made, unless the reader has taken it elsewhere.
    if (this.#place && (lost || (this.#follows && activeElement?.closest('.target') && this.contains(activeElement)))) this.focusTarget();
    this.#follows = false;
  }

  /** The reader has left the board, not the target the page. */
  #left({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if ((target as Element).isConnected && !this.contains(document.activeElement)) this.#place = undefined;
    });
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const { position, shape } = this.scene;
    if (position === this.#position) return;
    this.#before = (changed.get('scene') as Scene | undefined)?.shape === shape ? this.#moving : undefined;
    this.#moving = undefined;
    this.#position = position;
    this.#moved = true;
    this.picked = undefined;
    this.note = '';
  }

  protected override render() {
    if (this.fit) this.#room ??= BoardView.makeRoom?.(() => this.requestUpdate());
    const room = this.#room;
    const scene = {
      ...this.scene,
      before: this.scene.before ?? this.#before,
      words: this.words,
      picked: this.picked,
      pointed: this.pointed,
      redraw: () => this.requestUpdate(),
    };
    const drawing = room?.wrapped(this.board, scene) ?? this.board(scene);
    const targets = this.locked ? [] : drawing.targets;
    if (this.#moved && targets.length > 0) {
      if (this.#place) this.focused = nearestTo(targets, this.#place);
      this.#follows = true;
      this.#moved = false;
    }
    this.focused = Math.min(this.focused, Math.max(0, targets.length - 1));
    const { width, height } = drawing;
    // At the end there is no move, and the scale stays.
    if (drawing.targets.length > 0)
      this.#piece = Math.min(...drawing.targets.map(({ width, height, reach }) => Math.min(reach?.[1] ?? width, height)));
    const piece = this.#piece;
    const unit = room?.scale(drawing, piece) ?? Math.min(drawing.unit, (drawing.highest ?? Number.POSITIVE_INFINITY) / height);
    const board = html`<svg translate="no"
        class="board ${drawing.ground ? 'layered' : ''}"
        viewBox="0 0 ${width} ${height}"
        width=${Math.ceil(width * unit)}
        height=${room ? Math.ceil(height * unit) : nothing}
        role="group"
        aria-label=${drawing.description}
        @keydown=${(event: KeyboardEvent) => this.#key(event, targets)}
        @click=${(event: MouseEvent) => this.#miss(event, drawing)}
        @pointerdown=${drawing.hand?.press}
      >
        ${drawing.ground && svg`<g aria-hidden="true">${drawing.ground}${targets.map(tint)}</g>`}
        <g aria-hidden="true">${drawing.art}</g>
        ${targets.map((target, i) => this.#target(target, i, unit))} ${this.#badges(targets, drawing.middles, unit)}
        ${drawing.hand?.art}
      </svg>`;
    const controls = drawing.hand && html`<div class="board-zooms">${drawing.hand.controls}</div>`;
    return html`${room?.render(this, this.words, board, drawing, piece) ?? html`${board}${controls}`}
      <p class="board-note" role="status">${this.note || drawing.hand?.note}</p>
      ${this.locked || !drawing.fields ? '' : html`<div class="board-fields">${drawing.fields.map((field, i) => this.#field(field, i))}</div>`}`;
  }

  #target(target: Target, index: number, unit: number): TemplateResult {
    const { x, y, width, height, reach, pick, goal, area, over } = target;
    const option = this.#optionOf(target);
    const point = (at: Move | undefined) => () => this.emit('option-point', at);
    const label = this.#label(target);
    const heard = this.hints && option ? `${label}, ${effectText(this.words, option)}` : label;
    // The places picked before this one are part of it.
    const isPicked = pick !== undefined && (pick === this.picked || this.picked?.startsWith(`${pick} `) === true);
    const lit = option !== undefined && option.play === this.pointed;
    return svg`<g
      class="target ${isPicked ? 'picked' : ''} ${lit ? 'lit' : ''}"
      role="button"
      tabindex=${index === this.focused ? 0 : -1}
      aria-label=${heard}
      aria-pressed=${pick === undefined ? nothing : String(isPicked)}
      @click=${() => this.#act(target)}
      @focus=${() => {
        this.focused = index;
        this.#place = centre(target);
        point(option?.play)();
      }}
      @pointerenter=${point(option?.play)}
      @pointerleave=${point(undefined)}
    >
      ${reach ? svg`<rect x=${reach[0]} y=${y} width=${reach[1]} height=${height} fill="transparent" />` : ''}
      ${area ?? svg`<rect class="target-area ${over ? 'over' : ''}" x=${x} y=${y} width=${width} height=${height} rx=${4 / unit} />`}
      ${goal ? svg`<circle cx=${x + width / 2} cy=${y + height / 2} r=${Math.min(width, height) * 0.15} fill="var(--accent)" />` : ''}
      ${target.preview ? svg`<g class="target-preview" aria-hidden="true">${target.preview}</g>` : ''}
    </g>` as unknown as TemplateResult;
  }

  #label({ label, move }: Target): string {
    return this.words.translate(label ?? (move === undefined ? '' : (this.#option(move)?.move ?? '')));
  }

  /** Answers a click beside all targets: what can be chosen nearest to it. */
  #miss({ target, currentTarget, clientX, clientY }: MouseEvent, { targets, fields = [], width }: Drawing): void {
    if ((target as Element).closest('.target')) return;
    const t = playWords(this.words);
    const { left, top, width: pixels } = (currentTarget as Element).getBoundingClientRect();
    const [x, y] = [((clientX - left) * width) / pixels, ((clientY - top) * width) / pixels];
    const apart = (one: Target) => Math.hypot(centre(one)[0] - x, centre(one)[1] - y);
    const [nearest] = [...targets].sort((a, b) => apart(a) - apart(b));
    if (targets.length + fields.length === 0) this.note = t.overHere;
    else if (!this.locked) this.note = t.noMove(nearest ? this.#label(nearest) : (fields[0]?.label ?? ''));
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

  #optionOf({ move, pick }: Target): Option | undefined {
    return move === undefined ? this.#bestOf(pick) : this.#option(move);
  }

  /** The hints, or the numbers of listed moves, above all targets. */
  #badges(targets: readonly Target[], middles: Drawing['middles'], unit: number) {
    const { numbers, hints } = this;
    if (!hints && !numbers) return '';
    const atTargets = targets.flatMap((target): Badge[] => {
      const option = this.#optionOf(target);
      const number = option && numbers?.get(option.play);
      const apart = number !== undefined && middles?.has(option?.play ?? '');
      return option && !apart && (hints || number !== undefined) ? [badgeAt(option, number, target, unit)] : [];
    });
    if (hints) return atTargets.map(drawn);
    const between = [...(numbers ?? [])].flatMap(([play, number]): Badge[] => {
      const [option, at] = [this.#option(play), middles?.get(play)];
      return option && at ? [badgeAt(option, number, { x: at[0], y: at[1], width: 0, height: 0 }, unit)] : [];
    });
    return apart([...atTargets, ...between]).map(drawn);
  }

  #option(move: Move): Option | undefined {
    return this.scene.position.options.find(({ play }) => play === move);
  }

  /** The best move of a piece, for the hint at it. */
  #bestOf(pick: string | undefined): Option | undefined {
    if (pick === undefined || !(this.hints || this.numbers)) return undefined;
    return this.scene.position.options.filter(({ play }) => play.split(',')[0] === pick).sort(byEffect)[0];
  }

  #act({ move, pick }: Target): void {
    this.note = '';
    if (move !== undefined) this.#play(move);
    else if (pick !== undefined) this.picked = pick === this.picked ? undefined : pick;
  }

  #play(move: Move): void {
    this.#moving = this.scene.position;
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
    target?.focus({ preventScroll: this.#place !== undefined });
    return target !== null;
  }
}

interface Badge {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  effect: ReturnType<typeof effectOf>;
  /** True if it is no larger than its target. */
  fits: boolean;
}

/** Badge of a move for the player who makes it: a sign on its colour and the moves to the end, or the move's number in a list. */
function badgeAt(
  option: Option,
  number: number | undefined,
  { x, y, width, height }: Pick<Target, 'x' | 'y' | 'width' | 'height'>,
  unit: number,
): Badge {
  const size = 14 / unit;
  const effect = effectOf(option);
  const length = lengthOf(option);
  const text =
    number === undefined ? `${signs[effect]}${length === undefined || effect === 'draws' ? '' : `\u2009${length}`}` : String(number);
  const wide = size * (0.6 + 0.62 * text.length);
  const fits = width === 0 || (wide <= width && 1.3 * size <= height);
  return {
    // At the bottom of large targets, so as not to cover the piece; before the words of wide ones.
    x: width > 4 * height ? x + 0.6 * wide : x + width / 2,
    y: height > 2.6 * size ? y + height - 0.55 * size : y + height / 2,
    width: wide,
    height: 1.3 * size,
    text,
    effect,
    fits,
  };
}

/** The badges of moves that win, then the others, without those that would cover one of them, or be larger than their target. */
function apart(badges: readonly Badge[]): Badge[] {
  const wins = ({ effect }: Badge) => (effect === 'wins' ? 0 : 1);
  const shown: Badge[] = [];
  for (const badge of [...badges].sort((a, b) => wins(a) - wins(b))) {
    const touches = ({ x, y, width, height }: Badge) =>
      Math.abs(x - badge.x) < (width + badge.width) / 2 && Math.abs(y - badge.y) < (height + badge.height) / 2;
    if ((badge.fits || badge.effect === 'wins') && !shown.some(touches)) shown.push(badge);
  }
  return shown;
}

/** Drawn in units of the board. */
const drawn = ({ x, y, width, height, text, effect }: Badge) => svg`<g class="board-hint hint-${effect}" aria-hidden="true">
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${(0.3 * height) / 1.3} />
    <text x=${x} y=${y} font-size=${height / 1.3} dominant-baseline="central" text-anchor="middle">${text}</text>
  </g>`;

define('grundy-board', BoardView);
