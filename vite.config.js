// `vite build`: the site, in dist/; `--mode single`: grundyscope.html beside it; `--mode embed-classic`, `--mode embed-module`: the element in one
// file, beside it. `--mode lib`: the npm package, in lib/. Vitest: projects `web` (Node) and `e2e` (Chromium).
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { embedClassic, embedModule } from './scripts/vite/embed.mjs';
import { offlineSite } from './scripts/vite/offline.mjs';
import { single } from './scripts/vite/single.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page may run its own scripts and wasm, and talk to its own origin; nothing else. */
const contentSecurityPolicy = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content:
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'",
      },
      injectTo: 'head-prepend',
    },
  ],
};

const wasmAndTypes = {
  name: 'wasm-and-types',
  closeBundle() {
    for (const file of ['grundyscope.mjs', 'grundyscope.wasm']) copyFileSync(here(`build/wasm/${file}`), here(`lib/${file}`));
    execFileSync(process.execPath, [here('node_modules/typescript/bin/tsc'), '-p', here('web/engine/tsconfig.json')], { stdio: 'inherit' });
  },
};

const site = {
  root: here('web'),
  base: './',
  plugins: [contentSecurityPolicy, offlineSite()],
  worker: { format: 'es' },
  build: { outDir: here('dist'), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
};

/** The generated module is not bundled: the command line loads the very same file. */
const generatedModule = (id) => (id.endsWith('grundyscope.mjs') ? './grundyscope.mjs' : id);

const library = {
  plugins: [wasmAndTypes],
  publicDir: false,
  build: {
    outDir: here('lib'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // Bundlers find the worker and the wasm by their `new URL` patterns, and people read what they install.
    minify: false,
    rolldownOptions: {
      input: { browser: here('web/engine/browser.ts'), node: here('web/engine/node.ts'), worker: here('web/engine/worker.ts') },
      external: [/^node:/, /grundyscope\.mjs$/],
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', paths: generatedModule },
    },
  },
};

const test = {
  projects: [
    { root: here('.'), test: { name: 'web', include: ['tests/web/**/*.test.ts'], testTimeout: 30_000 } },
    {
      root: here('.'),
      test: {
        name: 'e2e',
        include: ['tests/e2e/**/*.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 10_000 } },
        fileParallelism: false,
      },
    },
  ],
};

const builds = { lib: library, single, 'embed-classic': embedClassic, 'embed-module': embedModule };

export default defineConfig(({ mode }) => ({ ...(builds[mode] ?? site), test }));
