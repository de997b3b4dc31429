// <game-page>: one game. The text runs on the left; the table stands beside it like a plate in a book.
import { html, type PropertyValues } from 'lit';
import type { Cell, Engine, GameInfo, LayerName, Move, Solution, State } from '../engine/api.js';
import { pageOf, textsOf } from '../games/index.js';
import { said, words } from '../strings/index.js';
import { define, View } from '../views/light.js';
import type { Look } from '../views/table/geometry/look.js';
import { grouped } from '../views/table/geometry/ticks.js';
import type { Aids, Other } from '../views/table/patterns.js';
import '../views/table/element.js';
import '../views/explain/element.js';
import '../views/judge/element.js';
import type { JudgeDraft } from '../views/judge/element.js';
import type { Board } from '../views/play/board.js';
import type { Side } from '../views/play/match.js';
import { draftOf, keepDraft } from './drafts.js';
import '../desk/compare.js';
import type { Comparison } from '../desk/comparison.js';
import '../desk/form.js';
import { Instance, type InstanceError } from '../desk/instance.js';
import { leftOut, type Route, type ViewName, views } from '../desk/route.js';

const noAids: Aids = {};

/** Shorter work shows no progress. */
const PATIENCE_MS = 150;

export class GamePage extends View {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    route: { attribute: false },
    dark: { type: Boolean },
    patience: { state: true },
    other: { state: true },
    board: { state: true },
  };
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  declare patience: boolean;
  /** The table that the one of the page is compared with. */
  declare other: Other | undefined;

  /** Loaded, with what plays on it, when one comes near it. */
  declare board: Board | undefined;

  readonly #instance = new Instance(() => this.requestUpdate());
  #near: IntersectionObserver | undefined;
  #opened = '';
  /** The page is new and its view further down; it is kept in sight until the page stands. */
  #arriving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draft: JudgeDraft = { input: '', expected: '', seed: '1' };

  constructor() {
    super();
    this.dark = false;
    this.patience = false;
  }

  protected override firstUpdated(): void {
    const section = this.querySelector('#play');
    if (!section) return;
    this.#near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && void this.#loadBoard(), {
      rootMargin: '300px',
    });
    this.#near.observe(section);
  }

  async #loadBoard(): Promise<void> {
    if (this.board) return;
    this.#near?.disconnect();
    const [board] = await Promise.all([pageOf(this.game.id)?.board(), import('../views/play/element.js')]);
    this.board = board;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#near?.disconnect();
    this.#instance.close();
    this.#opened = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) this.#draft = draftOf(this.game.id);
    if (!changed.has('route')) return;
    const before = changed.get('route') as Route | undefined;
    const instance = JSON.stringify([this.game.id, this.route.parameters]);
    if (instance !== this.#opened) this.#open(instance);
    else if (String(before?.at) !== String(this.route.at) || !this.#inPlay()) void this.#instance.explain(this.#place());
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('route') as Route | undefined;
    if (changed.has('route') && before?.game !== this.route.game) this.#arriving = this.route.view !== 'table';
    else if (changed.has('route') && before?.view !== this.route.view) this.#show(this.route.view, 'smooth');
    if (!this.#arriving) return;
    // What stands above a section grows until the position is explained, one frame after this.
    requestAnimationFrame(() => this.#show(this.route.view, 'instant'));
    this.#arriving = !this.#instance.explanation && !this.#instance.error;
  }

  #open(instance: string): void {
    this.#opened = instance;
    clearTimeout(this.#timer);
    this.patience = false;
    this.#timer = setTimeout(() => {
      this.patience = true;
    }, PATIENCE_MS);
    if (this.route.view === 'play') void this.#loadBoard();
    void this.#instance.open(this.engine, this.game.id, this.route.parameters, this.#place());
  }

  /** What is explained, and played from. */
  #place(): Cell | State | undefined {
    return this.route.at ?? this.route.state;
  }

  /** The position of the address is the one on the board: what was played needs no new start. */
  #inPlay(): boolean {
    const { play } = this.#instance;
    return this.route.at !== undefined || play?.position.state === (this.route.state ?? play?.positions[0]?.state);
  }

  /** An option that is asked for is played, too: board and table follow. */
  async #follow(event: CustomEvent<Move>): Promise<void> {
    const { play } = this.#instance;
    const mover = play?.position.mover;
    const second = mover ? mover === 'second' : this.route.turn === 'second';
    const from = play?.position;
    const next = await play?.move(event.detail).catch(() => undefined);
    if (!next || next === from || play !== this.#instance.play) return;
    const { at: _, state: __, turn: ___, ...rest } = this.route;
    this.say('route-change', { route: { ...rest, state: next.state, ...(second ? {} : { turn: 'second' }) }, lasting: false });
  }

  #play(event: CustomEvent<{ state: State; turn: Side }>): void {
    const { at: _, state: __, turn: ___, ...rest } = this.route;
    const { state, turn } = event.detail;
    this.say('route-change', { route: { ...rest, state, ...(turn === 1 ? { turn: 'second' } : {}) }, lasting: false });
  }

  #show(view: ViewName, behavior: 'smooth' | 'instant'): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = view === 'table' && matchMedia('(min-width: 981px)').matches;
    if (top) window.scrollTo({ top: 0, behavior: calm ? 'instant' : behavior });
    else this.querySelector(`#${view}`)?.scrollIntoView({ behavior: calm ? 'instant' : behavior, block: 'start' });
  }

  /** `lasting` changes get a history entry of their own. */
  #go(part: Partial<Route>, lasting: boolean): void {
    const route = { ...this.route, ...part };
    this.say('route-change', { route, lasting });
  }

  #parameters(event: CustomEvent<Record<string, string>>): void {
    const { at: _, look: __, state: ___, turn: ____, ...rest } = this.route;
    this.say('route-change', { route: { ...rest, parameters: event.detail }, lasting: true });
  }

  #select(event: CustomEvent<Cell | undefined>): void {
    const { at: _, state: __, turn: ___, ...rest } = this.route;
    this.say('route-change', { route: event.detail ? { ...rest, at: event.detail } : rest, lasting: false });
  }

  #layer(event: CustomEvent<LayerName>): void {
    this.#go({ layer: event.detail }, false);
  }

  #aids(event: CustomEvent<Aids>): void {
    this.#go({ aids: event.detail }, false);
  }

  /** The sequence is wrapped anew already: the parameter follows, and nothing is opened again. */
  #wrap(event: CustomEvent<{ parameter: string; width: number; selected?: Cell }>): void {
    const { parameter, width, selected } = event.detail;
    const parameters = { ...this.route.parameters, [parameter]: String(width) };
    this.#opened = JSON.stringify([this.game.id, parameters]);
    this.#go({ parameters, ...(selected ? { at: selected } : {}) }, false);
  }

  #compare(comparison: Comparison | undefined): void {
    const { comparison: _, ...rest } = this.route;
    this.say('route-change', { route: comparison ? { ...rest, comparison } : rest, lasting: true });
  }

  #look(event: CustomEvent<Look | undefined>): void {
    const { look: _, ...rest } = this.route;
    this.say('route-change', { route: event.detail ? { ...rest, look: event.detail } : rest, lasting: false });
  }

  #keep(event: CustomEvent<JudgeDraft>): void {
    this.#draft = event.detail;
    keepDraft(this.game.id, event.detail);
  }

  #jump(event: Event, view: ViewName): void {
    event.preventDefault();
    if (view === this.route.view) this.#show(view, 'smooth');
    else this.#go({ view }, true);
  }

  protected override render() {
    const say = words();
    const { solution, explanation, explanationError, error } = this.#instance;
    const page = pageOf(this.game.id);
    const texts = textsOf(page);
    const title = said(this.game.title);
    return html`
      <article class="game view-${this.route.view}">
        <header class="game-head">
          <h1>${title}</h1>
          ${texts ? html`<p class="kind">${texts.kind}</p>` : ''}
          ${this.#answer()}
        </header>
        <section class="plate" id="table" aria-label=${say.app.tableOf(title)}>
          ${this.#progress()} ${this.#comparePanel(solution)}
          <grundy-table
            .solution=${solution}
            .layer=${this.route.layer ?? 'outcome'}
            .selected=${this.route.at ?? this.#playedCell()}
            .options=${this.#options()}
            .pieces=${this.#pieces()}
            .look=${this.route.look}
            .aids=${this.route.aids ?? noAids}
            .other=${this.other}
            .progress=${this.#instance.progress}
            .dark=${this.dark}
            .caption=${{ title, text: this.#instance.answer?.text }}
            @cell-select=${this.#select}
            @layer-change=${this.#layer}
            @look-change=${this.#look}
            @aids-change=${this.#aids}
            @wrap-change=${this.#wrap}
            @compare-open=${() => this.#compare({ game: this.game.id, parameters: this.route.parameters, layer: this.route.layer ?? 'outcome' })}
            @compare-stop=${() => this.#compare(undefined)}
          ></grundy-table>
          <p class="pattern">${this.#caption() ?? texts?.pattern}</p>
          <p class="print-link">${location.href}</p>
        </section>
        <div class="game-text">
          <nav class="sections" aria-label=${title}>
            ${views.map(
              (
                view,
              ) => html`<a href="#${view}" aria-current=${view === this.route.view ? 'true' : 'false'} @click=${(e: Event) => this.#jump(e, view)}
                >${say.app.sections[view]}</a
              >`,
            )}
          </nav>
          <section class="statement" aria-labelledby="rules-title">
            <h2 id="rules-title">${say.app.statement}</h2>
            ${texts?.statement.map((paragraph) => html`<p>${paragraph}</p>`)}
            <dl class="kind-of">
              <dt>${say.app.kindOf.first}</dt>
              <dd>${said(this.game.first)}</dd>
              <dt>${say.app.kindOf.positions}</dt>
              <dd>${texts?.positions}</dd>
              <dt>${say.app.kindOf.terminal}</dt>
              <dd>${texts?.terminal}</dd>
            </dl>
          </section>
          <section aria-labelledby="position-title">
            <h2 id="position-title">${say.form.title}</h2>
            <grundy-form .game=${this.game} .values=${this.route.parameters} .error=${error} @parameters-change=${this.#parameters}></grundy-form>
            ${leftOut(this.route).length > 0 ? html`<p class="notice" role="status">${say.app.notInLink(leftOut(this.route).join(', '))}</p>` : ''}
          </section>
          ${this.#playSection(solution)}
          <section id="explain" aria-labelledby="explain-title">
            <h2 id="explain-title">${say.explain.title}</h2>
            <grundy-explain @option-play=${this.#follow} .solution=${solution} .explanation=${explanation} .cell=${this.#place()} .error=${explanationError} @cell-select=${this.#select}></grundy-explain>
          </section>
          <section id="judge" aria-labelledby="judge-title">
            <h2 id="judge-title">${say.judge.title}</h2>
            <grundy-judge
              .engine=${this.engine}
              .game=${this.game.id}
              .random=${page?.random}
              .draft=${this.#draft}
              @draft-change=${this.#keep}
            ></grundy-judge>
          </section>
          <footer class="credits">
            <p>${say.app.source}: ${said(this.game.source)}.${this.game.credit ? html` ${said(this.game.credit)}.` : ''}</p>
          </footer>
        </div>
      </article>
    `;
  }

  #comparePanel(solution: Solution | undefined) {
    const { comparison } = this.route;
    if (!comparison || !this.engine.games.some(({ id }) => id === comparison.game)) return '';
    return html`<grundy-compare
      .engine=${this.engine}
      .comparison=${comparison}
      .shape=${solution?.shape}
      @comparison-change=${(event: CustomEvent<Comparison | undefined>) => this.#compare(event.detail)}
      @other-change=${(event: CustomEvent<Other | undefined>) => {
        this.other = event.detail;
      }}
    ></grundy-compare>`;
  }

  /** Where the position in play stands on the table. */
  #playedCell(): Cell | undefined {
    return this.route.state === undefined ? undefined : this.#instance.explanation?.cell;
  }

  /** Where the pieces of the position in play stand. */
  #pieces(): readonly Cell[] | undefined {
    const { explanation, solution } = this.#instance;
    if (this.route.state === undefined || !explanation) return undefined;
    if (explanation.pieces) return explanation.pieces;
    return explanation.cell && solution?.shape.marks.length === 1 ? [explanation.cell] : undefined;
  }

  #playSection(solution: Solution | undefined) {
    const say = words().play;
    return html`<section id="play" aria-labelledby="play-title">
      <h2 id="play-title">${say.title}</h2>
      ${
        this.board
          ? html`<grundy-play
              .play=${this.#instance.play}
              .solution=${solution}
              .board=${this.board}
              .parameters=${this.route.parameters}
              .names=${[said(this.game.first), said(this.game.second)] as const}
              .turn=${this.#turn()}
              @play-change=${this.#play}
            ></grundy-play>`
          : html`<p class="quiet-text">${say.preparing}</p>`
      }
    </section>`;
  }

  /** Who moved at the first position of the play: the address tells of the one that is looked at. */
  #turn(): Side {
    const index = this.#instance.play?.index ?? 0;
    return (((this.route.turn === 'second' ? 1 : 0) + index) % 2) as Side;
  }

  #answer() {
    const { answer, cancelled, error } = this.#instance;
    if (cancelled) return html`<p class="answer quiet-text" role="status">${words().app.cancelled}</p>`;
    // Without anything to show, the page says here what is wrong: the field may be far below.
    if (error && !answer) return html`<p class="answer error">${this.#wrong(error)}</p>`;
    return html`<p class="answer ${error ? 'stale' : ''}" role="status">${answer?.text ?? '\u00a0'}</p>`;
  }

  #wrong({ field, message }: InstanceError): string {
    const label = this.game.parameters.find(({ name }) => name === field)?.label;
    return `${label ? `${said(label)}: ` : ''}${message}.`;
  }

  #progress() {
    const { progress, cancelled } = this.#instance;
    if (progress >= 1 || cancelled || !this.patience) return '';
    const say = words().app;
    const share = String(Math.floor(progress * 100));
    return html`<div class="solving">
      <progress max="1" .value=${progress} aria-label=${say.solving(share)}></progress>
      <span>${say.solving(share)}</span>
      <button type="button" class="link" @click=${() => this.#instance.cancel()}>${say.cancel}</button>
    </div>`;
  }

  /** Why the selected cell has its value, right under the table; which one, as the line above it may speak of another. */
  #caption() {
    const { explanation } = this.#instance;
    const at = this.route.at ?? this.#playedCell();
    if (!at || !explanation || String(explanation.cell) !== String(at)) return undefined;
    return html`<span class="place">${at.map(grouped).join(', ')}</span> ${explanation.text}`;
  }

  /** Options of the selected cell that have a cell of their own. */
  #options(): Cell[] {
    const { explanation } = this.#instance;
    const at = this.route.at ?? this.#playedCell();
    if (!at || !explanation || String(explanation.cell) !== String(at)) return [];
    return explanation.options.flatMap((option) => (option.cell ? [option.cell] : [])).slice(0, 200);
  }
}

define('game-page', GamePage);
