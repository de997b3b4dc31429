// Parts of a position as drawings, and where their moves are made.
import type { SVGTemplateResult } from 'lit';
import type { TextLayout } from '../../engine/protocol.js';
import { range } from '../numbers.js';

export type Part = TextLayout['parts'][number];

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** On graphs and lines: the shape that takes clicks. */
  area?: SVGTemplateResult;
  /** It is on pieces that cover the ground. */
  over?: true;
  /** The effect of a move here, where it is no tinted cell. */
  ghost?: SVGTemplateResult;
}

/** A move, as far as it can be drawn. */
export interface Change {
  /** The numbers after it; undefined if it leaves another number of components than one. */
  to?: number[] | undefined;
  /** The numbers of the components that it leaves instead. */
  into?: number[][] | undefined;
}

/** A part, or several that are drawn together. */
export interface Drawn {
  /** Cells, below all pieces. */
  ground?: SVGTemplateResult[];
  art: SVGTemplateResult[];
  width: number;
  height: number;
  /** The place of a change of this slot. */
  placeOf(change: Change, slot: number): Place | undefined;
  /** Where the piece stands that a change of this slot moves, if several could be meant at its place. */
  originOf?(slot: number): Place | undefined;
}

export const nothing: Drawn = { art: [], width: 0, height: 0, placeOf: () => undefined };

/** Where a part is drawn. */
export interface Frame {
  top: number;
  /** The most cells in a row. */
  longest: number;
  /** Its name is beside it: there are several. */
  named: boolean;
}

/** Room for the name of a part, and without one. */
export const LABEL = 16;
export const MARGIN = 1;

export const slotsOfPart = ({ first, rows, columns }: Part): number[] => range(first, first + rows * columns);

/** Its places are cells of a board or strip that show their values. */
export const isCells = ({ form }: Part): boolean => form === 'cells' || form === 'coins' || form === 'lights' || form === 'stones';

/** The character of a value, if the part has any. */
export const glyphOf = ({ glyphs, least }: Part, value: number): string | undefined => glyphs && ([...glyphs][value - least] ?? '');

/** True if it stands for an empty place. */
export const isBlank = (char: string): boolean => char.trim() === '' || char === '.' || char === '_';

/** The length of rows for so many cells, so that the last is not a stump. */
export const even = (cells: number, longest: number): number => Math.ceil(cells / Math.ceil(cells / longest));
