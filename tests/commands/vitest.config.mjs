// The tests of the command line: the native program and the package's command, run as a user runs them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// At full length a test checks thousands of certificates in the slowest of three ways.
const limit = process.env.GRUNDY_LENGTH === 'full' ? 900_000 : 240_000;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Out of the tests' own folder.
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/commands', import.meta.url)),
  test: { include: ['*.test.mjs'], testTimeout: limit, hookTimeout: limit, maxWorkers: 2 },
});
