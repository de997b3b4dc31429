// <lab-examples>: examples by kind, each with a thumbnail of its table, painted near the viewport.
import { html, type PropertyValues } from 'lit';
import type { Language } from '../i18n/languages.js';
import { NearViewport } from '../views/near_viewport.js';
import { palette } from '../views/table/ink/palette.js';
import { drawThumbnail } from '../views/table/thumbnail.js';
import { define, View } from '../views/view.js';
import { type Example, exampleOf, examples, kinds } from './gallery.js';
import type { LabEngine } from './lab_engine.js';
import { type LabWords, labWords } from './words.js';

/** The examples as a menu, by kind; an edited text is none of them. */
export function exampleMenu({ gallery: t }: LabWords, language: Language, text: string, choose: (text: string) => void) {
  const current = exampleOf(text, language)?.name;
  const all = examples(language);
  const change = ({ target }: Event) => choose(all.find(({ name }) => name === (target as HTMLSelectElement).value)?.text ?? '');
  return html`<p class="lab-menu"><label for="lab-menu">${t.menu}</label>
    <select id="lab-menu" @change=${change}>
      <option value="" disabled .selected=${current === undefined}>${t.choose}</option>
      ${kinds.map(
        (kind) => html`<optgroup label=${t.kinds[kind] ?? kind}>
          ${all
            .filter((example) => example.kind === kind)
            .map(({ name, title }) => html`<option value=${name} .selected=${name === current}>${title}</option>`)}
        </optgroup>`,
      )}
    </select></p>`;
}

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

  get #all(): readonly Example[] {
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
