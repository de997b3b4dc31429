// A chart of the remaining moves after each move, above the middle line while the first player is winning and below while the second is.
// Perfect play approaches the line step by step; a mistake crosses it, a wasted move steps away from it.

import { html, svg } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import { playWords } from './words.js';

const WIDTH = 300;
const HEIGHT = 90;
const MARGIN = 8;

export interface Point {
  /** Remaining moves; 0 in a draw or if not known. */
  remaining: number;
  /** 1 the first player wins, -1 the second, 0 nobody. */
  ahead: -1 | 0 | 1;
  mistake: boolean;
}

/** `moverAt`: who moves at a position, 0 the first player. */
export function pointsOf(positions: readonly Explanation[], moverAt: (index: number) => 0 | 1): Point[] {
  let before = 0;
  return positions.map(({ outcome, remoteness }, index) => {
    const mover = moverAt(index) === 0 ? 1 : -1;
    const ahead = outcome === 'D' ? 0 : outcome === 'N' ? mover : -mover;
    const mistake = index > 0 && ahead !== before;
    before = ahead;
    return { remaining: Number(remoteness ?? 0), ahead: ahead as Point['ahead'], mistake };
  });
}

export function chart(
  words: Words,
  points: readonly Point[],
  index: number,
  names: readonly [string, string],
  goTo: (index: number) => void,
) {
  const t = playWords(words);
  const most = Math.max(1, ...points.map(({ remaining }) => remaining));
  const middle = HEIGHT / 2;
  const x = (i: number) => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(8, points.length - 1);
  const y = ({ remaining, ahead }: Point) => middle - ahead * (6 + (remaining * (middle - MARGIN - 6)) / most);
  const line = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(point)}`).join('');
  const mistakes = points.flatMap(({ mistake }, i) => (mistake ? [String(i)] : []));
  return html`<figure class="play-chart">
    <svg translate="no" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t.chartText(names, mistakes)}>
      <path class="chart-axis" d="M0 ${middle}H${WIDTH}" />
      <text class="chart-name" x=${WIDTH} y=${MARGIN + 4} text-anchor="end">${t.winsAbove(names[0])}</text>
      <text class="chart-name" x=${WIDTH} y=${HEIGHT - 3} text-anchor="end">${t.winsAbove(names[1])}</text>
      <path class="chart-line" d=${line} />
      ${points.map(
        (point, i) =>
          svg`<circle @click=${() => goTo(i)} class="chart-point ${point.mistake ? 'mistake' : ''} ${i === index ? 'here' : ''}" cx=${x(i)} cy=${y(point)} r=${i === index ? 4 : 2.4} />`,
      )}
    </svg>
    <figcaption>${t.chart(points.some(({ remaining }) => remaining > 0))}</figcaption>
  </figure>`;
}
