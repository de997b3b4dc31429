// <grundy-table>: the table of a solution on a canvas, with its tools, readout and legend.
import { html, type PropertyValues } from 'lit';
import { loadOnce } from '../../base/load_once.js';
import type { Cell, Drawing, LayerName, Solution } from '../../engine/api_messages.js';
import { hasTexts } from '../../engine/facts.js';
import { define, View } from '../view.js';
import type { Marks } from './draw/overlay.js';
import type { FileKind, FileOptions } from './export/file.js';
import { fileOf } from './export/file.js';
import type { Caption, Sight } from './export/sight.js';
import type { Look } from './geometry/look.js';
import { type LegendOf, ofValues } from './ink/legend.js';
import { palette } from './ink/palette.js';
import { Seen } from './ink/seen.js';
import type { MenuTable, TableMenus } from './menu_table.js';
import { cellId, gridCount } from './panels/grid.js';
import { legend } from './panels/legend.js';
import { tools } from './panels/tools.js';
import { type Highlights, type Other, shapeShown } from './patterns.js';
import { type Later, Viewer } from './viewer.js';

let instances = 0;

/** How long the gesture hint stays, in ms. */
const HINT_MS = 1400;
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/**
 * Emits `cell-select` (Cell), `cell-point` (Cell, or nothing), `layer-change` (LayerName), `look-change` (Look, or nothing when fitted),
 * `highlights-change` (Highlights), `cell-alike` (Cell), `table-painted` (Drawing), `wrap-change` ({parameter, width, selected}),
 * `compare-open`, `compare-stop`, `table-error`.
 */
export class TableView extends View {
  static override properties = {
    solution: { attribute: false },
    layer: { attribute: false },
    selected: { attribute: false },
    marks: { attribute: false },
    highlights: { attribute: false },
    other: { attribute: false },
    dark: { type: Boolean },
    look: { attribute: false },
    progress: { type: Number },
    cooperative: { type: Boolean, reflect: true },
    going: { state: true },
    drawing: { state: true },
    notice: { state: true },
    full: { state: true },
    unfolded: { state: true },
    hinted: { state: true },
  };
  declare solution: Solution | undefined;
  declare layer: LayerName;
  declare selected: Cell | undefined;
  declare marks: Marks;
  declare highlights: Highlights;
  /** The table to compare with. */
  declare other: Other | undefined;
  declare dark: boolean;
  /** The initial view; later changes are emitted as `look-change`. */
  declare look: Look | undefined;
  /** Share of the work done; the picture is refreshed as it grows. */
  declare progress: number;
  /** True to leave plain wheels and single fingers to the page. */
  declare cooperative: boolean;
  declare going: 'no' | 'yes' | 'wrong';
  declare drawing: Drawing | undefined;
  /** A text for the live region. */
  declare notice: string;
  declare full: boolean;
  /** True while the folded tools are open. */
  declare unfolded: boolean;
  /** The gesture whose hint is shown, after it was left to the page. */
  declare hinted: 'wheel' | 'finger' | undefined;
  /** Caption of saved pictures. */
  caption: Caption | undefined;

  readonly #id = `table-${++instances}`;
  /** Creates the menus, on pages that load menus.ts. */
  static makeMenus: ((table: MenuTable) => TableMenus) | undefined;

  #viewer: Viewer | undefined;
  /** On pages that do not wait for the first picture to load it. */
  static later: Later | undefined;
  #later = TableView.later;
  #menus: TableMenus | undefined;
  readonly #seen = new Seen();
  #hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.layer = 'outcome';
    this.marks = { options: [] };
    this.highlights = {};
    this.dark = false;
    this.progress = 1;
    this.cooperative = false;
    this.going = 'no';
    this.notice = '';
    this.full = false;
    this.unfolded = false;
  }

  /** The requested layer, or the first if the table lacks it. */
  get layerShown(): LayerName {
    const layers = this.solution?.shape.layers ?? ['outcome'];
    return layers.includes(this.layer) ? this.layer : (layers[0] ?? 'outcome');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('fullscreenchange', this.#fullScreenChanged);
    if (this.hasUpdated) this.#attach();
  }

  protected override firstUpdated(): void {
    this.#attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.#fullScreenChanged);
    this.#menus?.cancel();
    clearTimeout(this.#hintTimer);
    this.hinted = undefined;
    this.#viewer?.close();
    this.#viewer = undefined;
  }

  get #plot(): HTMLElement {
    return this.querySelector('.table-plot') as HTMLElement;
  }

  #attach(): void {
    const host = this;
    this.#viewer = new Viewer(this.#plot, {
      get words() {
        return host.words;
      },
      get solution() {
        return host.solution;
      },
      get layerShown() {
        return host.layerShown;
      },
      get selected() {
        return host.selected;
      },
      get marks() {
        return host.marks;
      },
      get highlights() {
        return host.highlights;
      },
      get other() {
        return host.other;
      },
      get dark() {
        return host.dark;
      },
      get look() {
        return host.look;
      },
      get progress() {
        return host.progress;
      },
      get cooperative() {
        return host.cooperative && !host.full;
      },
      unclaimed: (gesture) => this.#hintGesture(gesture),
      changed: () => this.requestUpdate(),
      painted: (drawing) => {
        this.drawing = drawing;
        this.toggleAttribute('painted', true);
        setTimeout(() => this.#loadLater().catch(() => {}));
        this.emit('table-painted', drawing);
      },
      notice: (text) => {
        this.notice = text;
      },
      select: (cell) => this.emit('cell-select', cell),
      point: (cell) => this.emit('cell-point', cell),
      looked: (look) => this.emit('look-change', look),
      ask: () => this.#toggleGo(),
      wrapped: (width, selected) => this.emit('wrap-change', { parameter: this.solution?.shape.sequence?.parameter, width, selected }),
      failed: (error) => this.emit('table-error', error),
    });
    this.#viewer.update((name) => name !== 'look');
    if (this.#later) this.#viewer.adopt(this.#later);
  }

  get #sight(): Sight | undefined {
    const { solution, caption, layerShown: layer } = this;
    const frame = this.#viewer?.canvas.frame;
    if (!solution || !frame) return undefined;
    return { frame, solution, layer, marked: this.#viewer?.marked, solved: this.progress >= 1, caption, pale: this.#pale };
  }

  /** Returns a picture or the values. Rejects if there is no table, or if it is too large. */
  async save(kind: FileKind, options: FileOptions = {}): Promise<Blob> {
    const sight = this.#sight;
    if (!sight) throw new Error('no table is shown');
    return fileOf(kind, sight, options);
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#viewer?.update((name) => changed.has(name));
  }

  #key(event: KeyboardEvent): void {
    const command = this.#later?.commandOf(event);
    if (!command || event.target !== this.#plot) return;
    event.preventDefault();
    this.#viewer?.run(command);
  }

  /** Shows for a moment how the table takes the gesture. */
  #hintGesture(gesture: 'wheel' | 'finger'): void {
    this.hinted = gesture;
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => {
      this.hinted = undefined;
    }, HINT_MS);
  }

  readonly #fullScreenChanged = (): void => {
    this.full = this.#isFull;
  };

  /** In a shadow root, `document.fullscreenElement` is its host. */
  get #isFull(): boolean {
    return (this.getRootNode() as Document | ShadowRoot).fullscreenElement === this;
  }

  #fullScreen(): void {
    if (this.#isFull) void document.exitFullscreen();
    else this.requestFullscreen().catch((error) => this.emit('table-error', error));
  }

  /** Once, after the first picture, whatever the number of pictures. */
  readonly #loadLater = loadOnce(async () => {
    if (this.#later) return;
    this.#later = await import('./later.js');
    this.#viewer?.adopt(this.#later);
  });

  /** The site in one file has no games with such layers. */
  readonly #loadValues = loadOnce(async () => {
    if (import.meta.env.MODE === 'single') return;
    ofValues.make = (await import('../value/legend.js')).legendOfValues;
    this.requestUpdate();
  });

  #toggleGo(): void {
    if (!this.#later) {
      this.#loadLater().then(
        () => this.#toggleGo(),
        (error) => this.emit('table-error', error),
      );
      return;
    }
    this.going = this.going === 'no' ? 'yes' : 'no';
    this.updateComplete.then(() => {
      if (this.going === 'no') this.#plot.focus();
      else this.querySelector<HTMLInputElement>('.go-to input')?.focus();
    });
  }

  get #goForm() {
    const shape = this.solution?.shape;
    if (this.going === 'no' || !shape) return undefined;
    const act = { go: (event: SubmitEvent) => this.#go(event), close: () => this.#toggleGo() };
    return this.#later?.goForm(this.words, shape, this.going === 'wrong', act);
  }

  #go(event: SubmitEvent): void {
    event.preventDefault();
    const shape = this.solution?.shape;
    const cell = shape && this.#later?.typedCell(this.words, shape, String(new FormData(event.target as HTMLFormElement).get('cell')));
    if (!cell) {
      this.going = 'wrong';
      return;
    }
    this.#toggleGo();
    this.#viewer?.navigator.go(cell);
  }

  protected override render() {
    const t = this.words.strings.table;
    const shape = this.solution && shapeShown(this.solution.shape, this.highlights);
    this.#menus ??= TableView.makeMenus?.(this.#forMenus());
    const layer = this.layerShown;
    if (hasTexts(layer)) this.#loadValues().catch(() => {});
    const reading = this.#viewer?.reading;
    const cursor = reading?.cursor;
    return html`
      ${tools(
        this.words,
        {
          shape,
          layer,
          goForm: this.#goForm,
          full: this.full,
          unfolded: this.unfolded,
          menus: shape ? (this.#menus?.render() ?? '') : '',
        },
        {
          layer: (name) => this.emit('layer-change', name),
          zoom: (factor) => this.#viewer?.navigator.zoom(factor),
          fit: () => this.#viewer?.canvas.fit(),
          toggleGo: () => this.#toggleGo(),
          fullScreen: () => this.#fullScreen(),
          unfold: () => {
            this.unfolded = !this.unfolded;
          },
        },
      )}
      <div
        class="table-plot"
        tabindex="0"
        role="grid"
        aria-readonly="true"
        aria-label=${shape ? t.of(this.words.translate(shape.x.name), this.words.translate(shape.y.name)) : t.layer}
        aria-describedby="${this.#id}-keys"
        aria-rowcount=${gridCount(shape?.y.count ?? 0)}
        aria-colcount=${gridCount(shape?.x.count ?? 0)}
        aria-activedescendant=${cursor ? cellId(this.#id, cursor) : ''}
        @keydown=${this.#key}
      >
        <canvas class="table-canvas" aria-hidden="true"></canvas>
        ${shape && reading ? this.#later?.mirror(this.words, this.#id, shape, reading.around, this.selected) : ''}
        <div class="table-map" aria-hidden="true" hidden><canvas></canvas><div></div></div>
        <div class="wrap-handle" aria-hidden="true" title=${t.highlights.dragWidth} hidden></div>
        <div class="table-gesture-hint" aria-hidden="true" ?hidden=${!this.hinted}>${this.hinted ? t.gestureHint[this.hinted](isApple()) : ''}</div>
      </div>
      <div class="table-foot">
        <p class="table-legend">${legend(this.words, { layer, palette: palette(this.dark), drawing: this.#legendOf, pale: this.#pale, shape: this.solution?.shape })}</p>
        ${
          this.solution && hasTexts(layer) && this.progress >= 1
            ? html`<grundy-distinct-values
                .solution=${this.solution}
                .layer=${layer}
                .drawing=${this.drawing}
              ></grundy-distinct-values>`
            : ''
        }
        <p class="table-reading ${this.selected ? 'of-cell' : ''}">${(reading?.current && this.#later?.readout(this.words, reading.current)) ?? t.hint}</p>
        <p class="hidden" role="status">${this.notice}</p>
        <p class="hidden" id="${this.#id}-keys">${t.keys}</p>
      </div>
    `;
  }

  #forMenus(): MenuTable {
    const host = this;
    return {
      get words() {
        return host.words;
      },
      get solution() {
        return host.solution;
      },
      get highlights() {
        return host.highlights;
      },
      get other() {
        return host.other;
      },
      get drawing() {
        return host.drawing;
      },
      get viewer() {
        return host.#viewer;
      },
      get sight() {
        return host.#sight;
      },
      tell: (name, detail) => this.emit(name, detail),
      changed: () => this.requestUpdate(),
    };
  }

  /** The legend of pale cells. */
  get #pale(): string | undefined {
    const t = this.words.strings.table.highlights;
    const { other, highlights } = this;
    if (other) return this.#viewer?.same ? t.same : t.paleSame;
    if (highlights.alike) return this.#viewer?.chosen ? t.paleOther : t.noneChosen;
    return highlights.line ? t.paleBeside : undefined;
  }

  /** The picture that the legend describes. */
  get #legendOf(): LegendOf['drawing'] {
    const { drawing, solution, layerShown } = this;
    return drawing && this.#seen.with(drawing, solution, layerShown, this.#viewer?.canvas.sampled ?? drawing.sampled);
  }
}

define('grundy-table', TableView);
