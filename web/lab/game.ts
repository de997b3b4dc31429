// A rule text as a game like the others.

import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import type { Message } from '../engine/message.js';
import type { Checked } from '../engine/protocol.js';
import { addressName } from './address.js';
import type { LabWords } from './words.js';

/** Bounds of numbers in the form that the text does not bound. */
const MOST = 2 ** 31 - 1;

/** The parameter for the player who begins, in rules with Left and Right. */
export const FIRST = 'first';

/** The catalogue entry of a rule text: its parameters, by their names in addresses. `first`: the value of this parameter. */
export function gameOf(checked: Checked | undefined, t: LabWords, first: string | undefined): GameInfo {
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
  const partisan = checked?.layout?.partisan;
  if (partisan) {
    const choices = ['left', 'right'];
    parameters.push({ name: FIRST, kind: 'choice', label: t.begins, default: 'left', help: '', least: 0, most: 0, choices });
  }
  const players: [Message, Message] = partisan ? [['lab-left'], ['lab-right']] : [['first-player'], ['second-player']];
  if (partisan && first === 'right') players.reverse();
  return {
    id: 'rules',
    title: 'Your own rules',
    source: '',
    credit: '',
    first: players[0],
    second: players[1],
    parameters,
    judge: { format: '', input: '', output: '' },
  };
}
