import type { CoreErrorCode } from './facts.js';
import type { Message } from './message.js';

/** `crashed`: the solver died (out of memory, as a rule) and was started anew; `closed`: the solution, table or engine was closed. */
export type ErrorCode = CoreErrorCode | 'crashed' | 'closed';

/** Where something is wrong, and what was right before it. */
export interface Place {
  /** The parameter. */
  field?: string | undefined;
  /** In judge text; both count from 1. */
  line?: number | undefined;
  token?: number | undefined;
  /** The character of an expression, from 1. */
  column?: number | undefined;
  /** A judge's output for the tests before the error. */
  answered?: string | undefined;
}

/** A failed call. `message` begins with the place: "line 2, token 1: expected ..., got ...". */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode;
  readonly field?: string;
  readonly line?: number;
  readonly token?: number;
  /** The character of an expression of values, from 1. */
  readonly column?: number;
  /** A judge's output for the tests before the error. */
  readonly answered?: string;
  /** The error without its place, for translation. */
  readonly said: Message;

  constructor(code: ErrorCode, text: string, place: Place = {}, reason: Message = text) {
    super(text);
    this.code = code;
    this.said = reason;
    if (place.field !== undefined) this.field = place.field;
    if (place.line !== undefined) this.line = place.line;
    if (place.token !== undefined) this.token = place.token;
    if (place.column !== undefined) this.column = place.column;
    if (place.answered !== undefined) this.answered = place.answered;
  }

  /** Also errors of other copies of this class: every script of a page has its own. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'EngineError';
  }
}

/** Rejection of calls whose session was ended by another call; the client repeats them. Never leaves the client. */
export const interrupted = new Error();

/** Joins an error's reason and place; the only function that does. */
export function placed(reason: Message, { field, line, token = 0 }: Place): Message {
  if (line !== undefined) return ['at-line', line, token, reason];
  return field === undefined ? reason : ['at-field', field, reason];
}

export function aborted(): DOMException {
  return new DOMException('The call was cancelled.', 'AbortError');
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
