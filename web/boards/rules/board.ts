// A board for any rules: each component of the position drawn by its shape, each move at the place that it changes. Moves without a place
// of their own are listed below.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import type { Board, Drawing, Field, Scene, Target } from '../../views/play/board.js';
import { cell, disc, ghost, hollow, square, text, trace, unit } from '../ink.js';
import { madeBy, range } from '../numbers.js';
import {
  addFields,
  isCells,
  isHeaps,
  isHidden,
  isPiece,
  LONGEST,
  MOST_WRITTEN,
  middleOf,
  type Part,
  type Place,
  placeName,
  type Way,
  waysOf,
  write,
} from './board_moves.js';
import type { DrawnGraph, GraphSheet, Graphs } from './graph/graphs.js';
import { heapRows } from './heap_rows.js';
import { type Laid, laidPieces, pieceOver } from './laid.js';
import { answerTo, mirrorOf } from './mirror.js';
import { type ComponentCode, componentCodes, slotsOfCode } from './positions.js';
import { regionsOf } from './regions.js';

/** Parts of an explanation drawn on its board. */
interface Shown {
  regions: NonNullable<Explanation['regions']>;
  mirror: Explanation['mirror'];
  /** Slots changed by the move that is shown with its answer. */
  example: number[];
}

const ACROSS = 21;
/** Least width of a board with moves in words, in units. */
const LEAST = 80;
const roomFor = (across: number | undefined) => (across ? Math.max(60, across * cell) : LEAST);
/** Least widths of others. */
const LEAST_OF_GRAPHS = 40;
const LEAST_WITHOUT = 12;
/** Most height of a board with graphs in a column of text, in pixels. */
const HIGHEST = 350;
/** Room for the name of a part, and without one. */
const LABEL = 16;
const MARGIN = 1;

interface Drawn {
  art: SVGTemplateResult[];
  height: number;
  width: number;
  /** The place of a move that leaves these numbers and changes this slot, if it has one. */
  placeOf(to: number[], slot: number): Place | undefined;
}

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

/** The regions among the cells of a part, and a move with its answer. */
function explained(part: Part, slots: number[], place: (slot: number) => Place | undefined, shown: Shown): SVGTemplateResult[] {
  const own = range(part.first, part.first + part.rows * part.columns);
  const cornerOf = (slot: number) => (own.includes(slot) ? place(slot) : undefined);
  const regions = regionsOf(shown.regions, own, cornerOf, (slot) => glyphOf(part, slots[slot] ?? 0).trim() === '');
  return [...(shown.mirror ? mirrorOf(shown.mirror, own, cornerOf, shown.example) : []), ...regions];
}

/** The same for a part on a graph. */
function explainedOn(graph: DrawnGraph, part: Part, slots: number[], { regions, mirror, example }: Shown): SVGTemplateResult[] {
  const own = range(part.first, part.first + part.rows * part.columns);
  const cornerOf = (slot: number) => (own.includes(slot) ? graph.spotOf(slot, slots) : undefined);
  return [...(mirror ? mirrorOf(mirror, own, cornerOf, example) : []), ...graph.regionsOf(part, regions)];
}

/** Where a part is drawn. */
interface Frame {
  top: number;
  /** The most cells in a row. */
  longest: number;
  /** Its name is beside it: there are several. */
  named: boolean;
  /** Pieces that lie on its cells. */
  laid: readonly Laid[];
  partisan: boolean;
}

/** `before`: the numbers before the last move, if they are known. */
function drawPart(
  part: Part,
  slots: number[],
  before: number[] | undefined,
  { top, longest, named, laid, partisan }: Frame,
  shown?: Shown,
): Drawn {
  const left = named ? LABEL : MARGIN;
  const art: SVGTemplateResult[] = named ? [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })] : [];
  const count = part.rows * part.columns;
  const changed = (slot: number) => before !== undefined && before[slot] !== slots[slot];
  if (isCells(part)) {
    const columns = part.dimensions === 2 ? part.columns : even(count, longest);
    const place = (slot: number): Place => {
      const i = slot - part.first;
      return { x: left + (i % columns) * cell, y: top + Math.floor(i / columns) * cell, width: cell, height: cell };
    };
    const covered = new Set(laid.flatMap(({ slots: own }) => own));
    for (let i = 0; i < count; ++i) {
      const here = place(part.first + i);
      const value = slots[part.first + i] ?? 0;
      const glyph = glyphOf(part, value);
      art.push(square(here.x, here.y));
      if (covered.has(part.first + i)) continue;
      if (changed(part.first + i)) art.push(trace(here.x, here.y));
      if (!part.glyphs && part.least === 0 && part.most === 1) {
        if (value) art.push(disc(here.x + cell / 2, here.y + cell / 2, 3.2));
      } else if (glyph) art.push(text(here.x + cell / 2, here.y + cell / 2, 5.2, glyph, { fill: 'var(--ink)' }));
    }
    art.push(
      ...laid
        .filter(({ slots: [slot = -1] }) => slot >= part.first && slot < part.first + count)
        .map((one) => pieceOver(one, partisan, place)),
    );
    if (shown) art.push(...explained(part, slots, place, shown));
    return { art, width: left + columns * cell + 2, height: Math.ceil(count / columns) * cell + 3, placeOf: (_, slot) => place(slot) };
  }
  if (part.most - part.least >= LONGEST) {
    for (let i = 0; i < count; ++i) {
      art.push(
        text(left, top + i * cell + cell / 2, 6, String(slots[part.first + i] ?? 0), { anchor: 'start', fill: 'var(--ink)', weight: 600 }),
      );
      if (changed(part.first + i))
        art.push(text(left + 22, top + i * cell + cell / 2, 4.4, `← ${before?.[part.first + i]}`, { anchor: 'start' }));
    }
    return { art, width: left + 40, height: count * cell + 3, placeOf: () => undefined };
  }
  // A row of cells, filled up to the value.
  const values = part.most - part.least + 1;
  const lines = Math.ceil(values / longest);
  const across = even(values, longest);
  const place = (slot: number, value: number): Place => {
    const at = value - part.least;
    return {
      x: left + (at % across) * cell,
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
    width: left + across * cell + 2,
    height: count * (lines * cell + 2) + 2,
    placeOf: (to, slot) => place(slot, to[slot] ?? 0),
  };
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
  const earlier = before && componentCodes(layout, before.state);
  // The player to move changes in all components of a sum.
  const turns = layout.partisan && (codes.length !== 1 || earlier?.length !== 1);
  const itself = (code: ComponentCode) => (turns ? slotsOfCode(layout, code).slice(0, -1).join() : code);
  const { made, gone } = madeBy(codes.map(itself), earlier?.map(itself));
  const was = earlier?.find((code) => itself(code) === gone[0]);
  const single = gone.length === 1 && made.filter(Boolean).length === 1 && was !== undefined;
  return codes.map((code, i) => ({
    slots: slotsOfCode(layout, code),
    made: gone.length <= 1 && (made[i] ?? false),
    earlier: single && made[i] ? slotsOfCode(layout, was) : undefined,
  }));
}

/** Parts of its explanation that a scene shows; the example is the move that is pointed at, or else the best one. */
function shownOf({ explained, pointed, position: { regions, mirror, best } }: Scene, ways: Way[]): Shown | undefined {
  if (!explained || !regions) return undefined;
  return { regions, mirror, example: ways.find(({ option }) => option.play === (pointed ?? best))?.changed ?? [] };
}

/** Draws the components one below the other into `art`. */
function drawComponents(
  layout: TextLayout,
  components: Component[],
  scene: Scene,
  art: SVGTemplateResult[],
  sheet?: GraphSheet,
  shown?: Shown,
) {
  const { across } = scene;
  const drawn: Drawn[][] = [];
  const laid = components.length === 1 ? laidPieces(layout, scene) : [];
  const partisan = layout.partisan === true;
  let y = 1;
  const onGraphs = layout.parts.every(({ edges }) => edges);
  const named = layout.parts.filter((part) => !isHidden(part)).length > 1;
  const lone = !named && layout.parts.every((part) => part.dimensions === 0 && isHeaps(part));
  let width = !sheet ? LEAST_WITHOUT : onGraphs ? LEAST_OF_GRAPHS : roomFor(across);
  for (const [i, { slots, made, earlier }] of components.entries()) {
    if (components.length > 1 && !lone) {
      art.push(text(named ? LABEL : MARGIN, y + 2, 3.8, i + 1, { anchor: 'start', ...(made && { fill: 'var(--accent)', weight: 600 }) }));
      y += 5;
    }
    const list: Drawn[] = [];
    const add = (made: Drawn) => {
      list.push(made);
      art.push(...made.art);
      y += made.height;
      width = Math.max(width, made.width);
    };
    if (isPiece(layout)) add(piece(layout, slots, earlier, y));
    else
      for (const [which, part] of layout.parts.entries()) {
        const graph = sheet?.draw(which, slots, earlier, y, width);
        const marks = graph && shown && part.dimensions > 0 ? explainedOn(graph, part, slots, shown) : [];
        if (isHidden(part)) add({ art: [], width: 0, height: 0, placeOf: () => undefined });
        else if (graph) add({ ...graph, art: [...graph.art, ...marks], placeOf: (to, slot) => graph.spotOf(slot, to) });
        else if (isHeaps(part)) {
          const name = named ? part.name : components.length > 1 ? String(i + 1) : '';
          add(heapRows(part, slots, earlier, { top: y, across: across ?? ACROSS, name, lit: made && lone }));
        } else add(drawPart(part, slots, earlier, { top: y, longest: Math.min(ACROSS, across ?? ACROSS), named, laid, partisan }, shown));
      }
    drawn.push(list);
    y += 2;
  }
  return { drawn, width, bottom: y };
}

/** Where moves are made on a board. */
interface Ground {
  /** The place of the first or second change of a move, if it has one. */
  placeOf(way: Way, which: number): Place | undefined;
  preview(place: Place, way: Way, changed: number[]): SVGTemplateResult;
  /** The label of a place where this and other moves begin. */
  nameOf(way: Way): string;
  picked: string | undefined;
}

/** The moves that have a place, as targets, and the others. */
function targetsOf(ways: readonly Way[], { placeOf, preview, nameOf, picked }: Ground): { targets: Target[]; written: Way[] } {
  const targets: Target[] = [];
  const written: Way[] = [];
  const grouped = (members: readonly Way[], which: number) => {
    const groups = new Map<string, [Place, Way, ...Way[]]>();
    for (const way of members) {
      const place = placeOf(way, which);
      const key = `${place?.x},${place?.y}`;
      const group = groups.get(key);
      if (!place) written.push(way);
      else if (group) group.push(way);
      else groups.set(key, [place, way]);
    }
    return groups;
  };
  const moveTo = (place: Place, way: Way): Target => {
    const { play, move } = way.option;
    return { ...place, move: play, label: move, preview: preview(place, way, way.changed) };
  };
  for (const [key, [place, first, ...others]] of grouped(ways, 0)) {
    if (others.length === 0) {
      targets.push(moveTo(place, first));
      continue;
    }
    // Several moves begin here: first pick this place, then one where they differ.
    targets.push({ ...place, pick: key, label: nameOf(first), preview: preview(place, first, first.changed.slice(0, 1)) });
    if (picked !== key) continue;
    for (const [next, one, ...more] of grouped([first, ...others], 1).values()) {
      if (more.length === 0) targets.push({ ...moveTo(next, one), goal: true });
      else written.push(one, ...more);
    }
  }
  return { targets, written };
}

/** `graphs`: those that the text shows parts on (load_graphs.ts). */
export const boardOfRules =
  (layout: TextLayout, graphs?: Graphs): Board =>
  (scene): Drawing => {
    const { position, words, picked } = scene;
    const components = componentsOf(layout, scene);
    const art: SVGTemplateResult[] = [];
    const fields: Field[] = [];
    const pieces = isPiece(layout);
    const sheet = graphs?.on(scene);
    const ways = waysOf(layout, scene, components);
    const { drawn, width: own, bottom } = drawComponents(layout, components, scene, art, sheet, shownOf(scene, ways));
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
    /** The effect of another change of a move than that at this place. */
    const ghostOf = ({ component, to = [] }: Way, slot: number, { x, y }: Place) => {
      const part = partOf(slot);
      const place = isHeaps(layout.parts[part] as Part) ? drawn[component]?.[part]?.placeOf(to, slot) : cornerOf(slot, component);
      return (place && (place.x !== x || place.y !== y) && place.ghost) || '';
    };
    const preview = (place: Place, way: Way, changed: number[]) => {
      const { x, y, width, height, ghost: own } = place;
      const cells = changed.flatMap((slot) => cornerOf(slot, way.component) ?? []);
      const effect = own
        ? [own, ...changed.map((slot) => ghostOf(way, slot, place))]
        : cells.length > 1
          ? cells.map((corner) => ghost(corner.x, corner.y, cell, cell))
          : ghost(x, y, width, height);
      return svg`${effect}${mirror ? answerTo(mirror, changed, (slot) => cornerOf(slot)) : ''}`;
    };
    const middles = new Map(ways.flatMap((way) => middleOf(way, (slot) => cornerOf(slot, way.component))));
    const nameOf = (way: Way) => placeName(layout, way, components.length > 1);
    const { targets, written } = targetsOf(ways, { placeOf, preview, nameOf, picked });
    addFields(layout, ways, written, fields);
    const width = written.length > 0 ? Math.max(own, sheet ? LEAST : roomFor(scene.across)) : own;
    const y = write((message) => words.translate(message), written.slice(0, MOST_WRITTEN), bottom, width, art, targets);
    const description = words.translate(position.position);
    return {
      width,
      height: y + 1,
      unit,
      highest: graphs && HIGHEST,
      art: svg`${art}`,
      targets: graphs?.moving ? [] : targets,
      middles,
      fields,
      description,
      hand: sheet?.hand(),
    };
  };
