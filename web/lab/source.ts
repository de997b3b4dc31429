// Rules as a program of their own: a module that is loaded when somebody asks for one.
import createSource from '../../build/wasm/source.mjs';
import type { Outcome } from '../engine/bindings.js';
import { EngineError } from '../engine/errors.js';
import { compile, instantiate, type WasmSource } from '../engine/load.js';

/** What programs are written in. */
export type Language = 'cpp' | 'python';

interface SourceBindings {
  /** The text as a program, a string in JSON. */
  source(text: string, cpp: boolean): Outcome<{ json: string }>;
}

let started: Promise<SourceBindings> | undefined;

async function start(wasm: WasmSource): Promise<SourceBindings> {
  return (await instantiate(createSource, await compile(wasm))) as unknown as SourceBindings;
}

/** A complete program that prints the table of the rules. Rejects where the text has faults, or the module cannot be loaded. */
export async function sourceOf(wasm: () => Promise<WasmSource>, text: string, language: Language): Promise<string> {
  started ??= wasm().then(start);
  const module = await started.catch((error) => {
    // Asked again, it is tried again.
    started = undefined;
    throw error;
  });
  const made = module.source(text, language === 'cpp');
  if (!made.ok) throw new EngineError(made.error.code, made.error.said, {}, JSON.parse(made.error.said));
  return JSON.parse(made.json);
}
