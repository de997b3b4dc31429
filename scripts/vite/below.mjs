// Pages below the site's folder, each with a name and a module of its own so that the site stays as small as it is: `vite build --mode lab`,
// the lab, and `--mode figure`, the page that makes figures.
import { fileURLToPath } from 'node:url';
import { slimGlue } from './glue.mjs';
import { offlineSite } from './offline.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** It finds the site's service worker there: web/book/offline.ts. */
const below = {
  name: 'below-the-site',
  transformIndexHtml: (page) => page.replace('<html lang="en">', '<html lang="en" data-root="../">'),
};

export const pageBelow = (name, plugins) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [...plugins, below, offlineSite()],
  worker: { format: 'es', plugins: () => [slimGlue()] },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    assetsDir: `${name}/assets`,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here(`../../web/${name}/index.html`) },
  },
});
