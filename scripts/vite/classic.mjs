// Bundles a source file and its imports into the text of a classic script. `options`: of Rolldown.
import { build } from 'vite';
import { shortGlue } from './glue.mjs';
import { noteModules } from './inputs.mjs';

export async function classicScript(path, options = {}) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shortGlue],
    build: { write: false, target: 'es2022', rolldownOptions: { ...options, input: path, output: { format: 'iife' } } },
  });
  noteModules(output[0].moduleIds);
  return output[0].code;
}
