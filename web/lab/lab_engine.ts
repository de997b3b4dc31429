// The lab's engine over a link: an engine with the one game `rules`, which also checks texts and formulas.
import type * as api from '../engine/api.js';
import type { Engine } from '../engine/api_messages.js';
import { earlyEngine } from '../engine/early.js';
import { parameterTexts, speaking, started } from '../engine/engine.js';
import type { Connect } from '../engine/link.js';
import type { WasmSource } from '../engine/load.js';
import type { Challenged, Checked, Formula, PositionValue } from '../engine/protocol.js';

export interface LabEngine extends Engine {
  /** Returns the faults of a text, or how it will be solved; solves nothing. */
  check(text: string, parameters?: api.Parameters, options?: api.CallOptions): Promise<Checked>;
  /** Compares a formula with every solved position. */
  challenge(parameters: api.Parameters, formula: Formula, options?: api.CallOptions): Promise<Challenged>;
  /** Values a position of the rules, or their start: in normal play. */
  value(parameters: api.Parameters, state: api.State | undefined, options?: api.CallOptions): Promise<PositionValue>;
}

export interface StartedLabEngine extends LabEngine {
  /** The same with texts in English, as the package has it. */
  english: api.Engine;
}

/** A lab's engine before its module is loaded: what is asked of it waits. */
export function earlyLabEngine(starting: Promise<LabEngine>): LabEngine {
  return Object.assign(earlyEngine(starting, [], {}), {
    check: async (...call) => (await starting).check(...call),
    challenge: async (...call) => (await starting).challenge(...call),
    value: async (...call) => (await starting).value(...call),
  } satisfies Pick<LabEngine, 'check' | 'challenge' | 'value'>);
}

export async function startLabEngine(wasm: WasmSource, connect: Connect): Promise<StartedLabEngine> {
  const { client, messages } = await started(wasm, connect);
  return {
    ...messages,
    english: speaking(client, messages),
    check: (text, parameters = {}, options = {}) => client.call('check', { text, parameters: parameterTexts(parameters) }, options),
    challenge: (parameters, formula, options = {}) =>
      client.call('challenge', { parameters: parameterTexts(parameters), ...formula }, options),
    value: (parameters, state, options = {}) => client.call('value', { parameters: parameterTexts(parameters), state }, options),
  };
}
