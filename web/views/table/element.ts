// <table-view>: the table of an opened solution on one canvas, with its tools, read-out and legend.
import { html, type PropertyValues } from 'lit';
import type { Cell, LayerName, Mark, Solution, TableShape } from '../../engine/api.js';
import { words } from '../../strings/index.js';
import { View } from '../light.js';
import { type Gutters, guttersFor } from './axes.js';
import { Feed } from './feed.js';
import { listen } from './gestures.js';
import type { Exact } from './glyphs.js';
import { NUMBER_FROM } from './glyphs.js';
import { type Command, commandOf } from './keys.js';
import { legend } from './legend.js';
import { type Look, lookOf, viewOf } from './look.js';
import { drawFrame, type Sheet } from './painter.js';
import { type Palette, palette } from './palette.js';
import { type ReadCell, readCell, readout } from './readout.js';
import { type Point, Viewport } from './viewport.js';

/** What is on stage: all of one solution, so that a frame never mixes two. */
interface Stage {
  solution: Solution;
  view: Viewport;
  gutters: Gutters;
  sheet: Sheet | undefined;
}

export interface TableEvents {
  'cell-select': Cell;
  'layer-change': LayerName;
  'look-change': Look | undefined;
}

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
    goError: { state: true },
    reading: { state: true },
    shownSheet: { state: true },
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
  declare going: boolean;
  declare goError: boolean;
  declare reading: ReadCell | undefined;
  declare shownSheet: Sheet | undefined;

  #stage: Stage | undefined;
  #next: Stage | undefined;
  #cursor: Cell | undefined;
  #hovered: Cell | undefined;
  #exact: Exact = new Map();
  #fitted = true;
  #frame = 0;
  #canvas!: HTMLCanvasElement;
  #plot!: HTMLElement;
  #off: (() => void)[] = [];
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  #readCall: AbortController | undefined;
  readonly #feed = new Feed(
    (sheet, solution) => this.#arrived(sheet, solution),
    (error) => this.say('table-error', error),
  );

  constructor() {
    super();
    this.layer = 'outcome';
    this.options = [];
    this.dark = false;
    this.progress = 1;
    this.going = false;
    this.goError = false;
  }

  protected override firstUpdated(): void {
    this.#canvas = this.querySelector('canvas') as HTMLCanvasElement;
    this.#plot = this.querySelector('.table-plot') as HTMLElement;
    this.#attach();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const off of this.#off) off();
    this.#off = [];
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#readCall?.abort();
    this.#feed.forget();
  }

  #attach(): void {
    const resize = new ResizeObserver(() => this.#resized());
    resize.observe(this.#plot);
    this.#off.push(
      () => resize.disconnect(),
      listen(this.#plot, {
        pan: (dx, dy) => this.#move((view) => view.panned(dx, dy)),
        zoom: (factor, at) => this.#move((view) => view.zoomed(factor, this.#inPlot(at))),
        tap: (at) => this.#tap(at),
        hover: (at) => this.#hover(at),
      }),
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('solution')) this.#open();
    if (changed.has('progress') && this.progress > 0) this.#feed.refresh();
    if (changed.has('look') && this.#stage && !changed.has('solution') && this.look) this.#lookAt(this.look);
    if (changed.has('selected')) this.#read(this.#hovered ?? this.#cursor ?? this.selected);
    this.#want();
    this.#draw();
  }

  get #palette(): Palette {
    return palette(this.dark);
  }

  get #ratio(): number {
    return window.devicePixelRatio || 1;
  }

  #inPlot(at: Point): Point {
    const gutters = this.#stage?.gutters;
    return gutters ? { x: at.x - gutters.left, y: at.y - gutters.top } : at;
  }

  #plotSize(gutters: Gutters): [number, number] {
    return [this.#plot.clientWidth - gutters.left - gutters.right, this.#plot.clientHeight - gutters.top - gutters.bottom];
  }

  /** The table of another solution: the old picture stays until the first one of the new arrives. */
  #open(): void {
    const { solution } = this;
    if (!solution) return;
    const gutters = guttersFor(solution.shape);
    const [width, height] = this.#plotSize(gutters);
    const before = this.#stage;
    const same = before && before.solution.id === solution.id && sameTable(before.solution.shape, solution.shape);
    const fitted = Viewport.fit(solution.shape, width, height, this.#ratio);
    const view = same ? before.view : this.look ? viewOf(fitted, this.look) : fitted;
    this.#fitted = same ? this.#fitted : !this.look;
    this.#next = { solution, view, gutters, sheet: undefined };
    this.#cursor = undefined;
    this.#hovered = undefined;
    if (!before) {
      this.#stage = this.#next;
      this.#next = undefined;
    }
    this.#want();
  }

  #want(): void {
    const stage = this.#next ?? this.#stage;
    if (!stage || !this.isConnected) return;
    const { solution, view } = stage;
    const layer = solution.shape.layers.includes(this.layer) ? this.layer : (solution.shape.layers[0] ?? 'outcome');
    this.#feed.want({ solution, view, layer, ratio: this.#ratio, palette: this.#palette });
  }

  #arrived(sheet: Sheet, solution: Solution): void {
    if (this.#next?.solution === solution) {
      this.#stage = this.#next;
      this.#next = undefined;
    }
    if (this.#stage?.solution !== solution) return;
    this.#stage.sheet = sheet;
    this.shownSheet = sheet;
    this.toggleAttribute('painted', true);
    this.#exactValues();
    this.#draw();
  }

  /** Values that do not fit a byte are asked for where there is room to write them. */
  #exactValues(): void {
    const stage = this.#stage;
    const picture = stage?.sheet?.bitmap.picture;
    if (!stage || !picture || picture.step > 1 || picture.layer === 'outcome' || stage.view.scale < NUMBER_FROM) return;
    if (!picture.planes.includes(253) || picture.width * picture.height > 40_000) return;
    const { x: column, y: row, width, height, layer } = picture;
    stage.solution
      .table(layer, { column, row, width, height })
      .then(({ rows }) => {
        this.#exact = new Map(
          rows.flatMap((cells, j) => cells.map((cell, i) => [`${column + i},${row + j}`, String(cell ?? '')] as const)),
        );
        this.#draw();
      })
      .catch(() => {});
  }

  #move(change: (view: Viewport) => Viewport): void {
    if (!this.#stage) return;
    this.#stage.view = change(this.#stage.view);
    this.#fitted = false;
    this.#want();
    this.#draw();
    this.#tellLook();
  }

  #tellLook(): void {
    clearTimeout(this.#lookTimer);
    this.#lookTimer = setTimeout(() => {
      const stage = this.#stage;
      if (stage && this.isConnected) this.say('look-change', this.#fitted ? undefined : lookOf(stage.view));
    }, 250);
  }

  #lookAt(look: Look): void {
    if (!this.#stage) return;
    this.#stage.view = viewOf(this.#stage.view, look);
    this.#fitted = false;
  }

  /** The whole table again. */
  fit(): void {
    const stage = this.#stage;
    if (!stage) return;
    stage.view = Viewport.fit(stage.solution.shape, ...this.#plotSize(stage.gutters), this.#ratio);
    this.#want();
    this.#draw();
    this.#fitted = true;
    this.#tellLook();
  }

  #resized(): void {
    const ratio = this.#ratio;
    this.#canvas.width = Math.round(this.#plot.clientWidth * ratio);
    this.#canvas.height = Math.round(this.#plot.clientHeight * ratio);
    for (const stage of [this.#stage, this.#next]) {
      if (!stage) continue;
      const size = this.#plotSize(stage.gutters);
      stage.view = this.#fitted ? Viewport.fit(stage.solution.shape, ...size, ratio) : stage.view.resized(...size);
    }
    this.#want();
    cancelAnimationFrame(this.#frame);
    this.#paintFrame();
  }

  #draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paintFrame());
  }

  #paintFrame(): void {
    this.#frame = 0;
    const stage = this.#stage;
    const pen = this.#canvas.getContext('2d');
    if (!stage || !pen) return;
    const style = getComputedStyle(this);
    const [width, height] = this.#plotSize(stage.gutters);
    const quiet = getComputedStyle(this.querySelector('.table-foot') as Element).color;
    drawFrame(pen, {
      view: stage.view,
      shape: stage.solution.shape,
      plot: { x: stage.gutters.left, y: stage.gutters.top, width, height },
      ratio: this.#ratio,
      sheet: stage.sheet,
      palette: this.#palette,
      exact: this.#exact,
      overlay: { marks: stage.solution.shape.marks as Mark[], selected: this.selected, cursor: this.#cursor, options: this.options },
      ink: {
        text: style.color,
        quiet,
        serif: style.fontFamily,
        line: '#1c1a16',
        halo: '#ffffff',
        accent: '#c2281c',
      },
    });
  }

  #tap(at: Point): void {
    const cell = this.#stage?.view.cellAt(this.#inPlot(at));
    if (cell) this.#select(cell);
  }

  #select(cell: Cell): void {
    this.#cursor = undefined;
    this.say('cell-select', cell);
    this.#draw();
  }

  #hover(at: Point | undefined): void {
    const cell = at && this.#stage?.view.cellAt(this.#inPlot(at));
    if (cell?.[0] === this.#hovered?.[0] && cell?.[1] === this.#hovered?.[1]) return;
    this.#hovered = cell;
    this.#read(cell ?? this.#cursor ?? this.selected);
  }

  /** Shows the value of a cell: at once what the picture knows, then exactly. */
  #read(cell: Cell | undefined): void {
    this.#readCall?.abort();
    const stage = this.#stage;
    if (!stage || !cell) {
      this.reading = undefined;
      return;
    }
    const call = new AbortController();
    this.#readCall = call;
    this.reading = { cell, shape: stage.solution.shape };
    readCell(stage.solution, cell, this.progress >= 1, call.signal).then(
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
    const stage = this.#stage;
    if (!stage) return;
    const { shape } = stage.solution;
    const middle = { x: stage.view.x.length / 2, y: stage.view.y.length / 2 };
    switch (command.kind) {
      case 'move':
        this.#step(command.dx, command.dy * (shape.yUp ? -1 : 1));
        break;
      case 'page':
        this.#step(0, command.dy * (shape.yUp ? -1 : 1) * Math.max(1, Math.floor(stage.view.visible(stage.view.y).count * 0.8)));
        break;
      case 'edge':
        this.#step(command.to === 'start' ? -shape.x.count : shape.x.count, 0);
        break;
      case 'zoom': {
        const box = this.#cursor && stage.view.rectangle(...this.#cursor);
        this.#move((view) => view.zoomed(command.factor, box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : middle));
        break;
      }
      case 'fit':
        this.fit();
        break;
      case 'explain':
        if (this.#cursor) this.#select(this.#cursor);
        break;
      case 'go':
        this.going = true;
        this.updateComplete.then(() => this.querySelector<HTMLInputElement>('.go-to input')?.focus());
        break;
      case 'leave':
        this.#cursor = undefined;
        this.#read(this.selected);
        this.#draw();
        break;
    }
  }

  #step(dx: number, dy: number): void {
    const stage = this.#stage;
    if (!stage) return;
    const { x, y } = stage.solution.shape;
    const centre = stage.view.centre();
    const from = this.#cursor ?? this.selected ?? ([centre.x.cell, centre.y.cell] as const);
    const clamp = (value: number, axis: { first: number; count: number }) =>
      Math.min(axis.first + axis.count - 1, Math.max(axis.first, value));
    const cell: Cell = [clamp(from[0] + dx, x), clamp(from[1] + dy, y)];
    this.#cursor = cell;
    const shown = stage.view.showing(...cell);
    this.#read(cell);
    this.#move(() => shown);
  }

  #toggleGo(): void {
    if (this.going) this.going = false;
    else this.#run({ kind: 'go' });
  }

  #leaveGo(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.going = false;
  }

  #go(event: SubmitEvent): void {
    event.preventDefault();
    const stage = this.#stage;
    const text = new FormData(event.target as HTMLFormElement).get('cell');
    const [column, row] = String(text).match(/\d+/g)?.map(Number) ?? [];
    if (!stage || column === undefined || row === undefined) {
      this.goError = true;
      return;
    }
    const inside = (v: number, axis: { first: number; count: number }) => v >= axis.first && v - axis.first < axis.count;
    this.goError = !(inside(column, stage.solution.shape.x) && inside(row, stage.solution.shape.y));
    if (this.goError) return;
    this.going = false;
    this.#move((view) => view.centredOn(column, 0.5, row, 0.5, Math.max(view.scale, 28)));
    this.#select([column, row]);
    this.#plot.focus();
  }

  protected override render() {
    const say = words().table;
    const shape = this.solution?.shape;
    const layer = shape && !shape.layers.includes(this.layer) ? (shape.layers[0] ?? 'outcome') : this.layer;
    const middle = () => ({ x: this.#plot.clientWidth / 2, y: this.#plot.clientHeight / 2 });
    const zoom = (factor: number) => this.#move((view) => view.zoomed(factor, this.#inPlot(middle())));
    const picture = this.shownSheet?.bitmap.picture;
    return html`
      <div class="table-bar">
        <div class="layers" role="group" aria-label=${say.layer}>
          ${(shape?.layers ?? ['outcome']).map(
            (
              name,
            ) => html`<button type="button" class="layer" aria-pressed=${name === layer} @click=${() => this.say('layer-change', name)}>
              ${say.layers[name]}
            </button>`,
          )}
        </div>
        ${this.going && shape ? this.#goForm(shape) : ''}
        <div class="zooms">
          <button type="button" class="quiet" aria-expanded=${this.going} @click=${() => this.#toggleGo()}>
            ${say.goTo}
          </button>
          <button type="button" class="quiet square" aria-label=${say.zoomOut} title=${say.zoomOut} @click=${() => zoom(1 / 1.6)}>−</button>
          <button type="button" class="quiet square" aria-label=${say.zoomIn} title=${say.zoomIn} @click=${() => zoom(1.6)}>+</button>
          <button type="button" class="quiet" title=${say.fitTitle} @click=${() => this.fit()}>${say.fit}</button>
        </div>
      </div>
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
        <p class="table-reading" aria-live="polite">${this.reading ? readout(this.reading) : say.hint}</p>
        <p class="table-legend">
          ${legend({
            layer,
            palette: this.#palette,
            step: picture?.step ?? 1,
            sampled: picture?.sampled ?? false,
            anyDraw: this.shownSheet?.bitmap.anyDraw ?? false,
          })}
        </p>
      </div>
    `;
  }

  #goForm(shape: TableShape) {
    const say = words().table;
    const example = say.goToHint(String(shape.x.first), String(shape.y.first));
    return html`<form class="go-to" @submit=${this.#go} @keydown=${this.#leaveGo}>
      <label>
        <span>${shape.x.name}, ${shape.y.name}</span>
        <input name="cell" inputmode="numeric" autocomplete="off" placeholder=${example} aria-invalid=${this.goError} />
      </label>
      <button type="submit">${say.go}</button>
      ${this.goError ? html`<span class="error" role="alert">${say.goToBad(shape.x.name, shape.y.name)} ${example}</span>` : ''}
    </form>`;
  }
}

function sameTable(one: TableShape, other: TableShape): boolean {
  const axis = (shape: TableShape) => [shape.x.first, shape.x.count, shape.y.first, shape.y.count, shape.yUp].join();
  return axis(one) === axis(other);
}

customElements.define('table-view', TableView);
