// The element in one file, complete in itself: embed.js (classic) and embed.mjs (module); and embed.html, the page for iframes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inlinedEngine } from './inlined.mjs';
import { trimmedTemplates } from './trim.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const script =
  (entry, format, file) =>
  (outDir, plugins = []) => ({
    plugins: [trimmedTemplates(), inlinedEngine(), ...plugins],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: here(`../../web/embed/${entry}.ts`),
        output: { format, entryFileNames: file, codeSplitting: false, comments: { legal: true } },
        // Vite's own loader of chunks, which stays unused, asks where it is.
        checks: { emptyImportMeta: false },
      },
    },
  });

/**
 * embed.html: a page with a script of its own, which the policy knows by its hash, and embed.js beside it. Its address says which one, so that
 * a page and a script of two versions never meet.
 */
const framePage = {
  name: 'frame-page',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { output } = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: here('../../web/embed/frame_page.ts'), output: { format: 'iife' } },
        },
      });
      const code = output[0].code.trim();
      const page = readFileSync(here('../../web/embed/embed.html'), 'utf8');
      const policy = `script-src 'self' 'sha256-${hash(code).toString('base64')}' 'wasm-unsafe-eval'`;
      const version = hash(bundle['embed.js'].code).toString('hex').slice(0, 12);
      const source = page
        .replace('POLICY', policy)
        .replace('embed.js', `embed.js?${version}`)
        .replace('SCRIPT', () => code);
      this.emitFile({ type: 'asset', fileName: 'embed.html', source });
    },
  },
};

const hash = (text) => createHash('sha256').update(text).digest();

/** Each is built into a folder: for the site, and for the package. */
export const embed = { classic: script('classic', 'iife', 'embed.js'), module: script('module', 'es', 'embed.mjs') };

const dist = here('../../dist');
export const embedClassic = embed.classic(dist, [framePage]);
export const embedModule = embed.module(dist);
