// `import { certify, check } from 'grundyscope/certificates'`, in browsers and in their workers.
import createCommand from '../lib/command.mjs';
import { certifierOf } from './certifier.mjs';

export { check } from '../tools/check_rules.mjs';

export const certify = certifierOf(async () => {
  const response = await fetch(new URL('../lib/command.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const { command } = await createCommand({ wasmBinary: await response.arrayBuffer() });
  return (words) =>
    command(
      words,
      () => undefined,
      (bytes) => bytes,
    );
});
