// Numbers that are places: of a piece on a board, of pieces in the rows of a board, of tokens on a strip; and numbers that are written.
import { type SVGTemplateResult, svg } from 'lit';
import { cell, disc, hatched, hollow, square, squares, text, ghost as tint } from '../ink.js';
import { range } from '../numbers.js';
import { type Change, type Drawn, even, type Frame, isBlank, LABEL, MARGIN, type Part, type Place, slotsOfPart } from './drawn.js';
import { boardEdges } from './edges.js';
import { COLOURS, glyphAt, LEFT, RIGHT } from './glyphs.js';

/** Room for numbers left of a board, and below it. */
const NUMBERS = 8;
const BELOW = 8;

const middle = ({ x, y }: Place) => ({ x: x + cell / 2, y: y + cell / 2 });
const placed = (x: number, y: number): Place => ({ x, y, width: cell, height: cell });

/** A piece by its character, or a disc. */
function pieceAt(place: Place, glyph = '', colour?: string): SVGTemplateResult {
  const { x, y } = middle(place);
  return glyph ? glyphAt(x, y, glyph, colour) : disc(x, y, 3.4, colour ?? 'var(--ink)');
}

const left = (place: Place): SVGTemplateResult => hollow(middle(place).x, middle(place).y, 3.4);

/** Two numbers that are the column and the row of a piece. */
export function drawPlace([x, y]: readonly [Part, Part], slots: number[], before: number[] | undefined, { top }: Frame): Drawn {
  const row = (value: number) => (x.down ? value - y.least : y.most - value);
  const at = (values: readonly number[]): Place =>
    placed(NUMBERS + ((values[x.first] ?? 0) - x.least) * cell, top + row(values[y.first] ?? 0) * cell);
  const ground = [squares(NUMBERS, top, x.most - x.least + 1, y.most - y.least + 1)];
  const art = boardEdges(NUMBERS, top, x.most - x.least + 1, y.most - y.least + 1);
  // Walls of a maze, and other things that stand on the board.
  for (const [i, code] of (x.letters ?? []).entries()) {
    const letter = String.fromCharCode(code);
    const values = { [x.first]: i % (x.most + 1), [y.first]: Math.floor(i / (x.most + 1)) };
    const here = at(Object.assign([...slots], values));
    if (!isBlank(letter)) art.push(letter === 'X' ? hatched(here.x, here.y) : glyphAt(middle(here).x, middle(here).y, letter));
  }
  const bottom = top + (y.most - y.least + 1) * cell;
  if (before) art.push(left(at(before)));
  art.push(pieceAt(at(slots), x.glyphs));
  return {
    ground,
    art,
    width: NUMBERS + (x.most - x.least + 1) * cell + 2,
    height: bottom + BELOW - top,
    placeOf: ({ to }) => to && at(to),
  };
}

/** Two numbers that are the ends of what is left of a list: coins with their numbers, letters, or dominoes of Left and Right. */
export function drawEnds(
  [first, last]: readonly [Part, Part],
  slots: number[],
  before: number[] | undefined,
  { top, longest }: Frame,
): Drawn {
  const items = first.items ?? first.letters ?? [];
  // The last place, or the one after it.
  const beyond = last.most === items.length ? 0 : 1;
  const [from, to] = [slots[first.first] ?? 0, (slots[last.first] ?? 0) + beyond];
  const [wasFrom, wasTo] = before ? [before[first.first] ?? 0, (before[last.first] ?? 0) + beyond] : [from, to];
  const across = even(Math.max(1, items.length), longest);
  const dominoes = items.every((code) => COLOURS[String.fromCharCode(code)]);
  const at = (i: number) => placed(MARGIN + (i % across) * cell, top + Math.floor(i / across) * cell);
  const item = (i: number): SVGTemplateResult => {
    const { x, y } = middle(at(i));
    const code = items[i] ?? 0;
    if (first.items) return svg`${disc(x, y, 4.4, '#e9b949')}${text(x, y, 4.2, code, { fill: '#4a3304', weight: 700 })}`;
    const letter = String.fromCharCode(code);
    const colour = dominoes ? COLOURS[letter] : undefined;
    if (colour)
      return svg`<rect x=${x - 2.2} y=${y - 4.6} width="4.4" height="9.2" rx="1" fill=${colour}/>${text(x, y, 4, letter, { fill: '#fff', weight: 700 })}`;
    return svg`${square(at(i).x, at(i).y)}${text(x, y, 5.6, letter, { fill: 'var(--ink)', weight: 600 })}`;
  };
  const taken = (i: number) => i < from || i >= to;
  const art = range(0, items.length).flatMap((i) => (taken(i) ? (i >= wasFrom && i < wasTo ? [left(at(i))] : []) : [item(i)]));
  return {
    art,
    width: MARGIN + across * cell + 2,
    height: Math.ceil(items.length / across) * cell + 3,
    // A move from the left takes all up to a place, one from the right all from it on.
    placeOf: ({ to: after }, slot) => {
      if (!after) return undefined;
      const [one, other] = [after[first.first] ?? 0, (after[last.first] ?? 0) + beyond];
      const fromLeft = slot === first.first;
      const place = at(fromLeft ? one - 1 : other);
      const gone = fromLeft ? range(from, one) : range(other, to);
      const ghost = svg`${gone.map((i) => tint(at(i).x, at(i).y, cell, cell))}`;
      // Dominoes topple to both sides.
      return dominoes ? { ...place, x: place.x + (fromLeft ? 0 : cell / 2), width: cell / 2, ghost } : { ...place, ghost };
    },
  };
}

/** Colours of pieces that have no character: those of Left and Right where each has a part. */
const colourOf = (index: number, count: number, partisan: boolean) => (partisan && count === 2 ? [LEFT, RIGHT][index] : undefined);

/**
 * In each row of a board a piece of each array, in the column of its number: counted from 1, where 0 is none; of arrays drawn together from
 * the least.
 */
export function drawColumns(
  parts: readonly Part[],
  slots: number[],
  before: number[] | undefined,
  { top }: Frame,
  partisan: boolean,
): Drawn {
  const [part] = parts as [Part];
  const least = parts.length > 1 ? Math.min(...parts.map((one) => one.least)) : 1;
  const columns = Math.max(...parts.map(({ most }) => most)) - least + 1;
  const rows = Math.max(...parts.map((one) => slotsOfPart(one).length));
  const at = (row: number, value: number) => placed(NUMBERS + (value - least) * cell, top + row * cell);
  const ground = [squares(NUMBERS, top, columns, rows)];
  const art = range(0, rows).map((row) => text(NUMBERS - 2, top + row * cell + cell / 2, 3.6, row + 1, { anchor: 'end' }));
  art.push(...range(0, columns).map((i) => text(NUMBERS + i * cell + cell / 2, top + rows * cell + 3.4, 3.6, i + 1)));
  for (const [index, one] of parts.entries()) {
    for (const slot of slotsOfPart(one)) {
      const [value, was, row] = [slots[slot] ?? 0, before?.[slot] ?? least - 1, slot - one.first];
      if (was >= least && was !== value) art.push(left(at(row, was)));
      if (value >= least) art.push(pieceAt(at(row, value), [...(part.glyphs ?? '')][index], colourOf(index, parts.length, partisan)));
    }
  }
  const rowOf = (slot: number) => slot - (parts.find((one) => slotsOfPart(one).includes(slot)) ?? part).first;
  return {
    ground,
    art,
    width: NUMBERS + columns * cell + 2,
    height: rows * cell + BELOW,
    placeOf: ({ to }, slot) => (to && (to[slot] ?? 0) >= least ? at(rowOf(slot), to[slot] ?? 0) : undefined),
  };
}

/** The values of a range in lines, and where each is. */
function strip(least: number, most: number, x: number, y: number, longest: number) {
  const values = most - least + 1;
  const lines = Math.ceil(values / longest);
  const across = even(values, longest);
  const at = (value: number) => placed(x + ((value - least) % across) * cell, y + Math.floor((value - least) / across) * cell);
  return { at, width: across * cell, height: lines * cell };
}

/** Numbers that are places on one strip, each with a token: its character, or the first letter of its name. */
export function drawTokens(
  parts: readonly Part[],
  slots: number[],
  before: number[] | undefined,
  { top, longest, named }: Frame,
  partisan: boolean,
): Drawn {
  const [least, most] = [Math.min(...parts.map((part) => part.least)), Math.max(...parts.map((part) => part.most))];
  const { at, width, height } = strip(least, most, named ? LABEL : MARGIN, top, longest);
  const ground: SVGTemplateResult[] = [];
  const art: SVGTemplateResult[] = [];
  if (named && parts.length === 1) art.push(text(1, top + cell / 2, 4.4, parts[0]?.name ?? '', { anchor: 'start', italic: true }));
  for (const value of range(least, most + 1)) {
    const { x, y } = at(value);
    ground.push(square(x, y));
    art.push(text(x + cell / 2, y + cell / 2, 3.6, value));
  }
  for (const [index, part] of parts.entries()) {
    const [value, was] = [slots[part.first] ?? 0, before?.[part.first]];
    const place = at(value);
    if (was !== undefined && was !== value) art.push(left(at(was)));
    const glyph = [...(part.glyphs ?? '')][index];
    art.push(pieceAt(place, glyph, colourOf(index, parts.length, partisan)));
    if (!glyph)
      art.push(
        text(place.x + cell / 2, place.y + cell / 2, 3.6, parts.length > 1 ? part.name.slice(0, 2) : value, { fill: 'var(--paper)' }),
      );
  }
  const several = parts.length > 1;
  return {
    ground,
    art,
    width: (named ? LABEL : MARGIN) + width + 2,
    height: height + 2,
    placeOf: ({ to }, slot) => (to ? at(to[slot] ?? 0) : undefined),
    ...(several && { originOf: (slot: number) => at(slots[slot] ?? 0) }),
  };
}

/** For each number a row of the values that it may have, with a token on it. */
export function drawTracks(part: Part, slots: number[], before: number[] | undefined, { top, longest, named }: Frame): Drawn {
  const x = named ? LABEL : MARGIN;
  const art: SVGTemplateResult[] = named ? [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })] : [];
  const ground: SVGTemplateResult[] = [];
  const all = slotsOfPart(part).map((slot, i) => {
    const { height } = strip(part.least, part.most, x, 0, longest);
    const row = strip(part.least, part.most, x, top + i * (height + 2), longest);
    const [now, was] = [slots[slot] ?? 0, before?.[slot]];
    for (const value of range(part.least, part.most + 1)) {
      const place = row.at(value);
      ground.push(square(place.x, place.y));
      if (value === was && was !== now) art.push(left(place));
      if (value === now) art.push(pieceAt(place));
      art.push(text(place.x + cell / 2, place.y + cell / 2, 3.6, value, value === now ? { fill: 'var(--paper)' } : {}));
    }
    return row;
  });
  const { width = 0, height = 0 } = all[0] ?? {};
  return {
    ground,
    art,
    width: x + width + 2,
    height: all.length * (height + 2) + 2,
    placeOf: ({ to }: Change, slot) => (to ? all[slot - part.first]?.at(to[slot] ?? 0) : undefined),
  };
}

/** Numbers that are written, with what they were before the last move. */
export function drawNumbers(part: Part, slots: number[], before: number[] | undefined, { top, named }: Frame): Drawn {
  const x = named ? LABEL : MARGIN;
  const art: SVGTemplateResult[] = named ? [text(1, top + cell / 2, 4.4, part.name, { anchor: 'start', italic: true })] : [];
  for (const [i, slot] of slotsOfPart(part).entries()) {
    const [now, was, y] = [slots[slot] ?? 0, before?.[slot], top + i * cell + cell / 2];
    art.push(text(x, y, 6, String(now), { anchor: 'start', fill: 'var(--ink)', weight: 600 }));
    if (was !== undefined && was !== now) art.push(text(x + 22, y, 4.4, `← ${was}`, { anchor: 'start' }));
  }
  return { art, width: x + 40, height: slotsOfPart(part).length * cell + 3, placeOf: () => undefined };
}
