// Pictures of the starters, 140 by 64, in the colours of the page.
import { type SVGTemplateResult, svg } from 'lit';
import type { Starter } from './starters.js';

const [LEFT, RIGHT] = ['var(--left)', 'var(--right)'];
const count = (most: number) => Array.from({ length: most }, (_, i) => i);

const stone = (x: number, y: number, fill = 'var(--ink)') => svg`<circle cx=${x} cy=${y} r="5" fill=${fill}></circle>`;

/** A row of stones from the left edge, of which the last `taken` are only outlines. */
const row = (stones: number, y: number, taken = 0) =>
  count(stones).map((i) =>
    i < stones - taken
      ? stone(14 + 12 * i, y)
      : svg`<circle cx=${14 + 12 * i} cy=${y} r="4.5" fill="none" stroke="var(--accent)" stroke-dasharray="2 2"></circle>`,
  );

/** A grid of squares of 14, with its corner at (x, y). */
const grid = (columns: number, rows: number, x: number, y: number) =>
  svg`<path stroke="var(--line)" fill="none" d=${[
    ...count(columns + 1).map((i) => `M${x + 14 * i} ${y}v${14 * rows}`),
    ...count(rows + 1).map((i) => `M${x} ${y + 14 * i}h${14 * columns}`),
  ].join('')}></path>`;

const arrow = (path: string, colour = 'var(--accent)') =>
  svg`<path d=${path} fill="none" stroke=${colour} stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"></path>`;

const domino = (x: number, y: number) => svg`<rect x=${x + 2} y=${y + 2} width="24" height="10" rx="3" fill="var(--ink)"></rect>`;

export const starterPictures: Record<Starter, SVGTemplateResult> = {
  heap: svg`${row(10, 32, 3)}`,
  heaps: svg`${row(3, 12)}${row(5, 32, 2)}${row(7, 52)}`,
  numbers: svg`${grid(6, 4, 28, 4)}${stone(105, 11)}${arrow('M98 11H46m4 -3l-4 3 4 3M105 18V50m-3 -4l3 4 3 -4M100 16L68 48m0 -5v5h5')}`,
  place: svg`${grid(6, 4, 28, 4)}${domino(28, 4)}${domino(70, 18)}${domino(42, 46)}
    <rect x="58" y="34" width="24" height="10" rx="3" fill="none" stroke="var(--accent)" stroke-dasharray="3 2"></rect>`,
  walk: svg`${grid(6, 4, 28, 4)}${stone(91, 39)}${arrow('M85 36L64 27m5 -1l-5 1 3 4M85 42L64 52m3 -4l-3 4 5 1M88 33L78 14m-1 5l1 -5 4 3')}`,
  sides: svg`${row(9, 40)}${arrow('M110 24H102m3 -3l-3 3 3 3', LEFT)}${arrow('M110 12H66m3 -3l-3 3 3 3', LEFT)}
    ${arrow('M110 54H90m3 -3l-3 3 3 3', RIGHT)}`,
};
