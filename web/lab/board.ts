// A board for any rules: each component of the position drawn by its shape, each move at the place that it changes. Moves without a place
// of their own are listed below.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, ghost, hollow, square, text, trace, unit } from '../boards/ink.js';
import { clamp, madeBy, range } from '../boards/numbers.js';
import type { Explanation, Option } from '../engine/api_messages.js';
import type { TextLayout } from '../engine/protocol.js';
import type { Board, Drawing, Field, Scene, Target } from '../views/play/board.js';
import { answerTo, mirrorOf } from './mirror.js';
import { componentCodes, sizeOf, slotsOf, slotsOfCode } from './positions.js';
import { regionsOf } from './regions.js';

type Part = TextLayout['parts'][number];

/** What an explanation draws on its board. */
interface Shown {
  regions: NonNullable<Explanation['regions']>;
  mirror: Explanation['mirror'];
  /** What the move changes that is shown with its answer. */
  example: number[];
}

/** Most values of a number that is drawn as a row of cells. */
const LONGEST = 65;
/** Largest side of a board: two numbers up to it are drawn as a piece. */
const WIDEST = 26;
const ACROSS = 21;
/** Least width of a board, in units: room for moves in words. */
const LEAST = 80;
const MOST_WRITTEN = 60;
const LABEL = 16;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Way {
  option: Option;
  component: number;
  /** Undefined if the move splits a component. */
  to?: number[];
  changed: number[];
}

interface Drawn {
  art: SVGTemplateResult[];
  height: number;
  width: number;
  /** The place of a move that leaves these numbers and changes this slot, if it has one. */
  placeOf(to: number[], slot: number): Place | undefined;
}

const isPiece = ({ parts }: TextLayout) =>
  parts.length === 2 && parts.every(({ dimensions, least, most, show }) => dimensions === 0 && !show && most - least < WIDEST);

/** Few values: each place is a cell that shows its value. */
const isCells = ({ dimensions, least, most, show }: Part) =>
  show === 'grid' || show === 'strip' || (dimensions > 0 && show !== 'heaps' && show !== 'rows' && most - least <= 3);

const glyphOf = ({ glyphs, least }: Part, value: number) =>
  glyphs ? ([...glyphs][value - least] ?? '') : value === 0 ? '' : String(value);

function piece({ parts }: TextLayout, slots: number[], before: number[] | undefined, top: number): Drawn {
  const [a, b] = parts as [Part, Part];
  const rowsFirst = /^[ry]/.test(a.name) && /^[cx]/.test(b.name);
  const [across, along] = rowsFirst ? [1, 0] : [0, 1];
  const [x, y] = [parts[across] as Part, parts[along] as Part];
  // Numbers increase upwards, rows of boards downwards.
  const row = (value: number) => (rowsFirst ? value - y.least : y.most - value);
  const at = (values: number[]): Place => ({
    x: LABEL + ((values[across] ?? 0) - x.least) * cell,
    y: top + row(values[along] ?? 0) * cell,
    width: cell,
    height: cell,
  });
  const art: SVGTemplateResult[] = [];
  for (let j = y.least; j <= y.most; ++j) {
    art.push(text(LABEL - 3, top + row(j) * cell + cell / 2, 4, j, { anchor: 'end' }));
    for (let i = x.least; i <= x.most; ++i) art.push(square(LABEL + (i - x.least) * cell, top + row(j) * cell));
  }
  const bottom = top + (y.most - y.least + 1) * cell;
  for (let i = x.least; i <= x.most; ++i) art.push(text(LABEL + (i - x.least) * cell + cell / 2, bottom + 4, 4, i));
  if (before) art.push(hollow(at(before).x + cell / 2, at(before).y + cell / 2, 3.4));
  art.push(disc(at(slots).x + cell / 2, at(slots).y + cell / 2, 3.4));
  return { art, width: LABEL + (x.most - x.least + 1) * cell + 2, height: bottom + 8 - top, placeOf: at };
}

/** The length of rows for so many cells, so that the last is not a stump. */
const even = (cells: number, longest: number) => Math.ceil(cells / Math.ceil(cells / longest));

/** `before`: the numbers before the last move, if they are known. `longest`: the most cells in a row. */
function drawPart(part: Part, slots: number[], before: number[] | undefined, top: number, longest: number, shown?: Shown): Drawn {
  const art: SVGTemplateResult[] = [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })];
  const count = part.rows * part.columns;
  const changed = (slot: number) => before !== undefined && before[slot] !== slots[slot];
  if (isCells(part)) {
    const columns = part.dimensions === 2 ? part.columns : even(count, longest);
    const place = (slot: number): Place => {
      const i = slot - part.first;
      return { x: LABEL + (i % columns) * cell, y: top + Math.floor(i / columns) * cell, width: cell, height: cell };
    };
    for (let i = 0; i < count; ++i) {
      const here = place(part.first + i);
      const value = slots[part.first + i] ?? 0;
      const glyph = glyphOf(part, value);
      art.push(square(here.x, here.y));
      if (changed(part.first + i)) art.push(trace(here.x, here.y));
      if (!part.glyphs && part.least === 0 && part.most === 1) {
        if (value) art.push(disc(here.x + cell / 2, here.y + cell / 2, 3.2));
      } else if (glyph) art.push(text(here.x + cell / 2, here.y + cell / 2, 5.2, glyph, { fill: 'var(--ink)' }));
    }
    const own = range(part.first, part.first + count);
    const cornerOf = (slot: number) => (own.includes(slot) ? place(slot) : undefined);
    if (shown?.mirror) art.push(...mirrorOf(shown.mirror, own, cornerOf, shown.example));
    if (shown) art.push(...regionsOf(shown.regions, own, cornerOf, (slot) => glyphOf(part, slots[slot] ?? 0).trim() === ''));
    return { art, width: LABEL + columns * cell + 2, height: Math.ceil(count / columns) * cell + 3, placeOf: (_, slot) => place(slot) };
  }
  if (part.most - part.least >= LONGEST) {
    for (let i = 0; i < count; ++i) {
      art.push(
        text(LABEL, top + i * cell + cell / 2, 6, String(slots[part.first + i] ?? 0), { anchor: 'start', fill: 'var(--ink)', weight: 600 }),
      );
      if (changed(part.first + i))
        art.push(text(LABEL + 22, top + i * cell + cell / 2, 4.4, `← ${before?.[part.first + i]}`, { anchor: 'start' }));
    }
    return { art, width: LABEL + 40, height: count * cell + 3, placeOf: () => undefined };
  }
  // A row of cells, filled up to the value.
  const values = part.most - part.least + 1;
  const lines = Math.ceil(values / longest);
  const across = even(values, longest);
  const place = (slot: number, value: number): Place => {
    const at = value - part.least;
    return {
      x: LABEL + (at % across) * cell,
      y: top + (slot - part.first) * (lines * cell + 2) + Math.floor(at / across) * cell,
      width: cell,
      height: cell,
    };
  };
  for (let slot = part.first; slot < part.first + count; ++slot) {
    const now = slots[slot] ?? 0;
    for (let value = part.least; value <= part.most; ++value) {
      const here = place(slot, value);
      art.push(square(here.x, here.y));
      if (changed(slot) && value === before?.[slot]) art.push(hollow(here.x + cell / 2, here.y + cell / 2, 3.4));
      if (value === now) art.push(disc(here.x + cell / 2, here.y + cell / 2, 3.4));
      art.push(text(here.x + cell / 2, here.y + cell / 2, 3.6, value, value === now ? { fill: 'var(--paper)' } : {}));
    }
  }
  return {
    art,
    width: LABEL + across * cell + 2,
    height: count * (lines * cell + 2) + 2,
    placeOf: (to, slot) => place(slot, to[slot] ?? 0),
  };
}

/** The moves of the position, each with its changes. */
function waysOf(layout: TextLayout, { position }: Scene, components: Component[]): Way[] {
  const size = sizeOf(layout);
  return position.options.map((option) => {
    const [part = '0', code = '0'] = option.play.split(',');
    const component = components.length > 1 ? Number(part) : 0;
    if (!option.state && Number(code) >= size) return { option, component, changed: [] };
    const to = option.state ? slotsOfCode(layout, option.state) : slotsOf(layout, Number(code));
    const from = components[component]?.slots ?? [];
    const slots = layout.parts.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    const changed = Array.from({ length: slots }, (_, i) => i).filter((i) => to[i] !== from[i]);
    return { option, component, to, changed };
  });
}

/** The label of a place where several moves begin: the new numbers. */
function placeName(layout: TextLayout, { component, to = [], changed }: Way, several: boolean): string {
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
function middleOf({ option, changed }: Way, cornerOf: (slot: number) => Place | undefined): [move: string, middle: [number, number]][] {
  const corners = changed.flatMap((slot) => cornerOf(slot) ?? []);
  if (corners.length < 2 || corners.length < changed.length) return [];
  const middle = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length + cell / 2;
  return [[option.play, [middle('x'), middle('y')]]];
}

interface Component {
  slots: number[];
  /** True if the last move made it, or changed it. */
  made: boolean;
  /** The numbers that it had before the last move, if it is the only one that changed. */
  earlier: number[] | undefined;
}

/** The components of a position. The last move made those that were not there before. */
function componentsOf(layout: TextLayout, { position, before }: Scene): Component[] {
  const codes = componentCodes(layout, position.state);
  const { made, gone } = madeBy(codes, before && componentCodes(layout, before.state));
  const [was] = gone;
  const single = gone.length === 1 && made.filter(Boolean).length === 1 && was !== undefined;
  return codes.map((code, i) => ({
    slots: slotsOfCode(layout, code),
    made: gone.length <= 1 && (made[i] ?? false),
    earlier: single && made[i] ? slotsOfCode(layout, was) : undefined,
  }));
}

/** What a scene shows of its explanation; the example is the move that is pointed at, or else the best one. */
function shownOf({ explained, pointed, position: { regions, mirror, best } }: Scene, ways: Way[]): Shown | undefined {
  if (!explained || !regions) return undefined;
  return { regions, mirror, example: ways.find(({ option }) => option.play === (pointed ?? best))?.changed ?? [] };
}

/** Draws the components one below the other into `art`. */
function drawComponents(layout: TextLayout, components: Component[], { across }: Scene, art: SVGTemplateResult[], shown?: Shown) {
  const drawn: Drawn[][] = [];
  let y = 1;
  let width = across ? Math.max(60, across * cell) : LEAST;
  for (const [i, { slots, made, earlier }] of components.entries()) {
    if (components.length > 1)
      art.push(text(LABEL, y + 2, 3.8, i + 1, { anchor: 'start', ...(made && { fill: 'var(--accent)', weight: 600 }) }));
    if (components.length > 1) y += 5;
    const list: Drawn[] = [];
    const add = (made: Drawn) => {
      list.push(made);
      art.push(...made.art);
      y += made.height;
      width = Math.max(width, made.width);
    };
    if (isPiece(layout)) add(piece(layout, slots, earlier, y));
    else for (const part of layout.parts) add(drawPart(part, slots, earlier, y, Math.min(ACROSS, across ?? ACROSS), shown));
    drawn.push(list);
    y += 2;
  }
  return { drawn, width, bottom: y };
}

export const boardOfRules =
  (layout: TextLayout): Board =>
  (scene): Drawing => {
    const { position, words, picked } = scene;
    const components = componentsOf(layout, scene);
    const art: SVGTemplateResult[] = [];
    const targets: Target[] = [];
    const fields: Field[] = [];
    const pieces = isPiece(layout);
    const ways = waysOf(layout, scene, components);
    const { drawn, width, bottom } = drawComponents(layout, components, scene, art, shownOf(scene, ways));
    const partOf = (slot: number) => layout.parts.findIndex(({ first, rows, columns }) => slot >= first && slot < first + rows * columns);
    /** The place of a move: the new value of a slot, the changed cell, or the destination of a piece. */
    const placeOf = ({ component, to, changed }: Way, which: number): Place | undefined => {
      const slot = changed[which];
      if (!to || slot === undefined || (pieces && which > 0)) return undefined;
      return drawn[component]?.[pieces ? 0 : partOf(slot)]?.placeOf(to, slot);
    };
    const mirror = scene.explained ? position.mirror : undefined;
    const cornerOf = (slot: number, component = 0) => {
      const part = partOf(slot);
      return isCells(layout.parts[part] as Part) ? drawn[component]?.[part]?.placeOf([], slot) : undefined;
    };
    const preview = ({ x, y, width, height }: Place, changed: number[]) =>
      svg`${ghost(x, y, width, height)}${mirror ? answerTo(mirror, changed, (slot) => cornerOf(slot)) : ''}`;
    const keyOf = (place: Place) => `${place.x},${place.y}`;
    const middles = new Map(ways.flatMap((way) => middleOf(way, (slot) => cornerOf(slot, way.component))));
    const groups = new Map<string, Way[]>();
    const written: Way[] = [];
    for (const way of ways) {
      const place = placeOf(way, 0);
      if (!place) written.push(way);
      else groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), way]);
    }
    for (const [key, group] of groups) {
      const place = placeOf(group[0] as Way, 0) as Place;
      const [only] = group;
      if (group.length === 1 && only) {
        targets.push({ ...place, move: only.option.play, label: only.option.move, preview: preview(place, only.changed) });
        continue;
      }
      // Several moves begin here: first pick this place, then one where they differ.
      targets.push({
        ...place,
        pick: key,
        label: placeName(layout, group[0] as Way, components.length > 1),
        preview: preview(place, group[0]?.changed.slice(0, 1) ?? []),
      });
      if (picked !== key) continue;
      const second = new Map<string, Way[]>();
      for (const way of group) {
        const next = placeOf(way, 1);
        if (next) second.set(keyOf(next), [...(second.get(keyOf(next)) ?? []), way]);
        else written.push(way);
      }
      for (const several of second.values()) {
        const next = placeOf(several[0] as Way, 1) as Place;
        if (several.length === 1 && several[0]) {
          targets.push({
            ...next,
            goal: true,
            move: several[0].option.play,
            label: several[0].option.move,
            preview: preview(next, several[0].changed),
          });
        } else written.push(...several);
      }
    }
    addFields(layout, ways, written, fields);
    const y = write((message) => words.translate(message), written.slice(0, MOST_WRITTEN), bottom, width, art, targets);
    return { width, height: y + 1, unit, art: svg`${art}`, targets, middles, fields, description: words.translate(position.position) };
  };

/** Fields for numbers too large to draw. */
function addFields(layout: TextLayout, ways: Way[], written: Way[], fields: Field[]): void {
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

/** Moves as buttons with text; returns the height at which they end. */
function write(
  translate: (message: Option['move']) => string,
  ways: Way[],
  top: number,
  room: number,
  art: SVGTemplateResult[],
  targets: Target[],
): number {
  let [x, y] = [1, top + 1];
  for (const { option } of ways) {
    const words = translate(option.move);
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
