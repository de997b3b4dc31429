// Builds the npm package in lib/: browser.js and element.js for browsers, the parts that they load on demand, the worker, node.js for Node,
// embed.js and embed.mjs, the types and the element's manifest.
import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeNotices } from '../steps/notices.mjs';
import { embed } from './embed.mjs';
import { shortGlue } from './glue.mjs';
import { guest } from './guest.mjs';
import { inlinedEngine } from './inlined.mjs';
import { litTemplates } from './lit.mjs';
import { manifest } from './manifest.mjs';
import { methodPages } from './methods.mjs';
import { targets } from './targets.mjs';
import { writeTypes } from './types.mjs';
import { versionKnown } from './version.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const lib = here('lib');

/** Restores quotes around URLs, which bundlers need and the minifier replaced by backticks, and removes the hints for Vite. */
const plainAddresses = {
  name: 'plain-addresses',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.code)
        chunk.code = chunk.code.replaceAll(/new URL\(\s*(?:\/\*[^*]*\*\/\s*)?["'`]([^"'`$]+)["'`],\s*import/g, 'new URL("$1", import');
    }
  },
};

/**
 * Names of chunks. Code that loads files beside it stays in the same folder. Every view is in a folder of its own, as element.ts; so are
 * the files of a game.
 */
function partName({ name, facadeModuleId, moduleIds }) {
  const packed = facadeModuleId?.match(/virtual:grundyscope\/([\w-]*(?:wasm|worker))$/)?.[1];
  // Browsers and Node share the packed parts.
  if (packed) return `parts/packed-${packed}.js`;
  if (moduleIds.some((id) => id.endsWith('/delivery/package.ts'))) return 'engine.js';
  const [, game, file] = facadeModuleId?.match(/\/games\/([\w-]+)\/(board|claims\.\w+)\.ts$/) ?? [];
  if (game) return `parts/${game}-${file}.js`;
  return `parts/${name === 'element' ? basename(dirname(facadeModuleId ?? moduleIds.findLast((id) => id.endsWith('/element.ts')))) : '[name]'}.js`;
}

const routeModules = [
  'workspace/(route|comparison|views|figure_height)',
  'views/play/record',
  'views/(left_right|table/draw/highlight)',
  'value/address',
  'base/(storage|script_file)',
  'i18n/(notation|failure_reason)',
  'engine/(facts|drawing)',
];

const paintingModules = [
  'feed',
  'draw/(glyphs|headers|axes|overlay|painter)',
  'geometry/(levels|viewport|window)',
  'ink/(hatch|colour|palette)',
];

/** Merges tiny chunks, which compress badly: common code of views with Lit, code for attributes with the route. */
const groups = [
  // Lit, the engine, the calculator and the views use them.
  { name: 'common', test: /\/web\/(base\/(page|trusted_types)|engine\/(errors|message|phrases))\.ts$/, priority: 1 },
  { name: 'lit', test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|\/web\/views\/(value|table\/(widest|geometry\/ticks))\.ts$/ },
  { name: 'route', test: new RegExp(`/web/(${routeModules.join('|')})\\.ts$`) },
  { name: 'feed', test: new RegExp(`/web/views/table/(${paintingModules.join('|')})\\.ts$`) },
];

const built = (entry, minify, groups) => ({
  mode: 'lib',
  plugins: [shortGlue, methodPages(), inlinedEngine(), guest, litTemplates, plainAddresses],
  publicDir: false,
  define: versionKnown,
  build: {
    outDir: lib,
    emptyOutDir: false,
    ...targets,
    minify,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external: [/^node:/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: partName,
        minify,
        comments: { legal: true },
        ...(groups && { codeSplitting: { groups } }),
      },
    },
  },
});

const alone = (config) => build({ ...config, configFile: false, logLevel: 'warn' });

const others = {
  name: 'others-of-the-package',
  async closeBundle() {
    // The worker imports nothing, so bundlers can copy it. node.js is not loaded over a network.
    await alone(built({ worker: here('web/engine/worker.ts') }, true));
    await alone(built({ lab_worker: here('web/lab/worker.ts') }, true));
    await alone(built({ more_worker: here('web/engine/more_worker.ts') }, true));
    await alone(built({ values_worker: here('web/engine/values_worker.ts') }, true));
    await alone(built({ node: here('web/engine/node.ts') }, false));
    await alone({ ...embed.element(lib), mode: 'lib' });
    // The package's command loads tools.mjs from lib/, since build/ is not packed.
    for (const file of ['grundyscope.wasm', 'lab.wasm', 'tools.wasm', 'tools.mjs', 'values.wasm'])
      copyFileSync(here(`build/wasm/${file}`), `${lib}/${file}`);
    writeNotices('lib');
    writeTypes(`${lib}/types`);
    writeFileSync(`${lib}/custom-elements.json`, `${JSON.stringify(await manifest('lib/element.js'), null, 2)}\n`);
  },
};

/** Minified, since content delivery networks and import maps load it as it is. */
const browsers = built({ browser: here('web/engine/browser.ts'), element: here('web/embed/package.ts') }, true, groups);

export const library = { ...browsers, plugins: [...browsers.plugins, others], build: { ...browsers.build, emptyOutDir: true } };
