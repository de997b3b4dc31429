// An opened solution on the client's side.
import type { Answer, CallOptions, Cell, Explanation, LayerName, Move, Play, Solution, State, Table } from './api.js';
import type { Client } from './client.js';
import { aborted } from './errors.js';
import { Playing } from './play.js';
import type { Opened } from './protocol.js';
import type { Reader } from './reading.js';
import { DerivedTable, OpenedTable } from './table.js';

/** One run of `solve` in the session, shared by all its callers; cancelled when the last of them aborts. */
interface Run {
  done: Promise<void>;
  cancel: AbortController;
  waiting: Set<CallOptions>;
  share: number;
}

export class OpenedSolution<Text> extends OpenedTable<Text> implements Solution<Text> {
  readonly id: string;
  readonly #parameters: string[];
  /** The parameter changed since, and its value. */
  #wrapped: string[] = [];
  #run: Run | undefined;
  /** The session in which it is solved. */
  #solved: number | undefined;

  constructor(client: Client, reader: Reader<Text>, id: string, parameters: string[], opened: Opened) {
    super(client, reader, opened);
    this.id = id;
    this.#parameters = parameters;
  }

  async solve(options: CallOptions = {}): Promise<void> {
    options.signal?.throwIfAborted();
    if (this.#solved === this.client.session) {
      await this.handle();
      return options.onProgress?.(1);
    }
    // Before any request for pictures: they often need only the first slice.
    this.#run ??= this.#start();
    return join(this.#run, options);
  }

  async answer(options?: CallOptions): Promise<Answer<Text>> {
    return this.reader.answer(await this.request('answer', {}, options));
  }

  async explain(place?: Cell | State, options?: CallOptions): Promise<Explanation<Text>> {
    return this.reader.explanation(await this.request('explain', { place }, options));
  }

  async follow(state: State, move: Move, options?: CallOptions): Promise<Explanation<Text>> {
    return this.reader.explanation(await this.request('follow', { state, move }, options));
  }

  async anyMove(state: State, random: number, options?: CallOptions): Promise<Move | undefined> {
    return (await this.request('anyMove', { state, random }, options)) ?? undefined;
  }

  async play(start?: Cell | State, options?: CallOptions): Promise<Play<Text>> {
    return new Playing(this, await this.explain(start, options));
  }

  alike(layer: LayerName, cell: Cell, options?: CallOptions): Promise<Table<Text>> {
    return this.#derive(async (options) => {
      return this.client.once('alike', { ...(await this.solved(options)), layer, cell }, options);
    }, options);
  }

  difference(layer: LayerName, other: Solution<Text>, otherLayer: LayerName, options?: CallOptions): Promise<Table<Text>> {
    return this.#derive(async (options) => {
      if (!(other instanceof OpenedSolution) || other.client !== this.client) {
        throw this.client.refusal('usage', ['other-engine'], { field: 'other' });
      }
      await this.solve(options);
      await other.solve(options);
      const [one, two] = [await this.handle(), await other.handle()];
      // Only the later of two sessions is alive.
      const handles = { handle: one.handle, other: two.handle, session: Math.min(one.session, two.session) };
      return this.client.once('difference', { ...handles, layer, otherLayer }, options);
    }, options);
  }

  async wrap(width: number, options?: CallOptions): Promise<void> {
    this.shape = this.reader.shape(await this.client.call('wrap', async () => ({ ...(await this.handle()), width }), options));
    // After a crash it is reopened with this width.
    const { parameter } = this.shape.sequence ?? {};
    if (parameter !== undefined) this.#wrapped = [parameter, String(width)];
  }

  override close(): void {
    this.#run?.cancel.abort();
    super.close();
  }

  protected reopen(): Promise<Opened> {
    return this.client.once('open', { id: this.id, parameters: [...this.#parameters, ...this.#wrapped] });
  }

  async #derive(make: (options?: CallOptions) => Promise<Opened>, options?: CallOptions): Promise<Table<Text>> {
    return new DerivedTable(this.client, this.reader, await this.client.again(() => make(options)), make);
  }

  #start(): Run {
    const cancel = new AbortController();
    const waiting = new Set<CallOptions>();
    const report = (share: number) => {
      run.share = share;
      for (const { onProgress } of waiting) onProgress?.(share);
    };
    let session: number;
    const args = async () => {
      const handle = await this.handle();
      session = handle.session;
      return handle;
    };
    const done = this.client.call('solve', args, { signal: cancel.signal, onProgress: report }).then(
      (shape) => {
        this.#run = undefined;
        this.#solved = session;
        this.shape = this.reader.shape(shape);
        report(1);
      },
      (error) => {
        this.#run = undefined;
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
