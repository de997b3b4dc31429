// The tests of the npm package: packed as npm packs it, installed into a project in a temporary folder, and used there as people use it.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserEnvironment } from '../../scripts/steps/browsers.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Out of the tests' own folder.
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/package', import.meta.url)),
  test: {
    env: browserEnvironment(),
    include: ['*.test.mjs'],
    globalSetup: ['installed.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
