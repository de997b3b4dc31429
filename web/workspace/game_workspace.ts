// A game opened for a route, and its views. The site's page and the element each load and arrange the views; this class has only the table.
import { html, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { Cell, Engine, Explanation, GameInfo, LayerName, Move, Solution, State } from '../engine/api_messages.js';
import type { Board } from '../views/play/board.js';
import type { PlayView } from '../views/play/element.js';
import type { Side } from '../views/play/match.js';
import type { ValueOfPosition } from '../views/value/means.js';
import { View } from '../views/view.js';
import '../views/table/element.js';
import type { Over } from '../views/table/draw/overlay.js';
import type { TableView } from '../views/table/element.js';
import type { FileKind, FileOptions } from '../views/table/export/file.js';
import type { Look } from '../views/table/geometry/look.js';
import type { Highlights, Other } from '../views/table/patterns.js';
import { comparePanel } from './compare_panel.js';
import type { Comparison } from './comparison.js';
import type { Controls } from './figure_height.js';
import type { Followed, Following } from './following.js';
import type { FormPart } from './form.js';
import { answerLine, headline, hiddenAnswer, progressLine } from './lines.js';
import { captionOf, explainedCell, noHighlights, optionMarks, pieceCells } from './marks.js';
import { OpenGame } from './open_game.js';
import type { PlayController, PlayHost } from './playing.js';
import { ignoring, lookingAt, type Route, showingAlike, withoutPosition, withPart } from './route.js';
import { sumValues } from './sum_values.js';
import type { Unknown } from './unknown.js';

/** Shorter work shows no progress. */
const PATIENCE_MS = 150;

/** Emits `route-change` ({route, lasting}) when the selection changes; a lasting change is one to come back from. */
export abstract class GameWorkspace extends View {
  static override properties: PropertyDeclarations = {
    engine: { attribute: false },
    game: { attribute: false },
    route: { attribute: false },
    dark: { type: Boolean },
    patience: { state: true },
    other: { state: true },
    board: { state: true },
    secret: { state: true },
    typing: { state: true },
  };
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  declare patience: boolean;
  /** The table to compare with. */
  declare other: Other | undefined;
  /** Loaded, with the play controller, when the view is near the viewport. */
  declare board: Board | undefined;
  /** Whether who wins is hidden; undefined: while a game is played. */
  declare secret: boolean | undefined;
  /** Other parameters are typed than the route has. */
  declare typing: boolean;
  #controller: PlayController | undefined;

  /** Leaves plain wheels and single fingers to the page around. */
  protected readonly cooperative: boolean = false;
  /** Whether the views have a stage, and show what figures have no room for: the graph of a small game, the form for any position. */
  protected readonly spacious: boolean = false;
  protected readonly instance = new OpenGame(() => this.requestUpdate());
  #opened = '';
  /** The table of the current position, where that of the address lacks it. Loaded with the first such position. */
  protected following: Following | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.dark = false;
    this.patience = this.typing = false;
  }

  /** The board, where it is not that of a game's folder. */
  protected async ownBoard(): Promise<Board | undefined> {
    return undefined;
  }

  protected async loadBoard(): Promise<void> {
    if (this.board) return;
    const { id } = this.game;
    const { boardOf, PlayController } = await import('./playing.js');
    this.#controller ??= new PlayController(this.#forPlay());
    const board = (await this.ownBoard()) ?? (await boardOf(id)?.());
    // Another game may have come in the meantime.
    if (id === this.game.id) this.board = board;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // It was removed and added again: what was closed is opened again.
    if (this.hasUpdated && this.#opened === '') this.requestUpdate('route');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.instance.close();
    this.following?.close();
    this.#opened = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { explanation, fresh } = this.instance;
    const { parameters } = this.route;
    if (fresh && (explanation?.table || this.following))
      void this.#follow({ engine: this.engine, game: this.game.id, parameters, explanation });
    const { unknown } = this.instance;
    if (unknown) queueMicrotask(() => unknown === this.instance.unknown && this.ignore(unknown));
    if (!changed.has('route')) return;
    const before = changed.get('route') as Route | undefined;
    const instance = JSON.stringify([this.game.id, parameters]);
    if (instance !== this.#opened) this.#open(instance);
    else void this.instance.look(this.#selection);
    if (!this.route.played && before?.played) this.secret = undefined;
  }

  /** Goes on without the parameters that the game does not have. */
  protected ignore({ known, ignored }: Unknown): void {
    this.change(ignoring(this.route, known, ignored), false);
  }

  async #follow(followed: Followed): Promise<void> {
    const { Following } = await import('./following.js');
    this.following ??= new Following(() => this.requestUpdate());
    if (this.isConnected) await this.following.follow(followed);
  }

  #open(instance: string): void {
    this.#opened = instance;
    clearTimeout(this.#timer);
    this.patience = false;
    this.#timer = setTimeout(() => {
      this.patience = true;
    }, PATIENCE_MS);
    if (this.route.view === 'play' || this.route.played) void this.loadBoard();
    void this.instance.open(this.engine, this.game.id, this.route.parameters, this.#selection, this.spacious);
  }

  /** Leaves nothing of the game that was opened. */
  protected forget(): void {
    this.instance.clear();
    this.following?.close();
    this.following = undefined;
    this.#opened = '';
  }

  #forPlay(): PlayHost {
    return {
      spacious: this.spacious,
      more: () => this.morePlay(),
      valueOfPosition: () => (this.hiding ? undefined : this.valueOfPosition()),
      state: () => ({
        words: this.words,
        game: this.instance.named(this.game),
        route: this.route,
        instance: this.instance,
        turn: this.#turn(),
      }),
      go: (route, lasting) => this.change(route, lasting),
      lookAt: (state, turn) => this.#lookAt(state, turn),
      hide: (secret) => {
        this.secret = secret;
      },
    };
  }

  /** As `PlayHost` has it: of sums. Draws again once it is loaded. */
  protected valueOfPosition(): ValueOfPosition | undefined {
    return sumValues(() => this.requestUpdate());
  }

  /** Content added by a page to the panel of play. */
  protected morePlay(): unknown {
    return '';
  }

  /** The layer that a route shows. */
  protected layerOf(route: Route): LayerName {
    return route.layer ?? 'outcome';
  }

  protected get layer(): LayerName {
    return this.layerOf(this.route);
  }

  /** Goes to another route of this game, with the layer shown now unless it names one. `lasting` changes get a history entry of their own. */
  protected change(route: Route, lasting: boolean): void {
    const kept = route.layer || this.layerOf(route) === this.layer ? route : { ...route, layer: this.layer };
    this.emit('route-change', { route: kept, lasting });
  }

  get #selection() {
    return { place: this.route.at ?? this.route.state, record: this.route.played };
  }

  /** True if who wins is hidden: see `secret`. */
  protected get hiding(): boolean {
    const { played } = this.route;
    return this.secret ?? (played !== undefined && !played.waits);
  }

  /** Shows what is hidden. */
  protected reveal(): void {
    const view = this.querySelector<PlayView>('grundy-play');
    if (view) view.reveal();
    else this.secret = false;
  }

  /** Selects another position: a game that goes on waits. */
  #lookAt(place: Cell | State | undefined, turn?: Side): void {
    this.change(lookingAt(this.route, place, turn === 1 ? 'second' : undefined), false);
  }

  /** The position after an option, where it has no cell. */
  protected async follow(event: CustomEvent<Move>): Promise<void> {
    const { explanation, solution } = this.instance;
    if (!explanation) return;
    const next = await solution?.follow(explanation.state, event.detail).catch(() => undefined);
    if (!next || explanation !== this.instance.explanation) return;
    this.#lookAt(next.state, (next.mover ? next.mover === 'second' : this.#turn() === 0) ? 1 : 0);
  }

  /** Begins the short game with the usual players. */
  protected async beginShort(): Promise<void> {
    await this.loadBoard();
    this.#controller?.beginShort();
  }

  protected go(part: Partial<Route>, lasting: boolean): void {
    this.change({ ...this.route, ...part }, lasting);
  }

  /** Takes other parameters. A table of the same extent keeps its view, and reports it. */
  protected parametersChange(parameters: Record<string, string>, lasting: boolean): void {
    this.change({ ...withPart(withoutPosition(this.route), 'look', undefined), parameters }, lasting);
  }

  protected async select(event: CustomEvent<Cell | undefined>): Promise<void> {
    const table = this.following?.table;
    if (table && event.detail) {
      // A cell of the table that follows is no cell of the one of the address.
      const there = await table.solution.explain(event.detail).catch(() => undefined);
      if (there) this.#lookAt(there.state, this.#turn());
      return;
    }
    const { sequence, x } = this.instance.solution?.shape ?? {};
    const route = lookingAt(this.route, event.detail);
    // In rows as long as the period, as an address without a width means them, the cell would be another one.
    if (event.detail && sequence?.period && x?.count !== sequence.period) {
      route.parameters = { ...route.parameters, [sequence.parameter]: String(x?.count) };
      this.#opened = JSON.stringify([this.game.id, route.parameters]);
    }
    this.change(route, false);
  }

  /** The sequence is wrapped at another width already: the parameter follows, and nothing is opened again. */
  #wrap(event: CustomEvent<{ parameter: string; width: number; selected?: Cell }>): void {
    const { parameter, width, selected } = event.detail;
    const parameters = { ...this.route.parameters, [parameter]: String(width) };
    this.#opened = JSON.stringify([this.game.id, parameters]);
    this.go({ parameters, ...(selected ? { at: selected } : {}) }, false);
  }

  #compare(comparison: Comparison | undefined): void {
    this.change(withPart(this.route, 'comparison', comparison), true);
  }

  /** The name of files that are saved, if not that of the game. */
  protected get fileName(): string | undefined {
    return undefined;
  }

  /** The table with its tools. `title` is for saved pictures, `more` is below the explanation of the position. */
  protected tableView(solution: Solution | undefined, title: string, more = '') {
    const table = this.following?.table;
    const { explained, selected, over } = this.marked();
    const pieces = table ? undefined : pieceCells(this.instance, this.route);
    return html`<grundy-table
      .solution=${table?.solution ?? solution}
      .layer=${this.layer}
      .selected=${selected}
      .marks=${{ options: optionMarks(explained), pieces, over }}
      .look=${this.route.look}
      .highlights=${this.route.highlights ?? noHighlights}
      .other=${this.other}
      .progress=${this.instance.progress}
      .dark=${this.dark}
      .cooperative=${this.cooperative}
      .caption=${{ title, text: [this.#answerText(), more].filter(Boolean).join('. '), file: this.fileName }}
      @cell-select=${this.select}
      @layer-change=${({ detail: layer }: CustomEvent<LayerName>) => this.go({ layer }, false)}
      @look-change=${({ detail }: CustomEvent<Look | undefined>) => this.change(withPart(this.route, 'look', detail), false)}
      @highlights-change=${({ detail: highlights }: CustomEvent<Highlights>) => this.go({ highlights }, false)}
      @cell-alike=${({ detail: cell }: CustomEvent<Cell>) => this.change(showingAlike(this.route, cell), false)}
      @wrap-change=${this.#wrap}
      @compare-open=${() => this.#compare({ game: this.game.id, parameters: this.route.parameters, layer: this.layer })}
      @compare-stop=${() => this.#compare(undefined)}
    ></grundy-table>`;
  }

  /** The position whose options are marked on the table, the cell that is, and what a page draws over them. */
  protected marked(): { explained: Explanation | undefined; selected: Cell | undefined; over?: Over | undefined } {
    const explained = this.following?.table?.explanation;
    return explained ? { explained, selected: explained.cell } : { explained: this.#shown, selected: this.cell };
  }

  protected comparePanel(solution: Solution | undefined) {
    return comparePanel(this.engine, this.route.comparison, solution, {
      comparison: (comparison) => this.#compare(comparison),
      other: (other) => {
        this.other = other;
      },
    });
  }

  /** The cell of the current position. */
  protected get cell(): Cell | undefined {
    const { at, state, played } = this.route;
    if (played && !played.waits) return this.instance.explanation?.cell;
    return at ?? (state === undefined ? undefined : this.instance.explanation?.cell);
  }

  protected playView(solution: Solution | undefined) {
    if (!this.board || !this.#controller) return html`<p class="on-stage quiet-text">${this.words.strings.play.preparing}</p>`;
    return this.#controller.render(this.board, solution);
  }

  /** Returns a picture of the table, or its values. Rejects where no table is shown. */
  async save(kind: FileKind, options: FileOptions = {}): Promise<Blob> {
    const table = this.querySelector<TableView>('grundy-table');
    if (!table) throw new Error('no table is shown');
    return table.save(kind, options);
  }

  /** The links and snippets. `site`: its folder; `page`: the page in it, if not the index. */
  protected share(site: string, page: string, controls?: Controls) {
    const subject = () => ({
      route: this.route,
      site,
      page,
      title: this.words.game(this.game).title,
      answer: this.#answerText(),
      ...(controls && { controls }),
    });
    return html`<grundy-share .subject=${subject} .save=${(kind: FileKind) => this.save(kind)}></grundy-share>`;
  }

  protected explainView(solution: Solution | undefined): unknown {
    if (this.hiding) return this.curtain();
    const { explanation, fresh } = this.instance;
    return html`<grundy-explain
      class=${fresh || !explanation ? '' : 'stale'}
      .solution=${solution}
      .explanation=${explanation}
      .cell=${this.route.at ?? this.route.state}
      .error=${this.instance.explanationError(this.words)}
      @option-look=${this.follow}
      @cell-select=${this.select}
    ></grundy-explain>`;
  }

  /** Stands in for the answer while who wins is hidden. */
  protected curtain() {
    const t = this.words.strings.play;
    return html`<p class="quiet-text play-hidden">
      ${t.hidden} <button type="button" class="link" @click=${() => this.reveal()}>${t.reveal}</button>
    </p>`;
  }

  protected typed({ detail }: CustomEvent<boolean>): void {
    this.typing = detail;
  }

  /**
   * The fields of parameters: all, those that describe the position, or those that set the table's extent. `rest`: with the errors of the
   * others.
   */
  protected form(about?: FormPart, rest = true) {
    return html`<grundy-form
      .game=${this.game}
      .values=${this.route.parameters}
      .error=${this.instance.error}
      .about=${about}
      .rest=${rest}
      @parameters-typing=${this.typed}
      @parameters-change=${(event: CustomEvent<Record<string, string>>) => this.parametersChange(event.detail, true)}
    ></grundy-form>`;
  }

  /** The player to move at the position of the address, where no game goes on. */
  #turn(): Side {
    return this.route.turn === 'second' ? 1 : 0;
  }

  /** The answer of the current position, unless it is hidden. */
  #answerText(): string | undefined {
    return this.hiding ? undefined : headline(this.words, this.instance, this.game, this.#turn());
  }

  protected answer() {
    if (!this.hiding) return answerLine(this.words, this.instance, this.game, this.#turn());
    return hiddenAnswer(this.words, this.instance);
  }

  protected progress() {
    return this.patience ? progressLine(this.words, this.instance) : '';
  }

  /** Why the selected cell has its value, right under the table. It names the cell, since the line above can be about another. */
  protected caption() {
    return captionOf(this.words, this.instance.solution, this.#shown);
  }

  /** The explanation of the marked cell, if it has arrived and is not hidden. */
  get #shown(): Explanation | undefined {
    return this.hiding ? undefined : explainedCell(this.instance, this.cell);
  }
}
