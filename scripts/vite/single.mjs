// `vite build --mode single`: dist/grundyscope.html, the whole site in one file that opens from disk. `--mode single-lab`: the same for the
// lab, dist/grundyscope-lab.html, with the library and the calculator.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { figureMaker } from '../book/figures.mjs';
import { boardsApart } from './boards_apart.mjs';
import { inlinedEngine } from './inlined.mjs';
import { imported } from './inputs.mjs';
import { layoutWorker } from './layout.mjs';
import { methodPages } from './methods.mjs';
import { targets } from './targets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy allows inline scripts and styles and a worker from a blob, but no requests. */
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

/** Escapes script tags in a script's strings, which would end it or hide its end. */
const withoutTags = (script) => script.replace(/<(?=\/?script)/gi, '\\x3C');

/** The page with script, style sheet and icon inlined. */
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
    // There are no files to load.
    [/\s*(<!--[^>]*-->)?\s*<p class="unloaded">.*?<\/p>/, () => ''],
    [/(?<=<link rel="icon" href=")[^"]*/, () => `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`],
  ].reduce((text, [tag, made]) => put(text, tag, made), page);
}

/** `entry`: the page's script, and its replacement. */
const oneFile = (fileName, [entry, instead]) => ({
  name: 'one-file',
  transformIndexHtml: { order: 'pre', handler: (page) => page.replace(entry, instead) },
  generateBundle: {
    // After Vite's own final changes to scripts with dynamic imports.
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

/** The table of the rules on the home page, which has no lab to draw it: `virtual:grundyscope/rules-picture`, a cell to a pixel. */
const rulesPicture = {
  name: 'rules-picture',
  resolveId: (id) => (id === 'virtual:grundyscope/rules-picture' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:grundyscope/rules-picture') return undefined;
    const { RULES } = await imported('app/rules.ts');
    const maker = await figureMaker();
    const { picture } = await maker.figure(`game="rules" text="${RULES}" layer="nimber"`);
    maker.close();
    return `export default 'data:image/png;base64,${Buffer.from(picture.content).toString('base64')}';`;
  },
};

const inOne = (input, plugins) => ({
  root: here('../../web'),
  base: './',
  publicDir: false,
  plugins: [inlinedEngine(), boardsApart, layoutWorker({ inlined: true }), ...plugins],
  build: {
    outDir: here('../../dist'),
    // Keeps the built site.
    emptyOutDir: false,
    ...targets,
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    rolldownOptions: { input: here(`../../web/${input}`), output: { codeSplitting: false } },
  },
});

/** Without syntax highlighting, which saves a tenth. */
export const single = inOne('index.html', [
  methodPages({ lean: true }),
  rulesPicture,
  oneFile('grundyscope.html', ['./app/main.ts', './app/single.ts']),
]);

export const singleLab = inOne('lab/index.html', [oneFile('grundyscope-lab.html', ['./main.ts', '../app/single_lab.ts'])]);
