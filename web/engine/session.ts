// Answers requests over one instance of the wasm module. Knows nothing of workers: messages come in through `receive` and go out
// through `send`, so the same code runs in a worker, in Node and in tests.
import type { Picture, TableShape } from './api.js';
import type { Bindings, Outcome } from './bindings.js';
import { EngineError } from './errors.js';
import type { FromSession, Gives, Kind, PlainError, Request, ToSession } from './protocol.js';

/** Solving and judging advance in slices of this length, so that other requests and cancels get in between. */
const SLICE_MS = 10;
const PROGRESS_MS = 40;

/** `transfer`: buffers that go over to the other side instead of being copied. */
export type Send = (message: FromSession, transfer?: ArrayBuffer[]) => void;

type RequestOf<K extends Kind> = Extract<Request, { kind: K }>;

class Cancelled extends Error {}

/** Not so: the instance is spent, and must not be called any more. */
const isRefusal = (error: unknown) => error instanceof EngineError || error instanceof Cancelled;

export class Session {
  readonly #module: Bindings;
  readonly #send: Send;
  /** Calls that advance in slices. */
  readonly #running = new Set<number>();
  #crashed = false;

  constructor(module: Bindings, send: Send) {
    this.#module = module;
    this.#send = send;
  }

  receive(message: Exclude<ToSession, { kind: 'start' }>): void {
    if (this.#crashed) return;
    if (message.kind === 'cancel') {
      this.#running.delete(message.call);
      return;
    }
    if (message.kind === 'solve' || message.kind === 'judge') {
      const done = message.kind === 'solve' ? this.#solve(message) : this.#judge(message);
      done.then(
        (result) => this.#send({ kind: 'result', call: message.call, result }),
        (error) => this.#fail(message.call, error),
      );
      return;
    }
    try {
      const result = this.#answer(message);
      this.#send({ kind: 'result', call: message.call, result }, message.kind === 'paint' ? [(result as Picture).planes.buffer] : []);
    } catch (error) {
      this.#fail(message.call, error);
    }
  }

  async #solve({ call, handle }: RequestOf<'solve'>): Promise<TableShape> {
    await this.#run(call, handle);
    return parse<TableShape>(this.#module.shape(handle));
  }

  async #judge({ call, id, input }: RequestOf<'judge'>): Promise<string> {
    // As bytes it passes the module's door at once, and so does the output; as text, character by character.
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    if (!(bytes instanceof Uint8Array)) throw new EngineError('usage', 'input: expected text or bytes, got something else');
    const { handle } = unwrap(this.#module.judge(id, bytes));
    const close = () => this.#module.close(handle);
    const { output } = await this.#run(call, handle).catch((error) => {
      if (isRefusal(error) && !this.#crashed) close();
      throw error;
    });
    close();
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(output);
  }

  /** Advances what the handle stands for until it is done. */
  async #run(call: number, handle: number): Promise<{ output?: Uint8Array }> {
    this.#running.add(call);
    let told = 0;
    try {
      for (;;) {
        if (this.#crashed || !this.#running.has(call)) throw new Cancelled();
        const { progress, output } = unwrap(this.#module.advance(handle, SLICE_MS));
        if (progress >= 1) return output === undefined ? {} : { output };
        if (performance.now() - told >= PROGRESS_MS) {
          told = performance.now();
          this.#send({ kind: 'progress', call, share: progress });
        }
        await nextTask();
      }
    } finally {
      this.#running.delete(call);
    }
  }

  #answer(request: Exclude<Request, { kind: 'solve' | 'judge' }>): Gives<Kind> {
    const module = this.#module;
    switch (request.kind) {
      case 'games':
        return JSON.parse(module.catalogue().json);
      case 'open': {
        const { handle } = unwrap(module.open(request.id, request.parameters));
        return { handle, shape: parse<TableShape>(module.shape(handle)) };
      }
      case 'answer':
        return parse(module.answer(request.handle));
      case 'explain':
        return parse(module.explain(request.handle, request.cell && [request.cell[0], request.cell[1]]));
      case 'table': {
        const w = request.window;
        return parse(module.table(request.handle, request.layer, w && [w.column, w.row, w.width, w.height], 'json'));
      }
      case 'paint': {
        const { x, y, step, width, height, layer } = request.request;
        const { planes, sampled } = unwrap(module.paint(request.handle, x, y, step, width, height, layer));
        return { ...request.request, planes, sampled };
      }
      case 'close':
        module.close(request.handle);
        return null;
    }
  }

  #fail(call: number, error: unknown): void {
    if (error instanceof EngineError) {
      const { code, message, field, line, token } = error;
      this.#send({ kind: 'error', call, error: { code, text: message, field, line, token } satisfies PlainError });
    } else if (error instanceof Cancelled) {
      this.#send({ kind: 'error', call, error: { code: 'aborted', text: '' } });
    } else {
      // Anything else comes from wasm itself: a failed allocation or a trap. The instance must not be used again.
      this.#crashed = true;
      this.#send({ kind: 'crashed', text: error instanceof Error ? error.message : String(error) });
    }
  }
}

function unwrap<Success>(outcome: Outcome<Success>): Success {
  if (outcome.ok) return outcome;
  throw new EngineError(outcome.error.code, outcome.error.text, outcome.error);
}

function parse<T>(outcome: Outcome<{ json?: string }>): T {
  return JSON.parse(unwrap(outcome).json ?? 'null') as T;
}

/** After what is already waiting in the event loop. A timer would be clamped to 4 ms. */
const nextTask: () => Promise<void> =
  typeof setImmediate === 'function'
    ? () => new Promise((resolve) => setImmediate(resolve))
    : () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        });
