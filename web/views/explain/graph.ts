// <grundy-graph>: all positions of a small game, in columns by remoteness, labelled by nimber, with arrows to the options.

import { html, nothing, type PropertyValues, svg } from 'lit';
import type { Explanation, Solution } from '../../engine/api_messages.js';
import { siteWords } from '../../i18n/site_words.js';
import type { Words } from '../../i18n/words.js';
import { define, View } from '../view.js';
import { type Graph, type Node, reach } from './reach.js';

const MOST = 200;
const RADIUS = 13;
const COLUMN = 58;
const ROW = 34;
const HEAD = 20;

export class GameGraph extends View {
  static override properties = {
    solution: { attribute: false },
    explanation: { attribute: false },
    shown: { state: true },
    graph: { state: true },
    chosen: { state: true },
  };
  declare solution: Solution | undefined;
  declare explanation: Explanation | undefined;
  declare shown: boolean;
  /** Null if there are too many positions. */
  declare graph: Graph | null | undefined;
  /** Index of the node whose options are shown. */
  declare chosen: number;

  #call: AbortController | undefined;

  constructor() {
    super();
    this.shown = false;
    this.chosen = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const within = this.graph?.nodes.findIndex(({ position }) => position.state === this.explanation?.state) ?? -1;
    if (changed.has('explanation') && within >= 0) this.chosen = within;
    else if (changed.has('explanation') || changed.has('solution')) this.graph = undefined;
    if (this.shown && this.graph === undefined) void this.#look();
  }

  async #look(): Promise<void> {
    this.#call?.abort();
    const call = new AbortController();
    this.#call = call;
    const { solution, explanation } = this;
    if (!solution || !explanation) return;
    const graph = await reach(solution, explanation, MOST, call.signal).catch(() => undefined);
    if (call.signal.aborted) return;
    this.graph = graph ?? null;
    this.chosen = 0;
  }

  protected override render() {
    const t = siteWords(this.words.language).graph;
    return html`<p>
        <button
          type="button"
          class="link"
          aria-expanded=${this.shown}
          @click=${() => {
            this.shown = !this.shown;
          }}
        >
          ${this.shown ? t.hide : t.show}
        </button>
      </p>
      ${this.shown ? this.#graph() : ''}`;
  }

  #graph() {
    const t = siteWords(this.words.language).graph;
    const { graph } = this;
    if (graph === undefined) return html`<p class="quiet-text" role="status">${t.working}</p>`;
    if (graph === null) return html`<p class="quiet-text" role="status">${t.tooMany(String(MOST))}</p>`;
    const { nodes, columns } = graph;
    const most = Math.max(...columns.map((_, c) => nodes.filter(({ column }) => column === c).length));
    const [width, height] = [columns.length * COLUMN, HEAD + most * ROW];
    const chosen = nodes[this.chosen] ?? (nodes[0] as Node);
    const at = ({ column, place }: Node): [number, number] => [(column + 0.5) * COLUMN, HEAD + place * most * ROW];
    return html`<figure class="game-graph">
      <div class="graph-room" tabindex="0" role="region" aria-label=${t.text(String(nodes.length))}>
        <svg viewBox="0 0 ${width} ${height}" width=${width} role="group" aria-label=${t.text(String(nodes.length))} @keydown=${(e: KeyboardEvent) => this.#key(e, nodes)}>
          <defs>
            <marker id="graph-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse">
              <path d="M0 0.8L7 4L0 7.2z" fill="context-stroke" />
            </marker>
          </defs>
          <g aria-hidden="true">
            ${columns.map((name, c) => svg`<text class="graph-head" x=${(c + 0.5) * COLUMN} y="12" text-anchor="middle">${name ?? t.drawn}</text>`)}
            ${nodes.map((node) => node.options.map((option) => arrow(at(node), at(nodes[option] as Node), node === chosen)))}
          </g>
          ${nodes.map((node, i) => this.#node(node, i, at(node), nodes, node === chosen, chosen.options.includes(i)))}
        </svg>
      </div>
      <p class="graph-status" role="status">${this.#textOf(chosen, nodes)}</p>
      <figcaption>${t.caption}</figcaption>
    </figure>`;
  }

  #node(node: Node, index: number, [x, y]: [number, number], nodes: readonly Node[], chosen: boolean, option: boolean) {
    const { position } = node;
    return svg`<g
      class="graph-node node-${position.outcome} ${chosen ? 'chosen' : ''} ${option ? 'option' : ''}"
      role="button"
      tabindex=${chosen ? 0 : -1}
      aria-pressed=${chosen}
      aria-label=${this.#textOf(node, nodes)}
      @click=${() => {
        this.chosen = index;
      }}
    >
      <title>${this.words.translate(position.position)}</title>
      <circle cx=${x} cy=${y} r=${RADIUS} />
      <text x=${x} y=${y} text-anchor="middle" dominant-baseline="central" aria-hidden="true">${inside(this.words, position)}</text>
    </g>`;
  }

  /** A position, and how its nimber follows from its options. */
  #textOf({ position, options }: Node, nodes: readonly Node[]): string {
    const t = siteWords(this.words.language).graph;
    const of = options.map((i) => (nodes[i] as Node).position);
    const what = t.position(
      this.words.translate(position.position),
      this.words.strings.outcome[position.outcome],
      of.map((p) => this.words.translate(p.position)).join('; '),
    );
    if (position.nimber === undefined) return what;
    const numbers = [...new Set(of.map(({ nimber }) => Number(nimber)))].sort((a, b) => a - b);
    return `${what} ${t.mex(String(position.nimber), numbers.join(', '))}`;
  }

  async #key(event: KeyboardEvent, nodes: readonly Node[]): Promise<void> {
    const here = nodes[this.chosen];
    if (!here) return;
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    const [across, down] = step as [number, number];
    const beside = nodes
      .map((node, i) => ({ node, i }))
      .filter(({ node }) =>
        across === 0 ? node.column === here.column && Math.sign(node.place - here.place) === down : node.column === here.column + across,
      )
      .sort((a, b) => Math.abs(a.node.place - here.place) - Math.abs(b.node.place - here.place))[0];
    if (!beside) return;
    this.chosen = beside.i;
    await this.updateComplete;
    this.querySelector<SVGGElement>('.graph-node.chosen')?.focus();
  }
}

/** The label of a node: its nimber, else its outcome. */
const inside = ({ strings }: Words, { nimber, outcome }: Explanation) => (nimber === undefined ? strings.outcome[outcome] : String(nimber));

function arrow([x1, y1]: [number, number], [x2, y2]: [number, number], chosen: boolean) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [fromX, fromY, toX, toY] = [x1 + ux * RADIUS, y1 + uy * RADIUS, x2 - ux * (RADIUS + 1), y2 - uy * (RADIUS + 1)];
  // Slightly curved, so that arrows along one line do not overlap.
  const bow = 0.12 * length;
  const path = `M${fromX} ${fromY}Q${(fromX + toX) / 2 - uy * bow} ${(fromY + toY) / 2 + ux * bow} ${toX} ${toY}`;
  return svg`<path class="graph-arrow ${chosen ? 'chosen' : ''}" d=${path} marker-end=${chosen ? 'url(#graph-tip)' : nothing} />`;
}

define('grundy-graph', GameGraph);
