// `import { certify, check } from 'grundyscope/certificates'`, in browsers and in their workers.
import createTools from '../lib/tools.mjs';
import { certifierOf } from './certifier.mjs';

export { check } from '../tools/check_rules.mjs';

export const certify = certifierOf(async () => {
  const response = await fetch(new URL('../lib/tools.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const { command } = await createTools({ wasmBinary: await response.arrayBuffer() });
  return (words) => command(words, {});
});
