// <grundy-app>: loads the engine, follows the address, shows the home page or a game.
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { cut } from '../base/cut.js';
import type { Engine } from '../engine/api_messages.js';
import { games, moreGames, phrasesOfGames } from '../engine/catalogue.js';
import { earlyEngine } from '../engine/early.js';
import { moreIds } from '../engine/facts.js';
import { withGames } from '../engine/modules.js';
import { enginePhrases } from '../engine/phrases.js';
import { define } from '../views/view.js';
import './game.js';
import { siteWords } from '../i18n/site_words.js';
import { siteHeader } from '../shell/header.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { ShellPage } from '../shell/page.js';
import { labPage } from '../shell/places.js';
import { isDark } from '../shell/theme.js';
import { onKeys } from '../workspace/keys.js';
import { CONTEST, type Route, routeHash, withoutUnread } from '../workspace/route.js';
import { currentRoute, go, onRoute, pushRoute, replaceRoute } from './history.js';
import type { HomePage, LoadLab } from './home.js';
import './home.js';
import { remember } from './recent.js';
import { ownRules } from './rules.js';

/** Set by the entry script: starts the engine from files of the site, or from parts of the one file. */
let startEngine: () => Promise<Engine>;
let loaders: Loaders = {};

export class GrundyApp extends ShellPage<Engine> {
  static override properties = { route: { state: true } };
  declare route: Route;

  constructor() {
    super();
    this.route = currentRoute();
    this.#leave();
    void applyLanguage()
      .catch(() => {})
      .finally(() => {
        this.spoken = true;
      });
  }

  protected override async start(): Promise<Engine> {
    const engine = await startEngine();
    const start = loaders.more;
    if (!start) return engine;
    return withGames(engine, moreIds, async () => {
      const more = await start();
      Object.assign(engine, { phrases: { ...engine.phrases, ...more.phrases } });
      this.learn();
      return more;
    });
  }

  /** The catalogue is part of the page, which is there while the module is loaded. */
  protected override early(starting: Promise<Engine>): Engine {
    return earlyEngine(starting, loaders.more ? [...games, ...moreGames] : games, { ...enginePhrases, ...phrasesOfGames });
  }

  protected override learn(): void {
    if (this.engine) speech.learn(this.engine.phrases);
  }

  protected override followAddress(): () => void {
    const offs = [onRoute(() => this.#arrive()), onKeys((key) => key === '/' && this.#search())];
    remember(this.route);
    return () => {
      for (const off of offs) off();
    };
  }

  /** The search is on the home page. */
  #search(): boolean {
    if (this.route.game) go('#/');
    void this.updateComplete.then(() => this.querySelector<HomePage>('home-page')?.search());
    return true;
  }

  /** Rule texts open in the lab. */
  #leave(): void {
    if (this.route.game === ownRules) location.replace(labPage(location.hash));
  }

  #arrive(): void {
    const before = this.route.game;
    this.route = currentRoute();
    this.#leave();
    remember(this.route);
    if (before !== this.route.game) window.scrollTo(0, 0);
  }

  #change(event: CustomEvent<{ route: Route; lasting: boolean }>): void {
    const { route: given, lasting } = event.detail;
    // A game page that is being removed may still report its view.
    if (given.game !== this.route.game) return;
    const route = lasting ? withoutUnread(given) : given;
    if (lasting) pushRoute(route);
    else replaceRoute(route);
    this.route = route;
    remember(route);
  }

  protected override updated(): void {
    // The static text for readers without a script gives way to the page.
    if (this.engine || this.failure) document.querySelector('.read-before')?.remove();
    const game = this.engine?.games.find(({ id }) => id === this.route.game);
    document.title = game
      ? `${this.words.game(game).title} · ${siteWords(this.words.language).shell.name}`
      : siteWords(this.words.language).shell.name;
  }

  protected override render() {
    if (!this.spoken) return '';
    return html`
      ${siteHeader({
        language: this.words.language,
        home: '#/',
        here: 'games',
        inside: this.route.game !== undefined,
        before: this.#games(),
        skip: (event) => this.#skip(event),
        choose: (code) => void chooseLanguage(code),
        themed: () => this.requestUpdate(),
      })}
      <main tabindex="-1">${this.#page()}</main>
    `;
  }

  /** Moves the focus past the header. */
  #skip(event: Event): void {
    event.preventDefault();
    (this.querySelector<HTMLElement>('.sections a') ?? this.querySelector('main'))?.focus();
  }

  #games() {
    if (!this.engine || !this.route.game || this.route.game === CONTEST) return '';
    const t = siteWords(this.words.language).shell;
    return html`<select class="all-games" aria-label=${t.allGames} @change=${this.#choose}>
        ${this.engine.games.some(({ id }) => id === this.route.game) ? '' : html`<option value="" selected disabled></option>`}
        ${this.engine.games.map((game) => html`<option value=${game.id} .selected=${game.id === this.route.game}>${this.words.game(game).title}</option>`)}
    </select>`;
  }

  #choose(event: Event): void {
    // The view stays, with what the other game has for it.
    go(routeHash({ game: (event.target as HTMLSelectElement).value, parameters: {}, view: this.route.view }));
  }

  #page() {
    if (this.failure || !this.engine) return this.waiting();
    if (!this.route.game)
      return html`<home-page .engine=${this.engine} .loadLab=${loaders.lab} .picture=${loaders.picture} .dark=${isDark()}></home-page>`;
    if (this.route.game === CONTEST) {
      void import('./contest.js');
      return html`<contest-input .engine=${this.engine}></contest-input>`;
    }
    const game = this.engine.games.find(({ id }) => id === this.route.game);
    if (!game) {
      const t = siteWords(this.words.language).shell;
      return html`<div class="notice-page">
        <p>${t.noGame(cut(this.route.game))}</p>
        <p><a href="#/">${t.allGames}</a></p>
      </div>`;
    }
    // Each game has its own element, so that nothing of one game appears under the name of another.
    return keyed(
      game.id,
      html`<game-page .engine=${this.engine} .game=${game} .route=${this.route} .dark=${isDark()} @route-change=${this.#change}></game-page>`,
    );
  }
}

/** Parts that the page can load in addition. */
export interface Loaders {
  /** The part of the lab that the home page shows. */
  lab?: LoadLab;
  /** Without it: the address of a picture of the rules that it would show. */
  picture?: string;
  /** The engine of all games. */
  more?: () => Promise<Engine>;
}

export function openSite(start: () => Promise<Engine>, more: Loaders = {}): void {
  startEngine = start;
  loaders = more;
  define('grundy-app', GrundyApp);
}
