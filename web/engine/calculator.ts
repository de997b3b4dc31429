// The calculator's side of the link to values.wasm.
import type { CallOptions, ValueEngine } from './api.js';
import { Client } from './client.js';
import type { Connect } from './link.js';
import { compile, type WasmSource } from './load.js';
import type { Phrases } from './message.js';
import type { Dyadic, FormOptions, ReportName, Reports, ValueReport } from './value_reports.js';

/** Structure of values, beside the values. */
export interface Calculator extends ValueEngine {
  /** The options of the canonical form. */
  options(expression: string, options?: CallOptions): Promise<FormOptions>;
  /** The expression cooled by a tax, at least 0. */
  cooled(expression: string, tax: Dyadic, options?: CallOptions): Promise<ValueReport>;
  close(): void;
}

/** Starts a calculator. `phrases`: those of its errors. */
export async function calculatorOver(wasm: WasmSource, connect: Connect, phrases: Phrases): Promise<Calculator> {
  const client = new Client(Promise.resolve(await compile(wasm)), connect);
  client.learn(phrases);
  const call = <Name extends ReportName>(report: Name, expressions: readonly string[], options?: CallOptions) =>
    client.call('report', { report, expressions: expressions.map(String) }, options) as Promise<Reports[Name]>;
  return {
    value: (expression, options) => call('value', [expression], options),
    compare: (one, two, options) => call('compare', [one, two], options),
    options: (expression, options) => call('options', [expression], options),
    cooled: (expression, tax, options) => call('cooled', [expression, tax], options),
    close: () => client.close(),
  };
}
