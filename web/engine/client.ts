// Typed calls over a link: results, progress, aborts, and a new session when one dies, in which the calls are made again that did not kill it.
import type { CallOptions } from './api.js';
import { aborted, EngineError, type ErrorCode, interrupted, type Place, placed } from './errors.js';
import type { Connect, Link } from './link.js';
import { type Catalogue, catalogueOf, type Message, type Phrases, render } from './message.js';
import { enginePhrases } from './phrases.js';
import type { Args, FromSession, Kind, Request, Result, ToSession } from './protocol.js';

interface Pending {
  resolve(result: Result<Kind>): void;
  reject(error: unknown): void;
  onProgress: ((share: number) => void) | undefined;
}

/** What is asked with a handle: the session that gave it, where that is known. */
export type SessionArgs<K extends Kind> = Args<K> & { session?: number };
export type InSession = { handle: number; session: number };

/**
 * A worker that ends itself tells nobody, and a file that never arrives says nothing: after so many ticks without a word it is given up.
 * Ticks, since clocks jump and machines sleep. Two minutes, as `no-answer` says.
 */
const TICK_MS = 5000;
const SILENT_TICKS = 24;

export class Client {
  readonly #wasm: Promise<WebAssembly.Module>;
  readonly #connect: Connect;
  #link: Link | undefined;
  #closed = false;
  #session = 0;
  #lastCall = 0;
  readonly #pending = new Map<number, Pending>();
  /** Runs while somebody waits. */
  #watch: ReturnType<typeof setInterval> | undefined;
  #silence = 0;
  /** In which errors say what is wrong: English, and what the core says in it once that is known. */
  #catalogue: Catalogue = catalogueOf('en', enginePhrases);

  /** Sessions start while `wasm` is still on its way. Whoever gives it closes the client if it fails. */
  constructor(wasm: Promise<WebAssembly.Module>, connect: Connect) {
    this.#wasm = wasm;
    this.#connect = connect;
  }

  /** From now on it can say in English whatever the core says. */
  learn(phrases: Phrases): void {
    this.#catalogue = catalogueOf('en', { ...enginePhrases, ...phrases });
  }

  get english(): Catalogue {
    return this.#catalogue;
  }

  /** Counts the sessions. A handle is worth something only in the session that gave it. */
  get session(): number {
    return this.#link ? this.#session : this.#session + 1;
  }

  /** `asks`: what is asked; where a handle is part of it, a function that gets one, for it is another in another session. */
  call<K extends Kind>(kind: K, args: Args<K> | (() => Promise<SessionArgs<K>>), options: CallOptions = {}): Promise<Result<K>> {
    return this.again(async () => this.once(kind, typeof args === 'function' ? await args() : args, options));
  }

  /** Does it again as long as calls of others end the session under it. Each such call is refused, so that this ends. */
  async again<T>(make: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await make();
      } catch (error) {
        if (error !== interrupted) throw error;
      }
    }
  }

  /** The same call in one session; `interrupted` if another call ends that. */
  once<K extends Kind>(kind: K, sessionArgs: SessionArgs<K>, options: CallOptions = {}): Promise<Result<K>> {
    const { signal, onProgress } = options;
    const { session = this.session, ...args } = sessionArgs;
    return new Promise<Result<K>>((resolve, reject) => {
      if (this.#closed) throw this.refusal('closed', CLOSED);
      if (signal?.aborted) throw aborted();
      if (session !== this.session) throw interrupted;
      const call = ++this.#lastCall;
      const cancel = () => this.#cancel(call);
      signal?.addEventListener('abort', cancel, { once: true });
      const settled = () => signal?.removeEventListener('abort', cancel);
      this.#pending.set(call, {
        resolve: (result) => {
          settled();
          resolve(result as Result<K>);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
        onProgress,
      });
      this.#watch ??= setInterval(() => {
        if (++this.#silence > SILENT_TICKS) this.#end('crashed', ['solver-stopped', ['no-answer']]);
      }, TICK_MS);
      this.#post(this.#open(), { ...args, kind, call } as unknown as Request);
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
      (reason) => link === this.#link && this.#end('crashed', ['solver-stopped', reason]),
    );
    this.#link = link;
    this.#wasm.then((wasm) => link.post({ kind: 'start', wasm })).catch(() => {});
    return link;
  }

  /** After the start, in the order of the calls. */
  #post(link: Link | undefined, message: ToSession): void {
    this.#wasm.then(() => link?.post(message)).catch(() => {});
  }

  /** When something is no longer pending. */
  #rest(): void {
    if (this.#pending.size > 0) return;
    this.#watch = clearInterval(this.#watch) as undefined;
  }

  #receive(message: FromSession): void {
    this.#silence = 0;
    if (message.kind === 'crashed') {
      // The core has no exceptions: an allocation that fails aborts it, and nothing else does. What else ends it is a trap.
      const reason: Message = /Aborted\(|out of memory/i.test(message.text) ? ['out-of-memory'] : ['solver-stopped', message.text];
      this.#end('crashed', reason, message.call);
      return;
    }
    const pending = this.#pending.get(message.call);
    if (message.kind === 'progress') {
      pending?.onProgress?.(message.share);
      return;
    }
    this.#pending.delete(message.call);
    this.#rest();
    if (message.kind === 'result') pending?.resolve(message.result);
    else if (message.error.code === 'aborted') pending?.reject(aborted());
    else pending?.reject(this.refusal(message.error.code, message.error.reason, message.error));
  }

  /** The caller is told at once; the session stops at the end of its slice. */
  #cancel(call: number): void {
    const pending = this.#pending.get(call);
    if (!pending) return;
    this.#pending.delete(call);
    this.#rest();
    pending.reject(aborted());
    this.#post(this.#link, { kind: 'cancel', call });
  }

  /** Ends the session: whatever was pending is rejected; the next call starts another. `cause`: the call that it died of, if one did. */
  #end(code: 'crashed' | 'closed', reason: Message, cause?: number): void {
    this.#link?.close();
    this.#link = undefined;
    this.#silence = 0;
    const pending = [...this.#pending];
    this.#pending.clear();
    this.#rest();
    for (const [call, { reject }] of pending) reject(cause && call !== cause ? interrupted : this.refusal(code, reason));
  }

  refusal(code: ErrorCode, reason: Message, place: Place = {}): EngineError {
    return new EngineError(code, render(placed(reason, place), this.#catalogue), place, reason);
  }
}

const CLOSED: Message = ['engine-closed'];
