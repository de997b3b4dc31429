// The commands that the documents print, and the scripts of package.json, run as a reader runs them. One after the other: builds share
// folders.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Out of the tests' own folder.
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/docs', import.meta.url)),
  // Some of them build.
  test: { include: ['*.test.mjs'], testTimeout: 3_600_000, hookTimeout: 3_600_000, fileParallelism: false },
});
