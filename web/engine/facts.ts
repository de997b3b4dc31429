// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.

/** In the order of their numbers in pictures. */
export const outcomes = ['N', 'P', 'D'] as const;
export type OutcomeLetter = (typeof outcomes)[number];

/** Who wins a position of Left and Right, by who begins; in the order of their numbers in pictures of the layer `value`. */
export const classes = ['L', 'R', 'N', 'P'] as const;
export type ClassLetter = (typeof classes)[number];

/** The layers of tables. */
export const layerNames = ['outcome', 'nimber', 'remoteness', 'score', 'value', 'mean', 'temperature'] as const;
export type LayerName = (typeof layerNames)[number];

/** The meaning of a layer's values, which determines words and colours. */
export type LayerScale = 'outcomes' | 'nimbers' | 'lengths' | 'scores' | 'values' | 'means' | 'temperatures';

export const scaleOf: Readonly<Record<LayerName, LayerScale>> = {
  outcome: 'outcomes',
  nimber: 'nimbers',
  remoteness: 'lengths',
  score: 'scores',
  value: 'values',
  mean: 'means',
  temperature: 'temperatures',
};

/** Whether the cells of a layer are texts, which a picture's byte does not tell. */
export const hasTexts = (layer: LayerName): boolean => ['value', 'mean', 'temperature'].includes(layer);

/** The byte of this value and of all greater ones, in pictures at step 1. */
export const LARGE = 253;

/** The byte of a score, a mean or a temperature of 0, in pictures at step 1; 0 and twice this byte stand for all beyond them. */
export const EVEN = 126;

/** The byte of a value that is not known yet. */
export const UNKNOWN = 254;

/** The byte of an absent cell. */
export const ABSENT = 255;

/** The games that only the module with all games has. */
export const moreIds = ['graph', 'sum'] as const;
export type MoreId = (typeof moreIds)[number];

/** The format of a parameter. */
export type ParameterKind = 'integer' | 'list' | 'flag' | 'choice' | 'text' | 'board' | 'squares' | 'edges';

/** The kind of a refusal. */
export type CoreErrorCode = 'input' | 'parameter' | 'reach' | 'usage' | 'closed' | 'contradiction';
