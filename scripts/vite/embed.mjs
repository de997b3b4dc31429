// The element in one file in dist/, complete in itself: embed.js (classic) and embed.mjs (module).
import { fileURLToPath } from 'node:url';
import { inlinedEngine } from './inlined.mjs';
import { trimmedTemplates } from './trim.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const script = (entry, format, file) => ({
  plugins: [trimmedTemplates(), inlinedEngine()],
  publicDir: false,
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: here(`../../web/embed/${entry}.ts`),
      output: { format, entryFileNames: file, codeSplitting: false },
      // Vite's own loader of chunks, which stays unused, asks where it is.
      checks: { emptyImportMeta: false },
    },
  },
});

export const embedClassic = script('classic', 'iife', 'embed.js');
export const embedModule = script('module', 'es', 'embed.mjs');
