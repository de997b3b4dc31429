// A game on the desk: one instance of it, opened as the route says, and the views that look at it. The page of the site and the element that
// stands on other pages arrange them, each in its own way, and load what they arrange: here is only the table.
import { html, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { Cell, Engine, GameInfo, LayerName, Move, Solution, State } from '../engine/said.js';
import { View } from '../views/light.js';
import type { Board } from '../views/play/board.js';
import type { Side } from '../views/play/match.js';
import '../views/table/element.js';
import type { Controls } from '../share/room.js';
import type { TableView } from '../views/table/element.js';
import type { FileKind, FileOptions } from '../views/table/export/file.js';
import type { Look } from '../views/table/geometry/look.js';
import { grouped } from '../views/table/geometry/ticks.js';
import type { Aids, Other } from '../views/table/patterns.js';
import type { Comparison } from './comparison.js';
import { Instance } from './instance.js';
import { answerLine, progressLine } from './lines.js';
import type { Route } from './route.js';

const noAids: Aids = {};

/** Shorter work shows no progress. */
const PATIENCE_MS = 150;

/** Says `route-change` ({route, lasting}): what is looked at has changed; a lasting change is one to come back from. */
export abstract class Desk extends View {
  static override properties: PropertyDeclarations = {
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
  /** The table that this one is compared with. */
  declare other: Other | undefined;
  /** Loaded, with what plays on it, when one comes near it. */
  declare board: Board | undefined;

  /** Plain wheels and single fingers belong to the page around. */
  protected readonly cooperative: boolean = false;
  protected readonly instance = new Instance(() => this.requestUpdate());
  #opened = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.dark = false;
    this.patience = false;
  }

  protected async loadBoard(): Promise<void> {
    if (this.board) return;
    const { id } = this.game;
    const { boardOf } = await import('./playing.js');
    const board = await boardOf(id)?.();
    // Another game may have come in the meantime.
    if (id === this.game.id) this.board = board;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // It was taken away and comes back: what was closed is opened again.
    if (this.hasUpdated && this.#opened === '') this.requestUpdate('route');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.instance.close();
    this.#opened = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('route')) return;
    const before = changed.get('route') as Route | undefined;
    const instance = JSON.stringify([this.game.id, this.route.parameters]);
    if (instance !== this.#opened) this.#open(instance);
    else if (String(before?.at) !== String(this.route.at) || !this.#inPlay()) void this.instance.explain(this.#place());
  }

  #open(instance: string): void {
    this.#opened = instance;
    clearTimeout(this.#timer);
    this.patience = false;
    this.#timer = setTimeout(() => {
      this.patience = true;
    }, PATIENCE_MS);
    if (this.route.view === 'play') void this.loadBoard();
    void this.instance.open(this.engine, this.game.id, this.route.parameters, this.#place());
  }

  /** What is explained, and played from. */
  #place(): Cell | State | undefined {
    return this.route.at ?? this.route.state;
  }

  /** The position of the address is the one on the board: what was played needs no new start. */
  #inPlay(): boolean {
    const { play } = this.instance;
    return this.route.at !== undefined || play?.position.state === (this.route.state ?? play?.positions[0]?.state);
  }

  /** An option that is asked for is played, too: board and table follow. */
  async #follow(event: CustomEvent<Move>): Promise<void> {
    const { play } = this.instance;
    const mover = play?.position.mover;
    const second = mover ? mover === 'second' : this.route.turn === 'second';
    const from = play?.position;
    const next = await play?.move(event.detail).catch(() => undefined);
    if (!next || next === from || play !== this.instance.play) return;
    const { at: _, state: __, turn: ___, ...rest } = this.route;
    this.say('route-change', { route: { ...rest, state: next.state, ...(second ? {} : { turn: 'second' }) }, lasting: false });
  }

  #play(event: CustomEvent<{ state: State; turn: Side }>): void {
    const { at: _, state: __, turn: ___, ...rest } = this.route;
    const { state, turn } = event.detail;
    this.say('route-change', { route: { ...rest, state, ...(turn === 1 ? { turn: 'second' } : {}) }, lasting: false });
  }

  /** `lasting` changes get a history entry of their own. */
  protected go(part: Partial<Route>, lasting: boolean): void {
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
    this.go({ layer: event.detail }, false);
  }

  #aids(event: CustomEvent<Aids>): void {
    this.go({ aids: event.detail }, false);
  }

  /** The sequence is wrapped anew already: the parameter follows, and nothing is opened again. */
  #wrap(event: CustomEvent<{ parameter: string; width: number; selected?: Cell }>): void {
    const { parameter, width, selected } = event.detail;
    const parameters = { ...this.route.parameters, [parameter]: String(width) };
    this.#opened = JSON.stringify([this.game.id, parameters]);
    this.go({ parameters, ...(selected ? { at: selected } : {}) }, false);
  }

  #compare(comparison: Comparison | undefined): void {
    const { comparison: _, ...rest } = this.route;
    this.say('route-change', { route: comparison ? { ...rest, comparison } : rest, lasting: true });
  }

  #look(event: CustomEvent<Look | undefined>): void {
    const { look: _, ...rest } = this.route;
    this.say('route-change', { route: event.detail ? { ...rest, look: event.detail } : rest, lasting: false });
  }

  /** The table, with all that may be done on it. `title` stands on pictures that are saved. */
  protected tableView(solution: Solution | undefined, title: string) {
    return html`<grundy-table
      .solution=${solution}
      .layer=${this.route.layer ?? 'outcome'}
      .selected=${this.route.at ?? this.#playedCell()}
      .options=${this.#options()}
      .pieces=${this.#pieces()}
      .look=${this.route.look}
      .aids=${this.route.aids ?? noAids}
      .other=${this.other}
      .progress=${this.instance.progress}
      .dark=${this.dark}
      .cooperative=${this.cooperative}
      .caption=${{ title, text: this.#answered() }}
      @cell-select=${this.#select}
      @layer-change=${this.#layer}
      @look-change=${this.#look}
      @aids-change=${this.#aids}
      @wrap-change=${this.#wrap}
      @compare-open=${() => this.#compare({ game: this.game.id, parameters: this.route.parameters, layer: this.route.layer ?? 'outcome' })}
      @compare-stop=${() => this.#compare(undefined)}
    ></grundy-table>`;
  }

  protected comparePanel(solution: Solution | undefined) {
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
    return this.route.state === undefined ? undefined : this.instance.explanation?.cell;
  }

  /** Where the pieces of the position in play stand. */
  #pieces(): readonly Cell[] | undefined {
    const { explanation, solution } = this.instance;
    if (this.route.state === undefined || !explanation) return undefined;
    if (explanation.pieces) return explanation.pieces;
    return explanation.cell && solution?.shape.marks.length === 1 ? [explanation.cell] : undefined;
  }

  protected playView(solution: Solution | undefined) {
    if (!this.board) return html`<p class="quiet-text">${this.words.strings.play.preparing}</p>`;
    const { first, second } = this.words.game(this.game);
    return html`<grundy-play
      .play=${this.instance.play}
      .solution=${solution}
      .board=${this.board}
      .parameters=${this.route.parameters}
      .names=${[first, second] as const}
      .turn=${this.#turn()}
      @play-change=${this.#play}
    ></grundy-play>`;
  }

  /** A picture of the table, or its values. Rejects where no table is shown. */
  async save(kind: FileKind, options: FileOptions = {}): Promise<Blob> {
    const table = this.querySelector<TableView>('grundy-table');
    if (!table) throw new Error('no table is shown');
    return table.save(kind, options);
  }

  /** What can be handed to others. `site`: where the site lies; `page`: the page of it, if not the one its folder opens with. */
  protected share(site: string, page: string, controls?: Controls) {
    const subject = () => ({
      route: this.route,
      site,
      page,
      title: this.words.game(this.game).title,
      answer: this.#answered(),
      ...(controls && { controls }),
    });
    return html`<grundy-share .subject=${subject} .save=${(kind: FileKind) => this.save(kind)}></grundy-share>`;
  }

  protected explainView(solution: Solution | undefined) {
    const { explanation } = this.instance;
    return html`<grundy-explain
      .solution=${solution}
      .explanation=${explanation}
      .cell=${this.#place()}
      .error=${this.instance.explanationError(this.words)}
      @option-play=${this.#follow}
      @cell-select=${this.#select}
    ></grundy-explain>`;
  }

  protected form() {
    return html`<grundy-form
      .game=${this.game}
      .values=${this.route.parameters}
      .error=${this.instance.error}
      @parameters-change=${this.#parameters}
    ></grundy-form>`;
  }

  /** Who moved at the first position of the play: the address tells of the one that is looked at. */
  #turn(): Side {
    const index = this.instance.play?.index ?? 0;
    return (((this.route.turn === 'second' ? 1 : 0) + index) % 2) as Side;
  }

  #answered(): string | undefined {
    const { answer } = this.instance;
    return answer && this.words.told(answer.text);
  }

  protected answer() {
    return answerLine(this.words, this.instance, this.game);
  }

  protected progress() {
    return this.patience ? progressLine(this.words, this.instance) : '';
  }

  /** Why the selected cell has its value, right under the table; which one, as the line above it may speak of another. */
  protected caption() {
    const { explanation } = this.instance;
    const at = this.route.at ?? this.#playedCell();
    if (!at || !explanation || String(explanation.cell) !== String(at)) return undefined;
    return html`<span class="place">${at.map(grouped).join(', ')}</span> ${this.words.told(explanation.text)}`;
  }

  /** Options of the selected cell that have a cell of their own. */
  #options(): Cell[] {
    const { explanation } = this.instance;
    const at = this.route.at ?? this.#playedCell();
    if (!at || !explanation || String(explanation.cell) !== String(at)) return [];
    return explanation.options.flatMap((option) => (option.cell ? [option.cell] : [])).slice(0, 200);
  }
}
