// A rule text as a game like the others.

import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import type { Checked } from '../engine/protocol.js';
import { addressName } from './address.js';
import type { LabWords } from './words.js';

/** Bounds of numbers in the form that the text does not bound. */
const MOST = 2 ** 31 - 1;

/** The parameter for the player who begins, in rules with Left and Right. */
export const FIRST = 'first';

/** The catalogue entry of a rule text: its parameters, by their names in addresses. */
export function gameOf(checked: Checked | undefined, t: LabWords): GameInfo {
  const parameters = (checked?.parameters ?? []).map(
    ({ name, kind, default: fallback, least, most }): ParameterSpec => ({
      name: addressName(name),
      kind,
      label: name,
      default: fallback,
      help: '',
      least: Math.max(0, least ?? 0),
      most: most ?? MOST,
    }),
  );
  if (checked?.layout?.partisan) {
    const choices = ['left', 'right'];
    parameters.push({ name: FIRST, kind: 'choice', label: t.begins, default: 'left', help: '', least: 0, most: 0, choices });
  }
  return {
    id: 'rules',
    title: 'Your own rules',
    source: '',
    credit: '',
    first: ['first-player'],
    second: ['second-player'],
    parameters,
    judge: { format: '', input: '', output: '' },
  };
}
