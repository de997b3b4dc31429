// Values of expressions, which values.wasm works out.
import type { Bindings, Outcome } from './bindings.js';
import { type Calculator, calculatorOver } from './calculator.js';
import { english } from './english.js';
import type { Connect } from './link.js';
import type { WasmSource } from './load.js';
import type { Phrases } from './message.js';
import { moreEnglish } from './more_english.js';
import { enginePhrases } from './phrases.js';
import type { Others } from './protocol.js';
import { unwrap } from './session.js';

/** Exports of values.mjs (cpp/doors/wasm/calculator.cpp). Expressions are UTF-8. The caller advances and closes the handles. */
export interface ValueBindings extends Pick<Bindings, 'advance' | 'close'> {
  value(expression: Uint8Array): Outcome<{ handle: number }>;
  compare(one: Uint8Array, two: Uint8Array): Outcome<{ handle: number }>;
  options(expression: Uint8Array): Outcome<{ handle: number }>;
  cooled(expression: Uint8Array, tax: Uint8Array): Outcome<{ handle: number }>;
}

/** The English of its messages. */
export const valuePhrases: Phrases = { ...enginePhrases, ...english, ...moreEnglish };

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Answers reports. */
export function valuing(module: Bindings): Others {
  const open = module as Pick<Bindings, 'advance' | 'close'> as ValueBindings;
  return (request, run) => {
    if (request.kind !== 'report') return undefined;
    const { report, expressions } = request;
    const [one = '', two = ''] = expressions;
    return (async () => {
      const opened = report === 'value' || report === 'options' ? open[report](utf8(one)) : open[report](utf8(one), utf8(two));
      return JSON.parse((await run(unwrap(opened).handle)).json ?? 'null');
    })();
  };
}

/** Starts a calculator. Errors are in English. */
export const startCalculator = (wasm: WasmSource, connect: Connect): Promise<Calculator> => calculatorOver(wasm, connect, valuePhrases);
