// <table-view>: the table of an opened solution on one canvas, with its tools, read-out and legend.
import { html, type PropertyValues } from 'lit';
import type { Axis, Cell, LayerName, Solution } from '../../engine/api.js';
import { words } from '../../strings/index.js';
import { View } from '../light.js';
import type { Sheet } from './draw/painter.js';
import type { Look } from './geometry/look.js';
import type { Point } from './geometry/viewport.js';
import { palette } from './ink/palette.js';
import { listen } from './input/gestures.js';
import { type Command, commandOf } from './input/keys.js';
import { legend } from './panels/legend.js';
import { type ReadCell, readCell, readout } from './panels/readout.js';
import { tools, typedCell } from './panels/tools.js';
import { type Dress, Stage } from './stage.js';

/** Pixels a cell, at least, when one goes to it. */
const GO_SCALE = 28;

/** Says `cell-select` (Cell), `layer-change` (LayerName), `look-change` (Look, or nothing when fitted), `table-error`. */
export class TableView extends View {
  static override properties = {
    solution: { attribute: false },
    layer: { attribute: false },
    selected: { attribute: false },
    options: { attribute: false },
    dark: { type: Boolean },
    look: { attribute: false },
    progress: { type: Number },
    going: { state: true },
    reading: { state: true },
    sheet: { state: true },
  };
  declare solution: Solution | undefined;
  declare layer: LayerName;
  declare selected: Cell | undefined;
  declare options: readonly Cell[];
  declare dark: boolean;
  /** Where to look first; later changes come as `look-change`. */
  declare look: Look | undefined;
  /** Share of the solution that is known; the picture is refreshed as it grows. */
  declare progress: number;
  declare going: 'no' | 'yes' | 'wrong';
  declare reading: ReadCell | undefined;
  declare sheet: Sheet | undefined;

  #stage: Stage | undefined;
  #cursor: Cell | undefined;
  #hovered: Cell | undefined;
  #told: Look | undefined;
  #off: (() => void)[] = [];
  #readCall: AbortController | undefined;

  constructor() {
    super();
    this.layer = 'outcome';
    this.options = [];
    this.dark = false;
    this.progress = 1;
    this.going = 'no';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#attach();
  }

  protected override firstUpdated(): void {
    this.#attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const off of this.#off) off();
    this.#off = [];
    this.#stage = undefined;
    this.#readCall?.abort();
  }

  get #plot(): HTMLElement {
    return this.querySelector('.table-plot') as HTMLElement;
  }

  #attach(): void {
    const plot = this.#plot;
    const stage = new Stage(plot, plot.querySelector('canvas') as HTMLCanvasElement, () => this.#dress(), {
      painted: (sheet) => {
        this.sheet = sheet;
        this.toggleAttribute('painted', true);
      },
      looked: (look) => {
        this.#told = look;
        this.say('look-change', look);
      },
      failed: (error) => this.say('table-error', error),
    });
    this.#stage = stage;
    const resize = new ResizeObserver(() => stage.resized());
    resize.observe(plot);
    this.#off.push(
      () => resize.disconnect(),
      () => stage.close(),
      listen(plot, {
        pan: (dx, dy) => stage.move((view) => view.panned(dx, dy)),
        zoom: (factor, at) => stage.move((view) => view.zoomed(factor, stage.inCells(at))),
        tap: (at) => this.#tap(at),
        hover: (at) => this.#hover(at),
      }),
    );
    if (this.solution) stage.show(this.solution, this.look);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const stage = this.#stage;
    if (!stage) return;
    if (changed.has('solution')) {
      this.#cursor = undefined;
      this.#hovered = undefined;
    }
    // Also when only the progress changed: the shape may be another once solved.
    if (this.solution && (changed.has('solution') || changed.has('progress'))) stage.show(this.solution, this.look);
    else if (changed.has('look') && this.look && this.look !== this.#told) stage.look(this.look);
    if (changed.has('progress')) stage.refresh(this.progress >= 1);
    if (changed.has('selected') || changed.has('solution') || changed.has('progress')) this.#readAgain();
    stage.update();
  }

  #layerShown(): LayerName {
    const layers = this.solution?.shape.layers ?? ['outcome'];
    return layers.includes(this.layer) ? this.layer : (layers[0] ?? 'outcome');
  }

  #dress(): Dress {
    const style = getComputedStyle(this);
    return {
      layer: this.#layerShown(),
      palette: palette(this.dark),
      overlay: { selected: this.selected, cursor: this.#cursor, options: this.options },
      ink: {
        text: style.color,
        quiet: getComputedStyle(this.querySelector('.table-foot') ?? this).color,
        paper: getComputedStyle(this.#plot).backgroundColor,
        serif: style.fontFamily,
        line: '#1c1a16',
        halo: '#ffffff',
        accent: '#c2281c',
      },
    };
  }

  #tap(at: Point): void {
    const cell = this.#stage?.cellAt(at);
    if (cell) this.#select(cell);
  }

  #select(cell: Cell): void {
    this.#cursor = undefined;
    this.say('cell-select', cell);
  }

  #hover(at: Point | undefined): void {
    const cell = at && this.#stage?.cellAt(at);
    if (String(cell) === String(this.#hovered)) return;
    this.#hovered = cell;
    this.#readAgain();
  }

  /** Shows the value of the cell that is pointed at: at once its place, then what is in it. */
  #readAgain(): void {
    this.#readCall?.abort();
    const cell = this.#hovered ?? this.#cursor ?? this.selected;
    const { solution } = this;
    if (!solution || !cell) {
      this.reading = undefined;
      return;
    }
    const call = new AbortController();
    this.#readCall = call;
    this.reading = { cell, shape: solution.shape };
    readCell(solution, cell, this.progress >= 1, call.signal).then(
      (read) => {
        if (!call.signal.aborted) this.reading = read;
      },
      () => {},
    );
  }

  #key(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (!command || event.target !== this.#plot) return;
    event.preventDefault();
    this.#run(command);
  }

  #run(command: Command): void {
    const { view, shape } = this.#stage ?? {};
    if (!view || !shape) return;
    const up = shape.yUp ? -1 : 1;
    switch (command.kind) {
      case 'move':
        this.#step(command.dx, command.dy * up);
        break;
      case 'page':
        this.#step(0, command.dy * up * Math.max(1, Math.floor(view.visible(view.y).count * 0.8)));
        break;
      case 'edge':
        this.#step(command.to === 'start' ? -shape.x.count : shape.x.count, 0);
        break;
      case 'zoom':
        this.#zoom(command.factor);
        break;
      case 'fit':
        this.#stage?.fit();
        break;
      case 'explain':
        if (this.#cursor) this.#select(this.#cursor);
        break;
      case 'go':
        this.#toggleGo();
        break;
      case 'leave':
        this.#cursor = undefined;
        this.#readAgain();
        this.#stage?.update();
    }
  }

  /** About the cursor if there is one, else about the middle. */
  #zoom(factor: number): void {
    this.#stage?.move((view) => {
      const box = this.#cursor && view.rectangle(...this.#cursor);
      const at = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: view.x.length / 2, y: view.y.length / 2 };
      return view.zoomed(factor, at);
    });
  }

  #step(dx: number, dy: number): void {
    const { view, shape } = this.#stage ?? {};
    if (!view || !shape) return;
    const centre = view.centre();
    const [column, row] = this.#cursor ?? this.selected ?? [centre.x.cell, centre.y.cell];
    const kept = (index: number, axis: Axis) => Math.min(axis.first + axis.count - 1, Math.max(axis.first, index));
    const cell: Cell = [kept(column + dx, shape.x), kept(row + dy, shape.y)];
    this.#cursor = cell;
    // The keys speak now, wherever the pointer was left.
    this.#hovered = undefined;
    this.#readAgain();
    this.#stage?.move(() => view.showing(...cell));
  }

  #toggleGo(): void {
    this.going = this.going === 'no' ? 'yes' : 'no';
    this.updateComplete.then(() => {
      if (this.going === 'no') this.#plot.focus();
      else this.querySelector<HTMLInputElement>('.go-to input')?.focus();
    });
  }

  #go(event: SubmitEvent): void {
    event.preventDefault();
    const shape = this.#stage?.shape;
    const cell = shape && typedCell(shape, String(new FormData(event.target as HTMLFormElement).get('cell')));
    if (!cell) {
      this.going = 'wrong';
      return;
    }
    this.#toggleGo();
    this.#stage?.move((view) => view.centredOn(cell[0], 0.5, cell[1], 0.5, Math.max(view.scale, GO_SCALE)));
    this.#select(cell);
  }

  protected override render() {
    const say = words().table;
    const shape = this.solution?.shape;
    const layer = this.#layerShown();
    const { picture, anyDraw } = this.sheet?.bitmap ?? {};
    return html`
      ${tools(shape, layer, this.going, {
        layer: (name) => this.say('layer-change', name),
        zoom: (factor) => this.#zoom(factor),
        fit: () => this.#stage?.fit(),
        toggleGo: () => this.#toggleGo(),
        go: (event) => this.#go(event),
      })}
      <div
        class="table-plot"
        tabindex="0"
        role="application"
        aria-roledescription="table"
        aria-label=${shape ? say.of(shape.x.name, shape.y.name) : say.layer}
        @keydown=${this.#key}
      >
        <canvas aria-hidden="true"></canvas>
      </div>
      <div class="table-foot">
        <p class="table-legend">
          ${legend({ layer, palette: palette(this.dark), step: picture?.step ?? 1, sampled: picture?.sampled ?? false, anyDraw: anyDraw ?? false })}
        </p>
        <p class="table-reading" aria-live="polite">${this.reading ? readout(this.reading) : say.hint}</p>
      </div>
    `;
  }
}

customElements.define('table-view', TableView);
