// One source file with all that it imports, as the text of a classic script.
import { build } from 'vite';
import { slimGlue } from './glue.mjs';
import { smallerScripts } from './smaller.mjs';

export async function classicScript(path) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [slimGlue(), smallerScripts()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: path, output: { format: 'iife' } } },
  });
  return output[0].code;
}
