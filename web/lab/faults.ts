// Faults of a rule text with their places, found in reading or in solving.
import { EngineError } from '../engine/errors.js';
import type { Message } from '../engine/message.js';
import type { Checked, TextLayout } from '../engine/protocol.js';

export type Fault = Checked['faults'][number];

/** A fault or a doubt and its place, translated. */
export type Faults = readonly { line: number; column: number; text: string; doubt?: boolean }[];

/** The notes of a text without faults about what is probably not meant. */
export const doubtsOf = (checked: Checked | undefined): Fault[] =>
  checked?.ok ? checked.notes.flatMap(({ line, column, message }) => (column === undefined ? [] : [{ line, column, message }])) : [];

/**
 * The fault in an error of the form "expected a rule text without faults, got in line 2, column 17: ...", if it has it (error_of,
 * cpp/lab/solvers/solved.cpp).
 */
export function faultOf(error: unknown): Fault | undefined {
  const [, , got] = phrased(error instanceof EngineError && error.field === 'text' ? error.said : '');
  const [id, line, column, message] = phrased(got);
  return id === 'lab-fault' && message !== undefined ? { line: Number(line), column: Number(column), message } : undefined;
}

const phrased = (message: Message | undefined): readonly Message[] => (typeof message === 'object' ? message : []);

/** The phrase of the doubt about a part that no move changes: one of the lab's own. */
export const UNCHANGED = 'lab-unchanged';

/** The doubts of a text without faults, and one about each number that is declared as a part and that no move changes. */
export function withUnchanged(text: string, layout: TextLayout | undefined, doubts: readonly Fault[]): Fault[] {
  const lines = text.split('\n');
  const own = (layout?.parts ?? []).flatMap(({ name, fixed }): Fault[] => {
    const at = lines.findIndex((line) => line.startsWith(`${name}:`));
    return fixed && at >= 0 ? [{ line: at + 1, column: 1, message: [UNCHANGED, name] }] : [];
  });
  return [...doubts, ...own].sort((one, other) => one.line - other.line || one.column - other.column);
}
