// The engine as its users see it: typed calls over a link, aborts, and a new session when one dies.
import type { CallOptions, Engine, GameInfo, Parameters, Solution } from './api.js';
import { aborted, EngineError } from './errors.js';
import type { Connect, Link } from './link.js';
import { compile, type WasmSource } from './load.js';
import type { Asks, FromSession, Gives, Kind, PlainError, Request } from './protocol.js';
import { OpenedSolution } from './solution.js';

/** A call that does not come in slices can only be ended with its worker; it gets this long to end by itself. */
const PATIENCE_MS = 500;

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
  readonly #overdue = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(wasm: WebAssembly.Module, connect: Connect) {
    this.#wasm = wasm;
    this.#connect = connect;
  }

  /** Counts the sessions. A handle is worth something only in the session that gave it. */
  get session(): number {
    return this.#link ? this.#session : this.#session + 1;
  }

  call<K extends Kind>(kind: K, asks: Asks<K>, options: CallOptions = {}): Promise<Gives<K>> {
    const { signal, onProgress } = options;
    return new Promise<Gives<K>>((resolve, reject) => {
      if (this.#closed) throw new EngineError('closed', 'The engine was closed.');
      if (signal?.aborted) throw aborted();
      const call = ++this.#lastCall;
      const cancel = () => this.#cancel(call, kind);
      signal?.addEventListener('abort', cancel, { once: true });
      const settled = () => signal?.removeEventListener('abort', cancel);
      this.#pending.set(call, {
        resolve: (result) => {
          settled();
          resolve(result as Gives<K>);
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
    this.#end('closed', 'The engine was closed.');
  }

  #open(): Link {
    if (this.#link) return this.#link;
    this.#session += 1;
    const link = this.#connect(
      (message) => link === this.#link && this.#receive(message),
      (reason) => link === this.#link && this.#end('crashed', `The solver stopped: ${reason}`),
    );
    this.#link = link;
    link.post({ kind: 'start', wasm: this.#wasm });
    return link;
  }

  #receive(message: FromSession): void {
    if (message.kind === 'crashed') {
      this.#end('crashed', `The solver stopped (${message.text}). It was most likely out of memory; it starts anew with the next call.`);
      return;
    }
    const pending = this.#pending.get(message.call);
    if (message.kind === 'progress') {
      pending?.onProgress?.(message.share);
      return;
    }
    clearTimeout(this.#overdue.get(message.call));
    this.#overdue.delete(message.call);
    this.#pending.delete(message.call);
    if (message.kind === 'result') pending?.resolve(message.result);
    else pending?.reject(fromPlain(message.error));
  }

  #cancel(call: number, kind: Kind): void {
    const pending = this.#pending.get(call);
    if (!pending) return;
    this.#pending.delete(call);
    pending.reject(aborted());
    this.#link?.post({ kind: 'cancel', call });
    if (kind === 'judge') {
      this.#overdue.set(
        call,
        setTimeout(() => this.#end('crashed', 'The solver was started anew, because a call was cancelled.'), PATIENCE_MS),
      );
    }
  }

  /** Ends the session: whatever was pending is rejected; the next call starts another. */
  #end(code: 'crashed' | 'closed', reason: string): void {
    this.#link?.close();
    this.#link = undefined;
    for (const timer of this.#overdue.values()) clearTimeout(timer);
    this.#overdue.clear();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(new EngineError(code, reason));
  }
}

function fromPlain(error: PlainError): Error {
  return error.code === 'aborted' ? aborted() : new EngineError(error.code, error.text, error as Partial<EngineError>);
}

/** Names and values by turns, as the core takes them. */
export function parameterTexts(parameters: Parameters): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [name, value ? '1' : '0'];
    return [name, Array.isArray(value) ? value.join(',') : String(value)];
  });
}

export async function engineOver(wasm: WasmSource, connect: Connect): Promise<Engine> {
  const client = new Client(await compile(wasm), connect);
  const games: readonly GameInfo[] = await client.call('games', {});
  return {
    games,
    judge: (id, input, options) => client.call('judge', { id, input }, options),
    async open(id, parameters = {}, options = {}): Promise<Solution> {
      const texts = parameterTexts(parameters);
      const opened = await client.call('open', { id, parameters: texts }, options);
      const solution = new OpenedSolution(client, id, texts, opened);
      // Solving starts at once; whoever needs it finished awaits `solve`, so a refusal is reported there.
      solution.solve(options).catch(() => {});
      return solution;
    },
    close: () => client.close(),
  };
}
