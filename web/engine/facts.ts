// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.

/** By their number in pictures. */
export const outcomes = ['N', 'P', 'D'] as const;
export type OutcomeLetter = (typeof outcomes)[number];

/** What a table may show. */
export const layerNames = ['outcome', 'nimber', 'remoteness'] as const;
export type LayerName = (typeof layerNames)[number];

/** How the values of a layer are read and coloured. */
export type LayerScale = 'outcomes' | 'nimbers' | 'lengths';

export const scaleOf: Readonly<Record<LayerName, LayerScale>> = {
  outcome: 'outcomes',
  nimber: 'nimbers',
  remoteness: 'lengths',
};

/** The byte of this value and of all greater ones, in pictures at step 1. */
export const LARGE = 253;

/** The byte of a value that is not known yet. */
export const UNKNOWN = 254;

/** The byte where there is no cell. */
export const ABSENT = 255;

/** How a parameter is written. */
export type ParameterKind = 'integer' | 'list' | 'flag' | 'choice' | 'text' | 'board' | 'squares';

/** What kind of thing was refused. */
export type CoreErrorCode = 'input' | 'parameter' | 'reach' | 'usage' | 'closed';
