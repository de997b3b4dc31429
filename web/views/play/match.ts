// Players of a match: a person and an opponent of some skill, two people, or two opponents. Stored on this device.

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
    // Earlier versions stored a share, up to 1.
    skill: typeof skill === 'number' && (skill === 0 || (skill > 1 && skill <= 100)) ? Math.round(skill) : 100,
  };
}

export function keepMatch(match: Match): void {
  storeObject(KEY, match);
}

/** 0 the first player, 1 the second. */
export type Side = 0 | 1;

export const moves = (match: Match, side: Side): boolean =>
  match.person === 'both' || (match.person === 'first' && side === 0) || (match.person === 'second' && side === 1);

/** The start of a game. */
export interface Beginning extends Match {
  /** True for the short game, which has its own parameters. */
  short?: true;
  /** The position it starts from; by default that of the parameters. */
  start?: State;
  starts: Side;
  /** The first move, if it has been made. */
  first?: Move;
}

/** The short game with the stored players. */
export const usualBeginning = (): Beginning => ({ ...keptMatch(), short: true, starts: 0 });
