// An opened solution on the client's side.
import type {
  Answer,
  CallOptions,
  Cell,
  Drawing,
  Explanation,
  Inks,
  LayerName,
  PaintRequest,
  Picture,
  Solution,
  TableShape,
  TableValues,
  TableWindow,
} from './api.js';
import type { Client } from './client.js';
import { aborted, EngineError } from './errors.js';
import type { Gives } from './protocol.js';

/** One run of `solve` in the session, shared by everyone who waits for it; cancelled when nobody waits any more. */
interface Run {
  done: Promise<void>;
  cancel: AbortController;
  waiting: Set<CallOptions>;
  share: number;
}

export class OpenedSolution implements Solution {
  readonly id: string;
  #shape: TableShape;
  readonly #client: Client;
  readonly #parameters: string[];
  #session: number;
  #handle: Promise<number>;
  #run: Run | undefined;
  #solved = false;
  #closed = false;

  constructor(client: Client, id: string, parameters: string[], opened: Gives<'open'>) {
    this.id = id;
    this.#shape = opened.shape;
    this.#client = client;
    this.#parameters = parameters;
    this.#session = client.session;
    this.#handle = Promise.resolve(opened.handle);
  }

  get shape(): TableShape {
    return this.#shape;
  }

  async solve(options: CallOptions = {}): Promise<void> {
    options.signal?.throwIfAborted();
    await this.#currentHandle();
    if (this.#solved) return options.onProgress?.(1);
    this.#run ??= this.#start();
    return join(this.#run, options);
  }

  async answer(options?: CallOptions): Promise<Answer> {
    await this.solve(options);
    return this.#client.call('answer', { handle: await this.#currentHandle() }, options);
  }

  async explain(cell?: Cell, options?: CallOptions): Promise<Explanation> {
    await this.solve(options);
    const handle = await this.#currentHandle();
    return this.#client.call('explain', cell ? { handle, cell } : { handle }, options);
  }

  async table(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<TableValues> {
    await this.solve(options);
    const handle = await this.#currentHandle();
    return this.#client.call('table', window ? { handle, layer, window } : { handle, layer }, options);
  }

  async csv(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<string> {
    await this.solve(options);
    const handle = await this.#currentHandle();
    return this.#client.call('csv', window ? { handle, layer, window } : { handle, layer }, options);
  }

  async paint(request: PaintRequest, options?: CallOptions): Promise<Picture> {
    return this.#client.call('paint', { handle: await this.#handleFor(request, options), request }, options);
  }

  async draw(request: PaintRequest, inks: Inks, options?: CallOptions): Promise<Drawing> {
    return this.#client.call('draw', { handle: await this.#handleFor(request, options), request, inks }, options);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#run?.cancel.abort();
    if (this.#session !== this.#client.session) return;
    this.#handle.then((handle) => this.#client.call('close', { handle })).catch(() => {});
  }

  async #handleFor({ effort }: PaintRequest, options: CallOptions = {}): Promise<number> {
    if (effort === 'fine') await this.solve(options.signal ? { signal: options.signal } : {});
    return this.#currentHandle();
  }

  /** The handle in the session of now: after a crash the solution is opened again when it is next needed. */
  #currentHandle(): Promise<number> {
    if (this.#closed) return Promise.reject(new EngineError('closed', 'The solution was closed.'));
    if (this.#session !== this.#client.session) {
      this.#solved = false;
      this.#run = undefined;
      this.#handle = this.#client.call('open', { id: this.id, parameters: this.#parameters }).then(({ handle }) => handle);
      this.#session = this.#client.session;
    }
    return this.#handle;
  }

  #start(): Run {
    const cancel = new AbortController();
    const waiting = new Set<CallOptions>();
    const tell = (share: number) => {
      run.share = share;
      for (const { onProgress } of waiting) onProgress?.(share);
    };
    const session = this.#session;
    const call = this.#handle.then((handle) => this.#client.call('solve', { handle }, { signal: cancel.signal, onProgress: tell }));
    const done = call.then(
      (shape) => {
        if (session === this.#session) {
          this.#solved = true;
          // Another object only for another shape: views tell by it whether to start anew.
          if (JSON.stringify(shape) !== JSON.stringify(this.#shape)) this.#shape = shape;
        }
        tell(1);
      },
      (error) => {
        if (this.#run === run) this.#run = undefined;
        throw error;
      },
    );
    const run: Run = { done, cancel, waiting, share: 0 };
    done.catch(() => {});
    return run;
  }
}

function join(run: Run, options: CallOptions): Promise<void> {
  run.waiting.add(options);
  if (run.share > 0) options.onProgress?.(run.share);
  return new Promise((resolve, reject) => {
    const leave = () => {
      run.waiting.delete(options);
      options.signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      leave();
      if (run.waiting.size === 0) run.cancel.abort();
      reject(aborted());
    };
    options.signal?.addEventListener('abort', abort, { once: true });
    run.done.then(
      () => {
        leave();
        resolve();
      },
      (error) => {
        leave();
        reject(error);
      },
    );
  });
}
