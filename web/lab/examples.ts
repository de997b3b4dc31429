// <lab-examples>: examples by kind, each with a thumbnail of its table, painted near the viewport.
import { html, type PropertyValues } from 'lit';
import { NearViewport } from '../views/near_viewport.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { define, View } from '../views/view.js';
import { type Example, examples, kinds } from './gallery.js';
import type { LabEngine } from './lab_engine.js';
import { labWords } from './words.js';

/** Emits `example` (its text). */
export class Examples extends View {
  static override properties = { engine: { attribute: false }, dark: { type: Boolean } };
  declare engine: LabEngine;
  declare dark: boolean;
  readonly #pictures = new NearViewport();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pictures.stop();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('engine') && !changed.has('dark')) return;
    this.#pictures.watch(this.querySelectorAll('canvas'), '200px', (canvas) => this.#paint(canvas));
  }

  async #paint(canvas: HTMLCanvasElement): Promise<void> {
    const example = this.#all.find(({ name }) => name === canvas.dataset.example);
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

  get #all(): Example[] {
    return examples(this.words.language);
  }

  protected override render() {
    const t = labWords(this.words.language).gallery;
    const all = this.#all;
    return html`<p><button type="button" class="link" @click=${() => this.emit('example', '')}>${t.blank}</button></p>
      ${kinds.map((kind) => {
        const members = all.filter((example) => example.kind === kind);
        if (members.length === 0) return '';
        return html`<h3>${t.kinds[kind]}</h3>
          <ul class="lab-examples">
            ${members.map(
              ({ name, title, notice, text }) => html`<li>
                <button type="button" class="lab-example" @click=${() => this.emit('example', text)}>
                  <canvas data-example=${name} aria-hidden="true"></canvas>
                  <span class="card-title">${title}</span>
                  <span class="card-surprise">${notice}</span>
                </button>
              </li>`,
            )}
          </ul>`;
      })}`;
  }
}

define('lab-examples', Examples);
