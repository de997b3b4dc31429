// Rules of one's own as a game among the others.

import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import type { Checked } from '../engine/protocol.js';

/** The form's numbers are bounded on both sides; what a text does not bound is bounded so. */
const MOST = 2 ** 31 - 1;

/** What the workspace has to know of a game, of these rules: their parameters, by the names that they have there. */
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
