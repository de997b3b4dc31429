// `vite build`: the site, in dist/; `--mode single`, `--mode single-lab`: grundyscope.html and grundyscope-lab.html beside it; `--mode embed-classic`, `--mode embed-module`: the element in one
// file, beside it. `--mode lab`: the lab, in dist/lab/; `--mode figure`: the page that makes figures, in dist/figure/. `--mode lib`: the npm package, in lib/. Vitest: projects `web` (Node), `e2e` and `timed` (browsers).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { book } from './scripts/vite/book.mjs';
import { embedClassic, embedHow, embedLab, embedModule } from './scripts/vite/embed.mjs';
import { gamePages } from './scripts/vite/game_pages.mjs';
import { installable } from './scripts/vite/installable.mjs';
import { library } from './scripts/vite/library.mjs';
import { methodPages } from './scripts/vite/methods.mjs';
import { offlineSite } from './scripts/vite/offline.mjs';
import { preloadWasm } from './scripts/vite/preload_wasm.mjs';
import { single, singleLab } from './scripts/vite/single.mjs';
import { subpage } from './scripts/vite/subpage.mjs';
import { targets } from './scripts/vite/targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page may run its own scripts and wasm, and talk to its own origin; nothing else. What is given is allowed besides. */
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

/** Where a figure stands as on any page, with a worker made of text and the styles that its lines have. */
const withFigures = { worker: "worker-src 'self' blob:; ", style: " 'unsafe-inline'" };

const site = {
  root: here('web'),
  base: './',
  plugins: [contentSecurityPolicy(), preloadWasm('grundyscope'), methodPages(), installable, gamePages, offlineSite()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    ...targets,
    modulePreload: { polyfill: false },
    // Modules of a few hundred bytes come with Lit: a file of their own would be one more request of the first load.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'lit', test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|\/web\/base\// }] } },
    },
  },
};

/** What looks at frames and milliseconds has the machine to itself. */
const timed = [
  ...['table/motion', 'table/slide', 'speed', 'reach', 'pace', 'slow_phone', 'embed/theme'].map((name) => `tests/e2e/${name}.test.ts`),
  'tests/web/pace.test.ts',
];

/** Files share the modules of their worker, and with them its browser. */
const inPages = (name, files) => ({
  root: here('.'),
  test: { name, testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } }, isolate: false, ...files },
});

const test = {
  projects: [
    { root: here('.'), test: { name: 'web', include: ['tests/web/**/*.test.ts'], exclude: timed, testTimeout: 120_000, maxWorkers: 2 } },
    // What others have disturbed is done once more, and named (scripts/steps/suites.mjs); what is wrong is wrong again.
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
  lab: subpage('lab', [contentSecurityPolicy(), preloadWasm('lab')]),
  'embed-classic': embedClassic,
  'embed-module': embedModule,
  'embed-how': embedHow,
  'embed-lab': embedLab,
};

export default defineConfig(({ mode }) => ({ ...(builds[mode] ?? site), test }));
