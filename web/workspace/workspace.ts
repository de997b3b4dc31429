// The game that an element has open: opened for its route, followed, looked at. parts.ts renders it, and elements arrange these parts.
import type { PropertyDeclarations, PropertyValues, ReactiveController } from 'lit';
import type { Cell, Engine, Explanation, GameInfo, LayerName, Move, State } from '../engine/api_messages.js';
import type { Board } from '../views/play/board.js';
import type { PlayView } from '../views/play/element.js';
import type { Side } from '../views/play/match.js';
import type { Other } from '../views/table/patterns.js';
import type { View } from '../views/view.js';
import type { Comparison } from './comparison.js';
import type { Followed, Following } from './following.js';
import { headline } from './lines.js';
import { explainedCell } from './marks.js';
import { OpenGame } from './open_game.js';
import { PlayOnBoard } from './play_on_board.js';
import { ignoring, lookingAt, type Route, withoutPosition, withPart } from './route.js';
import type { Unknown } from './unknown.js';

/** Shorter work shows no progress. */
const PATIENCE_MS = 150;

/** The element. Emits `route-change` ({route, lasting}) when the selection changes; a lasting change is one to come back from. */
export type WorkspaceHost = View & { engine: Engine; game: GameInfo; route: Route; dark: boolean };

/** The properties of a host. */
export const hostProperties: PropertyDeclarations = {
  engine: { attribute: false },
  game: { attribute: false },
  route: { attribute: false },
  dark: { type: Boolean },
};

export interface WorkspaceOptions {
  /**
   * Loads boards that fill a stage. With it, views show what figures have no room for: the form for any position, and the defaults beside
   * the error of an address.
   */
  loadStage?: () => Promise<unknown>;
  /** Returns the board, where it is not that of a game's folder. */
  ownBoard?: () => Promise<Board | undefined>;
  /** Returns the layer of a route that names none, if not the outcome. */
  layerOf?: (route: Route) => LayerName | undefined;
  /** Games that are played are not kept for another visit. */
  fleeting?: boolean;
  /** Goes on without the parameters that the game does not have. The default keeps them in the address. */
  ignore?: (unknown: Unknown) => void;
}

export class Workspace implements ReactiveController {
  readonly host: WorkspaceHost;
  readonly options: WorkspaceOptions;
  readonly instance: OpenGame;
  readonly play: PlayOnBoard;
  /** The table of the current position, where that of the address lacks it. Loaded with the first such position. */
  following: Following | undefined;
  /** The work has taken long enough to show its progress. */
  readonly patience: boolean = false;
  /** The table to compare with. */
  readonly other: Other | undefined;
  /** Whether who wins is hidden; undefined: while a game is played. */
  readonly secret: boolean | undefined;
  /** Who wins is hidden until somebody asks for it, whatever is played: before a class. */
  readonly covered: boolean = false;
  /** Other parameters are typed than the route has. */
  readonly typing: boolean = false;
  #opened = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: WorkspaceHost, options: WorkspaceOptions = {}) {
    this.host = host;
    this.options = options;
    this.instance = new OpenGame(() => host.requestUpdate());
    this.play = new PlayOnBoard(this);
    host.addController(this);
  }

  /** Changes the state that is not in the address, and renders the host again. */
  set(state: Partial<Pick<Workspace, 'patience' | 'other' | 'secret' | 'covered' | 'typing'>>): void {
    Object.assign(this, state);
    this.host.requestUpdate();
  }

  hostConnected(): void {
    // It was removed and added again: what was closed is opened again.
    if (this.host.hasUpdated && this.#opened === '') this.host.requestUpdate('route');
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.instance.close();
    this.following?.close();
    this.#opened = '';
  }

  /** Opens or looks at the host's route. Hosts call it in their `willUpdate`. */
  willUpdate(changed: PropertyValues): void {
    const { explanation, fresh, unknown } = this.instance;
    const { engine, game, route } = this.host;
    const { ignore = ({ known, ignored }) => this.change(ignoring(this.host.route, known, ignored), false) } = this.options;
    if (fresh && (explanation?.table || this.following))
      void this.#follow({ engine, game: game.id, parameters: route.parameters, explanation });
    if (unknown) queueMicrotask(() => unknown === this.instance.unknown && ignore(unknown));
    if (!changed.has('route')) return;
    const before = changed.get('route') as Route | undefined;
    const instance = this.#keyOf(route.parameters);
    if (instance !== this.#opened) this.#open(instance);
    else void this.instance.look(this.#selection);
    if (!route.played && before?.played) this.set({ secret: undefined });
  }

  async #follow(followed: Followed): Promise<void> {
    const { Following } = await import('./following.js');
    this.following ??= new Following(() => this.host.requestUpdate());
    if (this.host.isConnected) await this.following.follow(followed);
  }

  #keyOf(parameters: Route['parameters']): string {
    return JSON.stringify([this.host.game.id, parameters]);
  }

  #open(instance: string): void {
    const { engine, game, route } = this.host;
    this.#opened = instance;
    clearTimeout(this.#timer);
    this.set({ patience: false });
    this.#timer = setTimeout(() => this.set({ patience: true }), PATIENCE_MS);
    if (route.view === 'play' || route.played) void this.play.load();
    void this.instance.open(engine, game.id, route.parameters, this.#selection, this.options.loadStage !== undefined);
  }

  /** Leaves nothing of the game that was opened. */
  forget(): void {
    this.instance.clear();
    this.following?.close();
    this.following = undefined;
    this.#opened = '';
  }

  #layerOf(route: Route): LayerName {
    return route.layer ?? this.options.layerOf?.(route) ?? 'outcome';
  }

  get layer(): LayerName {
    return this.#layerOf(this.host.route);
  }

  /** Goes to another route of this game, with the layer shown now unless it names one. `lasting` changes get a history entry of their own. */
  change(route: Route, lasting: boolean): void {
    const kept = route.layer || this.#layerOf(route) === this.layer ? route : { ...route, layer: this.layer };
    this.host.emit('route-change', { route: kept, lasting });
  }

  go(part: Partial<Route>, lasting: boolean): void {
    this.change({ ...this.host.route, ...part }, lasting);
  }

  /** Takes other parameters. A table of the same extent keeps its view, and reports it. */
  changeParameters(parameters: Record<string, string>, lasting: boolean): void {
    this.change({ ...withPart(withoutPosition(this.host.route), 'look', undefined), parameters }, lasting);
  }

  /** Selects another position: a game that goes on waits. */
  lookAt(place: Cell | State | undefined, turn?: Side): void {
    this.change(lookingAt(this.host.route, place, turn === 1 ? 'second' : undefined), false);
  }

  /** Looks at the position after an option, where it has no cell. */
  async follow(move: Move): Promise<void> {
    const { explanation, solution } = this.instance;
    if (!explanation) return;
    const next = await solution?.follow(explanation.state, move).catch(() => undefined);
    if (!next || explanation !== this.instance.explanation) return;
    this.lookAt(next.state, (next.mover ? next.mover === 'second' : this.turn === 0) ? 1 : 0);
  }

  async select(cell: Cell | undefined): Promise<void> {
    const table = this.following?.table;
    if (table && cell) {
      // A cell of the table that follows is no cell of the one of the address.
      const there = await table.solution.explain(cell).catch(() => undefined);
      if (there) this.lookAt(there.state, this.turn);
      return;
    }
    const { sequence, x } = this.instance.solution?.shape ?? {};
    const route = lookingAt(this.host.route, cell);
    // In rows as long as the period, as an address without a width means them, the cell would be another one.
    if (cell && sequence?.period && x?.count !== sequence.period) {
      route.parameters = { ...route.parameters, [sequence.parameter]: String(x?.count) };
      this.#opened = this.#keyOf(route.parameters);
    }
    this.change(route, false);
  }

  /** The sequence is wrapped at another width already: the parameter follows, and nothing is opened again. */
  wrap({ parameter, width, selected }: { parameter: string; width: number; selected?: Cell }): void {
    const parameters = { ...this.host.route.parameters, [parameter]: String(width) };
    this.#opened = this.#keyOf(parameters);
    this.go({ parameters, ...(selected ? { at: selected } : {}) }, false);
  }

  compare(comparison: Comparison | undefined): void {
    this.change(withPart(this.host.route, 'comparison', comparison), true);
  }

  get #selection() {
    const { at, state, played } = this.host.route;
    return { place: at ?? state, record: played };
  }

  /** True if who wins is hidden: see `secret`. */
  get hiding(): boolean {
    const { played } = this.host.route;
    return this.covered || (this.secret ?? (played !== undefined && !played.waits));
  }

  /** True while a challenge is played that allows no help. */
  get locked(): boolean {
    const { played } = this.host.route;
    return this.hiding && played?.challenge?.hints === false;
  }

  /** Shows what is hidden. */
  reveal(): void {
    if (this.covered) this.set({ covered: false });
    if (!this.hiding) return;
    const view = this.host.querySelector<PlayView>('grundy-play');
    if (view) view.reveal();
    else this.set({ secret: false });
  }

  /** The cell of the current position. */
  get cell(): Cell | undefined {
    const { at, state, played } = this.host.route;
    if (played && !played.waits) return this.instance.explanation?.cell;
    return at ?? (state === undefined ? undefined : this.instance.explanation?.cell);
  }

  /** The explanation of the marked cell, if it has arrived and is not hidden. */
  get explained(): Explanation | undefined {
    return this.hiding ? undefined : explainedCell(this.instance, this.cell);
  }

  /** The player to move at the position of the address, where no game goes on. */
  get turn(): Side {
    return this.host.route.turn === 'second' ? 1 : 0;
  }

  /** The answer of the current position, unless it is hidden. */
  get answerText(): string | undefined {
    return this.hiding ? undefined : headline(this.host.words, this.instance, this.host.game, this.turn);
  }
}
