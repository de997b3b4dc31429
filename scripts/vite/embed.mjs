// Builds the element as one self-contained file in dist/: embed.js (classic) and embed.mjs (module); and embed.html, the page for iframes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardsApart } from './boards_apart.mjs';
import { classicScript } from './classic.mjs';
import { guest } from './guest.mjs';
import { inlinedEngine } from './inlined.mjs';
import { sourceFile } from './inputs.mjs';
import { inside } from './inside.mjs';
import { litTemplates } from './lit.mjs';
import { methodPages } from './methods.mjs';
import { targets } from './targets.mjs';
import { version, versionKnown } from './version.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const script =
  (entry, file, own) =>
  (outDir, plugins = []) => ({
    plugins: [inlinedEngine(), inside, guest, litTemplates, ...own, ...plugins],
    publicDir: false,
    define: versionKnown,
    build: {
      outDir,
      emptyOutDir: false,
      ...targets,
      modulePreload: false,
      rolldownOptions: {
        input: here(`../../web/embed/${entry}.ts`),
        output: { format: 'iife', entryFileNames: file, codeSplitting: false, comments: { legal: true } },
        // Vite's unused chunk loader has import.meta.
        checks: { emptyImportMeta: false },
      },
    },
  });

/**
 * embed.html: a page that sets its own policy, an inline script, allowed by its hash, and embed.js beside it. The script's URL has a hash,
 * so that page and script are always of the same version.
 */
const framePage = {
  name: 'frame-page',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const script = async (name) => (await classicScript(here(`../../web/embed/${name}.ts`))).trim();
      const code = await script('frame_page');
      const policy = (await script('frame_policy')).replace('SCRIPTS', `'sha256-${hash(code).toString('base64')}'`);
      const page = `${sourceFile('embed/embed.html')}`;
      const version = hash(bundle['embed.js'].code).toString('hex').slice(0, 12);
      const source = page
        .replace('POLICY', () => policy)
        .replace('embed.js', `embed.js?${version}`)
        .replace('SCRIPT', () => code);
      this.emitFile({ type: 'asset', fileName: 'embed.html', source });
    },
  },
};

/** ASCII only: a classic script is read in the encoding of its page. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
      for (const one of Object.values(bundle)) if (one.code) one.code = one.code.replaceAll(/[^ -~\n\r\t]/g, escaped);
    },
  },
};

/** No-op on servers, which may import the same files as their pages. */
const inPages = {
  name: 'in-pages',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const one of Object.values(bundle)) if (one.code) one.code = `typeof HTMLElement>"u"||${one.code}`;
    },
  },
};

/** The scripts of a build. The code of embed.js is also a module: the same function, after the URL that only modules can read. */
const scriptsOf = (bundle) =>
  Object.values(bundle).flatMap(({ fileName, code }) => {
    if (!code) return [];
    const module = fileName === 'embed.js' ? [['embed.mjs', `var grundyscopeAddress=import.meta.url;${code}`]] : [];
    return [[fileName, code], ...module];
  });

const alsoAsModule = {
  name: 'also-as-module',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, source] of scriptsOf(bundle)) if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
    },
  },
};

const hash = (text) => createHash('sha256').update(text).digest();

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Writes the script again under a versioned name, with its Subresource Integrity hash in a file beside it. */
const versioned = {
  name: 'versioned',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [name, code] of scriptsOf(bundle)) {
        const fileName = name.replace('.', `-${version}.`);
        this.emitFile({ type: 'asset', fileName, source: code });
        this.emitFile({ type: 'asset', fileName: `${fileName}.integrity`, source: `${integrityOf(code)}\n` });
      }
    },
  },
};

/** Defines the integrity hashes of the scripts beside it, which are built first. The package has none. */
const besideKnown = {
  name: 'beside-known',
  config({ build }, { mode }) {
    const files = ['how', 'lab', 'more', 'value']
      .map((name) => [name, `${build.outDir}/${name}.js`])
      .filter(([, file]) => mode !== 'lib' && existsSync(file));
    const hashes = files.map(([name, file]) => [name, integrityOf(readFileSync(file))]);
    return { define: { GRUNDYSCOPE_BESIDE: JSON.stringify(Object.fromEntries(hashes)) } };
  },
};

/** Builds into a folder: for the site, and for the package. */
export const embed = {
  /** As a classic script and as a module. */
  element: script('script', 'embed.js', [boardsApart, besideKnown, inPages, asciiOnly, alsoAsModule]),
  /** The methods of games, loaded by it. */
  how: script('how_file', 'how.js', [methodPages(), asciiOnly]),
  /** The lab, loaded by it. */
  lab: script('lab_file', 'lab.js', [asciiOnly]),
  /** All games, loaded by it. */
  more: script('more_file', 'more.js', [asciiOnly]),
  /** Values, loaded by it. */
  value: script('value_file', 'value.js', [asciiOnly]),
};

const dist = here('../../dist');
export const embedElement = embed.element(dist, [versioned, framePage]);
export const embedHow = embed.how(dist, [versioned]);
export const embedLab = embed.lab(dist, [versioned]);
export const embedMore = embed.more(dist, [versioned]);
export const embedValue = embed.value(dist, [versioned]);
