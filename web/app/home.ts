// <home-page>: an introduction, things to try, and every game with a thumbnail of its table, painted by the solver near the viewport.
import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { groupOf, thumbnailOf } from '../games/index.js';
import { type Act, groups } from '../games/page.js';
import { loadTexts, textsOf } from '../games/texts.js';
import { siteWords } from '../i18n/site_words.js';
import { NearViewport } from '../views/near_viewport.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { chip } from '../views/value.js';
import { define, View } from '../views/view.js';
import { type Route, routeHash } from '../workspace/route.js';

/** The address of an act. In a game to play, the visitor moves first. */
function addressOf(game: string, { kind, parameters }: Act): string {
  const played = { start: '', starts: 0, person: 'first', skill: 100, moves: [], step: 0 } as const;
  const route: Route =
    kind === 'play'
      ? { game, parameters: { ...parameters }, view: 'play', played }
      : { game, parameters: { ...parameters }, view: kind === 'judge' ? 'judge' : 'table', ...(kind === 'pattern' && { layer: 'nimber' }) };
  return routeHash(route);
}

export class HomePage extends View {
  static override properties = { engine: { attribute: false }, dark: { type: Boolean } };
  declare engine: Engine;
  declare dark: boolean;
  readonly #pictures = new NearViewport();

  constructor() {
    super();
    this.dark = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('engine') && !changed.has('dark')) return;
    this.#pictures.watch(this.querySelectorAll('canvas'), '300px', (canvas) => this.#paint(canvas));
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

  protected override render() {
    const { name, takeAlong } = siteWords(this.words.language).shell;
    const t = siteWords(this.words.language);
    const { games } = this.engine;
    const poster = games.find(({ id }) => thumbnailOf(id).poster);
    return html`
      <div class="home">
        <section class="opening ${poster ? 'with-poster' : ''}">
          <div class="opening-text">
            <h1>${name}</h1>
            <p class="lead">${t.intro}</p>
            <p class="acts">
              ${games.map((game) => this.#act(game))}
            </p>
            <p class="key">
              ${t.key} ${(['N', 'P', 'D'] as const).map((outcome) => html`<span>${chip(this.words, outcome)} ${t.keyOf[outcome]}</span>`)}. ${t.keyMore}
            </p>
          </div>
          ${poster ? this.#card(poster, 'poster') : ''}
        </section>
        ${groups.map((group) => {
          const members = games.filter(({ id }) => groupOf(id) === group && id !== poster?.id);
          return html`<section class="group" aria-labelledby="group-${group}">
            <h2 id="group-${group}">${t.groups[group]}</h2>
            <div class="gallery">${members.map((game) => this.#card(game, 'card'))}</div>
          </section>`;
        })}
        <p class="credits"><a href="grundyscope.html" download>${takeAlong}</a></p>
      </div>
    `;
  }

  #act(game: GameInfo) {
    const { act } = thumbnailOf(game.id);
    const t = siteWords(this.words.language).acts;
    if (!act) return '';
    return html`<a class="act act-${act.kind}" href=${addressOf(game.id, act)}>${t[act.kind](this.words.game(game).title)}</a>`;
  }

  #card(game: GameInfo, kind: 'poster' | 'card') {
    const { title, source } = this.words.game(game);
    const { language } = this.words;
    void loadTexts(game.id, language).then((fresh) => fresh && this.requestUpdate());
    return html`<a class=${kind} href="#/${game.id}">
      <canvas data-game=${game.id} aria-hidden="true"></canvas>
      <span class="card-title">${title}</span>
      <span class="card-surprise">${textsOf(game.id, language)?.surprise}</span>
      <span class="card-source">${source}</span>
    </a>`;
  }
}

define('home-page', HomePage);
