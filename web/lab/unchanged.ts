// The doubt about parts of the position that no move changes: most are meant as constants.
import type { TextLayout } from '../engine/protocol.js';
import type { Fault } from './faults.js';
import { UNCHANGED } from './fixes.js';

/** The doubts of a text without faults, and one about each number that is declared as a part and that no move changes. */
export function withUnchanged(text: string, layout: TextLayout | undefined, doubts: readonly Fault[]): Fault[] {
  const lines = text.split('\n');
  const own = (layout?.parts ?? []).flatMap(({ name, fixed }): Fault[] => {
    const at = lines.findIndex((line) => line.startsWith(`${name}:`));
    return fixed && at >= 0 ? [{ line: at + 1, column: 1, message: [UNCHANGED, name] }] : [];
  });
  return [...doubts, ...own].sort((one, other) => one.line - other.line || one.column - other.column);
}
