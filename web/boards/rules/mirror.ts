// The symmetry by which the second player answers each move with its image: its centre or axis, a move and its answer.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import { cell } from '../ink.js';

/** For each slot its image. */
type Mirror = NonNullable<Explanation['mirror']>;

interface Point {
  x: number;
  y: number;
}

/** The corner of a slot's cell, or undefined if it is not drawn here. */
type CornerOf = (slot: number) => Point | undefined;

/** The colours of lost and won moves, in every theme: the answer wins. */
const [LOSES, WINS] = ['#E69F00', '#0072B2'];
const BEYOND = 1;

const middle = (corner: Point): Point => ({ x: corner.x + cell / 2, y: corner.y + cell / 2 });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const mark = ({ x, y }: Point, colour: string) => svg`<rect x=${x} y=${y} width=${cell} height=${cell} fill=${colour} fill-opacity="0.5"/>`;

/** The answer to a move that changes these slots, for its preview. */
export function answerTo(mirror: Mirror, changed: readonly number[], cornerOf: CornerOf): SVGTemplateResult[] {
  return changed.flatMap((slot) => {
    const corner = cornerOf(mirror[slot] ?? slot);
    return corner ? [mark(corner, WINS)] : [];
  });
}

/** A move that changes these slots, its answer, and a line from one to the other. */
function pair(mirror: Mirror, changed: readonly number[], cornerOf: CornerOf): SVGTemplateResult[] {
  const corners = changed.flatMap((slot) => cornerOf(slot) ?? []);
  const images = changed.flatMap((slot) => cornerOf(mirror[slot] ?? slot) ?? []);
  if (corners.length === 0 || images.length === 0) return [];
  const centreOf = (of: Point[]) => {
    const sum = of.map(middle).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
    return { x: sum.x / of.length, y: sum.y / of.length };
  };
  const [from, to] = [centreOf(corners), centreOf(images)];
  return [
    ...corners.map((corner) => mark(corner, LOSES)),
    ...images.map((corner) => mark(corner, WINS)),
    svg`<path d="M${from.x} ${from.y}L${to.x} ${to.y}" fill="none" stroke=${WINS} stroke-width="0.5" stroke-dasharray="1.4 1.2"/>`,
  ];
}

/** The centre of a half turn, or the axis of a reflection: where the middles between slots and their images lie. */
function centreOrAxis(middles: readonly Point[]): SVGTemplateResult[] {
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (left === right && top === bottom)
    return [
      svg`<circle cx=${left} cy=${top} r="2.2" fill="var(--paper)" stroke="var(--accent)" stroke-width="0.7"/>`,
      svg`<circle cx=${left} cy=${top} r="0.7" fill="var(--accent)"/>`,
    ];
  const falls = middles.every(({ x, y }) => x - left === y - top);
  const rises = middles.every(({ x, y }) => x - left === bottom - y);
  if (left !== right && top !== bottom && !falls && !rises) return [];
  const [wide, high] = [left === right ? 0 : BEYOND + cell / 2, top === bottom ? 0 : BEYOND + cell / 2];
  const [from, to] = rises ? [bottom + high, top - high] : [top - high, bottom + high];
  return [
    svg`<path d="M${left - wide} ${from}L${right + wide} ${to}" fill="none" stroke="var(--accent)" stroke-width="0.9" stroke-dasharray="3 1.6"/>`,
  ];
}

/** Draws it among some slots. `example`: the slots that a move changes, to be shown with its answer. */
export function mirrorOf(mirror: Mirror, slots: readonly number[], cornerOf: CornerOf, example: readonly number[]): SVGTemplateResult[] {
  const middles = slots.flatMap((slot) => {
    const [corner, image] = [cornerOf(slot), cornerOf(mirror[slot] ?? slot)];
    return corner && image && mirror[slot] !== slot ? [between(middle(corner), middle(image))] : [];
  });
  if (middles.length === 0) return [];
  return [svg`<g class="mirror-example">${pair(mirror, example, cornerOf)}</g>`, ...centreOrAxis(middles)];
}
