// Typed calls over a link: results, progress, aborts, and a new session when one dies.
import type { CallOptions } from './api.js';
import { aborted, EngineError, type ErrorCode } from './errors.js';
import type { Connect, Link } from './link.js';
import { allSpoken, type Speak, say, spoken } from './phrase.js';
import type { Asks, FromSession, Gives, Kind, PlainError, Request } from './protocol.js';

interface Pending {
  resolve(result: Gives<Kind>): void;
  reject(error: unknown): void;
  onProgress: ((share: number) => void) | undefined;
}

export class Client {
  readonly #wasm: WebAssembly.Module;
  readonly #connect: Connect;
  #link: Link | undefined;
  #closed = false;
  #session = 0;
  #lastCall = 0;
  readonly #pending = new Map<number, Pending>();
  readonly #speak: Speak;

  constructor(wasm: WebAssembly.Module, connect: Connect, speak: Speak = (english) => english) {
    this.#wasm = wasm;
    this.#connect = connect;
    this.#speak = speak;
  }

  /** Counts the sessions. A handle is worth something only in the session that gave it. */
  get session(): number {
    return this.#link ? this.#session : this.#session + 1;
  }

  call<K extends Kind>(kind: K, asks: Asks<K>, options: CallOptions = {}): Promise<Gives<K>> {
    const { signal, onProgress } = options;
    return new Promise<Gives<K>>((resolve, reject) => {
      if (this.#closed) throw this.#error({ code: 'closed', text: CLOSED });
      if (signal?.aborted) throw aborted();
      const call = ++this.#lastCall;
      const cancel = () => this.#cancel(call);
      signal?.addEventListener('abort', cancel, { once: true });
      const settled = () => signal?.removeEventListener('abort', cancel);
      this.#pending.set(call, {
        resolve: (result) => {
          settled();
          resolve((worded.has(kind) ? allSpoken(result, this.#speak) : result) as Gives<K>);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
        onProgress,
      });
      this.#open().post({ ...asks, kind, call } as unknown as Request);
    });
  }

  close(): void {
    this.#closed = true;
    this.#end('closed', CLOSED);
  }

  #open(): Link {
    if (this.#link) return this.#link;
    this.#session += 1;
    const link = this.#connect(
      (message) => link === this.#link && this.#receive(message),
      (reason) => link === this.#link && this.#end('crashed', say('The solver stopped: {}', reason)),
    );
    this.#link = link;
    link.post({ kind: 'start', wasm: this.#wasm });
    return link;
  }

  #receive(message: FromSession): void {
    if (message.kind === 'crashed') {
      const why = 'The solver stopped ({}). It was most likely out of memory; it starts anew with the next call.';
      this.#end('crashed', say(why, message.text));
      return;
    }
    const pending = this.#pending.get(message.call);
    if (message.kind === 'progress') {
      pending?.onProgress?.(message.share);
      return;
    }
    this.#pending.delete(message.call);
    if (message.kind === 'result') pending?.resolve(message.result);
    else pending?.reject(this.#error(message.error));
  }

  /** The caller is told at once; the session stops at the end of its slice. */
  #cancel(call: number): void {
    const pending = this.#pending.get(call);
    if (!pending) return;
    this.#pending.delete(call);
    pending.reject(aborted());
    this.#link?.post({ kind: 'cancel', call });
  }

  /** Ends the session: whatever was pending is rejected; the next call starts another. */
  #end(code: 'crashed' | 'closed', reason: string): void {
    this.#link?.close();
    this.#link = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(this.#error({ code, text: reason }));
  }

  #error({ code, text, ...place }: PlainError): Error {
    return code === 'aborted' ? aborted() : this.refusal(code, text, place as Partial<EngineError>);
  }

  /** Says why in the words of the moment it is read, as results do. */
  refusal(code: ErrorCode, text: string, place?: Partial<EngineError>): EngineError {
    const message = () => spoken(text, this.#speak);
    return Object.defineProperty(new EngineError(code, message(), place), 'message', { get: message, configurable: true });
  }
}

/** Calls whose results hold words. */
const worded = new Set<Kind>(['open', 'solve', 'answer', 'explain', 'follow', 'alike', 'difference', 'wrap']);

const CLOSED = 'The engine was closed.';
