// <grundy-app>: loads the engine, follows the address, shows the home page or a game.
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { reasonOf, watchPolicy } from '../engine/failure_reason.js';
import type { Engine } from '../engine/said.js';
import { define, View } from '../views/light.js';
import { bookPage } from './book.js';
import './game.js';
import { currentRoute, go, onRoute, pushRoute, replaceRoute } from './history.js';
import './home.js';
import { siteWords } from '../i18n/site_words.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { applyTheme, isDark, onSystemTheme } from '../shell/theme.js';
import { siteTools } from '../shell/tools.js';
import type { Route } from '../workspace/route.js';
import { labPage, ownRules } from './lab.js';

/** Where the engine comes from is for the build to know: files of the site, or parts of the one file. */
let startEngine: () => Promise<Engine>;

export class GrundyApp extends View {
  static override properties = { engine: { state: true }, failure: { state: true }, route: { state: true }, spoken: { state: true } };
  declare engine: Engine | undefined;
  declare failure: string | undefined;
  declare route: Route;
  declare spoken: boolean;
  #off: (() => void)[] = [];

  constructor() {
    super();
    this.route = currentRoute();
    this.#leave();
    applyTheme();
    // Nothing is said before the language is there.
    void applyLanguage()
      .catch(() => {})
      .finally(() => {
        this.spoken = true;
      });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#off = [onRoute(() => this.#arrive()), onSystemTheme(() => this.requestUpdate())];
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const off of this.#off) off();
    this.engine?.close();
  }

  async #start(): Promise<void> {
    this.failure = undefined;
    // Hosts may send a policy stricter than the page's own.
    const policy = watchPolicy();
    try {
      const engine = await startEngine();
      speech.learn(engine.phrases);
      this.engine = engine;
    } catch (error) {
      this.failure = reasonOf(this.words, error, await policy.blocked());
    } finally {
      policy.stop();
    }
  }

  /** Rules that somebody wrote are the lab's. */
  #leave(): void {
    if (this.route.game === ownRules) location.replace(labPage(location.hash));
  }

  #arrive(): void {
    const before = this.route.game;
    this.route = currentRoute();
    this.#leave();
    if (before !== this.route.game) window.scrollTo(0, 0);
  }

  #change(event: CustomEvent<{ route: Route; lasting: boolean }>): void {
    const { route, lasting } = event.detail;
    // A page that is being left may still say where one looked.
    if (route.game !== this.route.game) return;
    if (lasting) pushRoute(route);
    else replaceRoute(route);
    this.route = route;
  }

  protected override updated(): void {
    // What was there to read makes room for what it is about.
    if (this.engine || this.failure) document.querySelector('.read-before')?.remove();
    const game = this.engine?.games.find(({ id }) => id === this.route.game);
    document.title = game
      ? `${this.words.game(game).title} · ${siteWords(this.words.language).shell.name}`
      : siteWords(this.words.language).shell.name;
  }

  protected override render() {
    if (!this.spoken) return '';
    const say = siteWords(this.words.language).shell;
    return html`
      <header class="site-head">
        <a class="skip" href="#main" @click=${this.#skip}>${siteWords(this.words.language).skip}</a>
        <a class="wordmark" href="#/">${say.name}</a>
        <nav aria-label=${say.games}>${this.#games()}</nav>
        ${this.route.game ? '' : html`<a class="to-book" href=${labPage()}>${say.lab}</a><a class="to-book" href=${bookPage(this.words.language)}>${say.book}</a>`}
        ${siteTools(
          this.words.language,
          (code) => void chooseLanguage(code),
          () => this.requestUpdate(),
        )}
      </header>
      <main tabindex="-1">${this.#page()}</main>
    `;
  }

  /** Past the head of the site. */
  #skip(event: Event): void {
    event.preventDefault();
    (this.querySelector<HTMLElement>('.sections a') ?? this.querySelector('main'))?.focus();
  }

  #games() {
    if (!this.engine || !this.route.game) return '';
    const say = siteWords(this.words.language).shell;
    return html`<select class="all-games" aria-label=${say.allGames} @change=${this.#choose}>
        ${this.engine.games.some(({ id }) => id === this.route.game) ? '' : html`<option value="" selected disabled></option>`}
        ${this.engine.games.map((game) => html`<option value=${game.id} .selected=${game.id === this.route.game}>${this.words.game(game).title}</option>`)}
    </select>`;
  }

  #choose(event: Event): void {
    go(`#/${(event.target as HTMLSelectElement).value}`);
  }

  #page() {
    const say = siteWords(this.words.language).shell;
    if (this.failure) {
      return html`<div class="notice-page" role="alert">
        <p>${say.failed}</p>
        <p class="quiet-text">${this.failure}</p>
        <p><button type="button" @click=${this.#start}>${say.retry}</button></p>
      </div>`;
    }
    if (!this.engine) return html`<p class="notice-page quiet-text" role="status">${say.loading}</p>`;
    if (!this.route.game) return html`<home-page .engine=${this.engine} .dark=${isDark()}></home-page>`;
    const game = this.engine.games.find(({ id }) => id === this.route.game);
    if (!game) {
      return html`<div class="notice-page">
        <p>${say.noGame(this.route.game.slice(0, 40))}</p>
        <p><a href="#/">${say.allGames}</a></p>
      </div>`;
    }
    // A page of its own for each game, so that nothing of one is ever shown under the name of another.
    return keyed(
      game.id,
      html`<game-page .engine=${this.engine} .game=${game} .route=${this.route} .dark=${isDark()} @route-change=${this.#change}></game-page>`,
    );
  }
}

export function openSite(start: () => Promise<Engine>): void {
  startEngine = start;
  define('grundy-app', GrundyApp);
}
