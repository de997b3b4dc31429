// Provides `virtual:grundyscope/layout-worker`: a function that returns the address of the worker that lays graphs out.
import { fileURLToPath } from 'node:url';
import { classicScript } from './classic.mjs';

const id = 'virtual:grundyscope/layout-worker';
const source = fileURLToPath(new URL('../../web/views/explain/layout_worker.ts', import.meta.url));

/** Drops what d3-dag contains beyond the parts used: its file prepares all of it when it is loaded, without effects elsewhere. */
const treeshake = { moduleSideEffects: (path) => path === source, propertyReadSideEffects: false, unknownGlobalSideEffects: false };

let text;
const script = () => {
  text ??= classicScript(source, { treeshake });
  return text;
};

/** A file of the build, named by its contents; or with `inlined`, a blob. */
export const layoutWorker = ({ inlined = false } = {}) => ({
  name: 'layout-worker',
  resolveId: (name) => (name === id ? `\0${id}` : undefined),
  async load(name) {
    if (name !== `\0${id}`) return undefined;
    const code = await script();
    if (inlined) return `export default () => URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));`;
    const file = this.emitFile({ type: 'asset', name: 'graph.js', source: code });
    return `export default () => import.meta.ROLLUP_FILE_URL_${file};`;
  },
});
