// The worker that runs the tools: the command line for methods and certificates of games, and certificates of rule texts. It checks each
// certificate at once, with a program that shares no code with the core.
import createTools from '../../build/wasm/tools.mjs';
import wasm from '../../build/wasm/tools.wasm?url';
import type { Outcome } from '../engine/bindings.js';
import { compile, instantiate } from '../engine/load.js';
import type { Checked, Reply, Request, ToolsBindings } from './protocol.js';

const decode = new TextDecoder();

// Compiled once. Each request has an instance of its own: a count that stops at its limit leaves the instance unusable.
const compiled = compile(new URL(wasm, self.location.href));
// The request that awaits it reports the rejection.
compiled.catch(() => {});

/** A limit is reported in these words (cpp/tracer/methods.cpp). */
const isTooLarge = (message: string) => message.endsWith(', got more');

/** Names and values in turn, each followed by a zero byte. */
const encoded = (parameters: Readonly<Record<string, string>>) =>
  new TextEncoder().encode(
    Object.entries(parameters)
      .flat()
      .map((text) => `${text.replaceAll('\0', ' ')}\0`)
      .join(''),
  );

function run({ command }: ToolsBindings, words: string[]): { status: number; out: string; err: string } {
  // The commands used here read no files and write no pictures, which would be compressed.
  const { status, out, err } = command(words, {});
  return { status, out: decode.decode(out), err: decode.decode(err) };
}

async function certified(certificate: string, rules: boolean): Promise<Reply> {
  const check: (text: string) => Checked = rules
    ? (await import('../../tools/check_rules.mjs')).check
    : (await import('../../tools/check.mjs')).check;
  return { kind: 'certified', certified: { text: certificate, checked: check(certificate) } };
}

async function reply(tools: ToolsBindings, request: Request): Promise<Reply> {
  if (request.kind === 'certify rules') {
    const parameters = encoded(request.parameters);
    const made: Outcome<{ json: string }> =
      request.formula === undefined
        ? tools.certificate(parameters, request.claim === 'value')
        : tools.formulaCertificate(parameters, request.formula, request.against === 'nimber');
    return made.ok ? certified(made.json, true) : { kind: 'refused', code: made.error.code, message: made.error.said };
  }
  const { status, out, err } = run(tools, request.words);
  const message = err.replace(/^error: \w*: /, '').trim();
  if (status !== 0) return { kind: 'failed', message, tooLarge: isTooLarge(message) };
  return request.kind === 'certify' ? certified(out, false) : { kind: 'counted', json: out };
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    const tools = (await instantiate(createTools, await compiled)) as unknown as ToolsBindings;
    self.postMessage(await reply(tools, data));
  } catch (error) {
    self.postMessage({ kind: 'failed', message: String(error), tooLarge: false } satisfies Reply);
  }
};
