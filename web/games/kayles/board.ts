// Rows of pins. The target of a pin knocks down that pin, the bracket under two neighbours both; in rows too long to draw, the number is
// typed.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, text, unit } from '../../boards/ink.js';
import { grouped, madeBy, range, sizes } from '../../boards/numbers.js';
import { left, mostDrawn, mound, moundHeight, shownOf } from '../../boards/stones.js';
import type { Board, Drawing, Field, Target } from '../../views/play/board.js';

/** Pins in a line of the drawing; longer rows go on below. */
const mostAcross = 20;
const pinHeight = 15;
const bracketHeight = 8;
const pitch = pinHeight + bracketHeight + 2;

/** `left` pins stand before the first of those that are knocked down: how the core writes moves. */
const moveOf = (row: number, before: bigint, taken: 1n | 2n) => `${row},${2n * before + taken - 1n}`;

function pin(x: number, y: number, fill = 'var(--ink)'): SVGTemplateResult {
  return svg`<path d="M${x} ${y + 1}c1.7 0 2.1 1.4 1.7 2.9c-0.4 1.3-0.4 2 0.6 3.6c1.3 2.2 1 4.6-0.4 6.5h-3.8c-1.4-1.9-1.7-4.3-0.4-6.5c1-1.6 1-2.3 0.6-3.6c-0.4-1.5 0-2.9 1.7-2.9z" fill=${fill} />`;
}

function bracket(from: number, to: number, y: number, stroke: string): SVGTemplateResult {
  return svg`<path d="M${from} ${y + 1.5}v2.2h${to - from}v-2.2" fill="none" stroke=${stroke} stroke-width="0.6"/>`;
}

export const pinsBoard: Board = ({ position, before, words, across: most = mostAcross }): Drawing => {
  const rows = sizes(position.state);
  const shown = shownOf(rows, (pins) => pins > 0n);
  const drawn = shown.map((i) => Number(rows[i])).filter((pins) => pins <= mostDrawn);
  const across = Math.min(mostAcross, most, Math.max(8, ...drawn));
  const { made } = madeBy(rows, before && sizes(before.state));
  const art: SVGTemplateResult[] = [];
  const targets: Target[] = [];
  const fields: Field[] = [];
  let y = 1;
  for (const i of shown) {
    const pins = rows[i] ?? 0n;
    if (rows.length > 1) art.push(text(3, y + pinHeight / 2, 4.2, i + 1, { italic: true }));
    if (pins > mostDrawn) {
      art.push(mound(left, y, grouped(pins)));
      fields.push({ label: words.translate(['one-pin-of-row', i + 1]), least: 1n, most: pins, move: (first) => moveOf(i, first - 1n, 1n) });
      fields.push({
        label: words.translate(['two-pins-of-row', i + 1]),
        least: 1n,
        most: pins - 1n,
        move: (first) => moveOf(i, first - 1n, 2n),
      });
      y += moundHeight + 3;
      continue;
    }
    const count = Number(pins);
    const at = (j: number) => ({ x: left + (j % across) * cell + cell / 2, y: y + Math.floor(j / across) * pitch });
    art.push(text(14, y + pinHeight / 2, 5.2, count, { anchor: 'end', fill: made[i] ? 'var(--accent)' : 'var(--ink)' }));
    if (count === 0) art.push(svg`<path d="M${left + 2} ${y + pinHeight / 2}h6" stroke="var(--line)" stroke-width="0.8"/>`);
    for (const j of range(0, count)) {
      const here = at(j);
      art.push(pin(here.x, here.y));
      targets.push({
        x: here.x - cell / 2,
        y: here.y,
        width: cell,
        height: pinHeight,
        move: moveOf(i, BigInt(j), 1n),
        label: ['knock-pin-of', j + 1, i + 1],
        preview: pin(here.x, here.y, 'var(--accent)'),
      });
      if (j + 1 === count) continue;
      const next = at(j + 1);
      // Neighbours in two lines of the drawing: the bracket goes on beyond the end of the first.
      const end = here.x + cell;
      const under = here.y + pinHeight;
      art.push(bracket(here.x + 1, end - 1, under, 'var(--quiet)'));
      targets.push({
        x: here.x,
        y: under,
        width: cell - 1,
        height: bracketHeight,
        move: moveOf(i, BigInt(j), 2n),
        label: ['knock-pins-of', j + 1, j + 2, i + 1],
        preview: svg`${pin(here.x, here.y, 'var(--accent)')}${pin(next.x, next.y, 'var(--accent)')}${bracket(here.x + 1, end - 1, under, 'var(--accent)')}`,
      });
    }
    y += Math.max(1, Math.ceil(count / across)) * pitch + 1;
  }
  return {
    width: left + across * cell + (Math.max(...drawn) > across ? cell / 2 : 1),
    height: y,
    unit,
    art: svg`${art}`,
    targets,
    fields,
    description: words.translate(position.position),
  };
};
