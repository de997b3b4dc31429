// `import { certify, check } from 'grundyscope/certificates'`, in Node.
import { certifierOf } from './certifier.mjs';
import { loadCommand } from './module.mjs';

export { check } from '../tools/check_rules.mjs';

export const certify = certifierOf(async () => {
  const { command } = await loadCommand();
  return (words) => command(words, {});
});
