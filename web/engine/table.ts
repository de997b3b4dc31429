// The client's side of a table that is open in the session.
import type {
  CallOptions,
  Cell,
  Drawing,
  Inks,
  LayerName,
  PaintRequest,
  Picture,
  SeekQuery,
  Table,
  TableOptions,
  TableShape,
  TableValues,
  TableWindow,
} from './api.js';
import type { Client, InSession, SessionArgs } from './client.js';
import type { Args, Opened, Result } from './protocol.js';
import type { Reader } from './reading.js';

type OfSolved = 'table' | 'csv' | 'seek' | 'answer' | 'explain' | 'follow' | 'anyMove';

export abstract class OpenedTable<Text> implements Table<Text> {
  protected readonly client: Client;
  protected readonly reader: Reader<Text>;
  #shape: TableShape<Text>;
  #session: number;
  #handle: Promise<InSession>;
  #closed = false;

  constructor(client: Client, reader: Reader<Text>, opened: Opened) {
    this.client = client;
    this.reader = reader;
    this.#shape = reader.shape(opened.shape);
    this.#session = client.session;
    this.#handle = Promise.resolve({ handle: opened.handle, session: this.#session });
  }

  get shape(): TableShape<Text> {
    return this.#shape;
  }

  /** The same object while the shape is the same: views compare it by identity. */
  protected set shape(shape: TableShape<Text>) {
    if (JSON.stringify(shape) !== JSON.stringify(this.#shape)) this.#shape = shape;
  }

  /** Reopens the table in a new session. */
  protected abstract reopen(): Promise<Opened>;

  /** Resolves once all values of the table are known. */
  abstract solve(options?: CallOptions): Promise<void>;

  async table(layer: LayerName, window?: TableWindow, options?: TableOptions): Promise<TableValues> {
    return this.request('table', { layer, window, ...(options?.soFar && { soFar: true }) }, options);
  }

  async csv(layer: LayerName, window?: TableWindow, options?: CallOptions): Promise<string> {
    return this.request('csv', { layer, window }, options);
  }

  async paint(request: PaintRequest, options?: CallOptions): Promise<Picture> {
    return this.client.call('paint', async () => ({ ...(await this.#ready(request, options)), request }), options);
  }

  async draw(request: PaintRequest, inks: Inks, options?: CallOptions): Promise<Drawing> {
    return this.client.call('draw', async () => ({ ...(await this.#ready(request, options)), request, inks }), options);
  }

  async seek(query: SeekQuery, options?: CallOptions): Promise<Cell | undefined> {
    const cell = await this.request('seek', { query }, options, patiently(options));
    options?.onProgress?.(1);
    return cell;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#session !== this.client.session) return;
    this.#handle.then((handle) => this.client.once('close', handle)).catch(() => {});
  }

  /** Sends a request once the table is solved; `before`: options of the solving. */
  protected request<K extends OfSolved>(
    kind: K,
    args: Omit<Args<K>, 'handle'>,
    options?: CallOptions,
    before = options,
  ): Promise<Result<K>> {
    return this.client.call(kind, async () => ({ ...(await this.solved(before)), ...args }) as SessionArgs<K>, options);
  }

  /** The handle, once the table is solved. */
  protected async solved(options?: CallOptions): Promise<InSession> {
    await this.solve(options);
    return this.handle();
  }

  /** The handle for painting. Coarse pictures do not wait for the solution. */
  #ready({ effort }: PaintRequest, options?: CallOptions): Promise<InSession> {
    return effort === 'fine' ? this.solved(patiently(options)) : this.handle();
  }

  /** The handle in the current session; reopens the table after a crash. Rejects with `interrupted` if a crash comes meanwhile. */
  protected handle(): Promise<InSession> {
    if (this.#closed) return Promise.reject(this.client.refusal('closed', ['solution-closed']));
    if (this.#session !== this.client.session) {
      const opened = this.reopen();
      const { session } = this.client;
      this.#handle = opened.then(({ handle }) => ({ handle, session }));
      this.#session = session;
    }
    return this.#handle;
  }
}

/** The options without `onProgress`, for the steps before the work whose progress is reported. */
const patiently = (options: CallOptions | undefined): CallOptions => (options?.signal ? { signal: options.signal } : {});

/** A table derived from solutions; derived again after a crash. */
export class DerivedTable<Text> extends OpenedTable<Text> {
  readonly #make: () => Promise<Opened>;

  constructor(client: Client, reader: Reader<Text>, opened: Opened, make: () => Promise<Opened>) {
    super(client, reader, opened);
    this.#make = make;
  }

  /** Its sources are solved already. */
  async solve(): Promise<void> {
    await this.client.again(() => this.handle());
  }

  protected async reopen(): Promise<Opened> {
    const { x, y } = this.shape;
    const opened = await this.#make();
    const { shape } = opened;
    if (shape.x.count === x.count && shape.y.count === y.count) return opened;
    throw this.client.refusal('closed', ['table-closed']);
  }
}
