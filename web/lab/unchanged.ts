// The doubt about parts of the position that no move changes: most are meant as constants.
import type { TextLayout } from '../engine/protocol.js';
import type { Fault } from './faults.js';
import { UNCHANGED } from './fixes.js';

/** Lines in which a part can change, or is an axis of the table, each with those that continue it. */
const usesOf = (text: string): string => (text.match(/^(?:move|Left|Right|start|show)\b.*(?:\n[ \t].*)*/gm) ?? []).join('\n');

const isMeant = (uses: string, name: string): boolean =>
  new RegExp(String.raw`\b${name}\s*(?:\[[^\]]*\]\s*)?[-+*/%^|&]?=(?!=)|\bsplit\b[^:]*\b${name}\b|^show\b.*\b${name}\b`, 'm').test(uses);

/** The doubts of a text without faults, and one about each number that is declared as a part and that no move changes. */
export function withUnchanged(text: string, layout: TextLayout | undefined, doubts: readonly Fault[]): Fault[] {
  const uses = usesOf(text);
  const lines = text.split('\n');
  const own = (layout?.parts ?? []).flatMap(({ name, dimensions }): Fault[] => {
    const at = lines.findIndex((line) => line.startsWith(`${name}:`));
    return dimensions > 0 || at < 0 || isMeant(uses, name) ? [] : [{ line: at + 1, column: 1, message: [UNCHANGED, name] }];
  });
  return [...doubts, ...own].sort((one, other) => one.line - other.line || one.column - other.column);
}
