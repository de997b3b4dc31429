// Names of an address or of attributes that a game has no parameters of.
import { EngineError } from '../engine/errors.js';

export interface Unknown {
  /** The parameters that the game has. */
  known: Readonly<Record<string, string>>;
  /** The names that it does not have. */
  ignored: readonly string[];
  /** All names that it has. */
  expected: readonly string[];
}

/**
 * Returns the parameters without those that the game does not have, if the error is that of the core about one of them, which lists the
 * game's own: "one of heaps, misere, max". Attributes have no case.
 */
export function unknownIn(given: Readonly<Record<string, string>>, error: unknown): Unknown | undefined {
  const list = error instanceof EngineError && /"one-of-parameters","([^"]*)"/.exec(JSON.stringify(error.said))?.[1];
  if (!list) return undefined;
  const expected = list.split(', ');
  const isKnown = (name: string) => expected.some((one) => one.toLowerCase() === name.toLowerCase());
  const ignored = Object.keys(given).filter((name) => !isKnown(name));
  if (ignored.length === 0) return undefined;
  return { known: Object.fromEntries(Object.entries(given).filter(([name]) => isKnown(name))), ignored, expected };
}
