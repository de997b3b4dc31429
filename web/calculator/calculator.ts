// The calculator: values of expressions and comparisons, worked out elsewhere.

import { english } from '../engine/english.js';
import { aborted, EngineError } from '../engine/errors.js';
import { compile, type WasmSource } from '../engine/load.js';
import type { Phrases } from '../engine/message.js';
import { moreEnglish } from '../engine/more_english.js';
import { enginePhrases } from '../engine/phrases.js';
import type { Comparison, Dyadic, FormOptions, FromCalculator, Refused, ReportName, Reports, ToCalculator, Worth } from './protocol.js';

export interface Calculator {
  /** Rejects with an ExpressionError if the expression cannot be read, or its value is beyond reach. A signal cancels. */
  value(expression: string, signal?: AbortSignal): Promise<Worth>;
  compare(one: string, two: string, signal?: AbortSignal): Promise<Comparison>;
  /** The options of the canonical form. */
  options(expression: string, signal?: AbortSignal): Promise<FormOptions>;
  /** The expression cooled by a tax, at least 0. */
  cooled(expression: string, tax: Dyadic, signal?: AbortSignal): Promise<Worth>;
  close(): void;
}

/** The English of its messages. */
export const calculatorPhrases: Phrases = { ...enginePhrases, ...english, ...moreEnglish };

/** A refusal of an expression. `column`: the character that is wrong, counted from 1; none if the value is beyond reach. */
export class ExpressionError extends EngineError {
  readonly column: number | undefined;

  constructor({ code, reason, field, column }: Refused) {
    super(code, JSON.stringify(reason), { field }, reason);
    this.column = column;
  }
}

/** A worker, or what stands for one. */
export interface CalculatorLink {
  post(message: ToCalculator): void;
  close(): void;
}

/** Opens a link. `died` is called once it can no longer answer. */
export type ConnectCalculator = (receive: (message: FromCalculator) => void, died: (error: Error) => void) => CalculatorLink;

const connection =
  (start: () => Worker): ConnectCalculator =>
  (receive, died) => {
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<FromCalculator>) => receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      died(new EngineError('crashed', event.message, {}, event.message || ['no-worker']));
    };
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  };

interface Pending {
  resolve(result: Reports[ReportName]): void;
  reject(error: unknown): void;
}

/** Starts a calculator in a worker. */
export const startCalculator = (source: WasmSource, startWorker: () => Worker): Promise<Calculator> =>
  calculatorOver(source, connection(startWorker));

/** Starts one. If its worker dies, the calls that wait are rejected, and the next one starts another. */
export async function calculatorOver(source: WasmSource, connect: ConnectCalculator): Promise<Calculator> {
  const wasm = await compile(source);
  const pending = new Map<number, Pending>();
  let link: CalculatorLink | undefined;
  let calls = 0;

  const end = (error: Error) => {
    link?.close();
    link = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const receive = (message: FromCalculator) => {
    const waiting = pending.get(message.call);
    pending.delete(message.call);
    if (message.kind === 'result') waiting?.resolve(message.result);
    else if (message.kind === 'refused') waiting?.reject(new ExpressionError(message.refused));
    else waiting?.reject(new EngineError('crashed', message.text, {}, ['solver-stopped', message.text]));
  };
  const opened = () => {
    if (!link) {
      link = connect(receive, end);
      link.post({ kind: 'start', wasm });
    }
    return link;
  };
  const request = <Name extends ReportName>(report: Name, expressions: readonly string[], signal?: AbortSignal) =>
    new Promise<Reports[Name]>((resolve, reject) => {
      if (signal?.aborted) throw aborted();
      const call = ++calls;
      pending.set(call, { resolve: (result) => resolve(result as Reports[Name]), reject });
      opened().post({ kind: 'open', call, report, expressions });
      signal?.addEventListener('abort', () => {
        if (pending.delete(call)) link?.post({ kind: 'cancel', call });
        reject(aborted());
      });
    });
  return {
    value: (expression, signal) => request('value', [expression], signal),
    compare: (one, two, signal) => request('compare', [one, two], signal),
    options: (expression, signal) => request('options', [expression], signal),
    cooled: (expression, tax, signal) => request('cooled', [expression, tax], signal),
    close: () => end(new EngineError('closed', '', {}, ['engine-closed'])),
  };
}
