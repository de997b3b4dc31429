// Writes rules as a program with tools.wasm, which is loaded for the first program.
import createTools from '../../build/wasm/tools.mjs';
import type { ToolsBindings } from '../commands/protocol.js';
import { EngineError } from '../engine/errors.js';
import { compile, instantiate, type WasmSource } from '../engine/load.js';

/** Languages of programs. */
export type Language = 'cpp' | 'python';

/** Writes a complete program that prints the table of the rules; throws an EngineError if the text has faults. */
export type ProgramWriter = (text: string, language: Language) => string;

export async function programWriter(wasm: WasmSource): Promise<ProgramWriter> {
  const module = (await instantiate(createTools, await compile(wasm))) as unknown as ToolsBindings;
  return (text, language) => {
    const made = module.source(text, language === 'cpp');
    if (!made.ok) throw new EngineError(made.error.code, made.error.said, {}, JSON.parse(made.error.said));
    return JSON.parse(made.json);
  };
}
