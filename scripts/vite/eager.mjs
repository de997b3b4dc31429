// Where all code is in one file, loading a part later saves nothing: `import('x')` becomes an import like the others. The functions in which a
// bundler keeps parts until they are asked for would cost kilobytes.

/** Every `import('x')` of our own modules, and of those that Vite's import.meta.glob makes. */
const later = /(await\s+)?\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(["'`])(\.{1,2}\/[^"'`$]+)\2\s*\)/g;

export const eagerImports = () => ({
  name: 'eager-imports',
  enforce: 'post',
  // What is still asked for later is asked for by this function, which would load a chunk's sheets and its own imports first: there are none.
  load: {
    order: 'pre',
    handler: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  },
  transform(code, id) {
    if (!/\/web\/.*\.ts$/.test(id)) return undefined;
    const names = new Map();
    const eager = code.replace(later, (_, awaited, __, path) => {
      if (!names.has(path)) names.set(path, `eager${names.size}`);
      return awaited ? names.get(path) : `Promise.resolve(${names.get(path)})`;
    });
    if (names.size === 0) return undefined;
    const imports = [...names].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};`);
    return { code: `${imports.join('')}${eager}`, map: null };
  },
});
