// The tests of the command line: the native program and the package's command, run as a user runs them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Out of the tests' own folder.
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/commands', import.meta.url)),
  test: { include: ['*.test.mjs'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
});
