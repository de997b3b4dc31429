// The lab's engine over a link: what every engine does, of the one game `rules`; and reading texts and challenging formulas.
import type * as api from '../engine/api.js';
import { parameterTexts, started } from '../engine/engine.js';
import type { Connect } from '../engine/link.js';
import type { WasmSource } from '../engine/load.js';
import type { Challenged, Checked } from '../engine/protocol.js';
import type { Engine } from '../engine/said.js';

export interface LabEngine extends Engine {
  /** What is wrong with a text, or how it is solved; nothing is solved. */
  check(text: string, parameters?: api.Parameters, options?: api.CallOptions): Promise<Checked>;
  /** Holds a formula against every position that is solved. */
  challenge(parameters: api.Parameters, formula: string, against: 'outcome' | 'nimber', options?: api.CallOptions): Promise<Challenged>;
}

export async function labOver(wasm: WasmSource, connect: Connect): Promise<LabEngine> {
  const { client, said } = await started(wasm, connect);
  return {
    ...said,
    check: (text, parameters = {}, options = {}) => client.call('check', { text, parameters: parameterTexts(parameters) }, options),
    challenge: (parameters, formula, against, options = {}) =>
      client.call('challenge', { parameters: parameterTexts(parameters), formula, against }, options),
  };
}
