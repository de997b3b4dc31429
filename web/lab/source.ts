// Rules as a program of their own: a module that is loaded when somebody asks for one.
import createSource from '../../build/wasm/source.mjs';
import wasm from '../../build/wasm/source.wasm?url';
import type { Outcome } from '../engine/bindings.js';
import { EngineError } from '../engine/errors.js';
import { compile, instantiate } from '../engine/load.js';

interface SourceBindings {
  /** The text as a program, a string in JSON. */
  source(text: string, cpp: boolean): Outcome<{ json: string }>;
}

let started: Promise<SourceBindings> | undefined;

/** A complete program that prints the table of the rules. Rejects where the text has faults. */
export async function sourceOf(text: string, language: 'cpp' | 'python'): Promise<string> {
  started ??= compile(new URL(wasm, document.baseURI)).then(
    (module) => instantiate(createSource, module) as unknown as Promise<SourceBindings>,
  );
  const made = (await started).source(text, language === 'cpp');
  if (!made.ok) throw new EngineError(made.error.code, made.error.said, {}, JSON.parse(made.error.said));
  return JSON.parse(made.json);
}
