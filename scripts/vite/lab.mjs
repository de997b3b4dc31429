// `vite build --mode lab`: the lab in dist/lab/, a page with a module of its own, so that the site stays as small as it is.

import { fileURLToPath } from 'node:url';
import { slimGlue } from './glue.mjs';
import { offlineSite } from './offline.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A page below the site's folder finds its service worker there: web/book/offline.ts. */
const below = {
  name: 'below-the-site',
  transformIndexHtml: (page) => page.replace('<html lang="en">', '<html lang="en" data-root="../">'),
};

export const labWith = (plugins) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [...plugins, below, offlineSite()],
  worker: { format: 'es', plugins: () => [slimGlue()] },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    assetsDir: 'lab/assets',
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('../../web/lab/index.html') },
  },
});
