// <home-game>: a game on the home page that waits for the visitor's first move.
import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { thumbnailOf } from '../games/index.js';
import { siteWords } from '../i18n/site_words.js';
import { playWords } from '../views/play/words.js';
import { define, View } from '../views/view.js';
import { type Route, routeHash } from '../workspace/route.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';

/** The visitor moves first. */
const begun = (game: string): Route => ({
  game,
  parameters: { ...thumbnailOf(game).waits?.parameters },
  view: 'play',
  played: { start: '', starts: 0, person: 'first', skill: 100, moves: [], step: 0 },
});

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
    // The address is not its own: it keeps its route.
    this.addEventListener('route-change', (event) => {
      event.stopPropagation();
      this.route = (event as CustomEvent<{ route: Route }>).detail.route;
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && this.route?.game !== this.game.id) this.route = begun(this.game.id);
    this.#workspace.willUpdate(changed);
  }

  protected override render() {
    const { homeGame: t } = siteWords(this.words.language);
    const again = () => {
      this.route = begun(this.game.id);
    };
    const fresh = (this.route.played?.moves.length ?? 0) === 0;
    return html`<div class="home-asks">
        <h2>${t.title}</h2>
        <p>${thumbnailOf(this.game.id).waits?.rules[this.words.language]}</p>
        <p class="play-begin"><button type="button" ?disabled=${fresh} @click=${again}>${playWords(this.words).again}</button>
          <a href=${routeHash(this.route)}>${t.open}</a></p>
      </div>
      <div class="home-board">${this.#workspace.play.render()}</div>`;
  }
}

define('home-game', HomeGame);
