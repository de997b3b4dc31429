// The element in one file in dist/, complete in itself: embed.js (classic) and embed.mjs (module).
import { fileURLToPath } from 'node:url';
import { inlinedEngine } from './inlined.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `format`: 'iife' or 'es'. */
export const embed = (format) => ({
  plugins: [inlinedEngine()],
  publicDir: false,
  define: { EMBED_IS_MODULE: String(format === 'es'), ...(format === 'iife' && { 'import.meta.url': '""' }) },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: here('../../web/embed/embed.ts'),
      output: { format, entryFileNames: format === 'es' ? 'embed.mjs' : 'embed.js', codeSplitting: false },
    },
  },
});
