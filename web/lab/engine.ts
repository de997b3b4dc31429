// The lab's engine: what every engine does, of the one game `rules`; and reading texts and challenging formulas.
import wasm from '../../build/wasm/lab.wasm?url';
import type { CallOptions, Parameters } from '../engine/api.js';
import { parameterTexts, started } from '../engine/engine.js';
import { workerLink } from '../engine/link.js';
import type { Challenged, Checked } from '../engine/protocol.js';
import type { Engine } from '../engine/said.js';

export interface LabEngine extends Engine {
  /** What is wrong with a text, or how it is solved; nothing is solved. */
  check(text: string, parameters?: Parameters, options?: CallOptions): Promise<Checked>;
  /** Holds a formula against every position that is solved. */
  challenge(parameters: Parameters, formula: string, against: 'outcome' | 'nimber', options?: CallOptions): Promise<Challenged>;
}

export async function startLab(): Promise<LabEngine> {
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-lab' });
  const { client, said } = await started(new URL(wasm, document.baseURI), workerLink(start));
  return {
    ...said,
    check: (text, parameters = {}, options = {}) => client.call('check', { text, parameters: parameterTexts(parameters) }, options),
    challenge: (parameters, formula, against, options = {}) =>
      client.call('challenge', { parameters: parameterTexts(parameters), formula, against }, options),
  };
}
