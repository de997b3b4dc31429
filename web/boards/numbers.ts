// The numbers in states and moves. They can exceed 2^53, so they are text or bigint.
import type { Explanation, Move, State } from '../engine/api_messages.js';

export function numbers(state: State): string[] {
  return state === '' ? [] : state.split(',');
}

export function sizes(state: State): bigint[] {
  return numbers(state).map(BigInt);
}

/** The component that a move changes, and its new value. */
export function parts(move: Move): [part: string, to: string] {
  const comma = move.indexOf(',');
  return [move.slice(0, comma), move.slice(comma + 1)];
}

/** The options by their moves. Equal heaps are listed only once, so not every legal move is among them. */
export function listed(position: Explanation): Set<Move> {
  return new Set(position.options.map(({ play }) => play));
}

/** Which of the components are new after a move, and the earlier ones that are gone. */
export function madeBy<Component>(now: readonly Component[], before: readonly Component[] = now): { made: boolean[]; gone: Component[] } {
  const gone = [...before];
  const made = now.map((component) => {
    const at = gone.indexOf(component);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return { made, gone };
}

/** 1680000 as "1 680 000", with narrow spaces that do not break. */
export function grouped(n: bigint | number | string): string {
  const digits = String(n);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

export function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

/** The integers in [first, end). */
export function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
}
