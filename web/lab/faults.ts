// What is wrong with a text at a place of it: with what is read, or with what solving comes upon.
import { EngineError } from '../engine/errors.js';
import type { Message } from '../engine/message.js';
import type { Checked } from '../engine/protocol.js';

export type Fault = Checked['faults'][number];

/** What is wrong where, in the language that is spoken. */
export type Faults = readonly { line: number; column: number; text: string }[];

/** The fault that an error tells of, if it does: "expected a rule text without faults, got in line 2, column 17: ..." (error_of, cpp/lab/solvers/solved.cpp). */
export function faultOf(error: unknown): Fault | undefined {
  const [, , got] = phrased(error instanceof EngineError && error.field === 'text' ? error.said : '');
  const [id, line, column, message] = phrased(got);
  return id === 'lab-fault' && message !== undefined ? { line: Number(line), column: Number(column), message } : undefined;
}

const phrased = (message: Message | undefined): readonly Message[] => (typeof message === 'object' ? message : []);
