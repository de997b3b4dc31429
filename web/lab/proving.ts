// Certificates of the rules on the page; loaded with the view that shows them when somebody comes near it.
import rules from '../../tools/check_rules.mjs?url&no-inline';
import text from '../../tools/rule_text.mjs?url&no-inline';
import { asking } from '../engine/asking.js';
import { EngineError, type ErrorCode } from '../engine/errors.js';
import '../views/certificate/element.js';
import type { Certified, Certifier } from '../views/certificate/element.js';
import type { Parameters } from '../views/how/methods.js';
import type { Asked, Proved } from './prover.js';

function settled(reply: Proved): Certified {
  if ('certified' in reply) return reply.certified;
  if ('code' in reply) throw new EngineError(reply.code as ErrorCode, reply.said, {}, JSON.parse(reply.said));
  throw new Error(reply.error);
}

export interface Formula {
  formula: string;
  against: 'outcome' | 'nimber';
}

const proving = () =>
  asking<Asked, Proved, Certified>(() => new Worker(new URL('./prover.ts', import.meta.url), { type: 'module', name: 'proving' }), settled);

/** Of where the rules begin; or of what a formula says of all positions. Each has a worker of its own, which is ended with the call. */
export function certifierOf(formula?: Formula): Certifier {
  const prove = proving();
  const certifier = (_: string, parameters: Parameters, signal: AbortSignal) => prove({ parameters, ...formula }, signal);
  return Object.assign(certifier, { beside: { 'check_rules.mjs': rules, 'rule_text.mjs': text } });
}
