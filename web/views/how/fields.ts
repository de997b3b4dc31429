// Fields to draw: the values that the steps of a method have found, or a position of a proof on the game's own table.
import { outcomes } from '../../engine/facts.js';
import type { HowWords } from '../../i18n/en/how.js';
import type { Words } from '../../i18n/words.js';
import { type Field, lookOf } from './field.js';
import type { Ground } from './ground.js';
import type { Method } from './methods.js';
import { names } from './names.js';
import type { Seen } from './opened.js';
import type { Stepping } from './stepping.js';

export function fieldOfSteps(
  method: Method,
  stepping: Stepping,
  ground: Ground,
  positions: Field['positions'],
  words: Words,
  t: HowWords['steps'],
  dark: boolean,
): Field {
  const { nameOf, shortOf } = names(t, words, method, ground);
  const { here, reads, known } = stepping;
  return {
    words,
    t,
    dark,
    layer: method.layer,
    ground,
    positions,
    nameOf: shortOf,
    known: new Map([...known].map(([position, value]) => [position, lookOf(words, method.layer, value)])),
    here,
    reads,
    label: `${t.picture} ${here.map(nameOf).join('; ')}`,
  };
}

/** The part of the table around the position, with the position and its options marked. */
export function fieldOfSeen(
  { shape, x, y, layer, values, here, options }: Seen,
  words: Words,
  t: HowWords['steps'],
  dark: boolean,
  label: string,
): Field {
  const number = (value: string | number) => (layer === 'outcome' ? (outcomes as readonly unknown[]).indexOf(value) : Number(value));
  const known = values.flatMap((row, j) =>
    row.flatMap((value, i) => (value === null ? [] : [[`${x.first + i},${y.first + j}`, lookOf(words, layer, number(value))] as const])),
  );
  return {
    words,
    t: { ...t, frames: t.sightFrames },
    dark,
    layer,
    ground: { kind: 'table', x, y, shape, cellOf: ([column = 0, row = 0]) => [column, row] },
    positions: [],
    nameOf: String,
    known: new Map(known),
    here,
    reads: options,
    label,
  };
}
