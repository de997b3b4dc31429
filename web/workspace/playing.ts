// Loaded when a game is first played in a workspace: the board's view, and starting, continuing, suspending and ending games. Acts by
// changes of the route, since the game is part of the address.
import { html, type TemplateResult } from 'lit';
import type { State } from '../engine/api_messages.js';
import { boardOf, shortOf } from '../games/index.js';
import { leftAndRight } from '../views/left_right.js';
import type { Board } from '../views/play/board.js';
import '../views/play/element.js';
import { keepGame, keptGame } from '../views/play/kept.js';
import { type Beginning, type Match, type Side, usualBeginning } from '../views/play/match.js';
import type { GameRecord } from '../views/play/record.js';
import type { ValueOfPosition } from '../views/value/means.js';
import { type Route, withoutPosition } from './route.js';
import { sumValues } from './sum_values.js';
import type { Workspace } from './workspace.js';

export { boardOf };

/** Additions of a page. */
export interface PlayExtras {
  /** Content at the end of the panel. */
  more?: unknown;
  /** Returns the values of positions of Left and Right once <play-means> is loaded, undefined until then. The default is for sums. */
  valueOfPosition?: () => ValueOfPosition | undefined;
  /** Returns the link to a route, where a page can be shared. */
  linkTo?: (route: Route) => Promise<string>;
}

export class PlayController {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  beginShort(): void {
    this.#begin(usualBeginning());
  }

  #begin({ short, start = '', starts, first, person, skill }: Beginning): void {
    const { route, game } = this.#workspace.host;
    const moves = first === undefined ? [] : [first];
    // The same challenge once more.
    const { challenge } = route.played?.start === start && !short ? route.played : {};
    const played: GameRecord = { start, starts, person, skill, moves, step: moves.length, ...(challenge && { challenge }) };
    const { look, ...rest } = withoutPosition(route);
    const parameters = short ? shortOf(game.id) : route.parameters;
    if (!this.#workspace.options.fleeting) keepGame(game.id, { parameters: { ...parameters }, record: played, over: false });
    this.#workspace.set({ secret: undefined });
    this.#workspace.change({ ...rest, ...(look && !short && { look }), parameters, view: 'play', played }, true);
  }

  /** Writes the play into the address after a move or a change of players. */
  #changed({ match, turn }: { match: Match; turn: Side }): void {
    const { route } = this.#workspace.host;
    const { play } = this.#workspace.instance;
    if (!play || !route.played) return;
    const played: GameRecord = { ...route.played, ...match, moves: [...play.moves], step: play.index };
    this.#keep(played);
    const place = route.played.waits ? route : { state: play.position.state, ...(turn === 1 && { turn: 'second' as const }) };
    const { at, state, turn: mover } = place as Route;
    this.#workspace.change(
      { ...withoutPosition(route), ...(at && { at }), ...(state && { state }), ...(mover && { turn: mover }), played },
      false,
    );
  }

  #resume(): void {
    const { route } = this.#workspace.host;
    if (!route.played) return;
    const { waits: _, ...played } = route.played;
    this.#workspace.set({ secret: undefined });
    this.#workspace.change({ ...withoutPosition(route), played }, false);
  }

  /** Goes on with the game that was played here last. */
  #goBack(): void {
    const { game, route } = this.#workspace.host;
    const kept = keptGame(game.id);
    if (!kept) return;
    const { look: _, ...rest } = withoutPosition(route);
    const { waits: __, ...played } = kept.record;
    this.#workspace.set({ secret: undefined });
    this.#workspace.change({ ...rest, parameters: kept.parameters, view: 'play', played }, true);
  }

  /** Ends the game and keeps the position. */
  #end(): void {
    const { played, ...rest } = this.#workspace.host.route;
    if (played) this.#keep(played);
    this.#workspace.change(rest, true);
  }

  #keep(record: GameRecord): void {
    const { route, game } = this.#workspace.host;
    const { play } = this.#workspace.instance;
    if (!play || this.#workspace.options.fleeting) return;
    const over = play.positions.at(-1)?.best === undefined;
    // The address may lack moves of a long game.
    keepGame(game.id, { parameters: route.parameters, record: { ...record, moves: [...play.moves] }, over });
  }

  /** For rules with Left and Right: what the position is worth, and what moves lost. */
  #means(valuesOfPositions: () => ValueOfPosition | undefined) {
    const { solution, parameters, play, playing, explanation } = this.#workspace.instance;
    const players = leftAndRight(solution?.shape);
    const positions = playing && play ? play.positions : explanation ? [explanation] : [];
    const valueOfPosition = players && positions.length > 0 && !this.#workspace.hiding ? valuesOfPositions() : undefined;
    if (!valueOfPosition) return '';
    const [moves, index] = playing && play ? [play.moves, play.index] : [[], 0];
    const subject = JSON.stringify(parameters);
    return html`<play-means .valueOfPosition=${valueOfPosition} .subject=${subject} .positions=${positions} .moves=${moves} .index=${index} .right=${String(players?.[0]) === 'lab-right'}></play-means>`;
  }

  /** The link of a game that somebody is challenged to win. */
  #linkOf({ start, starts, ...rest }: GameRecord, linkTo: NonNullable<PlayExtras['linkTo']>): Promise<string> {
    const turn = starts === 1 ? ({ turn: 'second' } as const) : {};
    const played: GameRecord = { start: '', starts: 0, ...rest };
    return linkTo({ ...withoutPosition(this.#workspace.host.route), view: 'play', state: start, ...turn, played });
  }

  render(board: Board, extras: PlayExtras = {}): TemplateResult {
    const { host, options, instance, turn } = this.#workspace;
    const { words, route } = host;
    const { more = '', linkTo, valueOfPosition = () => sumValues(() => host.requestUpdate()) } = extras;
    const spacious = options.loadStage !== undefined;
    const game = instance.named(host.game);
    const { solution, fresh, play, playing, explanation } = instance;
    const { first, second } = words.game(game);
    const { parameters, played } = route;
    const kept = keptGame(game.id);
    return html`<grundy-play
      .play=${play}
      .playing=${playing}
      .position=${fresh ? explanation : undefined}
      .solution=${solution}
      .board=${board}
      .parameters=${parameters}
      .names=${[first, second] as const}
      .turn=${turn}
      .record=${played}
      .short=${Object.entries(shortOf(game.id)).some(([name, value]) => parameters[name] !== value)}
      @game-begin=${(event: CustomEvent<Beginning>) => this.#begin(event.detail)}
      @game-change=${(event: CustomEvent<{ match: Match; turn: Side }>) => this.#changed(event.detail)}
      @game-resume=${() => this.#resume()}
      ?set-up=${spacious}
      ?staged=${spacious}
      .means=${this.#means(valueOfPosition)}
      .more=${more}
      .linkOf=${linkTo && ((record: GameRecord) => this.#linkOf(record, linkTo))}
      .kept=${played || kept?.over ? undefined : kept?.record.step}
      @game-kept=${() => this.#goBack()}
      @game-end=${() => this.#end()}
      @position-look=${(event: CustomEvent<{ state: State; turn: Side }>) => this.#workspace.lookAt(event.detail.state, event.detail.turn)}
      @secret-change=${(event: CustomEvent<boolean>) => this.#workspace.set({ secret: event.detail })}
    ></grundy-play>`;
  }
}
