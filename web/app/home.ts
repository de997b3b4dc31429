// <home-page>: three tables to try, then every built-in game with a thumbnail of its table, games of the library, the book.
import { html, type PropertyValues } from 'lit';
import { loadOnce } from '../base/load_once.js';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { moreIds } from '../engine/facts.js';
import { groupOf, surpriseOf, thumbnailOf } from '../games/index.js';
import { type Act, groups, type Keywords } from '../games/page.js';
import { siteWords } from '../i18n/site_words.js';
import type { FindExamples, HomeLab } from '../lab/home_lab.js';
import { siteFooter } from '../shell/footer.js';
import { speech } from '../shell/language.js';
import { bookPage, figurePage, inOneFile, labPage, offlineFile, referencePage } from '../shell/places.js';
import { focusSearch, gameSearch } from '../shell/search.js';
import { chip } from '../views/evaluation.js';
import { NearViewport } from '../views/near_viewport.js';
import { OnceNear } from '../views/once_near.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { define, View } from '../views/view.js';
import { CONTEST, type Route, routeHash } from '../workspace/route.js';
import { recent } from './recent.js';
import './wonders.js';

/** Loads what the home page shows of the lab. */
export type LoadLab = () => Promise<typeof import('../lab/home_lab.js')>;

/** Parts of a search beside the texts that are shown. */
const loadSearching = loadOnce(async () => ({ ...(await import('../games/keywords.js')), ...(await import('../shell/best_first.js')) }));
type Searching = Awaited<ReturnType<typeof loadSearching>>;

/** Games of the library shown before a search. */
const FEW = 6;

/** The address of an act. In a game to play, the visitor moves first. */
function addressOf(game: string, { kind, parameters }: Act): string {
  if (kind === 'judge') return `#/${CONTEST}`;
  const played = { start: '', starts: 0, person: 'first', skill: 100, moves: [], step: 0 } as const;
  const route: Route =
    kind === 'play'
      ? { game, parameters: { ...parameters }, view: 'play', played }
      : { game, parameters: { ...parameters }, view: 'table', ...(kind === 'pattern' && { layer: 'nimber' }) };
  return routeHash(route);
}

export class HomePage extends View {
  static override properties = {
    engine: { attribute: false },
    loadLab: { attribute: false },
    picture: {},
    dark: { type: Boolean },
    query: { state: true },
    searching: { state: true },
    lab: { state: true },
    findExamples: { state: true },
  };
  declare engine: Engine;
  /** Where the page can load the lab. */
  declare loadLab: LoadLab | undefined;
  /** Where it cannot: the address of a picture of the rules that it would show. */
  declare picture: string | undefined;
  declare dark: boolean;
  declare lab: HomeLab | undefined;
  /** Once the library is loaded. */
  declare findExamples: FindExamples | undefined;
  /** Text searched for among the games. */
  declare query: string;
  /** Loaded with the first search. */
  declare searching: Searching | undefined;
  readonly #pictures = new NearViewport();
  /** The language of the lab's phrases. */
  #learned = '';
  readonly #near = new OnceNear(this, () => this.#startLab());
  readonly #nearLibrary = new OnceNear(this, () => this.#loadLibrary());

  constructor() {
    super();
    this.dark = false;
    this.query = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures.stop();
    this.lab?.engine.close();
    this.lab = undefined;
  }

  protected override firstUpdated(): void {
    // The lab's module is large: it waits for the first picture, as the board does.
    const painted = () => {
      if (this.loadLab) this.#near.watch(this.querySelector('.wonder-rules'));
      void import('./home_game.js').catch(() => {});
    };
    this.addEventListener('table-painted', painted, { once: true });
  }

  async #startLab(): Promise<void> {
    // Where that fails, the rules can still be opened in the lab.
    const lab = await (await this.loadLab?.())?.startHomeLab();
    if (lab) await this.#learn(lab);
    if (lab && this.isConnected) this.lab = lab;
    else lab?.engine.close();
  }

  async #loadLibrary(): Promise<void> {
    this.findExamples = await this.lab?.loadLibrary();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.lab) this.#nearLibrary.watch(this.querySelector('.home-library'));
    if (this.query) void this.#loadLibrary().catch(() => {});
    if (!changed.has('engine') && !changed.has('dark') && !changed.has('query') && !changed.has('searching')) return;
    // Those that the search brings back are painted again.
    this.#pictures.watch(this.querySelectorAll<HTMLCanvasElement>('canvas[data-game]'), '600px', (canvas) => this.#paint(canvas));
  }

  /** Adds the lab's phrases to those of the page. */
  async #learn(lab: HomeLab): Promise<void> {
    const { language } = this.words;
    this.#learned = language;
    const phrases = await lab.phrases(language);
    speech.learn({ ...this.engine.phrases, ...phrases });
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    if (this.lab && this.#learned !== this.words.language) void this.#learn(this.lab);
  }

  async #paint(canvas: HTMLCanvasElement): Promise<void> {
    const solution = await this.engine.open(canvas.dataset.game ?? '');
    try {
      await solution.solve();
      const { layer = 'outcome', cell = 0 } = thumbnailOf(solution.id);
      await drawThumbnail(canvas, solution, { layer, cell, palette: palette(this.dark), ratio: window.devicePixelRatio || 1 });
    } finally {
      solution.close();
    }
  }

  /** Puts the focus into the search field. */
  search(): void {
    focusSearch(this);
  }

  protected override render() {
    const t = siteWords(this.words.language);
    const { games } = this.engine;
    return html`
      <div class="home">
        <section class="opening">
          <h1>${t.shell.name}</h1>
          <p class="lead">${t.intro}</p>
          <p class="acts">
            ${games.map((game) => this.#act(game))}
          </p>
        </section>
        ${this.#waiting()}
        <home-wonders .engine=${this.engine} .lab=${this.lab} .waiting=${this.loadLab !== undefined}
          .picture=${this.picture} .dark=${this.dark}></home-wonders>
        ${this.#recent()} ${this.#games()} ${this.#book()} ${this.#elsewhere()}
      </div>
      ${siteFooter(this.words.language)}
    `;
  }

  /** A game that can be played at once. */
  #waiting() {
    const game = this.engine.games.find(({ id }) => thumbnailOf(id).waits);
    return game ? html`<home-game class="home-game" .engine=${this.engine} .game=${game} .dark=${this.dark}></home-game>` : '';
  }

  #act(game: GameInfo) {
    const { act } = thumbnailOf(game.id);
    const t = siteWords(this.words.language).acts;
    if (!act) return '';
    return html`<a class="act act-${act.kind}" href=${addressOf(game.id, act)}>${t[act.kind](this.words.game(game).title)}</a>`;
  }

  #recent() {
    const known = recent().flatMap((one) => {
      const game = this.engine.games.find(({ id }) => id === one.game);
      return game ? [{ ...one, title: this.words.game(game).title }] : [];
    });
    if (known.length === 0) return '';
    return html`<nav class="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">${siteWords(this.words.language).home.recent}</h2>
      <ul>${known.map(({ title, given, hash }) => html`<li><a href=${hash}>${title} <span class="quiet-text">${given}</span></a></li>`)}</ul>
    </nav>`;
  }

  #games() {
    const t = siteWords(this.words.language);
    const { games } = this.engine;
    const shown = this.query && this.searching ? this.#found(this.query, this.searching) : games;
    return html`<section class="all-of-them" aria-labelledby="games-title">
      <div class="games-head">
        <h2 id="games-title">${t.home.games}</h2>
        ${gameSearch(
          this.words.language,
          (query) => this.#find(query),
          (event) => this.searching?.openFirst(event),
        )}
        <p class="key">
          ${t.key} ${(['N', 'P', 'D'] as const).map((outcome) => html`<span>${chip(this.words, outcome)} ${t.keyOf[outcome]}</span>`)}
          ${t.keyMore}
        </p>
      </div>
      ${this.query ? html`<div class="gallery">${shown.map((game) => this.#card(game))}</div>` : this.#groups(shown)}
      ${this.#library(shown)}
    </section>`;
  }

  #groups(games: readonly GameInfo[]) {
    const t = siteWords(this.words.language);
    return groups.map(
      (group) => html`<section class="group" aria-labelledby="group-${group}">
        <h3 id="group-${group}">${t.groups[group]}</h3>
        <div class="gallery">${games.filter(({ id }) => groupOf(id) === group).map((game) => this.#card(game))}</div>
      </section>`,
    );
  }

  /** Games of the library beside those shown; where the lab cannot be loaded, the way to it. */
  #library(shown: readonly GameInfo[]) {
    const { language } = this.words;
    const t = siteWords(language).home;
    const { lab, findExamples: find } = this;
    const ids = shown.map(({ id }) => id);
    const found = find?.(language, this.query).filter(({ game }) => !game || !ids.includes(game));
    if (this.query && shown.length === 0 && (!lab || found?.length === 0))
      return html`<p role="status">${t.nothing(this.query)} <a href=${labPage()}>${t.write}</a></p>`;
    if (!lab) return '';
    const most = this.query ? Number.POSITIVE_INFINITY : FEW;
    return html`<section class="group home-library" aria-labelledby="library-title">
      <h3 id="library-title">${t.gallery}</h3>
      ${this.query ? '' : html`<p><a href="games/index.html">${find ? t.all(find(language, '').length) : t.every}</a></p>`}
      ${find ? html`<lab-examples .engine=${lab.engine} .dark=${this.dark} .query=${this.query} .most=${most} .without=${ids} .root=${''} .lab=${labPage()}></lab-examples>` : ''}
    </section>`;
  }

  #book() {
    const t = siteWords(this.words.language).home;
    return html`<section class="home-book" aria-labelledby="book-title">
      <h2 id="book-title">${t.book}</h2>
      <p>${t.bookLead} <a href=${bookPage(this.words.language)}>${t.read}</a></p>
    </section>`;
  }

  /** A page in one file has nothing beside it to lead to. */
  #elsewhere() {
    if (inOneFile) return '';
    const t = siteWords(this.words.language).useElsewhere;
    return html`<section class="home-elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">${t.title}</h2>
      <ul>
        <li><a href=${figurePage()}>${t.figure}</a><p class="quiet-text">${t.figureLead}</p></li>
        <li><a href=${referencePage()}>${t.programs}</a><p class="quiet-text">${t.programsLead}</p></li>
        <li><a href=${offlineFile()} download>${t.offline}</a><p class="quiet-text">${t.offlineLead}</p></li>
      </ul>
    </section>`;
  }

  /** Until what it takes is loaded, all games are shown. */
  #find(query: string): void {
    this.query = query;
    loadSearching().then(
      (searching) => {
        this.searching = searching;
      },
      () => {},
    );
  }

  #found(query: string, { bestFirst, keywordsOf }: Searching): readonly GameInfo[] {
    return bestFirst(query, this.engine.games, (game) => this.#textsOf(game, keywordsOf(game.id)));
  }

  /** Texts by which the search finds a game, the most important first. Terms of the field are found in English, too. */
  #textsOf(game: GameInfo, keywords: Keywords | undefined): readonly string[] {
    const { title, source } = this.words.game(game);
    const { language } = this.words;
    return [
      title,
      game.id,
      `${keywords?.[language] ?? ''}, ${keywords?.en ?? ''}, ${game.title}`,
      siteWords(language).groups[groupOf(game.id) ?? 'heap'],
      surpriseOf(game.id)?.[language] ?? '',
      source,
    ];
  }

  /** The table, painted here; of a game whose module is large, a picture of its board. */
  #picture(id: string) {
    if (!(moreIds as readonly string[]).includes(id)) return html`<canvas data-game=${id} aria-hidden="true"></canvas>`;
    return html`<img src="${id}/board${this.dark ? '-dark' : ''}.svg" alt="" loading="lazy" />`;
  }

  #card(game: GameInfo) {
    const { title, source } = this.words.game(game);
    const { language } = this.words;
    return html`<a class="card" href="#/${game.id}">
      ${this.#picture(game.id)}
      <span class="card-title">${title}</span>
      <span class="card-surprise">${surpriseOf(game.id)?.[language]}</span>
      <span class="card-source">${source}</span>
    </a>`;
  }
}

define('home-page', HomePage);
