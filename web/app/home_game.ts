// <home-game>: a game on the home page that waits for the visitor's first move.
import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import { playWords } from '../views/play/words.js';
import { define, View } from '../views/view.js';
import { type Route, routeHash } from '../workspace/route.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';

/** Three heaps, which the first player wins by one move alone. */
const begun: Route = {
  game: 'nim',
  parameters: { heaps: '3,4,5' },
  view: 'play',
  played: { start: '', starts: 0, person: 'first', skill: 100, moves: [], step: 0 },
};

export class HomeGame extends View {
  static override properties = hostProperties;
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  readonly #workspace = new Workspace(this, { fleeting: true });

  constructor() {
    super();
    this.dark = false;
    this.route = begun;
    // The address is not its own: it keeps its route.
    this.addEventListener('route-change', (event) => {
      event.stopPropagation();
      this.route = (event as CustomEvent<{ route: Route }>).detail.route;
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const game = this.engine.games.find(({ id }) => id === begun.game);
    if (game) this.game = game;
    this.#workspace.willUpdate(changed);
  }

  protected override render() {
    const { homeGame: t } = siteWords(this.words.language);
    const again = () => {
      this.route = begun;
    };
    const fresh = (this.route.played?.moves.length ?? 0) === 0;
    return html`<div class="home-asks">
        <h2>${t.title}</h2>
        <p>${t.rules}</p>
        <p class="play-begin"><button type="button" ?disabled=${fresh} @click=${again}>${playWords(this.words).again}</button>
          <a href=${routeHash(this.route)}>${t.open}</a></p>
      </div>
      <div class="home-board">${this.#workspace.play.render()}</div>`;
  }
}

define('home-game', HomeGame);
