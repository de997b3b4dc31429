// The package in real bundlers and site builders, which come from the package registry: `npm run test:full` alone runs these.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserEnvironment } from '../../scripts/steps/browsers.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/sites', import.meta.url)),
  test: {
    env: browserEnvironment(),
    include: ['*.test.mjs'],
    globalSetup: ['../package/installed.mjs'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
