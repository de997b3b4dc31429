// Numbers of states and moves. They may be larger than 2^53, so that they stay text or become bigint.
import type { Explanation, Move, State } from '../engine/api_messages.js';

export function numbers(state: State): string[] {
  return state === '' ? [] : state.split(',');
}

export function sizes(state: State): bigint[] {
  return numbers(state).map(BigInt);
}

/** The part that a move changes, and what becomes of it. */
export function parts(move: Move): [part: string, to: string] {
  const comma = move.indexOf(',');
  return [move.slice(0, comma), move.slice(comma + 1)];
}

/** The options by their moves: equal heaps are listed once only, so that a legal move need not be among them. */
export function listed(position: Explanation): Set<Move> {
  return new Set(position.options.map(({ play }) => play));
}

/** 1680000 as "1 680 000", with narrow spaces that do not break. */
export function grouped(n: bigint | number | string): string {
  const digits = String(n);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

export function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

/** The whole numbers from `first` up to but without `end`. */
export function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
}
