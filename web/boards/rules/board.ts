// A board for any rules: each component of the position drawn by the forms of its parts, each move at the place that it changes. Moves
// without a place of their own are listed below.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import type { Board, Drawing, Field, Scene, Target } from '../../views/play/board.js';
import { cell, ghost, text, unit } from '../ink.js';
import { madeBy } from '../numbers.js';
import { boardWords } from '../words.js';
import { drawBar, drawBars } from './bars.js';
import { addFields, MOST_WRITTEN, middleOf, placeName, type Way, waysOf, write } from './board_moves.js';
import { drawCells } from './cells.js';
import { type Drawn, type Frame, glyphOf, isCells, LABEL, MARGIN, nothing, type Part, type Place, slotsOfPart } from './drawn.js';
import type { DrawnGraph, GraphSheet, Graphs } from './graph/graphs.js';
import { heapRows } from './heap_rows.js';
import { historyOf, type Laid, laidPieces } from './laid.js';
import { drawLines } from './lines.js';
import { answerTo, mirrorOf } from './mirror.js';
import { type ComponentCode, componentCodes, slotsOfCode } from './positions.js';
import { regionsOf } from './regions.js';
import { drawColumns, drawEnds, drawNumbers, drawPlace, drawTokens, drawTracks } from './strips.js';

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
/** Whether a cell shows nothing, so that it may be hatched. */
const isEmpty = (part: Part, value: number): boolean => (glyphOf(part, value) ?? (value === 0 ? '' : String(value))).trim() === '';

/** The regions among the cells of a part, and a move with its answer. */
function explained(part: Part, slots: number[], place: (slot: number) => Place | undefined, shown: Shown): SVGTemplateResult[] {
  const own = slotsOfPart(part);
  const cornerOf = (slot: number) => (own.includes(slot) ? place(slot) : undefined);
  const regions = regionsOf(shown.regions, own, cornerOf, (slot) => isEmpty(part, slots[slot] ?? 0));
  return [...(shown.mirror ? mirrorOf(shown.mirror, own, cornerOf, shown.example) : []), ...regions];
}

/** The same for a part on a graph. */
function explainedOn(graph: DrawnGraph, part: Part, slots: number[], { regions, mirror, example }: Shown): SVGTemplateResult[] {
  const own = slotsOfPart(part);
  const cornerOf = (slot: number) => (own.includes(slot) ? graph.spotOf(slot, slots) : undefined);
  return [...(mirror ? mirrorOf(mirror, own, cornerOf, example) : []), ...graph.regionsOf(part, regions)];
}

/** Sees to everything that parts of one component are drawn with. */
interface Sheet {
  layout: TextLayout;
  scene: Scene;
  graphs: GraphSheet | undefined;
  /** The numbers of the positions of the play. */
  history: readonly (number[] | undefined)[];
  laid: readonly Laid[];
  shown: Shown | undefined;
}

/** Draws a part, or those that are drawn with it where it is the first of them. `name`: of its heaps, with their number if several. */
function drawPart(
  which: number,
  { slots, earlier, made }: Component,
  frame: Frame & { name: string; width: number; lone: boolean },
  { layout, scene, graphs, history, laid, shown }: Sheet,
): Drawn {
  const part = layout.parts[which] as Part;
  const together = (part.with ?? [which]).map((index) => layout.parts[index] as Part);
  const partisan = layout.partisan === true;
  switch (part.form) {
    case 'hidden':
      return nothing;
    case 'graph': {
      const graph = graphs?.draw(which, slots, earlier, frame.top, frame.width);
      if (!graph) return drawTracks(part, slots, earlier, frame);
      const marks = shown && part.dimensions > 0 ? explainedOn(graph, part, slots, shown) : [];
      return { ...graph, art: [...graph.art, ...marks], placeOf: ({ to }, slot) => to && graph.spotOf(slot, to) };
    }
    case 'lines':
      return drawLines(together, slots, history.every((one) => one !== undefined) ? (history as number[][]) : [slots], frame);
    case 'heaps': {
      const across = scene.across ?? ACROSS;
      return heapRows(part, slots, earlier, { top: frame.top, across, name: frame.name, lit: made && frame.lone });
    }
    case 'bar':
      return together.length === 2
        ? drawBar(together[0] as Part, together[1] as Part, slots, frame)
        : drawBars(part, slots, earlier, frame);
    case 'place':
      return drawPlace(together as [Part, Part], slots, earlier, frame);
    case 'ends':
      return drawEnds(together as [Part, Part], slots, earlier, frame);
    case 'columns':
      return drawColumns(together, slots, earlier, frame, partisan);
    case 'tokens':
      return drawTokens(together, slots, earlier, frame, partisan);
    case 'number':
      return drawNumbers(part, slots, earlier, frame);
    case 'track':
      return drawTracks(part, slots, earlier, frame);
    default: {
      const { heads, tails } = boardWords(scene.words).coin;
      const drawn = drawCells(part, slots, earlier, { ...frame, laid, partisan, coins: [heads, tails] });
      const place = (slot: number) => drawn.placeOf({}, slot);
      return shown ? { ...drawn, art: [...drawn.art, ...explained(part, slots, place, shown)] } : drawn;
    }
  }
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
function drawComponents(components: Component[], art: SVGTemplateResult[], sheet: Sheet) {
  const { layout, scene, graphs } = sheet;
  const drawn: Drawn[][] = [];
  const ground: SVGTemplateResult[] = [];
  let y = 1;
  const onGraphs = layout.parts.every(({ form }) => form === 'graph');
  // Parts that are drawn together have no names of their own.
  const seen = layout.parts.filter(({ form, with: together }, i) => form !== 'hidden' && Math.min(...(together ?? [i])) === i);
  const named = seen.length > 1;
  const lone = !named && layout.parts.every(({ dimensions, form }) => dimensions === 0 && form === 'heaps');
  let width = !graphs ? LEAST_WITHOUT : onGraphs ? LEAST_OF_GRAPHS : roomFor(scene.across);
  for (const [i, component] of components.entries()) {
    if (components.length > 1 && !lone) {
      const lit = component.made && { fill: 'var(--accent)', weight: 600 };
      art.push(text(named ? LABEL : MARGIN, y + 2, 3.8, i + 1, { anchor: 'start', ...lit }));
      y += 5;
    }
    const list: Drawn[] = [];
    for (const [which, part] of layout.parts.entries()) {
      const first = Math.min(...(part.with ?? [which]));
      const leader = first === which ? undefined : list[first];
      if (leader) {
        list.push({ ...leader, art: [], width: 0, height: 0 });
        continue;
      }
      const name = named ? part.name : components.length > 1 ? String(i + 1) : '';
      const longest = Math.min(ACROSS, scene.across ?? ACROSS);
      const one = drawPart(which, component, { top: y, longest, named, name, width, lone }, sheet);
      list.push(one);
      ground.push(...(one.ground ?? []));
      art.push(...one.art);
      y += one.height;
      width = Math.max(width, one.width);
    }
    drawn.push(list);
    y += 2;
  }
  return { drawn, ground, width, bottom: y };
}

/** Where moves are made on a board. */
interface Ground {
  /** The places of a move, in the order in which a player shows them. */
  placesOf(way: Way): Place[];
  preview(place: Place, way: Way, changed: number[]): SVGTemplateResult;
  /** The label of a place where this and other moves begin. */
  nameOf(way: Way, which: number): string;
  /** The places shown so far, as keys. */
  picked: string | undefined;
}

const keyOf = ({ x, y }: Place) => `${x},${y}`;

/** The moves that have a place, as targets, and the others. Where several moves begin at one place, it is picked first, then the next. */
function targetsOf(ways: readonly Way[], { placesOf, preview, nameOf, picked }: Ground): { targets: Target[]; written: Way[] } {
  const targets: Target[] = [];
  const written: Way[] = [];
  const shown = picked?.split(' ') ?? [];
  const offer = (members: readonly Way[], which: number, path: readonly string[]) => {
    const groups = new Map<string, [Place, Way, ...Way[]]>();
    for (const way of members) {
      const place = placesOf(way)[which];
      const group = place && groups.get(keyOf(place));
      if (!place) written.push(way);
      else if (group) group.push(way);
      else groups.set(keyOf(place), [place, way]);
    }
    const goal = which > 0 ? { goal: true } : {};
    const play = (place: Place, way: Way, more: object = goal) => {
      const { play: move, move: label } = way.option;
      targets.push({ ...place, move, label, preview: preview(place, way, way.changed), ...more });
    };
    // Beyond the first place only what goes on from the picked one is offered.
    const isPath = which > 0 && groups.has(shown[which] ?? '');
    for (const [key, [place, ...all]] of groups) {
      if (isPath && shown[which] !== key) continue;
      const [first] = all as [Way];
      const here = [...path, key];
      const ending = all.filter((way) => placesOf(way).length === which + 1);
      const going = all.filter((way) => !ending.includes(way));
      const isPicked = shown[which] === key;
      // The same place again makes the one move that ends here; several are listed.
      const [one, ...others] = ending;
      if (all.length === 1) play(place, first);
      else if (isPicked && one && others.length === 0) play(place, one, { goal: true });
      else {
        const slots = isPicked ? [] : first.changed.slice(which, which + 1);
        targets.push({ ...place, pick: here.join(' '), label: nameOf(first, which), preview: preview(place, first, slots), ...goal });
      }
      if (!isPicked || all.length === 1) continue;
      if (others.length > 0) written.push(...ending);
      offer(going, which + 1, here);
    }
  };
  offer(ways, 0, []);
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
    const sheet = graphs?.on(scene);
    const ways = waysOf(layout, scene, components);
    const history = components.length === 1 ? historyOf(layout, scene) : [];
    const laid = laidPieces(layout, history);
    const shown = shownOf(scene, ways);
    const { drawn, ground, width: own, bottom } = drawComponents(components, art, { layout, scene, graphs: sheet, history, laid, shown });
    const partOf = (slot: number) => layout.parts.findIndex((part) => slotsOfPart(part).includes(slot));
    /** The places of a move: the new value of a slot, the changed cell, the destination of a piece and where it stands. */
    const placesOf = (way: Way): Place[] => {
      const places = way.changed.flatMap((slot) => {
        const at = drawn[way.component]?.[partOf(slot)];
        const [origin, place] = [at?.originOf?.(slot), at?.placeOf(way, slot)];
        return [...(origin ? [origin] : []), ...(place ? [place] : [])];
      });
      return places.filter((place, i) => places.findIndex((other) => keyOf(other) === keyOf(place)) === i);
    };
    const mirror = scene.explained ? position.mirror : undefined;
    const cornerOf = (slot: number, component = 0) => {
      const part = partOf(slot);
      return isCells(layout.parts[part] as Part) ? drawn[component]?.[part]?.placeOf({}, slot) : undefined;
    };
    /** The effect of another change of a move than that at this place. */
    const ghostOf = (way: Way, slot: number, { x, y }: Place) => {
      const part = partOf(slot);
      const place =
        layout.parts[part]?.form === 'heaps' || layout.parts[part]?.form === 'bar'
          ? drawn[way.component]?.[part]?.placeOf(way, slot)
          : cornerOf(slot, way.component);
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
    const nameOf = (way: Way, which: number) => placeName(layout, way, which, components.length > 1);
    const { targets, written } = targetsOf(ways, { placesOf, preview, nameOf, picked });
    addFields(layout, ways, written, fields);
    const width = written.length > 0 ? Math.max(own, sheet ? LEAST : roomFor(scene.across)) : own;
    const y = write((message) => words.translate(message), written.slice(0, MOST_WRITTEN), bottom, width, art, targets);
    const description = words.translate(position.position);
    return {
      width,
      height: y + 1,
      unit,
      highest: graphs && HIGHEST,
      ground: svg`${ground}`,
      art: svg`${art}`,
      targets: graphs?.moving ? [] : targets,
      middles,
      fields,
      description,
      hand: sheet?.hand(),
    };
  };
