// <lab-examples>: games of the library, each with its board and a corner of its table, painted near the viewport.
import { html, type PropertyValues, render } from 'lit';
import type { TextLayout } from '../engine/protocol.js';
import { gamePage, inOneFile } from '../shell/places.js';
import { NearViewport } from '../views/near_viewport.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { define, View } from '../views/view.js';
import { routeHash } from '../workspace/route.js';
import { boardPicture } from './board_picture.js';
import { type Example, kinds, onBoard, pageOf, techniques } from './example.js';
import { firstView } from './first_view.js';
import { examples, examplesFound } from './gallery.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

/** Games as links to the lab; built-in ones as links to their pages. */
export class Examples extends View {
  static override properties = {
    engine: { attribute: false },
    dark: { type: Boolean },
    query: {},
    most: { type: Number },
    without: { attribute: false },
    root: {},
    lab: {},
    by: {},
  };
  declare engine: LabEngine;
  declare dark: boolean;
  /** Only the examples that a search for it finds. */
  declare query: string;
  /** At most so many. */
  declare most: number;
  /** Built-in games that the page shows itself. */
  declare without: readonly string[];
  /** The site's folder, from the page. */
  declare root: string;
  /** The address of the lab, from the page. */
  declare lab: string;
  /** How to group them under headings, unless something is searched for. */
  declare by: 'kind' | 'technique' | undefined;
  readonly #pictures = new NearViewport();
  /** The names of the games whose pictures are watched. */
  #shown = '';

  constructor() {
    super();
    this.dark = false;
    this.query = '';
    this.without = [];
    this.most = Number.POSITIVE_INFINITY;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const places = [...this.querySelectorAll<HTMLElement>('.picture')];
    const shown = places.map(({ dataset }) => dataset.example).join();
    if (shown === this.#shown && !changed.has('engine') && !changed.has('dark')) return;
    this.#shown = shown;
    // A place may have had another game.
    for (const { dataset } of places) delete dataset.painted;
    this.#pictures.watch(places, '200px', (place) => this.#paint(place));
  }

  async #paint(place: HTMLElement): Promise<void> {
    const example = examples(this.words.language).find(({ name }) => name === place.dataset.example);
    if (!example) return;
    const solution = await this.engine.open('rules', { text: example.text });
    try {
      await solution.solve();
      const layout = JSON.parse(solution.shape.scene ?? '{"parts":[]}') as TextLayout;
      const { width, height, art } = await boardPicture(layout, this.words, await solution.explain(), solution.shape);
      const corner = onBoard(example) ? '' : html`<canvas></canvas>`;
      render(html`<svg translate="no" viewBox="0 0 ${width} ${height}">${art}</svg>${corner}`, place);
      const layer = example.layer && solution.shape.layers.includes(example.layer) ? example.layer : 'outcome';
      const [canvas] = place.querySelectorAll('canvas');
      if (canvas)
        await drawThumbnail(canvas, solution, { layer, cell: 3, palette: palette(this.dark), ratio: window.devicePixelRatio || 1 });
    } finally {
      solution.close();
    }
  }

  protected override render() {
    const t = labWords(this.words.language).gallery;
    const found = examplesFound(this.words.language, this.query);
    const shown = found.filter(({ game }) => !game || !this.without.includes(game)).slice(0, this.most);
    // Searches list the best match first, whatever its group.
    if (!this.by || this.query) return this.#cards(shown);
    const group = (title: string | undefined, members: readonly Example[]) =>
      members.length === 0 ? '' : html`<section class="group" aria-label=${title ?? ''}><h2>${title}</h2>${this.#cards(members)}</section>`;
    return this.by === 'kind'
      ? kinds.map((kind) =>
          group(
            t.kinds[kind],
            shown.filter((example) => example.kind === kind),
          ),
        )
      : techniques.map((technique) =>
          group(
            t.techniques[technique],
            shown.filter((example) => example.techniques.includes(technique)),
          ),
        );
  }

  #cards(members: readonly Example[]) {
    const { language } = this.words;
    const t = labWords(language).gallery;
    const address = (text: string) => this.lab + routeHash({ game: 'rules', parameters: { text }, view: firstView(text) });
    return html`<div class="gallery">
      ${members.map(
        (example) => html`<div class="card-of">
          <a class="card" href=${example.game ? this.root + gamePage(example.game) : address(example.text)}>
            <span class="picture" data-example=${example.name} aria-hidden="true"></span>
            <span class="card-title">${example.title}</span>
            <span class="card-surprise">${example.notice}</span>
          </a>
          <span class="card-links">
            ${inOneFile ? '' : html`<a href="${this.root}${pageOf(example, language)}index.html" aria-label=${t.aboutGame(example.title)}>${t.about}</a>`}
            ${example.game ? html`<a href=${address(example.text)} aria-label=${t.inLab(example.title)}>${t.lab}</a>` : ''}
          </span>
        </div>`,
      )}
    </div>`;
  }
}

define('lab-examples', Examples);
