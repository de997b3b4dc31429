// Typed calls over a link: results, progress, aborts. When a session dies a new one starts, and all calls but the fatal one are repeated.
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

/** Arguments of a call; those with a handle may name the session that the handle belongs to. */
export type SessionArgs<K extends Kind> = Args<K> & { session?: number };
export type InSession = { handle: number; session: number };

/**
 * A worker that ends itself sends no event, nor does a file that never arrives: after this many silent ticks the session counts as dead.
 * Ticks rather than times, because clocks jump and machines sleep. Two minutes, as the phrase `no-answer` states.
 */
const TICK_MS = 5000;
const SILENT_TICKS = 24;
/** A worker that does not answer a cancel within this time is busy with something that cannot be stopped: another takes its place. */
const STUCK_MS = 1000;

export class Client {
  readonly #wasm: Promise<WebAssembly.Module>;
  readonly #connect: Connect;
  #link: Link | undefined;
  #closed = false;
  #session = 0;
  #lastCall = 0;
  readonly #pending = new Map<number, Pending>();
  /** Cancelled calls of this session whose cancel is not answered yet. */
  readonly #cancelled = new Set<number>();
  /** Whether the session's worker has said that it is there. */
  #started = false;
  /** Runs while calls are pending. */
  #watch: ReturnType<typeof setInterval> | undefined;
  #silence = 0;
  /** The language of errors: English, with the core's phrases once they are loaded. */
  #catalogue: Catalogue = catalogueOf('en', enginePhrases);

  /** Sessions start while `wasm` is still loading. If it fails, the caller closes the client. */
  constructor(wasm: Promise<WebAssembly.Module>, connect: Connect) {
    this.#wasm = wasm;
    this.#connect = connect;
  }

  /** Adds the core's phrases to the language of errors. */
  learn(phrases: Phrases): void {
    this.#catalogue = catalogueOf('en', { ...enginePhrases, ...phrases });
  }

  get english(): Catalogue {
    return this.#catalogue;
  }

  /** Number of the current session. A handle is valid only in the session that created it. */
  get session(): number {
    return this.#link ? this.#session : this.#session + 1;
  }

  /** `args`: the arguments, or a function that returns them: handles differ between sessions. */
  call<K extends Kind>(kind: K, args: Args<K> | (() => Promise<SessionArgs<K>>), options: CallOptions = {}): Promise<Result<K>> {
    return this.again(async () => this.once(kind, typeof args === 'function' ? await args() : args, options));
  }

  /** Repeats `make` while other calls end its session. Each of those is rejected, so this terminates. */
  async again<T>(make: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await make();
      } catch (error) {
        if (error !== interrupted) throw error;
      }
    }
  }

  /** Makes a call in one session; rejects with `interrupted` if another call ends the session. */
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

  /** Posts once the session has started, in the order of the calls. */
  #post(link: Link | undefined, message: ToSession): void {
    this.#wasm.then(() => link?.post(message)).catch(() => {});
  }

  /** Stops the watch when nothing is pending. */
  #rest(): void {
    if (this.#pending.size > 0) return;
    this.#watch = clearInterval(this.#watch) as undefined;
  }

  #receive(message: FromSession): void {
    this.#silence = 0;
    if (message.kind === 'started') {
      this.#started = true;
      for (const call of this.#cancelled) this.#expectAnswer(call);
      return;
    }
    if (message.kind === 'crashed') {
      // The core has no exceptions: it aborts only when an allocation fails. Anything else that ends it is a trap.
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
    this.#cancelled.delete(message.call);
    this.#rest();
    if (message.kind === 'result') pending?.resolve(message.result);
    else if (message.error.code === 'aborted') pending?.reject(aborted());
    else pending?.reject(this.refusal(message.error.code, message.error.reason, message.error));
  }

  /** Rejects the call at once; the session stops at the end of its slice, or is replaced if that does not end. */
  #cancel(call: number): void {
    const pending = this.#pending.get(call);
    if (!pending) return;
    this.#pending.delete(call);
    this.#rest();
    pending.reject(aborted());
    this.#post(this.#link, { kind: 'cancel', call });
    this.#cancelled.add(call);
    if (this.#started) this.#expectAnswer(call);
  }

  #expectAnswer(call: number): void {
    setTimeout(() => {
      if (this.#cancelled.has(call)) this.#end('crashed', ['solver-stopped', ['no-answer']], call);
    }, STUCK_MS);
  }

  /** Ends the session and rejects pending calls; the next call starts another. `cause`: the call that killed the session, if any. */
  #end(code: 'crashed' | 'closed', reason: Message, cause?: number): void {
    this.#link?.close();
    this.#link = undefined;
    this.#started = false;
    this.#cancelled.clear();
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
