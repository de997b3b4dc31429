// Figures are guests of pages whose elements hide properties of the document (web/base/page.ts), and whose scripts add properties to all
// objects.
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../web/base/page.ts', import.meta.url));

export const guest = {
  name: 'guest',
  config: () => ({ build: { rolldownOptions: { transform: { inject: { document: [page, 'page'] } } } } }),
  // Rolldown makes objects of modules, with all properties that it finds: it would find those of `Object.prototype`.
  renderChunk: (code) => ({ code: code.replace('for (var name in all)', 'for (var name of Object.keys(all))'), map: null }),
};
