// <grundy-graph>: the positions around one, or all of a small game, as a graph on the stage of a page: in columns by remoteness, labelled
// by nimber. Arrow keys go from node to node; a click or Enter shows the position.

import { html, nothing, type PropertyValues, svg } from 'lit';
import type { Explanation, Move, Solution } from '../../engine/api_messages.js';
import { siteWords } from '../../i18n/site_words.js';
import type { Words } from '../../i18n/words.js';
import { BoardRoom } from '../play/board_room.js';
import { nextTarget } from '../play/focus.js';
import { define, View } from '../view.js';
import { layersOf } from './layers.js';
import { layouts } from './layout_client.js';
import { type Picture, pictureOf, RADIUS, ROOM } from './picture.js';
import { around, type Graph, type Node, type Part, reach, whole } from './reach.js';

/** Most positions of a graph. */
const MOST = 200;
/** Most moves shown before and after the position: fewer if their positions would be too small. */
const NEAR = 2;
/** Least height of the frame per position near the chosen one, in pixels; and the height before it is known. */
const ROW = 12;
const HEIGHT = 540;
/** Least width of a thin line, in pixels. */
const THIN = 0.5;
/** Pixels per unit of a drawing as large as in a column of text. */
const UNIT = 0.75;

/** A drawing of a part of a graph. */
interface Drawn {
  graph: Graph;
  part: Part;
  picture: Picture;
}

/** Emits `option-look` (Move) or `position-look` (State) when a node is chosen, and `option-point` (Move, or nothing). */
export class GameGraph extends View {
  static override properties = {
    solution: { attribute: false },
    explanation: { attribute: false },
    numbers: { attribute: false },
    pointed: { attribute: false },
    complete: { state: true },
    graph: { state: true },
    drawn: { state: true },
    failed: { state: true },
    focused: { state: true },
    hovered: { state: true },
  };
  declare solution: Solution | undefined;
  declare explanation: Explanation | undefined;
  /** The numbers of moves in the list beside the graph. */
  declare numbers: ReadonlyMap<Move, number>;
  /** The move that is pointed at in that list. */
  declare pointed: Move | undefined;
  /** True to show all positions that can be reached. */
  declare complete: boolean;
  declare graph: Graph | undefined;
  declare drawn: Drawn | undefined;
  declare failed: boolean;
  /** The node with the tab stop. */
  declare focused: number;
  /** The node under the pointer. */
  declare hovered: number | undefined;

  readonly #layOut = layouts();
  readonly #room = new BoardRoom(() => this.requestUpdate());
  #reaching: AbortController | undefined;
  #arranging: AbortController | undefined;

  constructor() {
    super();
    this.numbers = new Map();
    this.complete = false;
    this.failed = false;
    this.focused = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    this.#room.follow(this);
    // Work cancelled when it was removed begins again.
    if (this.graph) this.requestUpdate('graph');
    else void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reaching?.abort();
    this.#arranging?.abort();
    this.#room.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The drawing stays until the explanation of the new solution has arrived.
    if (changed.has('solution')) this.graph = undefined;
    if (changed.has('explanation') && (!this.graph?.whole || this.#chosen < 0)) void this.#look();
    else if (changed.has('explanation') || changed.has('complete') || changed.has('graph')) void this.#arrange();
    if (changed.has('explanation')) this.focused = Math.max(0, this.#chosen);
  }

  protected override updated(): void {
    this.#room.follow(this);
  }

  /** The node of the position that is explained; -1 if it is none. */
  get #chosen(): number {
    const { explanation } = this;
    return this.graph?.nodes.findIndex(({ position }) => position.state === explanation?.state) ?? -1;
  }

  /** All positions from the game's start if they are few and have this one, since they show what leads to it; else those from here. */
  async #reached(solution: Solution, explanation: Explanation, signal: AbortSignal): Promise<Graph> {
    const start = await solution.explain(undefined, { signal });
    const all = start.state === explanation.state ? undefined : await reach(solution, start, MOST, signal);
    if (all?.whole && all.nodes.some(({ position }) => position.state === explanation.state)) return all;
    return reach(solution, explanation, MOST, signal);
  }

  async #look(): Promise<void> {
    this.#reaching?.abort();
    const call = new AbortController();
    this.#reaching = call;
    const { solution, explanation } = this;
    if (!solution || !explanation) return;
    const graph = await this.#reached(solution, explanation, call.signal).catch(() => undefined);
    if (call.signal.aborted) return;
    this.graph = graph;
    this.focused = Math.max(0, this.#chosen);
    this.failed = graph === undefined;
  }

  async #arrange(): Promise<void> {
    const { graph } = this;
    if (!graph || this.#chosen < 0) return;
    const complete = this.complete && graph.whole;
    // All positions are drawn already.
    if (complete && this.drawn?.graph === graph && this.drawn.part.nodes.length === graph.nodes.length) return;
    this.#arranging?.abort();
    const call = new AbortController();
    this.#arranging = call;
    const part = complete ? whole(graph) : this.#near(graph);
    const index = new Map(part.nodes.map((node, i) => [node, i]));
    const at = (node: number) => index.get(node) as number;
    const moves = part.moves.filter(([from, to]) => from !== to).map(([from, to]) => [at(from), at(to)] as const);
    const layers = layersOf(
      part.nodes.map((node) => (graph.nodes[node] as Node).position),
      moves,
    );
    const layout = await this.#layOut({ layer: layers.layer, moves, ...ROOM }, call.signal).catch(() => undefined);
    if (call.signal.aborted) return;
    this.failed = layout === undefined;
    if (!layout) return;
    const loose = part.moves.filter(([from, to]) => from !== to);
    const { width, height } = this.#room.frame ?? { width: 1, height: 1 };
    this.drawn = { graph, part: { nodes: part.nodes, moves: loose }, picture: pictureOf(layers, { moves }, layout, width / height) };
    this.#room.zoom = 1;
  }

  /** Part near the chosen position; only its options if there is no room for all that follows them. */
  #near(graph: Graph): Part {
    const followed = graph.nodes[this.#chosen]?.options?.every((i) => graph.nodes[i]?.options);
    const part = around(graph, this.#chosen, NEAR);
    const fits = part.nodes.length * ROW <= (this.#room.frame?.height ?? HEIGHT);
    return followed && fits ? part : around(graph, this.#chosen, 1);
  }

  protected override render() {
    const t = siteWords(this.words.language).graph;
    const { graph, drawn, failed } = this;
    const few = graph?.whole ?? true;
    const state = failed ? t.failed : drawn ? '' : t.working;
    const chosen = drawn && drawn.graph === graph ? graph.nodes[this.#chosen] : undefined;
    return html`<div class="graph-bar">
        <button type="button" class="layer" aria-pressed=${this.complete && few} ?disabled=${!few}
          @click=${() => {
            this.complete = !this.complete;
          }}>${t.whole}</button>
        ${few ? '' : html`<span class="quiet-text">${t.tooMany(String(MOST))}</span>`}
        ${drawn ? this.#room.buttons(this.words, { ...drawn.picture, unit: UNIT }, 2 * RADIUS) : ''}
      </div>
      <div class="graph-room board-room">${drawn && this.#room.frame ? this.#picture(drawn, chosen) : html`<p class="quiet-text">${state}</p>`}</div>
      <p class="graph-status quiet-text" role="status">${state || this.#status(chosen)}</p>`;
  }

  /** The position that is pointed at; that of the panel needs no words here. */
  #status(chosen: Node | undefined): string {
    const t = siteWords(this.words.language).graph;
    const node = this.graph?.nodes[this.hovered ?? this.focused];
    if (node && node !== chosen) return this.#textOf(node);
    return this.drawn?.picture.columns.some(({ remoteness }) => remoteness) ? t.caption : t.captionPlain;
  }

  #picture({ graph, part, picture }: Drawn, chosen: Node | undefined) {
    const t = siteWords(this.words.language).graph;
    const { width, height, head, columns, curves, every } = picture;
    const scale = this.#room.scale({ ...picture, unit: UNIT }, 2 * RADIUS);
    const lit = this.#lit(chosen);
    const at = chosen ? graph.nodes.indexOf(chosen) : -1;
    const label = t.text(String(part.nodes.length));
    const curve = (i: number, kind: string) => svg`<path class="graph-arrow ${kind}" d=${curves[i]} marker-end="url(#graph-tip)" />`;
    const strong = (end: 0 | 1, kind: (other: number) => string) =>
      part.moves.map((move, i) => (move[end] === at ? curve(i, kind(move[1 - end] as number)) : nothing));
    return html`<svg translate="no" class="board game-graph" viewBox="0 0 ${width} ${height}" width=${Math.ceil(width * scale)} height=${Math.ceil(height * scale)}
      role="group" aria-label=${label} @keydown=${(event: KeyboardEvent) => this.#key(event)}>
      <defs>
        <marker id="graph-tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse">
          <path d="M0 0.8L7 4L0 7.2z" fill="context-stroke" />
        </marker>
      </defs>
      <g aria-hidden="true">
        ${columns.length > 1 || this.#nameOf(columns[0]) ? columns.map((column, i) => this.#column(column, i, height, head)) : ''}
        <path class="graph-arrow" d=${every} stroke-width=${Math.max(1, THIN / scale)} />
        ${strong(1, () => 'before')} ${strong(0, (other) => (other === lit ? 'chosen lit' : 'chosen'))}
      </g>
      ${part.nodes.map((node, i) => this.#node(graph, node, picture.at[i] as readonly [number, number], chosen, node === lit))}
      <g aria-hidden="true">${part.nodes.map((node, i) => this.#number(node, picture.at[i] as readonly [number, number], chosen))}</g>
    </svg>`;
  }

  /** The moves left in a column, or that its positions are draws. */
  #nameOf(column: Picture['columns'][number] | undefined): string {
    const unknown = this.drawn?.part.nodes.flatMap((i) => this.drawn?.graph.nodes[i]?.position ?? []) ?? [];
    const draws = unknown.every(({ remoteness, outcome }) => remoteness !== undefined || outcome === 'D');
    return column?.remoteness ?? (draws ? siteWords(this.words.language).graph.drawn : '');
  }

  #column(column: Picture['columns'][number], index: number, height: number, head: number) {
    const { x, width } = column;
    return svg`<rect class="graph-column ${index % 2 === 0 ? 'even' : ''}" x=${x} y="0" width=${width} height=${height} />
      <text class="graph-head" x=${x + width / 2} y=${head / 2} font-size=${Math.min(0.42 * head, width / 3)} text-anchor="middle"
        dominant-baseline="central">${this.#nameOf(column)}</text>`;
  }

  #node(graph: Graph, index: number, [x, y]: readonly [number, number], chosen: Node | undefined, lit: boolean) {
    const node = graph.nodes[index] as Node;
    const { position } = node;
    const play = this.#playTo(chosen, index);
    const point = (at: Move | undefined) => this.emit('option-point', at);
    return svg`<g
      class="graph-node node-${position.outcome} ${node === chosen ? 'chosen' : ''} ${play === undefined ? '' : 'option'} ${lit ? 'lit' : ''}"
      role="button"
      tabindex=${index === this.focused ? 0 : -1}
      aria-pressed=${node === chosen}
      aria-label=${this.#textOf(node)}
      data-node=${index}
      @click=${() => this.#choose(index)}
      @focus=${() => {
        this.focused = index;
        point(play);
      }}
      @blur=${() => point(undefined)}
      @pointerenter=${() => {
        this.hovered = index;
        point(play);
      }}
      @pointerleave=${() => {
        this.hovered = undefined;
        point(undefined);
      }}
    >
      <circle cx=${x} cy=${y} r=${RADIUS} />
      <text x=${x} y=${y} text-anchor="middle" dominant-baseline="central" aria-hidden="true">${inside(this.words, position)}</text>
    </g>`;
  }

  /** The number of the move to a node; drawn apart from the node, whose name it is no part of. */
  #number(index: number, [x, y]: readonly [number, number], chosen: Node | undefined) {
    const play = this.#playTo(chosen, index);
    const number = play === undefined ? undefined : this.numbers.get(play);
    if (number === undefined) return nothing;
    return svg`<text class="graph-number" data-number=${index} x=${x + RADIUS} y=${y - RADIUS + 2} text-anchor="middle">${number}</text>`;
  }

  /** The move from the chosen position to a node; undefined if there is none. */
  #playTo(chosen: Node | undefined, index: number): Move | undefined {
    if (!chosen?.options?.includes(index)) return undefined;
    return chosen.position.options[chosen.follows?.indexOf(index) ?? -1]?.play;
  }

  /** The node of the option that is pointed at. */
  #lit(chosen: Node | undefined): number | undefined {
    const { pointed } = this;
    if (pointed === undefined) return undefined;
    return chosen?.follows?.[chosen.position.options.findIndex(({ play }) => play === pointed)];
  }

  #choose(index: number): void {
    const chosen = this.graph?.nodes[this.#chosen];
    const play = this.#playTo(chosen, index);
    if (play !== undefined) this.emit('option-look', play);
    else this.emit('position-look', this.graph?.nodes[index]?.position.state);
  }

  /** A position, and how its nimber follows from its options. */
  #textOf({ position, options }: Node): string {
    const t = siteWords(this.words.language).graph;
    const name = this.words.translate(position.position);
    const outcome = this.words.strings.outcome[position.outcome];
    if (!options) return `${name}: ${outcome}.`;
    const of = options.flatMap((i) => this.graph?.nodes[i]?.position ?? []);
    const what = t.position(name, outcome, of.map((p) => this.words.translate(p.position)).join('; '));
    if (position.nimber === undefined) return what;
    const numbers = [...new Set(of.map(({ nimber }) => Number(nimber)))].sort((a, b) => a - b);
    return `${what} ${t.mex(String(position.nimber), numbers.join(', '))}`;
  }

  async #key(event: KeyboardEvent): Promise<void> {
    const { drawn } = this;
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey) return;
    const { nodes } = drawn.part;
    const side = 2 * RADIUS;
    const targets = drawn.picture.at.map(([x, y]) => ({ x: x - RADIUS, y: y - RADIUS, width: side, height: side }));
    const next = nextTarget(targets, nodes.indexOf(this.focused), event.key);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) this.#choose(this.focused);
    else this.querySelector<SVGGElement>(`[data-node="${nodes[next]}"]`)?.focus();
  }
}

/** The label of a node: its nimber, else its outcome. */
const inside = ({ strings }: Words, { nimber, outcome }: Explanation) => (nimber === undefined ? strings.outcome[outcome] : String(nimber));

define('grundy-graph', GameGraph);
