// `vite build --mode figure`: the page that makes figures, in dist/figure/. It uses embed.js as every page may.
import { fileURLToPath } from 'node:url';
import { offlineSite } from './offline.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const figure = {
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [offlineSite()],
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    assetsDir: 'figure/assets',
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('../../web/figure/index.html') },
  },
};
