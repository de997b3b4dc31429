// A rule text as a game like the others.

import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import type { Checked } from '../engine/protocol.js';

/** Bounds of numbers in the form that the text does not bound. */
const MOST = 2 ** 31 - 1;

/** The catalogue entry of a rule text: its parameters, by their names in addresses. */
export function gameOf(checked: Checked | undefined): GameInfo {
  const parameters = (checked?.parameters ?? []).map(
    ({ name, kind, default: fallback, least, most }): ParameterSpec => ({
      name,
      kind,
      label: name,
      default: fallback,
      help: '',
      least: Math.max(0, least ?? 0),
      most: most ?? MOST,
    }),
  );
  const partisan = checked?.layout?.partisan;
  return {
    id: 'rules',
    title: 'Your own rules',
    source: '',
    credit: '',
    first: [partisan ? 'lab-left' : 'first-player'],
    second: [partisan ? 'lab-right' : 'second-player'],
    parameters,
    judge: { format: '', input: '', output: '' },
  };
}
