// The moves of a position on a board for any rules: what each changes, its name, and those without a place as buttons or fields.
import type { SVGTemplateResult } from 'lit';
import type { Explanation, Option } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import type { Field, Scene, Target } from '../../views/play/board.js';
import { cell, ghost, square, text } from '../ink.js';
import { clamp, madeBy } from '../numbers.js';
import { type Change, isCells, type Part, type Place, slotsOfPart } from './drawn.js';
import { columnName } from './edges.js';
import { isToken } from './graph/plan.js';
import { componentCodes, sizeOf, slotsOf, slotsOfCode } from './positions.js';

/** Larger numbers have a field for their moves. */
const LONGEST = 65;
export const MOST_WRITTEN = 60;

export interface Way extends Change {
  option: Option;
  component: number;
  /** Slots that it changes, in the order in which a player shows them: where a piece leaves, where it arrives, the others. */
  changed: number[];
}

/** The slots in the order of a move of a piece: its number leaves one cell and arrives in another. */
function inOrder(parts: readonly Part[], from: readonly number[], to: readonly number[], changed: readonly number[]): number[] {
  const partOf = (slot: number) => parts.find((part) => isCells(part) && slotsOfPart(part).includes(slot));
  const leaves = (slot: number) => {
    const part = partOf(slot);
    return part && from[slot] !== part.least && to[slot] === part.least;
  };
  const origin = changed.find(
    (slot) => leaves(slot) && changed.some((other) => to[other] === from[slot] && partOf(other) === partOf(slot)),
  );
  if (origin === undefined) return [...changed];
  const goal = changed.find((slot) => to[slot] === from[origin] && partOf(slot) === partOf(origin));
  return [origin, goal as number, ...changed.filter((slot) => slot !== origin && slot !== goal)];
}

/** The numbers of the components that a move leaves instead of one, if it leaves another number of them. */
function madeOf(layout: TextLayout, position: Explanation, { state }: Option): number[][] | undefined {
  if (!state || layout.bySlots) return undefined;
  const codes = componentCodes(layout, state);
  const { made } = madeBy(codes, componentCodes(layout, position.state));
  return codes.filter((_, i) => made[i]).map((code) => slotsOfCode(layout, code));
}

/** The moves of the position, each with its changes: tokens on graphs first, since a move is where they go; nothing that is not drawn. */
export function waysOf(layout: TextLayout, { position }: Scene, components: readonly { slots: number[] }[]): Way[] {
  const hidden = new Set(layout.parts.filter(({ form }) => form === 'hidden').flatMap(slotsOfPart));
  const tokens = new Set(layout.parts.filter((part) => part.form === 'graph' && isToken(part)).map(({ first }) => first));
  const all = layout.parts.flatMap(slotsOfPart);
  return position.options.map((option) => {
    const [part = '0', code = '0'] = option.play.split(',');
    const component = components.length > 1 ? Number(part) : 0;
    const into = madeOf(layout, position, option);
    if (into) return { option, component, into, changed: layout.parts.filter(({ form }) => form !== 'hidden').map(({ first }) => first) };
    if (!option.state && Number(code) >= sizeOf(layout)) return { option, component, changed: [] };
    const to = option.state ? slotsOfCode(layout, option.state) : slotsOf(layout, Number(code));
    const from = components[component]?.slots ?? [];
    const changed = inOrder(
      layout.parts,
      from,
      to,
      all.filter((slot) => to[slot] !== from[slot] && !hidden.has(slot)),
    );
    const others = changed.filter((slot) => !tokens.has(slot));
    return { option, component, to, changed: [...changed.filter((slot) => tokens.has(slot)), ...others] };
  });
}

/** The label of a place where several moves begin: its name on the board, or the new numbers. */
export function placeName(layout: TextLayout, { component, to = [], changed }: Way, which: number, several: boolean): string {
  const slot = changed[Math.min(which, changed.length - 1)] ?? 0;
  const { name, first, dimensions, columns } = layout.parts.findLast((part) => part.first <= slot) as Part;
  const at = slot - first;
  const number = dimensions === 0 ? `${name} = ${to[slot]}` : String(at + 1);
  const place = dimensions === 2 ? `${columnName(at % columns)}${Math.floor(at / columns) + 1}` : number;
  return several ? `${component + 1}: ${place}` : place;
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
