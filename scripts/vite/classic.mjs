// Bundles a source file and its imports into the text of a classic script. `options`: of Rolldown.
import { build } from 'vite';

export async function classicScript(path, options = {}) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', rolldownOptions: { ...options, input: path, output: { format: 'iife' } } },
  });
  return output[0].code;
}
