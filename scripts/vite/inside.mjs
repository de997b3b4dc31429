// For builds in one file: what the sources load on demand is there already. As plain imports, modules need no wrappers, and what nothing
// uses of them is left out.
import { parseAst } from 'vite';

const loadsIn = (node, found = []) => {
  if (!node || typeof node !== 'object') return found;
  if (node.type === 'ImportExpression' && typeof node.source.value === 'string') found.push(node);
  else for (const child of Object.values(node)) loadsIn(child, found);
  return found;
};

export const inside = {
  name: 'inside',
  // After Vite has written out `import.meta.glob`.
  enforce: 'post',
  transform(code, id) {
    if (!/\/web\/.*\.ts$/.test(id) || !code.includes('import(')) return undefined;
    const loads = loadsIn(parseAst(code));
    const name = (i) => `loadedInside${i}`;
    const changed = loads.reduceRight(
      (text, { start, end }, i) => `${text.slice(0, start)}Promise.resolve(${name(i)})${text.slice(end)}`,
      code,
    );
    const imports = loads.map(({ source }, i) => `import * as ${name(i)} from ${JSON.stringify(source.value)};`);
    return { code: imports.join('') + changed, map: null };
  },
};
