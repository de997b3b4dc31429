// A game as stored and in addresses: its start, its players, its moves, and which of its positions is current.
//
//   match=START;TURN;PERSON;SKILL;STEP[;waits]    moves=MOVE;MOVE;...
//   challenge=1    side=first|second    level=NAME|SKILL    hints=0
//
// START: a position as in `pos`; empty for that of the parameters. TURN: 0 if the first player began, else 1. PERSON: whom the person
// plays. SKILL: the opponent's, in percent. STEP: the number of moves made at the current position.
// A challenge needs no match: its game begins at the position of the address.
import type { Move, State } from '../../engine/api_messages.js';

export const persons = ['first', 'second', 'both', 'none'] as const;
/** Whom the person plays; `both`: two people take turns; `none`: the opponents play each other. */
export type Person = (typeof persons)[number];

/** The opponent's skill by its name in addresses; others are percentages. */
export const levels = { perfect: 100, skilled: 70, random: 0 } as const;
export type Level = keyof typeof levels;

/** A game that somebody was challenged to win. */
export interface Challenge {
  /** Whether help is allowed. */
  hints: boolean;
}

/** Names that belong to a challenge, and are free for parameters elsewhere. */
export const namesOfChallenge: readonly string[] = ['side', 'level', 'hints'];

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
  /** It was sent by somebody who challenges the person to win. */
  challenge?: Challenge;
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
export function recordParts(record: GameRecord): [name: string, value: string][] {
  const { start, starts, person, skill, moves, step, waits, challenge } = record;
  const match = [start, starts, person, skill, step, ...(waits ? ['waits'] : [])].join(';');
  // One that has not begun is read from its position alone.
  const begun = !challenge || start !== '' || moves.length > 0;
  return [
    ...(begun ? [['match', match] satisfies [string, string]] : []),
    ...(moves.length > 0 ? [['moves', moves.join(';')] satisfies [string, string]] : []),
    ...(challenge ? challengeParts(challenge, record) : []),
  ];
}

function skillOf(level: string): number {
  if (Object.hasOwn(levels, level)) return levels[level as Level];
  return /^\d{1,3}$/.test(level) && Number(level) <= 100 ? Number(level) : levels.perfect;
}

/** The game of a challenge: as it was played so far, or its first position. */
export function challenged(
  given: URLSearchParams,
  record: GameRecord | undefined,
  { state = '', turn }: { state?: State; turn?: 'second' },
): GameRecord {
  const person = given.get('side') === 'second' ? 'second' : 'first';
  const begun: GameRecord = {
    start: state,
    starts: turn === 'second' ? 1 : 0,
    person,
    skill: skillOf(given.get('level') ?? ''),
    moves: [],
    step: 0,
  };
  return { ...(record ?? begun), challenge: { hints: given.get('hints') !== '0' } };
}

/** As names and values, as `challenged` takes them. */
function challengeParts({ hints }: Challenge, { person, skill }: GameRecord): [name: string, value: string][] {
  const level = (Object.keys(levels) as Level[]).find((name) => levels[name] === skill) ?? String(skill);
  const parts = [
    ['challenge', '1'],
    ['side', person === 'second' ? 'second' : 'first'],
    ['level', level],
  ] satisfies [string, string][];
  return hints ? parts : [...parts, ['hints', '0']];
}
