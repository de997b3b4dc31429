// The builds of Vite, by their modes: scripts/steps/outputs.mjs lists them with what they are for.
// Vitest: projects `web` (Node), `e2e` and `timed` (browsers).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browserEnvironment } from './scripts/steps/browsers.mjs';
import { book } from './scripts/vite/book.mjs';
import { embedElement, embedHow, embedLab, embedMore, embedValue } from './scripts/vite/embed.mjs';
import { firstScript, firstSource } from './scripts/vite/first_script.mjs';
import { gamePages } from './scripts/vite/game_pages.mjs';
import { shortGlue } from './scripts/vite/glue.mjs';
import { installable } from './scripts/vite/installable.mjs';
import { layoutWorker } from './scripts/vite/layout.mjs';
import { library } from './scripts/vite/library.mjs';
import { methodPages } from './scripts/vite/methods.mjs';
import { sharedFiles } from './scripts/vite/shared_files.mjs';
import { single, singleLab } from './scripts/vite/single.mjs';
import { input, pageNames, sitePages } from './scripts/vite/site_pages.mjs';
import { targets } from './scripts/vite/targets.mjs';
import { sourceKnown } from './scripts/vite/version.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const site = {
  root: here('web'),
  base: './',
  plugins: [sitePages, firstScript, methodPages(), layoutWorker(), installable, gamePages],
  worker: { format: 'es', plugins: () => [shortGlue] },
  build: {
    outDir: here('dist'),
    emptyOutDir: false,
    ...targets,
    modulePreload: { polyfill: false },
    rolldownOptions: { input, output: { codeSplitting: { groups: sharedFiles(pageNames, firstSource) } } },
  },
};

/** Tests that measure time, which run alone. */
const timed = [
  ...['table/motion', 'table/slide', 'speed', 'reach', 'pace', 'slow_phone', 'embed/theme', 'graph_motion', 'hostile_links'].map(
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
    inPages('e2e', { include: ['tests/e2e/**/*.test.ts'], exclude: timed, maxWorkers: 3 }),
    inPages('timed', { include: timed, fileParallelism: false }),
  ],
};

const builds = {
  lib: library,
  single,
  'single-lab': singleLab,
  book,
  'embed-element': embedElement,
  'embed-how': embedHow,
  'embed-lab': embedLab,
  'embed-more': embedMore,
  'embed-value': embedValue,
};

export default defineConfig(({ mode }) => {
  const build = builds[mode] ?? site;
  return { ...build, define: { ...build.define, ...sourceKnown }, test };
});
