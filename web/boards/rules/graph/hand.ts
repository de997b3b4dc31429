// Moving vertices by hand: a mouse drags them at any time, fingers and keys do so after the button. Each board draws its own handles.
import { html, svg } from 'lit';
import type { Drawing, Scene } from '../../../views/play/board.js';
import { nextTarget } from '../../../views/play/focus.js';
import { RADIUS } from './drawing.js';
import type { Places } from './places.js';
import { graphWords } from './words.js';

/** A graph as drawn on a board: its number, and where it lies. */
export interface PlacedGraph {
  graph: number;
  places: Places;
  left: number;
  top: number;
}

interface Events {
  /** A vertex was moved; more may follow. */
  moved(graph: number, places: Places): void;
  done(): void;
  again(): void;
}

/** A pointer that moves further than this drags, in pixels. */
const SLOP = 5;
/** How far a key moves a vertex, in units. */
const STEP = 2;
/** The least distance of a vertex from the side of its drawing. */
const SIDE = RADIUS + 1;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Draws the board of an event again. */
const redraw = (element: Element) => (element.closest('grundy-board') as (Element & { requestUpdate(): void }) | null)?.requestUpdate();

/** Where a pointer is, in units of its board. */
function unitsOf(board: SVGSVGElement, { clientX, clientY }: PointerEvent): { x: number; y: number } {
  const { left, top, width, height } = board.getBoundingClientRect();
  const box = board.viewBox.baseVal;
  return { x: ((clientX - left) * box.width) / width, y: ((clientY - top) * box.height) / height };
}

const within = (value: number, size: number) => Math.max(Math.min(SIDE, size / 2), Math.min(Math.max(size - SIDE, size / 2), value));

/** The same drawing with a vertex elsewhere. */
const withVertex = (places: Places, vertex: number, x: number, y: number): Places => ({
  ...places,
  at: places.at.map((point, i) => (i === vertex ? { x: within(x, places.width), y: within(y, places.height) } : point)),
});

export class Hand {
  moving = false;
  readonly #events: Events;
  /** The handle with the tab stop: its graph among those of the board, and its vertex. */
  #focused: readonly [number, number] = [0, 0];

  constructor(events: Events) {
    this.#events = events;
  }

  /** `moved`: whether vertices are elsewhere than arranged. */
  on(placed: readonly PlacedGraph[], { words }: Scene, moved: boolean): Drawing['hand'] {
    const t = graphWords(words.language);
    const toggle = ({ currentTarget }: Event) => {
      this.moving = !this.moving;
      redraw(currentTarget as Element);
    };
    const again = ({ currentTarget }: Event) => {
      this.#events.again();
      redraw(currentTarget as Element);
    };
    return {
      controls: html`<button type="button" class="quiet" aria-pressed=${this.moving} @click=${toggle}>${t.move}</button>
        ${moved ? html`<button type="button" class="quiet" @click=${again}>${t.again}</button>` : ''}`,
      note: this.moving ? t.how : '',
      art: svg`${this.moving ? placed.map((one, i) => one.places.at.map((_, vertex) => this.#handle(placed, i, vertex, t.vertex(vertex)))) : ''}`,
      press: (event) => this.#press(event, placed),
    };
  }

  #handle(placed: readonly PlacedGraph[], nth: number, vertex: number, label: string) {
    const { places, left, top } = placed[nth] as PlacedGraph;
    const { x, y } = places.at[vertex] as { x: number; y: number };
    const [graph, focused] = this.#focused;
    return svg`<g class="target by-hand" role="button" data-vertex="${nth}-${vertex}" aria-label=${label}
      tabindex=${(nth === graph && vertex === focused) || (nth + vertex === 0 && !placed[graph]?.places.at[focused]) ? 0 : -1}
      @focus=${() => {
        this.#focused = [nth, vertex];
      }}
      @keydown=${(event: KeyboardEvent) => this.#key(event, placed, nth, vertex)}
    ><circle class="target-area" cx=${x + left} cy=${y + top} r=${RADIUS + 1} /></g>`;
  }

  /** Arrows go from vertex to vertex; with Shift they move one. */
  #key(event: KeyboardEvent, placed: readonly PlacedGraph[], nth: number, vertex: number): void {
    const step = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = event.currentTarget as Element;
    const { graph, places } = placed[nth] as PlacedGraph;
    const at = places.at[vertex] as { x: number; y: number };
    if (step && event.shiftKey) {
      this.#events.moved(graph, withVertex(places, vertex, at.x + step[0], at.y + step[1]));
      this.#events.done();
      redraw(element);
    } else {
      const targets = places.at.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
      const next = nextTarget(targets, vertex, event.key);
      if (next === undefined) return;
      element.parentElement?.querySelector<SVGGElement>(`[data-vertex="${nth}-${next}"]`)?.focus();
      redraw(element);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** A press on a vertex may begin a drag; one that ends where it began is a click. */
  #press(event: PointerEvent, placed: readonly PlacedGraph[]): void {
    if (event.button !== 0 || !(this.moving || event.pointerType === 'mouse')) return;
    const board = event.currentTarget as SVGSVGElement;
    const from = unitsOf(board, event);
    const found = placed.flatMap((one) =>
      one.places.at.flatMap(({ x, y }, vertex) => {
        const [dx, dy] = [x + one.left - from.x, y + one.top - from.y];
        return Math.hypot(dx, dy) <= RADIUS + 1 ? [{ one, vertex, dx: dx - one.left, dy: dy - one.top }] : [];
      }),
    )[0];
    if (!found) return;
    // The frame does not pan.
    event.stopPropagation();
    const { one, vertex, dx, dy } = found;
    let dragging = false;
    const off = new AbortController();
    const { signal } = off;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      dragging ||= Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > SLOP;
      if (!dragging) return;
      const { x, y } = unitsOf(board, now);
      this.#events.moved(one.graph, withVertex(one.places, vertex, x + dx, y + dy));
      redraw(board);
    };
    const up = () => {
      off.abort();
      if (!dragging) return;
      const swallow = (click: Event) => click.stopPropagation();
      board.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => board.removeEventListener('click', swallow, { capture: true }));
      this.#events.done();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
  }
}
