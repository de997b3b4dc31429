// `vite build --mode single`: grundyscope.html in dist/, the whole site in one file that opens from disk. `--mode single-lab`: the lab,
// grundyscope-lab.html, beside it.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inlinedEngine } from './inlined.mjs';
import { methodPages } from './methods.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page may run and wear what is written in it, and start its worker; it may fetch nothing at all. */
const policy = (script, style) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'worker-src blob:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** A script that speaks of scripts in its strings must not end here, nor keep the browser from seeing where it does. */
const withoutTags = (script) => script.replace(/<(?=\/?script)/gi, '\\x3C');

/** The page with its script, its sheet and its icon in the place of the tags that asked for them. */
function inOneFile(page, code, style, icon) {
  const script = withoutTags(code);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">`;
  const put = (text, tag, made) => {
    if (!tag.test(text)) throw new Error(`The page has no ${tag}`);
    return text.replace(tag, made);
  };
  return [
    [/<meta charset[^>]*>/, (tag) => `${tag}\n    ${meta}`],
    [/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`],
    [/<script [^>]*src=[^>]*><\/script>/, () => `<script type="module">${script}</script>`],
    // It has no files to load.
    [/\s*(<!--[^>]*-->)?\s*<p class="unloaded">.*?<\/p>/, () => ''],
    [/(?<=<link rel="icon" href=")[^"]*/, () => `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`],
  ].reduce((text, [tag, made]) => put(text, tag, made), page);
}

/** `entry`: the script that the page asks for, and the one that stands in its place. */
const oneFile = (fileName, [entry, instead]) => ({
  name: 'one-file',
  transformIndexHtml: { order: 'pre', handler: (page) => page.replace(entry, instead) },
  generateBundle: {
    // After Vite's own last touch to scripts that load others.
    order: 'post',
    handler(_, bundle) {
      const names = Object.keys(bundle);
      const [page, script, style, icon] = ['.html', '.js', '.css', '.svg'].map((end) => bundle[names.find((name) => name.endsWith(end))]);
      if (names.length !== 4 || !icon) this.error(`expected a page, a script, a sheet and an icon, got ${names.join(', ')}`);
      for (const name of names) delete bundle[name];
      const source = inOneFile(page.source, script.code, style.source, icon.source);
      this.emitFile({ type: 'asset', fileName, source });
    },
  },
});

const inOne = (input, plugins) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [inlinedEngine(), ...plugins],
  build: {
    outDir: here('../../dist'),
    // The site is there already.
    emptyOutDir: false,
    ...targets,
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    rolldownOptions: { input: here(`../../web/${input}`), output: { codeSplitting: false } },
  },
});

/** Code has no colours there, which saves a tenth. */
export const single = inOne('index.html', [methodPages({ lean: true }), oneFile('grundyscope.html', ['./app/main.ts', './app/single.ts'])]);

export const singleLab = inOne('lab/index.html', [oneFile('grundyscope-lab.html', ['./main.ts', './single.ts'])]);
