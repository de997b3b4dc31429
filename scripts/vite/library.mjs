// The npm package, in lib/: browser.js and element.js for browsers, the parts that they load when these are wanted, the worker, node.js for
// Node, embed.js and embed.mjs, the types and the manifest of the element.
import { copyFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { embed } from './embed.mjs';
import { inlinedEngine } from './inlined.mjs';
import { manifest } from './manifest.mjs';
import { methodPages } from './methods.mjs';
import { targets } from './targets.mjs';
import { writeTypes } from './types.mjs';
import { versionKnown } from './version.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const lib = here('lib');

/** Bundlers look for addresses between quotes; the minifier writes backticks, and the hint for Vite was for this build alone. */
const plainAddresses = {
  name: 'plain-addresses',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.code)
        chunk.code = chunk.code.replaceAll(/new URL\(\s*(?:\/\*[^*]*\*\/\s*)?["'`]([^"'`$]+)["'`],\s*import/g, 'new URL("$1", import');
    }
  },
};

/** What looks for files beside itself stays beside them. Every view lies in a folder of its own, as element.ts. */
function partName({ name, facadeModuleId, moduleIds }) {
  const packed = facadeModuleId?.match(/virtual:grundyscope\/([\w-]*(?:wasm|worker))$/)?.[1];
  // Those of browsers and of Node are the same.
  if (packed) return `parts/packed-${packed}.js`;
  if (moduleIds.some((id) => id.endsWith('/engine/start.ts'))) return 'engine.js';
  return `parts/${name === 'element' ? basename(dirname(facadeModuleId ?? moduleIds.findLast((id) => id.endsWith('/element.ts')))) : '[name]'}.js`;
}

/** Files of a few hundred bytes pack badly: what every view loads comes with Lit, what every figure reads of its attributes with the route. */
const groups = [
  { name: 'lit', test: /node_modules\/(lit|lit-html|lit-element|@lit)\/|\/web\/views\/(value|table\/(widest|geometry\/ticks))\.ts$/ },
  {
    name: 'route',
    test: /\/web\/(workspace\/(route|comparison|views|figure_height)|views\/play\/record|views\/table\/draw\/highlight|engine\/(facts|drawing))\.ts$/,
  },
];

const built = (entry, minify, groups) => ({
  mode: 'lib',
  plugins: [methodPages(), inlinedEngine(), plainAddresses],
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
    // The worker imports nothing: bundlers may copy it. Nobody loads node.js over a network.
    await alone(built({ worker: here('web/engine/worker.ts') }, true));
    await alone(built({ lab_worker: here('web/lab/worker.ts') }, true));
    await alone(built({ node: here('web/engine/node.ts') }, false));
    for (const script of [embed.classic, embed.module]) await alone({ ...script(lib), mode: 'lib' });
    for (const wasm of ['grundyscope.wasm', 'lab.wasm']) copyFileSync(here(`build/wasm/${wasm}`), `${lib}/${wasm}`);
    writeTypes(`${lib}/types`);
    writeFileSync(`${lib}/custom-elements.json`, `${JSON.stringify(manifest('lib/element.js'), null, 2)}\n`);
  },
};

/** Minified: from content delivery networks and by import maps it is loaded as it is. */
const browsers = built({ browser: here('web/engine/browser.ts'), element: here('web/embed/package.ts') }, true, groups);

export const library = { ...browsers, plugins: [...browsers.plugins, others], build: { ...browsers.build, emptyOutDir: true } };
