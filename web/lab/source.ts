// Writes rules as a program, with the tools' module, which is loaded for the first program.
import createTools from '../../build/wasm/tools.mjs';
import type { ToolsBindings } from '../commands/protocol.js';
import { EngineError } from '../engine/errors.js';
import { compile, instantiate, type WasmSource } from '../engine/load.js';

/** What programs are written in. */
export type Language = 'cpp' | 'python';

let started: Promise<ToolsBindings> | undefined;

async function start(wasm: WasmSource): Promise<ToolsBindings> {
  return (await instantiate(createTools, await compile(wasm))) as unknown as ToolsBindings;
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
