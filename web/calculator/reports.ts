// Reports of the calculator's module, worked out in slices, one after the other. Runs in the worker, and in Node.
import { type Factory, instantiate } from '../engine/load.js';
import type { CalculatorBindings, FromCalculator, Refused, ReportName, ToCalculator } from './protocol.js';

/** Length of a slice, in ms: a cancel waits hardly longer. */
const SLICE_MS = 20;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Returns the receiver of messages. `createModule` is the default export of values.mjs. */
export function reports(createModule: Factory, post: (message: FromCalculator) => void): (message: ToCalculator) => void {
  let wasm: WebAssembly.Module;
  let module: Promise<CalculatorBindings> | undefined;
  const wanted = new Set<number>();
  let last: Promise<void> = Promise.resolve();

  async function report(call: number, name: ReportName, [one = '', two = '']: readonly string[]): Promise<void> {
    module ??= instantiate(createModule, wasm) as Promise<unknown> as Promise<CalculatorBindings>;
    const { advance, ...open } = await module;
    const opened = name === 'value' || name === 'options' ? open[name](utf8(one)) : open[name](utf8(one), utf8(two));
    for (let result = opened; wanted.has(call); await new Promise((resolve) => setTimeout(resolve))) {
      if (!result.ok) {
        const { said, code, ...place } = result.error;
        const refused: Refused = { code, reason: JSON.parse(said), ...place };
        return post({ kind: 'refused', call, refused });
      }
      const slice = advance(SLICE_MS);
      if (slice.ok && slice.json) return post({ kind: 'result', call, result: JSON.parse(slice.json) });
      result = slice;
    }
  }

  return (message) => {
    if (message.kind === 'start') wasm = message.wasm;
    else if (message.kind === 'cancel') wanted.delete(message.call);
    else {
      const { call, report: name, expressions } = message;
      wanted.add(call);
      last = last
        .then(() => report(call, name, expressions))
        .catch((error: unknown) => {
          module = undefined;
          post({ kind: 'crashed', call, text: error instanceof Error ? error.message : String(error) });
        })
        .finally(() => wanted.delete(call));
    }
  };
}
