// The pages that `vite build` makes in one go: the home page, which is also that of each game, the lab, the library of games, the
// calculator of values, and the page that makes figures.
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imported } from './inputs.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The policy allows scripts, wasm and requests of the page's origin, and the given sources in addition. */
const policy = ({ worker = '', style = '' } = {}) =>
  `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${worker}style-src 'self'${style}; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'`;

/** By folders of the source. `folder`: in the site, if it is another. `wasm`: the module whose download begins with the page. */
const pages = {
  '': { policy: policy() },
  lab: { policy: policy(), wasm: 'lab' },
  gallery: { policy: policy(), wasm: 'lab', folder: 'games', listed: true },
  value: { policy: policy(), wasm: 'values' },
  // With an embedded figure: a worker from a blob, and inline styles.
  figure: { policy: policy({ worker: "worker-src 'self' blob:; ", style: " 'unsafe-inline'" }) },
};

/** Paths in the source. */
const htmlOf = (folder) => posix.join(folder, 'index.html');
const folderOf = (path) => posix.dirname(path).slice(1);
export const input = Object.keys(pages).map((folder) => here(`../../web/${htmlOf(folder)}`));
/** Names of the pages by their modules. */
export const pageNames = Object.fromEntries(Object.keys(pages).map((folder, i) => [input[i], folder || 'home']));

/** The list of all games, for readers and crawlers without scripts. */
async function withGames(page) {
  const [{ pageOf }, { examples }] = await Promise.all([imported('lab/example.ts'), imported('lab/gallery.ts')]);
  const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const items = examples('en').map((one) => `<li><a href="../${pageOf(one, 'en')}index.html">${escaped(one.title)}</a></li>`);
  return page.replace('</noscript>', () => `  <ul>${items.join('')}</ul>\n    </noscript>`);
}

/** Starts the download of a module before the script fetches it. With the same mode as fetch(), or it would be loaded twice. */
function preload(name, folder, bundle) {
  const wasm = Object.keys(bundle ?? {}).find((file) => posix.basename(file).startsWith(`${name}-`) && file.endsWith('.wasm'));
  if (!wasm) throw new Error(`${folder}: there is no ${name}.wasm`);
  const href = `./${posix.relative(folder, wasm)}`;
  return { tag: 'link', attrs: { rel: 'preload', href, as: 'fetch', type: 'application/wasm', crossorigin: true }, injectTo: 'head' };
}

export const sitePages = {
  name: 'site-pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { path, bundle }) {
      const folder = folderOf(path);
      const page = pages[folder];
      const content = { 'http-equiv': 'Content-Security-Policy', content: page.policy };
      const tags = [{ tag: 'meta', attrs: content, injectTo: 'head-prepend' }];
      if (page.wasm) tags.push(preload(page.wasm, folder, bundle));
      const listed = page.listed ? await withGames(html) : html;
      // The path to the site's service worker, for web/offline/book.ts.
      return { html: folder ? listed.replace('<html lang="en">', '<html lang="en" data-root="../">') : listed, tags };
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [from, { folder }] of Object.entries(pages)) {
        if (!folder) continue;
        this.emitFile({ type: 'asset', fileName: htmlOf(folder), source: bundle[htmlOf(from)].source });
        delete bundle[htmlOf(from)];
      }
    },
  },
};
