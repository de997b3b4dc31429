// `vite build`: the site, in dist/. Modes:
//   single, single-lab             dist/grundyscope.html and dist/grundyscope-lab.html
//   embed-classic, embed-module    the element in one file, in dist/
//   lab, gallery, value, figure    the lab, the library of games, the calculator of values, and the page that makes figures, in dist/lab/,
//                                  games/, value/ and figure/
//   lib                            the npm package, in lib/
// Vitest: projects `web` (Node), `e2e` and `timed` (browsers).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserEnvironment } from './scripts/steps/browsers.mjs';
import { book } from './scripts/vite/book.mjs';
import { embedClassic, embedHow, embedLab, embedModule, embedMore, embedValue } from './scripts/vite/embed.mjs';
import { firstScript } from './scripts/vite/first_script.mjs';
import { gamePages } from './scripts/vite/game_pages.mjs';
import { shortGlue } from './scripts/vite/glue.mjs';
import { installable } from './scripts/vite/installable.mjs';
import { layoutWorker } from './scripts/vite/layout.mjs';
import { library } from './scripts/vite/library.mjs';
import { methodPages } from './scripts/vite/methods.mjs';
import { offlineSite } from './scripts/vite/offline.mjs';
import { preloadWasm } from './scripts/vite/preload_wasm.mjs';
import { single, singleLab } from './scripts/vite/single.mjs';
import { listOfGames, subpage } from './scripts/vite/subpage.mjs';
import { targets } from './scripts/vite/targets.mjs';
import { sourceKnown } from './scripts/vite/version.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The policy allows scripts, wasm and requests of the page's origin, and the given sources in addition. */
const contentSecurityPolicy = ({ worker = '', style = '' } = {}) => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${worker}style-src 'self'${style}; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'`,
      },
      injectTo: 'head-prepend',
    },
  ],
});

/** The policy of pages with an embedded figure: a worker from a blob, and inline styles. */
const withFigures = { worker: "worker-src 'self' blob:; ", style: " 'unsafe-inline'" };

const site = {
  root: here('web'),
  base: './',
  plugins: [contentSecurityPolicy(), firstScript, methodPages(), layoutWorker(), installable, gamePages, offlineSite()],
  worker: { format: 'es', plugins: () => [shortGlue] },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    ...targets,
    modulePreload: { polyfill: false },
    // Tiny modules are merged with Lit: a separate file would add a request to the first load.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'lit', test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|\/web\/base\// }] } },
    },
  },
};

/** Tests that measure time, which run alone. */
const timed = [
  ...['table/motion', 'table/slide', 'speed', 'reach', 'pace', 'slow_phone', 'embed/theme', 'graph_motion'].map(
    (name) => `tests/e2e/${name}.test.ts`,
  ),
  'tests/web/pace.test.ts',
  'tests/web/arrange_pace.test.ts',
];

/** Test files share the modules of their worker, and so its browser. */
const inPages = (name, files) => ({
  root: here('.'),
  test: {
    name,
    env: process.env.VITEST ? browserEnvironment() : {},
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    isolate: false,
    ...files,
  },
});

const test = {
  projects: [
    { root: here('.'), test: { name: 'web', include: ['tests/web/**/*.test.ts'], exclude: timed, testTimeout: 240_000, maxWorkers: 2 } },
    // Repeats failed tests once, in case of load; those that then pass are listed (scripts/steps/suites.mjs).
    inPages('e2e', { include: ['tests/e2e/**/*.test.ts'], exclude: timed, maxWorkers: 3, retry: 1 }),
    inPages('timed', { include: timed, fileParallelism: false, retry: 2 }),
  ],
};

const builds = {
  lib: library,
  single,
  'single-lab': singleLab,
  book,
  figure: subpage('figure', [contentSecurityPolicy(withFigures)]),
  gallery: subpage('gallery', [contentSecurityPolicy(), preloadWasm('lab'), listOfGames], 'games'),
  lab: subpage('lab', [contentSecurityPolicy(), preloadWasm('lab')]),
  value: subpage('value', [contentSecurityPolicy(), preloadWasm('values')]),
  'embed-classic': embedClassic,
  'embed-module': embedModule,
  'embed-how': embedHow,
  'embed-lab': embedLab,
  'embed-more': embedMore,
  'embed-value': embedValue,
};

export default defineConfig(({ mode }) => {
  const build = builds[mode] ?? site;
  return { ...build, define: { ...build.define, ...sourceKnown }, test };
});
