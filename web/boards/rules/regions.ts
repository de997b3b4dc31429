// The regions of a position on its board: outlines with their nimbers, and the cells that nothing can change any more.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import { cell, hatched, text } from '../ink.js';

type Regions = NonNullable<Explanation['regions']>;

/** The corner of a slot's cell, or undefined if it is not drawn here. */
type CornerOf = (slot: number) => { x: number; y: number } | undefined;

const INSET = 0.5;

/** The outline of cells: the sides that none of its other cells touches. */
function outline(corners: { x: number; y: number }[]): string {
  const inside = new Set(corners.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  let path = '';
  for (const { x, y } of corners) {
    const [left, right, top, bottom] = [has(x - cell, y), has(x + cell, y), has(x, y - cell), has(x, y + cell)];
    const x0 = left ? x : x + INSET;
    const x1 = right ? x + cell : x + cell - INSET;
    const y0 = top ? y : y + INSET;
    const y1 = bottom ? y + cell : y + cell - INSET;
    if (!top) path += `M${x0} ${y + INSET}H${x1}`;
    if (!bottom) path += `M${x0} ${y + cell - INSET}H${x1}`;
    if (!left) path += `M${x + INSET} ${y0}V${y1}`;
    if (!right) path += `M${x + cell - INSET} ${y0}V${y1}`;
  }
  return path;
}

/** Draws the regions among some slots. `empty`: whether a slot shows nothing, so that it may be hatched. */
export function regionsOf(regions: Regions, slots: number[], cornerOf: CornerOf, empty: (slot: number) => boolean): SVGTemplateResult[] {
  const art: SVGTemplateResult[] = [];
  const alive = new Set(regions.flatMap((region) => region.slots));
  for (const slot of slots) {
    const corner = cornerOf(slot);
    if (corner && !alive.has(slot) && empty(slot)) art.push(hatched(corner.x, corner.y));
  }
  for (const { slots: own, nimber } of regions) {
    const corners = own.flatMap((slot) => cornerOf(slot) ?? []);
    const [first] = corners;
    if (!first) continue;
    art.push(svg`<path d=${outline(corners)} fill="none" stroke="var(--accent)" stroke-width="0.7"/>`);
    if (nimber !== undefined)
      art.push(text(first.x + 1.2, first.y + 2.6, 3.4, String(nimber), { anchor: 'start', fill: 'var(--accent)', weight: 600 }));
  }
  return art;
}
