// Loaded when a game is first played in a workspace: the board's view, and starting, continuing, suspending and ending games. Acts by
// changes of the route, since the game is part of the address.
import { html, type TemplateResult } from 'lit';
import type { GameInfo, Solution, State } from '../engine/api_messages.js';
import { boardOf, shortOf } from '../games/index.js';
import type { Words } from '../i18n/words.js';
import { leftAndRight } from '../views/left_right.js';
import type { Board } from '../views/play/board.js';
import '../views/play/element.js';
import { keepGame, keptGame } from '../views/play/kept.js';
import { type Beginning, type Match, type Side, usualBeginning } from '../views/play/match.js';
import type { GameRecord } from '../views/play/record.js';
import type { ValueOfPosition } from '../views/value/means.js';
import type { OpenGame } from './open_game.js';
import { type Route, withoutPosition } from './route.js';

export { boardOf };

/** The workspace as a game in play needs it. */
export interface PlayHost {
  /** Whether there is room for the form for any position. */
  readonly spacious: boolean;
  /** Content added at the end of the panel. */
  more(): unknown;
  /** Values positions of Left and Right, once <play-means> is loaded; undefined while that is hidden, or not known. */
  valueOfPosition(): ValueOfPosition | undefined;
  state(): {
    words: Words;
    game: GameInfo;
    route: Route;
    instance: OpenGame;
    /** The player to move where no game goes on. */
    turn: Side;
  };
  go(route: Route, lasting: boolean): void;
  lookAt(state: State, turn: Side): void;
  /** Hides or shows who wins; undefined: hidden while a game is played. */
  hide(secret: boolean | undefined): void;
}

export class PlayController {
  readonly #host: PlayHost;

  constructor(host: PlayHost) {
    this.#host = host;
  }

  beginShort(): void {
    this.#begin(usualBeginning());
  }

  #begin({ short, start = '', starts, first, person, skill }: Beginning): void {
    const { route, game } = this.#host.state();
    const moves = first === undefined ? [] : [first];
    const played: GameRecord = { start, starts, person, skill, moves, step: moves.length };
    const { look, ...rest } = withoutPosition(route);
    const parameters = short ? shortOf(game.id) : route.parameters;
    keepGame(game.id, { parameters: { ...parameters }, record: played, over: false });
    this.#host.hide(undefined);
    this.#host.go({ ...rest, ...(look && !short && { look }), parameters, view: 'play', played }, true);
  }

  /** Writes the play into the address after a move or a change of players. */
  #changed({ match, turn }: { match: Match; turn: Side }): void {
    const { instance, route } = this.#host.state();
    const { play } = instance;
    if (!play || !route.played) return;
    const played: GameRecord = { ...route.played, ...match, moves: [...play.moves], step: play.index };
    this.#keep(played);
    const place = route.played.waits ? route : { state: play.position.state, ...(turn === 1 && { turn: 'second' as const }) };
    const { at, state, turn: mover } = place as Route;
    this.#host.go({ ...withoutPosition(route), ...(at && { at }), ...(state && { state }), ...(mover && { turn: mover }), played }, false);
  }

  #resume(): void {
    const { route } = this.#host.state();
    if (!route.played) return;
    const { waits: _, ...played } = route.played;
    this.#host.hide(undefined);
    this.#host.go({ ...withoutPosition(route), played }, false);
  }

  /** Goes on with the game that was played here last. */
  #goBack(): void {
    const { game, route } = this.#host.state();
    const kept = keptGame(game.id);
    if (!kept) return;
    const { look: _, ...rest } = withoutPosition(route);
    const { waits: __, ...played } = kept.record;
    this.#host.hide(undefined);
    this.#host.go({ ...rest, parameters: kept.parameters, view: 'play', played }, true);
  }

  /** Ends the game and keeps the position. */
  #end(): void {
    const { played, ...rest } = this.#host.state().route;
    if (played) this.#keep(played);
    this.#host.go(rest, true);
  }

  #keep(record: GameRecord): void {
    const { instance, route, game } = this.#host.state();
    const { play } = instance;
    if (!play) return;
    const over = play.positions.at(-1)?.best === undefined;
    // The address may lack moves of a long game.
    keepGame(game.id, { parameters: route.parameters, record: { ...record, moves: [...play.moves] }, over });
  }

  /** For rules with Left and Right: what the position is worth, and what moves lost. */
  #means({ solution, parameters, play, playing, explanation }: OpenGame) {
    const players = leftAndRight(solution?.shape);
    const positions = playing && play ? play.positions : explanation ? [explanation] : [];
    const valueOfPosition = players && positions.length > 0 ? this.#host.valueOfPosition() : undefined;
    if (!valueOfPosition) return '';
    const [moves, index] = playing && play ? [play.moves, play.index] : [[], 0];
    const subject = JSON.stringify(parameters);
    return html`<play-means .valueOfPosition=${valueOfPosition} .subject=${subject} .positions=${positions} .moves=${moves} .index=${index} .right=${String(players?.[0]) === 'lab-right'}></play-means>`;
  }

  render(board: Board, solution: Solution | undefined): TemplateResult {
    const { spacious } = this.#host;
    const { words, game, instance, route, turn } = this.#host.state();
    const { fresh, play, playing, explanation } = instance;
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
      .means=${this.#means(instance)}
      .more=${this.#host.more()}
      .kept=${played || kept?.over ? undefined : kept?.record.step}
      @game-kept=${() => this.#goBack()}
      @game-end=${() => this.#end()}
      @position-look=${(event: CustomEvent<{ state: State; turn: Side }>) => this.#host.lookAt(event.detail.state, event.detail.turn)}
      @secret-change=${(event: CustomEvent<boolean>) => this.#host.hide(event.detail)}
    ></grundy-play>`;
  }
}
