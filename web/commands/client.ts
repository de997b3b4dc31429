// Sends requests to the tools, each in a worker of its own, which is ended when the request is cancelled.
import rules from '../../tools/check_rules.mjs?url&no-inline';
import values from '../../tools/check_values.mjs?url&no-inline';
import text from '../../tools/rule_text.mjs?url&no-inline';
import forms from '../../tools/value_forms.mjs?url&no-inline';
import { EngineError, type ErrorCode } from '../engine/errors.js';
import type { Formula } from '../engine/protocol.js';
import { workerRequest } from '../engine/worker_request.js';
import '../views/certificate/element.js';
import type { Certified, Certifier, Claim } from '../views/certificate/element.js';
import type { Parameters } from '../views/how/methods.js';
import type { Commands } from './index.js';
import type { Reply, Request } from './protocol.js';

type Success = Extract<Reply, { kind: 'counted' | 'certified' }>;

const commandLine = (command: readonly string[], parameters: Parameters) => [
  ...command,
  ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]),
];

function successful(reply: Reply): Success {
  if (reply.kind === 'refused') throw new EngineError(reply.code as ErrorCode, reply.message, {}, JSON.parse(reply.message));
  if (reply.kind === 'failed') throw reply.tooLarge ? new RangeError(reply.message) : new Error(reply.message);
  return reply;
}

const requestTools = () =>
  workerRequest<Request, Reply, Success>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'grundyscope-tools' }),
    successful,
  );

const certifiedIn = (reply: Success): Certified => (reply as Extract<Success, { kind: 'certified' }>).certified;

const [count, certify] = [requestTools(), requestTools()];

/** Certifies the answer at the start of rule texts, its value, or what a formula states about every position. */
function rulesCertifier(formula?: Formula): Certifier {
  const request = requestTools();
  const certifier = async (_: string, parameters: Parameters, signal: AbortSignal, claim: Claim) =>
    certifiedIn(await request({ kind: 'certify rules', parameters, claim, ...formula }, signal));
  const beside = { 'check_rules.mjs': rules, 'rule_text.mjs': text, 'check_values.mjs': values, 'value_forms.mjs': forms };
  return Object.assign(certifier, { beside });
}

export const commands: Commands = {
  counter: {
    async count(game, method, parameters, signal) {
      const reply = await count({ kind: 'count', words: commandLine(['count', game, method], parameters) }, signal);
      return JSON.parse((reply as Extract<Success, { kind: 'counted' }>).json);
    },
  },
  certifier: async (game, parameters, signal) =>
    certifiedIn(await certify({ kind: 'certify', words: commandLine(['certify', game], parameters) }, signal)),
  rulesCertifier,
};
