// <grundy-play>: a game against an opponent. The board is the game's; positions, values and moves are the solution's.

import { html, type PropertyValues } from 'lit';
import type { Explanation, Move, Play, Solution } from '../../engine/said.js';
import type { Words } from '../../i18n/words.js';
import { define, View } from '../light.js';
import { chip } from '../value.js';
import type { Board, Scene } from './board.js';
import './board_view.js';
import type { BoardView } from './board_view.js';
import { chart, pointsOf } from './chart.js';
import { keepMatch, keptMatch, type Match, moves, type Side } from './match.js';
import { Quiz, position as quizPosition } from './quiz.js';
import { Squares } from './squares.js';

/** The opponent takes a moment: at once, one would not see what it did. */
const THOUGHT_MS = 550;
const LINE_MS = 700;

export class PlayView extends View {
  static override properties = {
    play: { attribute: false },
    solution: { attribute: false },
    board: { attribute: false },
    parameters: { attribute: false },
    names: { attribute: false },
    turn: { attribute: false },
    match: { state: true },
    hints: { state: true },
    line: { state: true },
    failed: { state: true },
    quiz: { state: true },
    unfit: { state: true },
  };
  declare play: Play | undefined;
  declare solution: Solution | undefined;
  declare board: Board | undefined;
  declare parameters: Readonly<Record<string, string>>;
  /** The first player and the second. */
  declare names: readonly [string, string];
  /** Who moves at the start of the play, where the position does not tell. */
  declare turn: Side;
  declare match: Match;
  declare hints: boolean;
  /** The perfect line is being shown. */
  declare line: boolean;
  declare failed: unknown;
  declare quiz: Quiz | undefined;
  /** Why what was typed is no position. */
  declare unfit: unknown;

  readonly #squares = new Squares(() => this.requestUpdate());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refocus = false;

  constructor() {
    super();
    this.match = keptMatch();
    this.hints = false;
    this.line = false;
    this.turn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('play')) {
      this.line = false;
      this.unfit = undefined;
    }
    if (changed.has('solution')) this.#squares.look(this.solution);
    if (changed.has('solution') && changed.get('solution')) this.quiz = undefined;
  }

  protected override updated(): void {
    clearTimeout(this.#timer);
    const { play } = this;
    if (!play || this.quiz) return;
    if (this.#refocus && this.#person) this.#refocus = !this.querySelector<BoardView>('grundy-board')?.focusTarget();
    const last = play.index === play.positions.length - 1;
    if (play.position.best === undefined) this.line = false;
    else if (this.line) this.#timer = setTimeout(() => this.#reply(1), LINE_MS);
    else if (last && !this.#person && this.isConnected) this.#timer = setTimeout(() => this.#reply(this.match.skill), THOUGHT_MS);
  }

  /** Whose move it is. */
  get side(): Side {
    const { play } = this;
    if (play?.position.mover) return play.position.mover === 'first' ? 0 : 1;
    return (((play?.index ?? 0) + this.turn) % 2) as Side;
  }

  get #person(): boolean {
    return moves(this.match, this.side);
  }

  async #move(move: Move): Promise<void> {
    const { play } = this;
    if (!play) return;
    this.#refocus ||= this.querySelector('grundy-board')?.contains(document.activeElement) ?? false;
    try {
      const next = await play.move(move);
      this.quiz?.answer(next);
      this.failed = undefined;
    } catch (error) {
      this.failed = error;
    }
    this.#changed();
  }

  async #reply(skill: number): Promise<void> {
    const { play } = this;
    const at = play?.position;
    const move = await play?.choose(skill).catch(() => undefined);
    if (move !== undefined && play === this.play && play?.position === at) await this.#move(move);
  }

  async #ask(): Promise<void> {
    const { play, solution } = this;
    if (!play || !solution) return;
    const quiz = this.quiz ?? new Quiz(() => this.requestUpdate());
    const starts = this.#starts;
    const found = await quizPosition(solution, play).catch(() => undefined);
    if (!found || solution !== this.solution) return;
    quiz.next();
    this.quiz = quiz;
    this.hints = this.line = false;
    this.say('play-change', { state: found.at.state, turn: (starts + found.moves) % 2 });
  }

  #goTo(index: number): void {
    this.line = false;
    this.play?.goTo(index);
    this.#changed();
  }

  /** Back to where the person was to move. */
  #undo(): void {
    const index = this.play?.index ?? 0;
    const back = this.match.person === 'first' || this.match.person === 'second' ? (this.#person ? 2 : 1) : 1;
    this.#goTo(Math.max(0, index - back));
  }

  #redo(): void {
    const { index, positions } = this.play as Play;
    this.#goTo(Math.min(positions.length - 1, index + 1));
  }

  #changed(): void {
    this.requestUpdate();
    this.say('play-change', { state: this.play?.position.state, turn: this.side });
  }

  #set(match: Partial<Match>): void {
    this.match = { ...this.match, ...match };
    keepMatch(this.match);
  }

  protected override render() {
    const { play, solution, board } = this;
    if (!play || !solution || !board) return html`<p class="quiet-text">${this.words.strings.play.preparing}</p>`;
    const scene: Omit<Scene, 'words'> = {
      position: play.position,
      before: play.positions[play.index - 1],
      shape: solution.shape,
      parameters: this.parameters,
      cells: this.#squares.cells,
    };
    const { quiz } = this;
    const draws = solution.shape.layers.includes('nimber') === false;
    return html`
      ${
        quiz
          ? quiz.render(
              this.words,
              quiz.stage === 'told' ? (play.positions[0] as Explanation) : play.position,
              quiz.stage === 'told' ? this.#starts : this.side,
              this.names,
              draws,
              () => this.#ask(),
              () => {
                this.quiz = undefined;
              },
            )
          : html`${this.#players()}
            <p class="play-status" role="status">${this.#status(play)}</p>`
      }
      ${this.failed ? html`<p class="error" role="alert">${this.words.error(this.failed)}</p>` : ''}
      <grundy-board
        .board=${board}
        .scene=${scene}
        ?hints=${this.hints}
        ?locked=${quiz ? quiz.stage !== 'how' : !this.#person || this.line}
        @board-move=${(event: CustomEvent<Move>) => this.#move(event.detail)}
      ></grundy-board>
      ${quiz ? '' : html`${this.#controls(play)} ${chart(this.words, pointsOf(play.positions, this.#starts), play.index, this.names)} ${this.#moves(play)} ${this.#setUp(play)}`}
    `;
  }

  /** Who moved first in this play. */
  get #starts(): Side {
    const index = this.play?.index ?? 0;
    return ((this.side + index) % 2) as Side;
  }

  #players() {
    const say = this.words.strings.play;
    const { person, skill } = this.match;
    const alone = person === 'both';
    const level = skill === 1 ? 'perfect' : skill === 0 ? 'random' : 'skilled';
    const levels = { perfect: 1, skilled: 0.7, random: 0 } as const;
    return html`<div class="play-players">
      <label
        >${say.you}
        <select @change=${(e: Event) => this.#set({ person: (e.target as HTMLSelectElement).value as Match['person'] })}>
          ${(['first', 'second', 'both', 'none'] as const).map(
            (who) => html`<option value=${who} ?selected=${who === person}>${say.persons[who](this.names)}</option>`,
          )}
        </select>
      </label>
      <label class=${alone ? 'off' : ''}
        >${say.opponent}
        <select ?disabled=${alone} @change=${(e: Event) => this.#set({ skill: levels[(e.target as HTMLSelectElement).value as typeof level] })}>
          ${(['perfect', 'skilled', 'random'] as const).map((name) => html`<option value=${name} ?selected=${name === level}>${say.levels[name]}</option>`)}
        </select>
      </label>
      ${
        level === 'skilled' && !alone
          ? html`<label
              >${say.skill}
              <input
                type="range"
                min="5"
                max="95"
                step="5"
                .value=${String(Math.round(100 * skill))}
                aria-valuetext=${say.percent(String(Math.round(100 * skill)))}
                @input=${(e: Event) => this.#set({ skill: Number((e.target as HTMLInputElement).value) / 100 })}
              />
            </label>`
          : ''
      }
    </div>`;
  }

  #status(play: Play) {
    const say = this.words.strings.play;
    const { position, index } = play;
    const name = this.names[this.side];
    const other = this.names[(1 - this.side) as Side];
    const value = this.hints ? chip(this.words, position.outcome) : '';
    if (position.best === undefined) {
      const winner = position.outcome === 'D' ? undefined : position.outcome === 'N' ? name : other;
      const ended = winner === undefined ? say.drawn : say.won(winner);
      return html`<b>${ended}</b> ${this.#lastMove(play)}`;
    }
    const turn = this.#person ? (this.match.person === 'both' ? say.turnOf(name) : say.yourTurn) : say.thinking(name);
    return html`${value} ${index > 0 ? this.#lastMove(play) : ''} ${turn}`;
  }

  #lastMove(play: Play) {
    const text = moveText(this.words, play, play.index - 1);
    if (text === undefined) return '';
    return html`<span class="quiet-text">${this.words.strings.play.did(this.names[(1 - this.side) as Side], text)}</span>`;
  }

  #controls({ index, positions, position }: Play) {
    const say = this.words.strings.play;
    const over = position.best === undefined;
    return html`<div class="play-controls">
      <button type="button" ?disabled=${index === 0} @click=${() => this.#goTo(0)}>${say.restart}</button>
      <button type="button" ?disabled=${index === 0} @click=${() => this.#undo()}>${say.undo}</button>
      <button type="button" ?disabled=${index === positions.length - 1} @click=${() => this.#redo()}>${say.redo}</button>
      <label class="play-check"
        ><input type="checkbox" .checked=${this.hints} @change=${(e: Event) => {
          this.hints = (e.target as HTMLInputElement).checked;
        }} />${say.hints}</label
      >
      <button type="button" ?disabled=${over} @click=${() => this.#reply(1)}>${say.best}</button>
      <button type="button" ?disabled=${over} aria-pressed=${this.line} @click=${() => {
        this.line = !this.line;
      }}>${this.line ? say.stop : say.line}</button>
      <button type="button" @click=${() => this.#ask()}>${say.quiz.title}</button>
      ${
        positions.length > 1
          ? html`<label class="play-scrub"
              ><span class="hidden">${say.scrub}</span
              ><input
                type="range"
                min="0"
                max=${positions.length - 1}
                .value=${String(index)}
                aria-valuetext=${say.moveNumber(String(index), String(positions.length - 1))}
                @input=${(e: Event) => this.#goTo(Number((e.target as HTMLInputElement).value))}
            /></label>`
          : ''
      }
    </div>`;
  }

  /** Any position by its numbers: what was meant is checked by the solution, and what was typed stays. */
  #setUp({ position }: Play) {
    const say = this.words.strings.play.setUp;
    const set = async (event: Event) => {
      event.preventDefault();
      const input = this.querySelector<HTMLInputElement>('#play-state');
      const state = input?.value.replaceAll(/\s/g, '') ?? '';
      try {
        await this.solution?.explain(state);
        this.unfit = undefined;
        this.say('play-change', { state, turn: this.querySelector<HTMLSelectElement>('#play-turn')?.value === '1' ? 1 : 0 });
      } catch (error) {
        this.unfit = error;
      }
    };
    return html`<details class="play-set-up">
      <summary>${say.title}</summary>
      <p class="quiet-text">${say.how}</p>
      <form @submit=${set}>
        <label for="play-state">${say.position}</label>
        <input id="play-state" autocomplete="off" .value=${position.state} aria-invalid=${this.unfit !== undefined} aria-describedby="play-unfit" />
        <label for="play-turn">${say.turn}</label>
        <select id="play-turn">
          ${this.names.map((name, side) => html`<option value=${side} ?selected=${side === this.side}>${name}</option>`)}
        </select>
        <button type="submit">${say.set}</button>
        <p class="error" id="play-unfit" role="alert">${this.unfit === undefined ? '' : this.words.error(this.unfit, false)}</p>
      </form>
    </details>`;
  }

  /** The last moves, the latest first: each leads back to where it was made. */
  #moves(play: Play) {
    const shown = 60;
    const { moves, index } = play;
    if (moves.length === 0) return '';
    const from = Math.max(0, moves.length - shown);
    return html`<details class="play-moves">
      <summary>${this.words.strings.play.moves(String(moves.length))}</summary>
      <ol start=${from + 1}>
        ${moves.slice(from).map(
          (_, i) =>
            html`<li aria-current=${from + i + 1 === index ? 'true' : 'false'}>
              <button type="button" class="link" @click=${() => this.#goTo(from + i + 1)}>${moveText(this.words, play, from + i)}</button>
            </li>`,
        )}
      </ol>
    </details>`;
  }
}

/** What the move was, in words; as numbers where it was not listed. */
function moveText(words: Words, { positions, moves }: Play, index: number): string | undefined {
  const move = moves[index];
  if (move === undefined) return undefined;
  return words.told(positions[index]?.options.find(({ play }) => play === move)?.move ?? move);
}

define('grundy-play', PlayView);
