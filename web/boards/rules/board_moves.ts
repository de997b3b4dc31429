// The moves of a position on a board for any rules: what each changes, its name, and those without a place as buttons or fields.
import type { SVGTemplateResult } from 'lit';
import type { Option } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import type { Field, Scene, Target } from '../../views/play/board.js';
import { cell, ghost, square, text } from '../ink.js';
import { clamp } from '../numbers.js';
import { sizeOf, slotsOf, slotsOfCode } from './positions.js';

export type Part = TextLayout['parts'][number];

/** Most values of a number that is drawn as a row of cells. */
export const LONGEST = 65;
/** Largest side of a board: two numbers up to it are drawn as a piece. */
const WIDEST = 26;
export const MOST_WRITTEN = 60;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On graphs: the shape that takes clicks, and the effect of a move here. */
  area?: SVGTemplateResult;
  ghost?: SVGTemplateResult;
}

export interface Way {
  option: Option;
  component: number;
  /** Undefined if the move splits a component. */
  to?: number[];
  changed: number[];
}

/** Names of the two numbers of a place on a board. */
const coordinate = /^([rcxy]|row|col|column|file|rank)$/i;

/** Two numbers that are the place of a piece on a board. */
export const isPiece = ({ parts }: TextLayout) =>
  parts.length === 2 &&
  parts.every(({ dimensions, least, most, show, turn }) => dimensions === 0 && !show && !turn && most - least < WIDEST) &&
  (parts.some(({ heaps }) => !heaps) || parts.every(({ name }) => coordinate.test(name)));

/** Few values: each place is a cell, a vertex or an edge that shows its value. */
export const isCells = ({ dimensions, least, most, show, edges }: Part) =>
  (edges && dimensions > 0) ||
  show === 'grid' ||
  show === 'strip' ||
  (dimensions > 0 && show !== 'heaps' && show !== 'rows' && most - least <= 3);

/** The form that a text gives a part on the board. The axes of the table give none, but coordinates that are axes are no heaps. */
const formOf = ({ show, name }: Part) => (/^(across|up|down)$/.test(show ?? '') && !coordinate.test(name) ? undefined : show);

/** It only says whose turn it is, which the page does, too. */
export const isHidden = (part: Part): boolean => part.turn === true && formOf(part) === undefined;

export const isHeaps = (part: Part) => !isCells(part) && (formOf(part) === undefined ? part.heaps === true : part.show === 'heaps');

/** The moves of the position, each with its changes: tokens on graphs first, since a move is where they go; not whose turn it is. */
export function waysOf(layout: TextLayout, { position }: Scene, components: readonly { slots: number[] }[]): Way[] {
  const size = sizeOf(layout);
  const turns = new Set(layout.parts.filter(isHidden).map(({ first }) => first));
  const tokens = new Set(layout.parts.flatMap(({ edges, dimensions, first }) => (edges && dimensions === 0 ? [first] : [])));
  return position.options.map((option) => {
    const [part = '0', code = '0'] = option.play.split(',');
    const component = components.length > 1 ? Number(part) : 0;
    if (!option.state && Number(code) >= size) return { option, component, changed: [] };
    const to = option.state ? slotsOfCode(layout, option.state) : slotsOf(layout, Number(code));
    const from = components[component]?.slots ?? [];
    const slots = layout.parts.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    const changed = Array.from({ length: slots }, (_, i) => i).filter((i) => to[i] !== from[i] && !turns.has(i));
    const others = changed.filter((slot) => !tokens.has(slot));
    return { option, component, to, changed: [...changed.filter((slot) => tokens.has(slot)), ...others] };
  });
}

/** The label of a place where several moves begin: the new numbers. */
export function placeName(layout: TextLayout, { component, to = [], changed }: Way, several: boolean): string {
  const values = isPiece(layout) ? layout.parts.map(({ first }) => first) : changed.slice(0, 1);
  const names = values.map((slot) => {
    const { name, first, dimensions, columns } = layout.parts.findLast((part) => part.first <= slot) as Part;
    const at = slot - first;
    const index = dimensions === 0 ? '' : dimensions === 1 ? `[${at}]` : `[${Math.floor(at / columns)},${at % columns}]`;
    return `${name}${index} = ${to[slot]}`;
  });
  return `${several ? `${component + 1}: ` : ''}${names.join(', ')}`;
}

/** The middle of the cells that a move changes, if it changes several cells and nothing else. */
export function middleOf(
  { option, changed }: Way,
  cornerOf: (slot: number) => Place | undefined,
): [move: string, middle: [number, number]][] {
  const corners = changed.flatMap((slot) => cornerOf(slot) ?? []);
  if (corners.length < 2 || corners.length < changed.length) return [];
  const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length + cell / 2;
  return [[option.play, [middle('x'), middle('y')]]];
}

/** Fields for numbers too large to draw. */
export function addFields(layout: TextLayout, ways: Way[], written: Way[], fields: Field[]): void {
  for (const part of layout.parts) {
    if (part.dimensions > 0 || part.most - part.least < LONGEST) continue;
    const single = ways.filter(({ changed, component }) => changed.length === 1 && changed[0] === part.first && component === 0);
    if (single.length <= MOST_WRITTEN) continue;
    const byValue = new Map(single.map((way) => [BigInt(way.to?.[part.first] ?? 0), way]));
    const values = single.map(({ to }) => to?.[part.first] ?? 0);
    fields.push({
      label: part.name,
      least: BigInt(Math.min(...values)),
      most: BigInt(Math.max(...values)),
      move: (value) => byValue.get(value)?.option.play ?? '',
    });
    for (const way of single) {
      const at = written.indexOf(way);
      if (at >= 0) written.splice(at, 1);
    }
  }
}

/** Moves as buttons with text, cut off where it is wider than the board; returns the height at which they end. */
export function write(
  translate: (message: Option['move']) => string,
  ways: Way[],
  top: number,
  room: number,
  art: SVGTemplateResult[],
  targets: Target[],
): number {
  const most = Math.floor((room - 7) / 2.5);
  let [x, y] = [1, top + 1];
  for (const { option } of ways) {
    const whole = translate(option.move);
    const words = whole.length > most ? `${whole.slice(0, most - 1)}…` : whole;
    const width = clamp(words.length * 2.5 + 5, 12, room - 2);
    if (x + width > room && x > 1) {
      x = 1;
      y += 9;
    }
    art.push(square(x, y, width, 7.5), text(x + width / 2, y + 3.75, 4.2, words, { fill: 'var(--ink)' }));
    targets.push({ x, y, width, height: 7.5, move: option.play, label: option.move, preview: ghost(x, y, width, 7.5) });
    x += width + 2;
  }
  return ways.length > 0 ? y + 10 : y;
}
