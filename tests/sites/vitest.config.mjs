// The package in real bundlers and site builders, which come from the package registry: `npm run test:full` alone runs these.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/sites', import.meta.url)),
  test: {
    include: ['*.test.mjs'],
    globalSetup: ['../package/installed.mjs'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
