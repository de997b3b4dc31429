// Pieces that moves have laid over several empty cells at once, such as dominoes: remembered from the positions of the play.
import { type SVGTemplateResult, svg } from 'lit';
import type { TextLayout } from '../../engine/protocol.js';
import type { Scene } from '../../views/play/board.js';
import { cell } from '../ink.js';
import { type Part, type Place, slotsOfPart } from './drawn.js';
import { LEFT, RIGHT } from './glyphs.js';
import { componentCodes, slotsOfCode } from './positions.js';

export interface Laid {
  slots: number[];
  value: number;
  /** Laid by Right, in rules with Left and Right. */
  right: boolean;
  /** By the last move. */
  last?: boolean;
}

const INSET = 1.2;
/** Of players with the same moves. */
const BOTH = 'var(--ink)';

const isBoard = ({ dimensions, form, glyphs }: Part) => dimensions > 0 && form === 'cells' && !glyphs;

/** Whether slots of a part are all the cells of a rectangle. */
function isRectangle({ first, columns }: Part, slots: readonly number[]): boolean {
  const [rows, across] = [slots.map((slot) => Math.floor((slot - first) / columns)), slots.map((slot) => (slot - first) % columns)];
  const extent = (of: number[]) => Math.max(...of) - Math.min(...of) + 1;
  return extent(rows) * extent(across) === slots.length;
}

/** The piece that leads from one position to the next, if that is all that changes. */
function laidBetween(layout: TextLayout, before: readonly number[], after: readonly number[]): Laid | undefined {
  const own = layout.parts.flatMap((part) => (part.form === 'hidden' ? [] : slotsOfPart(part)));
  const slots = own.filter((slot) => before[slot] !== after[slot]);
  const value = after[slots[0] ?? -1];
  const part = layout.parts.find(({ first, rows, columns }) => slots.every((slot) => slot >= first && slot < first + rows * columns));
  if (slots.length < 2 || value === undefined || !part || !isBoard(part) || !isRectangle(part, slots)) return undefined;
  if (!slots.every((slot) => before[slot] === part.least && after[slot] === value)) return undefined;
  return { slots, value, right: layout.partisan === true && before.at(-1) === 1 };
}

/** The numbers of the positions of the play, the present one last; undefined where there are several components. O(moves * slots). */
export function historyOf(layout: TextLayout, { earlier, before, position }: Scene): (number[] | undefined)[] {
  return [...(earlier ?? (before ? [before] : [])), position].map(({ state }) => {
    const codes = componentCodes(layout, state);
    return codes.length === 1 ? slotsOfCode(layout, codes[0] ?? '') : undefined;
  });
}

/** The pieces that still lie where the moves of the play have laid them. O(moves of the play * slots). */
export function laidPieces(layout: TextLayout, history: readonly (number[] | undefined)[]): Laid[] {
  if (!layout.parts.some(isBoard)) return [];
  const now = history.at(-1);
  return history.flatMap((after, i) => {
    const last = history[i - 1];
    const laid = last && after && laidBetween(layout, last, after);
    return laid?.slots.every((slot) => now?.[slot] === laid.value) ? [{ ...laid, last: i === history.length - 1 }] : [];
  });
}

/** Draws a piece over its cells. */
export function pieceOver({ slots, right, last }: Laid, partisan: boolean, placeOf: (slot: number) => Place): SVGTemplateResult {
  const places = slots.map(placeOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + cell, Math.max(...ys) - y + cell];
  const fill = partisan ? (right ? RIGHT : LEFT) : BOTH;
  return svg`<rect class="board-piece" x=${x + INSET} y=${y + INSET} width=${width - 2 * INSET} height=${height - 2 * INSET} rx="1.6" fill=${fill} stroke=${last ? 'var(--ink)' : 'none'} stroke-width="0.7" stroke-dasharray="1.4 1.2"/>`;
}
