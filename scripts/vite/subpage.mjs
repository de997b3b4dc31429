// Pages in subfolders of the site, each with its own build: `vite build --mode lab`, and `--mode figure` for the page that makes figures.
import { fileURLToPath } from 'node:url';
import { layoutWorker } from './layout.mjs';
import { offlineSite } from './offline.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Adds the path to the site's service worker, for web/offline/book.ts. */
const siteRoot = {
  name: 'site-root',
  transformIndexHtml: (page) => page.replace('<html lang="en">', '<html lang="en" data-root="../">'),
};

export const subpage = (name, plugins) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [layoutWorker(), ...plugins, siteRoot, offlineSite()],
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    assetsDir: `${name}/assets`,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here(`../../web/${name}/index.html`) },
  },
});
