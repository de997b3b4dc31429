// The graphs on a board, and where their vertices are: as arranged, or as moved by hand.

import type { TextLayout } from '../../../engine/protocol.js';
import type { Drawing, Scene } from '../../../views/play/board.js';
import type { Point } from '../../stress.js';
import { arrange } from './arrange.js';
import { RADIUS, type Sketch, sketch } from './drawing.js';
import type { Pause } from './forces.js';
import { Hand, type PlacedGraph } from './hand.js';
import { type Places, placesText, readPlaces } from './places.js';
import { type Plan, plansOf } from './plan.js';
import { boxOf } from './quality.js';

/** Around the middles of the outermost vertices, in units. */
const MARGIN = 8;
/** The same with loops. */
const LOOPS = 16;
/** Largest drawing: links name no larger numbers. */
const LARGEST = 640;

/** A graph drawn on a board, with the first of its parts. */
export interface DrawnGraph extends Sketch {
  width: number;
  height: number;
}

/** The graphs of a board. */
export interface GraphSheet {
  /** Undefined for parts on no graph. `top`: where it begins; `room`: the width in whose middle it is. */
  draw(part: number, slots: readonly number[], before: readonly number[] | undefined, top: number, room: number): DrawnGraph | undefined;
  /** Moves their vertices. */
  hand(): Drawing['hand'];
}

/** Longest work without a pause, in ms. */
const BREATH = 12;

/** Pauses work now and then, so that the page can answer. */
function pauses(): Pause {
  let from = performance.now();
  return async () => {
    if (performance.now() - from < BREATH) return;
    await new Promise<void>((resume) => setTimeout(resume));
    from = performance.now();
  };
}

const fitted = (points: readonly Point[], loops: boolean): Places => {
  const { left, top, width, height } = boxOf(points);
  const margin = loops ? LOOPS : MARGIN;
  const scale = Math.min(1, (LARGEST - 2 * margin) / Math.max(width, height, 1));
  return {
    width: width * scale + 2 * margin,
    height: height * scale + 2 * margin,
    at: points.map(({ x, y }) => ({ x: (x - left) * scale + margin, y: (y - top) * scale + margin })),
  };
};

export class Graphs {
  readonly #plans: readonly Plan[];
  /** As arranged: wider than high, and higher than wide. */
  readonly #arranged: readonly (readonly [wide: Places, high: Places])[];
  readonly #moved: (Places | undefined)[];
  readonly #hand: Hand;
  readonly #layout: TextLayout;
  /** Called when vertices were moved, or are arranged again. */
  changed: () => void = () => {};

  private constructor(layout: TextLayout, plans: readonly Plan[], arranged: readonly (readonly Point[])[]) {
    this.#layout = layout;
    this.#plans = plans;
    this.#arranged = arranged.map((points, i) => {
      const { edges = [], ofEdges } = plans[i] ?? {};
      const loops = edges.some(([from, to]) => from === to);
      const wide = fitted(
        points.map(({ x, y }) => ({ x: x * RADIUS, y: y * RADIUS })),
        loops,
      );
      const high = fitted(
        points.map(({ x, y }) => ({ x: y * RADIUS, y: x * RADIUS })),
        loops,
      );
      // Graphs that grow from the ground stay upright.
      return ofEdges !== undefined ? [wide, wide] : wide.width < wide.height ? [high, wide] : [wide, high];
    });
    this.#moved = plans.map(() => undefined);
    this.#hand = new Hand({
      moved: (graph, places) => {
        this.#moved[graph] = places;
      },
      done: () => this.changed(),
      again: () => {
        this.#moved.fill(undefined);
        this.changed();
      },
    });
  }

  /** Arranges the graphs of a layout. */
  static async of(layout: TextLayout): Promise<Graphs> {
    const plans = plansOf(layout);
    const arranged: Point[][] = [];
    const pause = pauses();
    for (const { count, edges, ofEdges } of plans) arranged.push(await arrange(count, edges, ofEdges !== undefined, pause));
    return new Graphs(layout, plans, arranged);
  }

  /** Where vertices were moved, for links; undefined if none was. */
  get places(): string | undefined {
    const texts = this.#moved.map((places) => (places ? placesText(places) : ''));
    return texts.some((text) => text !== '') ? texts.join('.') : undefined;
  }

  /** Places from a link; graphs that they do not fit are as arranged. */
  set places(text: string | undefined) {
    const texts = (text ?? '').split('.');
    for (const [i, { count }] of this.#plans.entries()) this.#moved[i] = readPlaces(texts[i] ?? '', count);
  }

  /** Whether vertices are moved now, and no moves made. */
  get moving(): boolean {
    return this.#hand.moving;
  }

  /** Draws on a board: call `draw` for its parts, one below the other, then `hand`. */
  on(scene: Scene): GraphSheet {
    const placed: PlacedGraph[] = [];
    return {
      draw: (part, slots, before, top, room) => {
        const which = this.#plans.findIndex(({ parts }) => parts.includes(part));
        const [plan, both] = [this.#plans[which], this.#arranged[which]];
        if (!plan || !both) return undefined;
        const first = plan.parts[0] === part;
        const places = this.#moved[which] ?? both[scene.across === undefined ? 0 : 1];
        const left = Math.max(0, (room - places.width) / 2);
        if (first) placed.push({ graph: which, places, left, top });
        const points = places.at.map(({ x, y }) => ({ x: x + left, y: y + top }));
        const made = sketch(plan, this.#layout.parts, points, slots, before);
        return { ...made, art: first ? made.art : [], width: left + places.width, height: first ? places.height : 0 };
      },
      hand: () => this.#hand.on(placed, scene, this.places !== undefined),
    };
  }
}
