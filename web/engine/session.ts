// Answers requests over one instance of the wasm module. Knows nothing of workers: messages come in through `receive` and go out
// through `send`, so the same code runs in a worker, in Node and in tests.
import type { Cell, Drawing, PaintRequest, Picture, TableWindow } from './api.js';
import type { TableShape } from './api_messages.js';
import type { Advanced, Bindings, Outcome, Painted, PaintedWindow } from './bindings.js';
import { drawn } from './drawing.js';
import type { ErrorCode, Place } from './errors.js';
import { scaleOf } from './facts.js';
import type { Message, Phrases } from './message.js';
import type { FromSession, Kind, OfTheLab, Opened, Others, Request, Result, ToSession } from './protocol.js';

/** Solving and judging advance in slices of this length, so that other requests and cancels get in between. */
export const SLICE_MS = 10;
const PROGRESS_MS = 40;

/** `transfer`: buffers to transfer instead of copying. */
export type Send = (message: FromSession, transfer?: Transferable[]) => void;

type RequestOf<K extends Kind> = Extract<Request, { kind: K }>;

/** Requests that are answered later, or in several slices. */
type Sliced = 'solve' | 'judge' | 'seek' | 'draw' | 'findRule' | 'report' | OnDemand | OfTheLab;

/** Requests for which a solution that works on demand may have to work first. */
type OnDemand = 'table' | 'csv' | 'explain' | 'follow' | 'anyMove';
const onDemand: readonly Kind[] = ['table', 'csv', 'explain', 'follow', 'anyMove'] satisfies OnDemand[];

/** An error reported by the core or by the session. */
class Refused extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly reason: Message,
    readonly place: Place = {},
  ) {
    super();
  }
}

/** Made when it is first needed: an import touches no interface of the browser. */
const textOf = (bytes?: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Ends the work of a cancelled call, which is answered already. */
const cancelled = new Error('cancelled');

export class Session {
  readonly #module: Bindings;
  readonly #others: Others | undefined;
  readonly #send: Send;
  readonly #phrases: Phrases;
  /** Calls that advance in slices. */
  readonly #running = new Set<number>();
  #crashed = false;

  /** `phrases`: the English of the module's messages. */
  constructor(module: Bindings, send: Send, phrases: Phrases, others?: Others) {
    this.#module = module;
    this.#others = others;
    this.#send = send;
    this.#phrases = phrases;
  }

  receive(message: Exclude<ToSession, { kind: 'start' }>): void {
    if (this.#crashed) return;
    const { call } = message;
    if (message.kind === 'cancel') {
      this.#running.delete(call);
      this.#send({ kind: 'error', call, error: { code: 'aborted', reason: '' } });
      return;
    }
    const reply = (found: Result<Kind>) => {
      // The current shape: `wrap` may have changed it since the work ended.
      const result = message.kind === 'solve' ? parse<TableShape>(this.#module.shape(message.handle)) : found;
      this.#send({ kind: 'result', call, result }, transferred(message, result));
    };
    const fail = (error: unknown) => this.#fail(call, error);
    const done = this.#sliced(message);
    if (done) {
      done.then(reply).catch(fail);
      return;
    }
    try {
      reply(this.#answer(message as Exclude<Request, { kind: Sliced }>));
    } catch (error) {
      fail(error);
    }
  }

  /** Returns the pending result of a request that takes long, undefined for all others. */
  #sliced(request: Request): Promise<Result<Kind>> | undefined {
    // The result is a copy, free to transfer.
    if (request.kind === 'solve') return this.#run(request.call, request.handle) as Promise<never>;
    if (request.kind === 'judge') return this.#judge(request);
    if (request.kind === 'seek') return this.#seek(request);
    if (request.kind === 'draw') return this.#draw(request);
    if (onDemand.includes(request.kind)) return this.#demand(request as RequestOf<OnDemand>);
    if (request.kind === 'paint' && request.request.effort === 'fine') return this.#refine(request);
    return this.#others?.(request, (handle) => this.#runAndClose(request.call, handle));
  }

  /** Explains a position or reads cells, or works on what that needs first. */
  async #demand(request: RequestOf<OnDemand>): Promise<never> {
    const { call, handle } = request;
    for (;;) {
      const found = this.#found(request);
      const { pending, csv } = unwrap(found);
      if (!pending) return (csv ?? parse<Result<Kind>>(found)) as never;
      await this.#run(call, handle);
    }
  }

  #found(request: RequestOf<OnDemand>): ReturnType<Bindings['table']> {
    const { handle } = request;
    if (request.kind === 'table' || request.kind === 'csv')
      return this.#module.table(handle, request.layer, cellsOf(request.window), formOf(request));
    if (request.kind === 'follow') return this.#module.follow(handle, request.state, request.move);
    if (request.kind === 'anyMove') return this.#module.anyMove(handle, request.state, request.random);
    if (typeof request.place === 'string') return this.#module.explainState(handle, request.place);
    return this.#module.explain(handle, request.place && [request.place[0], request.place[1]]);
  }

  async #judge({ call, id, input, parameters, onlyReads = false }: RequestOf<'judge'>): Promise<Result<'judge'>> {
    // Bytes cross the module's boundary in one copy, text character by character.
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    if (!(bytes instanceof Uint8Array)) throw new Refused('usage', 'expected text or bytes, got neither', { field: 'input' });
    const { output, ignored } = await this.#runAndClose(call, unwrap(this.#module.judge(id, bytes, encoded(parameters), onlyReads)).handle);
    return { output: textOf(output), ...(ignored && { ignored }) };
  }

  async #draw(drawCall: RequestOf<'draw'>): Promise<Drawing> {
    if (typeof createImageBitmap !== 'function') throw new Refused('usage', 'expected a browser, got none', { field: 'draw' });
    const { handle, request, inks } = drawCall;
    return drawn(request.effort === 'fine' ? await this.#refine(drawCall) : this.#paint(handle, request), inks);
  }

  #paint(handle: number, request: PaintRequest): Picture {
    const { planes, sampled } = unwrap(this.#module.paint(handle, ...windowOf(request)));
    return { ...request, planes, sampled, ...this.#outcomes(handle, request) };
  }

  #outcomes(handle: number, request: PaintRequest): Pick<Picture, 'outcomes'> {
    if (request.step !== 1 || scaleOf[request.layer] !== 'lengths') return {};
    return { outcomes: unwrap(this.#module.paint(handle, ...windowOf({ ...request, layer: 'outcome' }))).planes };
  }

  async #refine({ call, handle, request }: RequestOf<'paint' | 'draw'>): Promise<Picture> {
    const painting = unwrap(this.#module.refine(handle, ...windowOf(request)));
    const { planes, sampled } = await this.#runAndClose(call, painting.handle);
    return { ...request, planes: planes as Painted['planes'], sampled: sampled === true, ...this.#outcomes(handle, request) };
  }

  async #seek({ call, handle, query }: RequestOf<'seek'>): Promise<Cell | undefined> {
    const { from, along, backward = false, outcomes } = query;
    const way = ['row', 'column', 'reading'].indexOf(along);
    if (way < 0) throw new Refused('usage', `expected row, column or reading, got ${along}`, { field: 'along' });
    const sought = { P: [1, 1], D: [2, 2], PD: [1, 2] }[outcomes];
    if (!sought) throw new Refused('usage', `expected P, D or PD, got ${outcomes}`, { field: 'outcomes' });
    const [either, orElse] = sought as [number, number];
    const search = unwrap(this.#module.seek(handle, from && [from[0], from[1]], way, backward, either, orElse));
    return JSON.parse((await this.#runAndClose(call, search.handle)).json ?? 'null') ?? undefined;
  }

  async #runAndClose(call: number, handle: number): Promise<Advanced> {
    const close = () => this.#module.close(handle);
    const done = await this.#run(call, handle).catch((error) => {
      // Anything else makes the instance unusable: it must not be called again.
      if ((error === cancelled || error instanceof Refused) && !this.#crashed) close();
      throw error;
    });
    close();
    return done;
  }

  /** Advances the work of a handle until it is done. */
  async #run(call: number, handle: number): Promise<Advanced> {
    this.#running.add(call);
    let reported = 0;
    try {
      for (;;) {
        if (this.#crashed || !this.#running.has(call)) throw cancelled;
        const advanced = unwrap(this.#module.advance(handle, SLICE_MS));
        if (advanced.progress >= 1) return advanced;
        if (performance.now() - reported >= PROGRESS_MS) {
          reported = performance.now();
          this.#send({ kind: 'progress', call, share: advanced.progress });
        }
        await nextTask();
      }
    } finally {
      this.#running.delete(call);
    }
  }

  #answer(request: Exclude<Request, { kind: Sliced }>): Result<Kind> {
    const module = this.#module;
    switch (request.kind) {
      case 'games':
        return { games: parse(module.catalogue()), phrases: this.#phrases };
      case 'open':
        return this.#opened(module.open(request.id, encoded(request.parameters)));
      case 'answer':
        return parse(module.answer(request.handle));
      case 'alike':
        return this.#opened(module.alike(request.handle, request.layer, [request.cell[0], request.cell[1]]));
      case 'difference':
        return this.#opened(module.difference(request.handle, request.layer, request.other, request.otherLayer));
      case 'wrap':
        return parse(module.wrap(request.handle, request.width));
      case 'paint':
        return this.#paint(request.handle, request.request);
      case 'close':
        module.close(request.handle);
        return null;
    }
  }

  #opened(outcome: Outcome<{ handle: number }>): Opened {
    const { handle } = unwrap(outcome);
    return { handle, shape: parse<TableShape>(this.#module.shape(handle)) };
  }

  #fail(call: number, error: unknown): void {
    const text = String(error);
    if (error === cancelled) return;
    if (error instanceof Refused) {
      const { code, reason, place } = error;
      this.#send({ kind: 'error', call, error: { code, reason, ...place } });
    } else if (/^(Type|Binding)Error/.test(text)) {
      // Arguments of other types than documented: the module was not entered.
      this.#send({ kind: 'error', call, error: { code: 'usage', reason: text } });
    } else {
      // Anything else comes from wasm itself: a failed allocation or a trap. The instance must not be used again.
      this.#crashed = true;
      this.#send({ kind: 'crashed', text, call });
    }
  }
}

/** Encodes texts as bytes, which cross the module's boundary in one copy. NUL ends each; one within a text becomes a space. */
export const encoded = (texts: string[]) => new TextEncoder().encode(texts.map((text) => `${text.replaceAll('\0', ' ')}\0`).join(''));

const formOf = (request: RequestOf<'table' | 'csv'>) => (request.kind === 'csv' ? 'csv' : request.soFar ? 'soFar' : 'json');

const cellsOf = (w: TableWindow | undefined): [number, number, number, number] | undefined => w && [w.column, w.row, w.width, w.height];

const windowOf = ({ x, y, step, width, height, layer }: PaintRequest): PaintedWindow => [x, y, step, width, height, layer];

function transferred({ kind }: Request, result: Result<Kind>): Transferable[] {
  const buffers = (...planes: (Uint8Array<ArrayBuffer> | undefined)[]) => planes.flatMap((plane) => (plane ? [plane.buffer] : []));
  if (kind === 'paint') return buffers((result as Picture).planes, (result as Picture).outcomes);
  if (kind !== 'draw') return [];
  const { image, draws, bytes, outcomes } = result as Drawing;
  return [image, ...(draws ? [draws] : []), ...buffers(bytes, outcomes)];
}

export function unwrap<Success>(outcome: Outcome<Success>): Success {
  if (outcome.ok) return outcome;
  const { code, said, answered, ...place } = outcome.error;
  throw new Refused(code, JSON.parse(said), answered ? { ...place, answered: textOf(answered) } : place);
}

function parse<T>(outcome: Outcome<{ json?: string }>): T {
  return JSON.parse(unwrap(outcome).json ?? 'null') as T;
}

/** Resolves after the tasks already queued in the event loop. A timer would be clamped to 4 ms. */
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
