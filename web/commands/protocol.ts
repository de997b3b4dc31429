// Messages between pages and the tools' worker, and the exports of the tools' module.
import type { Outcome } from '../engine/bindings.js';
import type { Formula } from '../engine/protocol.js';
import type { Certified, Claim } from '../views/certificate/element.js';

export type Request =
  /** A command line that prints JSON. */
  | { kind: 'count'; words: string[] }
  /** A command line that prints a certificate. */
  | { kind: 'certify'; words: string[] }
  /** `formula`: what is to be certified of every position; absent, the claim about the start is. */
  | ({ kind: 'certify rules'; parameters: Readonly<Record<string, string>>; claim: Claim } & Partial<Formula>);

export type Checked = Certified['checked'];

export type Reply =
  | { kind: 'counted'; json: string }
  | { kind: 'certified'; certified: Certified }
  /** `message` is a message of the core as JSON. */
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'failed'; message: string; tooLarge: boolean };

/** Exports of tools.mjs (cpp/doors/wasm/tools.cpp). */
export interface ToolsBindings {
  command(
    words: string[],
    machine: {
      readFile?: (path: string) => Uint8Array | undefined;
      writeFile?: (path: string, bytes: Uint8Array) => boolean;
      deflate?: (bytes: Uint8Array) => Uint8Array;
      show?: (share: number) => void;
    },
  ): { ok: true; status: number; out: Uint8Array; err: Uint8Array };
  source(text: string, cpp: boolean): Outcome<{ json: string }>;
  certificate(parameters: Uint8Array, value: boolean): Outcome<{ json: string }>;
  formulaCertificate(parameters: Uint8Array, formula: string, nimbers: boolean): Outcome<{ json: string }>;
}
