// The worker that certifies rules, and has what it wrote checked at once by a program that shares no code with the solver.

import createProof from '../../build/wasm/proof.mjs';
import wasm from '../../build/wasm/proof.wasm?url';
import { check } from '../../tools/check_rules.mjs';
import type { Outcome } from '../engine/bindings.js';
import { compile, instantiate } from '../engine/load.js';
import type { Certified } from '../views/certificate/element.js';

export interface Asked {
  parameters: Readonly<Record<string, string>>;
  /** Absent where it is asked who wins. */
  formula?: string;
  against?: 'outcome' | 'nimber';
}

export type Proved = { certified: Certified } | { code: string; said: string } | { error: string };

interface ProofBindings {
  certificate(parameters: Uint8Array): Outcome<{ json: string }>;
  formulaCertificate(parameters: Uint8Array, formula: string, nimbers: boolean): Outcome<{ json: string }>;
}

/** Names and values by turns, each with a zero byte behind it. */
const encoded = (parameters: Readonly<Record<string, string>>) =>
  new TextEncoder().encode(
    Object.entries(parameters)
      .flat()
      .map((text) => `${text.replaceAll('\0', ' ')}\0`)
      .join(''),
  );

const started = compile(new URL(wasm, self.location.href)).then(
  async (module) => (await instantiate(createProof, module)) as unknown as ProofBindings,
);
// Whoever asks hears of it.
started.catch(() => {});

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answer = (reply: Proved) => self.postMessage(reply);
  try {
    const { certificate, formulaCertificate } = await started;
    const { formula, against } = data;
    const parameters = encoded(data.parameters);
    const made = formula === undefined ? certificate(parameters) : formulaCertificate(parameters, formula, against === 'nimber');
    if (!made.ok) return answer({ code: made.error.code, said: made.error.said });
    answer({ certified: { text: made.json, checked: check(made.json) } });
  } catch (error) {
    answer({ error: String(error) });
  }
};
