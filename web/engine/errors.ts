import type { CoreErrorCode } from './facts.js';
import type { Message } from './message.js';

/** `crashed`: the solver died (out of memory, as a rule) and was started anew; `closed`: the solution, table or engine was closed. */
export type ErrorCode = CoreErrorCode | 'crashed' | 'closed';

/** Where something is wrong. */
export interface Place {
  /** The parameter. */
  field?: string | undefined;
  /** In judge text; both count from 1. */
  line?: number | undefined;
  token?: number | undefined;
}

/** Why a call was refused. `message` has the place in front of it: "line 2, token 1: expected ..., got ...". */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode;
  readonly field?: string;
  readonly line?: number;
  readonly token?: number;
  /** What is wrong, without the place: for other languages. */
  readonly said: Message;

  constructor(code: ErrorCode, text: string, place: Place = {}, said: Message = text) {
    super(text);
    this.code = code;
    this.said = said;
    if (place.field !== undefined) this.field = place.field;
    if (place.line !== undefined) this.line = place.line;
    if (place.token !== undefined) this.token = place.token;
  }
}

/** Another call ended the session under this one, which can be made again. Nobody outside of the client ever sees it. */
export const interrupted = new Error();

/** What is wrong, with its place: the only one that puts the two together. */
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
