// Who plays: one person and an opponent of some skill, two people, or nobody but opponents. Kept on the device.

import { storedObject, storeObject } from '../../base/storage.js';
import type { Move, State } from '../../engine/api_messages.js';
import { type Person, persons } from './record.js';

export interface Match {
  person: Person;
  /** How likely the opponent is to play perfectly, in percent: 100 perfect, 0 random. */
  skill: number;
}

const KEY = 'grundyscope.match';

export function keptMatch(): Match {
  const { person, skill } = storedObject(KEY);
  return {
    person: persons.find((name) => name === person) ?? 'first',
    // It was a share, up to 1, before.
    skill: typeof skill === 'number' && (skill === 0 || (skill > 1 && skill <= 100)) ? Math.round(skill) : 100,
  };
}

export const keepMatch = (match: Match): void => storeObject(KEY, match);

/** 0 the first player, 1 the second. */
export type Side = 0 | 1;

export const moves = (match: Match, side: Side): boolean =>
  match.person === 'both' || (match.person === 'first' && side === 0) || (match.person === 'second' && side === 1);

/** How a game begins. */
export interface Beginning extends Match {
  /** The short game, which has parameters of its own. */
  short?: true;
  /** The position it starts from; the one of the parameters if left out. */
  start?: State;
  starts: Side;
  /** The first move, if it is made already. */
  first?: Move;
}

/** The short game, as whoever sits here plays. */
export const usualBeginning = (): Beginning => ({ ...keptMatch(), short: true, starts: 0 });
