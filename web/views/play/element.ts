// <grundy-play>: the board of the current position, with a game against an opponent, its review, and a quiz. The board is the game's;
// positions, values and moves are the solution's. A game starts only by a button or by a move on the board.

import { html, type PropertyValues } from 'lit';
import type { Explanation, Move, Play, Solution } from '../../engine/api_messages.js';
import { define, View } from '../view.js';
import type { Board, Scene } from './board.js';
import './board_view.js';
import './challenge_link.js';
import type { BoardView } from './board_view.js';
import { chart, pointsOf } from './chart.js';
import { controls, ending, hintControls } from './controls.js';
import { type Beginning, keepMatch, keptMatch, type Match, moves, type Side } from './match.js';
import { levelOf, players } from './players.js';
import { Quiz, quizPanel } from './quiz.js';
import type { GameRecord } from './record.js';
import { reviewed } from './review.js';
import { scoreSheet } from './score_sheet.js';
import { Squares } from './squares.js';
import { statusLine } from './status.js';
import type { Ended } from './verdict.js';
import { playWords } from './words.js';

/** Delay of the opponent's move, so that it can be seen, and of the moves of the perfect line. */
const THOUGHT_MS = 550;
const LINE_MS = 700;

/** True if the only move changes nothing but the player to move: it has no other words. */
const isPass = ({ options: [only, ...others] }: Explanation): boolean =>
  ['pass', 'lab-pass'].includes(String(only?.move)) && others.length === 0;

/**
 * Emits `game-begin` (Beginning), `game-kept` (continue the last game), `game-change` (moves or players changed), `game-resume`,
 * `game-end`, `position-look` ({state, turn}), `secret-change` (boolean: hide who wins).
 */
export class PlayView extends View {
  static override properties = {
    play: { attribute: false },
    playing: { type: Boolean },
    position: { attribute: false },
    solution: { attribute: false },
    board: { attribute: false },
    parameters: { attribute: false },
    names: { attribute: false },
    turn: { attribute: false },
    record: { attribute: false },
    short: { type: Boolean },
    kept: { attribute: false },
    setUp: { type: Boolean, attribute: 'set-up' },
    staged: { type: Boolean },
    more: { attribute: false },
    means: { attribute: false },
    linkOf: { attribute: false },
    match: { state: true },
    hints: { state: true },
    line: { state: true },
    failed: { state: true },
    quiz: { state: true },
  };
  /** Shows the form for any position, on a page that loads set_up.ts. */
  declare setUp: boolean;
  /** The board has the stage of a page and fills it. */
  declare staged: boolean;
  /** The game in progress, or suspended. */
  declare play: Play | undefined;
  /** True while the game is in progress: the current position is its position. */
  declare playing: boolean;
  /** The current position. */
  declare position: Explanation | undefined;
  declare solution: Solution | undefined;
  declare board: Board | undefined;
  declare parameters: Readonly<Record<string, string>>;
  /** Names of the first and the second player. */
  declare names: readonly [string, string];
  /** The player to move if no game is in progress and the position does not determine it. */
  declare turn: Side;
  /** The record of the game. */
  declare record: GameRecord | undefined;
  /** True if the short game differs from the current one. */
  declare short: boolean;
  /** Number of moves of the last game played; undefined if there was none. */
  declare kept: number | undefined;
  declare match: Match;
  declare hints: boolean;
  /** True while perfect play is being shown. */
  declare line: boolean;
  declare failed: unknown;
  declare quiz: Quiz | undefined;
  /** Mean value of the position, and losses of moves; below everything that is known before. */
  declare means: unknown;
  /** Returns the link of a challenge, on a page that has addresses. */
  declare linkOf: ((challenge: GameRecord) => Promise<string>) | undefined;
  /** Content added by the page at the end of the panel. */
  declare more: unknown;

  readonly #squares = new Squares(() => this.requestUpdate());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refocus = false;
  #secret: boolean | undefined;

  constructor() {
    super();
    this.setUp = false;
    this.staged = false;
    this.match = keptMatch();
    this.hints = false;
    this.line = false;
    this.playing = false;
    this.short = false;
    this.turn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('play')) {
      this.line = false;
    }
    if (changed.has('record') && this.record) this.match = { person: this.record.person, skill: this.record.skill };
    if (changed.has('solution')) this.#squares.look(this.solution);
    if (this.quiz?.position && (changed.has('position') || changed.has('solution')) && this.position?.state !== this.quiz.position.state) {
      this.quiz = undefined;
    }
    if (!changed.has('playing')) return;
    if (this.playing) this.quiz = undefined;
    // The workspace hides who wins when a game starts, so `secret-change` must be emitted again, even if hints were visible before.
    this.#secret = undefined;
  }

  protected override updated(): void {
    clearTimeout(this.#timer);
    if (this.#secret !== this.secret) {
      this.#secret = this.secret;
      this.emit('secret-change', this.secret);
    }
    const { play } = this;
    if (this.#refocus && this.#person) this.#refocus = !this.querySelector<BoardView>('grundy-board')?.focusTarget();
    if (!play || !this.playing) return;
    const last = play.index === play.positions.length - 1;
    if (play.position.best === undefined) this.line = false;
    else if (this.line) this.#timer = setTimeout(() => this.#reply(100), LINE_MS);
    else if (last && (!this.#person || isPass(play.position)) && this.isConnected)
      this.#timer = setTimeout(() => this.#reply(this.match.skill), THOUGHT_MS);
  }

  /** True while who wins must be hidden: in a game without hints, or while a question is open. */
  get secret(): boolean {
    if (this.quiz) return this.quiz.stage !== 'answered';
    return this.playing && !this.hints && !this.#over && this.match.person !== 'none';
  }

  /** True while a challenge allows no help. */
  get locked(): boolean {
    return this.playing && this.record?.challenge?.hints === false;
  }

  /** Reveals who wins, on request. */
  reveal(): void {
    if (this.quiz) this.quiz.tell(false);
    else this.hints = true;
    this.requestUpdate();
  }

  /** True if the game was played to its end; reviewing it hides nothing. */
  get #over(): boolean {
    return this.play !== undefined && this.play.positions.at(-1)?.best === undefined;
  }

  /** The player to move. */
  get side(): Side {
    const { position, play } = this;
    if (position?.mover) return position.mover === 'first' ? 0 : 1;
    return this.playing && play ? this.#mover(play.index) : this.turn;
  }

  /** The player to move at a position of the game. */
  #mover(index: number): Side {
    const mover = this.play?.positions[index]?.mover;
    if (mover) return mover === 'first' ? 0 : 1;
    return ((index + (this.record?.starts ?? 0)) % 2) as Side;
  }

  get #person(): boolean {
    return !this.playing || moves(this.match, this.side);
  }

  async #move(move: Move): Promise<void> {
    const { play, position, quiz } = this;
    if (!position) return;
    this.#refocus ||= this.querySelector('grundy-board')?.contains(document.activeElement) ?? false;
    try {
      if (quiz) {
        const next = await this.solution?.follow(position.state, move);
        if (next) quiz.tell(next.outcome === 'P');
        this.requestUpdate();
      } else if (!this.playing || !play) {
        this.#begin({ start: position.state, starts: this.side, first: move });
      } else {
        await play.move(move);
        this.#changed();
      }
      this.failed = undefined;
    } catch (error) {
      this.failed = error;
    }
  }

  #begin(how: Omit<Beginning, keyof Match>): void {
    const match = { ...this.match };
    this.#refocus ||= this.contains(document.activeElement);
    this.emit<Beginning>('game-begin', { ...match, ...how });
  }

  async #reply(skill: number): Promise<void> {
    const { play } = this;
    const at = play?.position;
    const move = await play?.choose(skill / 100).catch(() => undefined);
    if (move !== undefined && this.playing && play === this.play && play?.position === at) await this.#move(move);
  }

  async #ask(): Promise<void> {
    const { solution } = this;
    if (!solution) return;
    const quiz = this.quiz ?? new Quiz(solution);
    const found = await quiz.ask();
    if (!found || solution !== this.solution) return;
    this.quiz = quiz;
    this.line = false;
    // Emitted before anything of the position is drawn.
    this.#secret = true;
    this.emit('secret-change', true);
    this.emit('position-look', { state: found.state, turn: 0 });
    this.requestUpdate();
  }

  #stopQuiz(): void {
    this.quiz = undefined;
    if (this.play) this.emit('game-resume', undefined);
  }

  #goTo(index: number): void {
    this.line = false;
    this.play?.goTo(index);
    this.#changed();
  }

  /** Goes back to the person's last move that was one by choice. */
  #undo(): void {
    const { index = 0, positions = [] } = this.play ?? {};
    const chose = (at: number) => {
      const position = positions[at];
      return position && !isPass(position) && (this.match.person === 'none' || moves(this.match, this.#mover(at)));
    };
    let at = index - 1;
    while (at > 0 && !chose(at)) at -= 1;
    this.#goTo(Math.max(0, at));
  }

  #changed(): void {
    this.requestUpdate();
    this.emit('game-change', { match: this.match, turn: this.#mover(this.play?.index ?? 0) });
  }

  #set(match: Partial<Match>): void {
    this.match = { ...this.match, ...match };
    keepMatch(this.match);
    if (this.play) this.#changed();
  }

  protected override render() {
    const { play, position, solution, board, quiz } = this;
    if (!position || !solution || !board) return html`<p class="on-stage quiet-text">${this.words.strings.play.preparing}</p>`;
    // The only move is a pass: it is made for the player, and takes no room for a button.
    const passing = this.playing && play !== undefined && play.index === play.positions.length - 1 && isPass(position);
    const scene: Omit<Scene, 'words'> = {
      position: passing ? { ...position, options: [] } : position,
      before: this.playing ? play?.positions[play.index - 1] : undefined,
      earlier: this.playing ? play?.positions.slice(0, play.index) : undefined,
      shape: solution.shape,
      parameters: this.parameters,
      cells: this.#squares.cells,
      explained: this.hints && !quiz,
    };
    // The question is shown with its position, which arrives a moment later.
    const inQuestion = quiz?.position?.state === position.state;
    const locked = quiz ? quiz.stage !== 'how' : this.playing && (!this.#person || this.line);
    const going = this.playing && play;
    const challenge = this.#challenge();
    return html`
      <div class="on-stage">
        ${quiz ? '' : going ? statusLine(this.words, { play, side: this.side, person: this.#person, hints: this.hints, ended: this.#ended(play) }) : this.#idle()}
        <grundy-board
          .board=${board}
          .scene=${scene}
          ?fit=${this.staged}
          ?hints=${this.hints && !quiz}
          ?locked=${locked}
          @board-move=${(event: CustomEvent<Move>) => this.#move(event.detail)}
        ></grundy-board>
      </div>
      <div class="in-panel">
        ${challenge} ${quiz ? (inQuestion ? this.#question(quiz) : '') : going ? '' : this.#invitation()}
        ${this.failed ? html`<p class="error" role="alert">${this.words.error(this.failed)}</p>` : ''}
        ${quiz ? '' : html`${going ? this.#game(play) : this.#hintControls(position)}`}
        ${!quiz && position.remoteness === undefined && position.outcome !== 'D' ? html`<p class="quiet-text">${playWords(this.words).noLength}</p>` : ''}
        ${quiz ? '' : html`${challenge ? '' : players(this.words, this.match, this.names, (change) => this.#set(change))} ${this.setUp && !challenge ? html`<grundy-set-up .solution=${solution} .state=${position.state} .names=${this.names} .side=${this.side}></grundy-set-up>` : ''}`}
        ${quiz ? '' : html`${this.means} ${this.#challengeLink(position)} ${this.more}`}
      </div>
    `;
  }

  /** The players of a challenge cannot be changed. */
  #challenge() {
    const { record, match } = this;
    if (!this.playing || !record?.challenge) return '';
    const t = playWords(this.words);
    const name = this.names[record.person === 'second' ? 1 : 0];
    return html`<p class="play-challenge"><b>${t.challenge.win}</b> ${t.challenge.against(name, t.levels[levelOf(match.skill)])}</p>`;
  }

  /** To challenge somebody else with the position that is shown, and the players that were chosen. */
  #challengeLink({ state, best }: Explanation) {
    const { linkOf, match, side } = this;
    if (!linkOf || best === undefined || (this.playing && this.record?.challenge)) return '';
    const record: GameRecord = { ...match, start: state, starts: side, moves: [], step: 0, challenge: { hints: false } };
    return html`<challenge-link .subject=${JSON.stringify(record)} .link=${() => linkOf(record)}></challenge-link>`;
  }

  /** Under the title where no game goes on. */
  #idle() {
    const t = playWords(this.words);
    return html`<p class="play-status quiet-text">${this.position?.best === undefined ? t.overHere : t.looking}</p>`;
  }

  #question(quiz: Quiz) {
    return quizPanel(this.words, quiz, this.side, this.names, {
      guess: (outcome) => {
        quiz.guess(outcome);
        this.requestUpdate();
      },
      next: () => this.#ask(),
      giveUp: () => this.reveal(),
      stop: () => this.#stopQuiz(),
    });
  }

  /** The ways to start a game. */
  #invitation() {
    const t = playWords(this.words);
    const { play, position } = this;
    const over = position?.best === undefined;
    return html`<p class="play-begin">
        ${
          play
            ? html`<button type="button" class="primary" @click=${() => this.emit('game-resume', undefined)}>${t.resume(String(play.index))}</button>`
            : ''
        }
        ${
          this.kept
            ? html`<button type="button" @click=${() => this.emit('game-kept', undefined)}>${t.goOn(String(this.kept))}</button>`
            : ''
        }
        ${
          this.short
            ? html`<button type="button" class=${play ? '' : 'primary'} @click=${() => this.#begin({ short: true, starts: 0 })}>${t.short}</button>`
            : ''
        }
        <button type="button" class=${play || this.short ? '' : 'primary'} ?disabled=${over} @click=${() => this.#begin({ start: position?.state ?? '', starts: this.side })}>
          ${t.here}
        </button>
        <button type="button" @click=${() => this.#ask()}>${t.quiz.title}</button>
      </p>`;
  }

  #hintControls({ best, state }: Explanation) {
    return hintControls(this.words, this.hints, best === undefined, {
      hints: (shown) => this.#hint(shown),
      best: () => best !== undefined && this.#begin({ start: state, starts: this.side, first: best }),
    });
  }

  #ended({ positions, moves }: Play): Ended {
    const movers = positions.map((_, i) => this.#mover(i));
    return { match: this.match, positions, movers, names: this.names, review: reviewed(positions, moves) };
  }

  /** The controls of a game, and its review. */
  #game(play: Play) {
    const { positions, moves, index } = play;
    const ended = this.#ended(play);
    const { movers: sides, review, names } = ended;
    const revealed = !this.secret;
    const goTo = (to: number) => this.#goTo(to);
    const buttons = controls(
      this.words,
      play,
      { hints: this.hints, line: this.line, turn: this.#person, locked: this.locked && !this.#over },
      {
        goTo,
        undo: () => this.#undo(),
        again: () => this.#again(this.match.person),
        hints: (shown) => this.#hint(shown),
        best: () => this.#person && !this.line && this.#reply(100),
        line: (shown) => {
          this.line = shown;
        },
        quiz: () => this.#ask(),
        leave: () => this.emit('game-end', undefined),
      },
    );
    const points = () => pointsOf(positions, (i) => this.#mover(i));
    return html`${this.#over ? ending(this.words, ended, { goTo, again: (person) => this.#again(person) }) : ''} ${buttons}
      ${scoreSheet(this.words, { play, sides, names, review, revealed, goTo })}
      ${revealed && moves.length > 0 ? chart(this.words, points(), index, names, goTo) : ''}`;
  }

  /** Starts again from the same position. */
  #again(person: Match['person']): void {
    this.match = { ...this.match, person };
    keepMatch(this.match);
    const { start, starts = 0 } = this.record ?? {};
    this.#begin({ ...(start && { start }), starts });
  }

  #hint(shown: boolean): void {
    this.hints = shown;
  }
}

define('grundy-play', PlayView);
