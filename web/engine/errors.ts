import type { CoreError } from './bindings.js';

/** `crashed`: the solver died (out of memory, as a rule) and was started anew; `closed`: the solution, table or engine was closed. */
export type ErrorCode = CoreError['code'] | 'crashed' | 'closed';

/** Why a call was refused. `message` has the place in front of it: "line 2, token 1: expected ..., got ...". */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode;
  readonly field?: string;
  readonly line?: number;
  readonly token?: number;

  constructor(code: ErrorCode, text: string, place: Pick<CoreError, 'field' | 'line' | 'token'> = {}) {
    super(text);
    this.code = code;
    if (place.field !== undefined) this.field = place.field;
    if (place.line !== undefined) this.line = place.line;
    if (place.token !== undefined) this.token = place.token;
  }
}

export function aborted(): DOMException {
  return new DOMException('The call was cancelled.', 'AbortError');
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
