// <lab-examples>: examples, each with a thumbnail of its table, painted near the viewport.
import { html, type PropertyValues } from 'lit';
import { NearViewport } from '../views/near_viewport.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { define, View } from '../views/view.js';
import { routeHash } from '../workspace/route.js';
import { type Example, examples, examplesFound, firstView, kinds } from './gallery.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

/** Examples as links to the lab. */
export class Examples extends View {
  static override properties = {
    engine: { attribute: false },
    dark: { type: Boolean },
    query: {},
    most: { type: Number },
    lab: {},
    titled: { type: Boolean },
  };
  declare engine: LabEngine;
  declare dark: boolean;
  /** Only the examples that a search for it finds. */
  declare query: string;
  /** At most so many. */
  declare most: number;
  /** The address of the lab. */
  declare lab: string;
  /** True to group them by kind, under headings, unless something is searched for. */
  declare titled: boolean;
  readonly #pictures = new NearViewport();

  constructor() {
    super();
    this.dark = this.titled = false;
    this.query = '';
    this.most = Number.POSITIVE_INFINITY;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!['engine', 'dark', 'query', 'most'].some((name) => changed.has(name as keyof Examples))) return;
    this.#pictures.watch(this.querySelectorAll('canvas'), '200px', (canvas) => this.#paint(canvas));
  }

  async #paint(canvas: HTMLCanvasElement): Promise<void> {
    const example = examples(this.words.language).find(({ name }) => name === canvas.dataset.example);
    if (!example) return;
    const solution = await this.engine.open('rules', { text: example.text });
    try {
      await solution.solve();
      const layer = example.layer && solution.shape.layers.includes(example.layer) ? example.layer : 'outcome';
      await drawThumbnail(canvas, solution, { layer, cell: 3, palette: palette(this.dark), ratio: window.devicePixelRatio || 1 });
    } finally {
      solution.close();
    }
  }

  protected override render() {
    const t = labWords(this.words.language).gallery;
    const shown = examplesFound(this.words.language, this.query).slice(0, this.most);
    // What is searched for comes with the best match first, whatever its kind.
    if (!this.titled || this.query) return this.#cards(shown);
    return kinds.map((kind) => {
      const members = shown.filter((example) => example.kind === kind);
      return members.length === 0
        ? ''
        : html`<section class="group" aria-label=${t.kinds[kind] ?? kind}><h2>${t.kinds[kind]}</h2>${this.#cards(members)}</section>`;
    });
  }

  #cards(members: readonly Example[]) {
    const address = (text: string) => this.lab + routeHash({ game: 'rules', parameters: { text }, view: firstView(text) });
    return html`<div class="gallery">
      ${members.map(
        ({ name, title, notice, text }) => html`<a class="card" href=${address(text)}>
          <canvas data-example=${name} aria-hidden="true"></canvas>
          <span class="card-title">${title}</span>
          <span class="card-surprise">${notice}</span>
        </a>`,
      )}
    </div>`;
  }
}

define('lab-examples', Examples);
