// Pages in subfolders of the site, each with its own build: `vite build --mode lab`, `--mode gallery`,
// `--mode value`, and `--mode figure` for the page that makes figures.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { shortGlue } from './glue.mjs';
import { layoutWorker } from './layout.mjs';
import { offlineSite } from './offline.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Adds the path to the site's service worker, for web/offline/book.ts. */
const siteRoot = {
  name: 'site-root',
  transformIndexHtml: (page) => page.replace('<html lang="en">', '<html lang="en" data-root="../">'),
};

/** Puts the page of one folder of the source into another of the site, as deep. */
const placed = (from, to) => ({
  name: 'placed-page',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle[`${from}/index.html`];
      delete bundle[`${from}/index.html`];
      this.emitFile({ type: 'asset', fileName: `${to}/index.html`, source: page.source });
    },
  },
});

/** Adds the list of all games to the library, for readers and crawlers without scripts. */
export const listOfGames = {
  name: 'list-of-games',
  async transformIndexHtml(page) {
    const { examples, pageOf } = (await runnerImport(here('../../web/lab/gallery.ts'), { configFile: false, logLevel: 'warn' })).module;
    const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const items = examples('en').map((one) => `<li><a href="../${pageOf(one, 'en')}index.html">${escaped(one.title)}</a></li>`);
    return page.replace('</noscript>', () => `  <ul>${items.join('')}</ul>\n    </noscript>`);
  },
};

/** `folder`: of the page in the site, if not of the same name as in the source. */
export const subpage = (name, plugins, folder = name) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [layoutWorker(), ...plugins, siteRoot, ...(folder === name ? [] : [placed(name, folder)]), offlineSite()],
  worker: { format: 'es', plugins: () => [shortGlue] },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here(`../../web/${name}/index.html`) },
  },
});
