// The script that Emscripten writes beside a module, without what this project never runs: it instantiates modules itself
// (web/engine/load.ts), and no binding has wide strings.
import { parseAst } from 'vite';

/** Functions, and what is left of their bodies. What another Emscripten writes in another way stays as it is. */
const shortened = {
  instantiateAsync: '{}',
  getBinaryPromise: '{}',
  __embind_register_std_wstring: '{}',
  init_emval: '{}',
  emval_get_global: '{return globalThis}',
};

const functionsIn = (node, found = []) => {
  if (!node || typeof node !== 'object') return found;
  if (node.type === 'FunctionDeclaration' && Object.hasOwn(shortened, node.id.name)) found.push(node);
  else for (const child of Object.values(node)) functionsIn(child, found);
  return found;
};

/** For builds for browsers. The minifier removes what then nothing calls. */
export const shortGlue = {
  name: 'short-glue',
  transform(code, id) {
    if (!/\/build\/wasm\/\w+\.mjs$/.test(id)) return undefined;
    const functions = functionsIn(parseAst(code)).reverse();
    const cut = functions.reduce(
      (text, { id: { name }, body }) => text.slice(0, body.start) + shortened[name] + text.slice(body.end),
      code,
    );
    // It neither fetches nor reads.
    return { code: cut.replace(/(?<=\bENVIRONMENT_IS_(WEB|WORKER|NODE)=)[^;]*/g, 'false'), map: null };
  },
};
