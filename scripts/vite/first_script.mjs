// A small script that runs before the page's own has arrived: it starts the worker and the download of the module (web/app/first.ts).
import { fileURLToPath } from 'node:url';

export const firstSource = fileURLToPath(new URL('../../web/app/first.ts', import.meta.url));

export const firstScript = {
  name: 'first-script',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: firstSource, name: 'first' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { path, bundle }) {
      if (path !== '/index.html') return [];
      const chunk = Object.values(bundle ?? {}).find(({ moduleIds }) => moduleIds?.includes(firstSource));
      if (!chunk) throw new Error('there is no first script');
      // An entry of its own only imports it, which would take another request.
      for (const [name, { facadeModuleId }] of Object.entries(bundle))
        if (facadeModuleId === firstSource && name !== chunk.fileName) delete bundle[name];
      const attrs = { type: 'module', async: true, crossorigin: true, src: `./${chunk.fileName}` };
      return [{ tag: 'script', attrs, injectTo: 'head' }];
    },
  },
};
