// <home-page>: every game with a picture of its table, painted by the solver as it comes into sight.
import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../engine/said.js';
import { thumbnailOf } from '../games/index.js';
import { define, View } from '../views/light.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';

export class HomePage extends View {
  static override properties = { engine: { attribute: false }, dark: { type: Boolean } };
  declare engine: Engine;
  declare dark: boolean;
  #observer: IntersectionObserver | undefined;
  /** One picture at a time, so that the first ones come first. */
  #queue: Promise<void> = Promise.resolve();
  #round = 0;

  constructor() {
    super();
    this.dark = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#round += 1;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('engine') && !changed.has('dark')) return;
    this.#observer?.disconnect();
    const round = ++this.#round;
    this.#observer = new IntersectionObserver(
      (entries, observer) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          this.#queue = this.#queue.then(() => this.#paint(target as HTMLCanvasElement, round)).catch(() => {});
        }
      },
      { rootMargin: '300px' },
    );
    for (const canvas of this.querySelectorAll('canvas')) this.#observer.observe(canvas);
  }

  async #paint(canvas: HTMLCanvasElement, round: number): Promise<void> {
    if (round !== this.#round) return;
    const solution = await this.engine.open(canvas.dataset.game ?? '');
    try {
      await solution.solve();
      const { layer = 'outcome', cell = 0 } = thumbnailOf(solution.id);
      await drawThumbnail(canvas, solution, { layer, cell, palette: palette(this.dark), ratio: window.devicePixelRatio || 1 });
      canvas.dataset.painted = 'true';
    } finally {
      solution.close();
    }
  }

  protected override render() {
    const say = this.words.strings.app;
    const { games } = this.engine;
    const poster = games.find(({ id }) => thumbnailOf(id).poster);
    return html`
      <div class="home">
        <section class="opening ${poster ? 'with-poster' : ''}">
          <div class="opening-text">
            <h1>${say.name}</h1>
            <p class="lead">${say.intro}</p>
          </div>
          ${poster ? this.#card(poster, 'poster') : ''}
        </section>
        <section class="gallery" aria-label=${say.games}>${games.filter((game) => game !== poster).map((game) => this.#card(game, 'card'))}</section>
      </div>
    `;
  }

  #card(game: GameInfo, kind: 'poster' | 'card') {
    const { title, source } = this.words.game(game);
    return html`<a class=${kind} href="#/${game.id}">
      <canvas data-game=${game.id} aria-hidden="true"></canvas>
      <span class="card-title">${title}</span>
      <span class="card-source">${source}</span>
    </a>`;
  }
}

define('home-page', HomePage);
