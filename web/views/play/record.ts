// A game as stored and in addresses: its start, its players, its moves, and which of its positions is current.
//
//   match=START;TURN;PERSON;SKILL;STEP[;waits]    moves=MOVE;MOVE;...
//
// START: a position as in `pos`; empty for that of the parameters. TURN: 0 if the first player began, else 1. PERSON: whom the person
// plays. SKILL: the opponent's, in percent. STEP: the number of moves made at the current position.
import type { Move, State } from '../../engine/api_messages.js';

export const persons = ['first', 'second', 'both', 'none'] as const;
/** Whom the person plays; `both`: two people take turns; `none`: the opponents play each other. */
export type Person = (typeof persons)[number];

export interface GameRecord {
  /** Empty: the position of the parameters. */
  start: State;
  /** The player who moves first: 0 the first, 1 the second. */
  starts: 0 | 1;
  person: Person;
  /** How likely the opponent is to play perfectly, from 0 to 100. */
  skill: number;
  moves: readonly Move[];
  /** The number of moves made at the current position; may exceed `moves` if a link had no room for all. */
  step: number;
  /** True while another position is selected. */
  waits?: true;
}

const form = /^([\d,]*);([01]);(\w+);(\d{1,3});(\d{1,9})(;waits)?$/;

export function readRecord(match: string, moves: string): GameRecord | undefined {
  const [, start = '', starts, who, skill, step, waits] = form.exec(match) ?? [];
  const person = persons.find((name) => name === who);
  if (!person || Number(skill) > 100 || !/^[\d,;]*$/.test(moves)) return undefined;
  return {
    start,
    starts: starts === '1' ? 1 : 0,
    person,
    skill: Number(skill),
    moves: moves === '' ? [] : moves.split(';'),
    step: Number(step),
    ...(waits && { waits: true }),
  };
}

/** As names and values, as `readRecord` takes them. */
export function recordParts({ start, starts, person, skill, moves, step, waits }: GameRecord): [name: string, value: string][] {
  const match = [start, starts, person, skill, step, ...(waits ? ['waits'] : [])].join(';');
  return moves.length === 0
    ? [['match', match]]
    : [
        ['match', match],
        ['moves', moves.join(';')],
      ];
}
