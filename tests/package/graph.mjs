// Modules that a module of the package loads: at once, and when wanted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Those of the package. A call of `import` is lazy; every other mention of a module is not. */
function importsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  const found = { atOnce: [], lazily: [] };
  const visit = (node) => {
    if (node.moduleSpecifier?.text.startsWith('.')) found.atOnce.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.lazily.push(node.arguments[0].text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const beside = (file, name) => join(file, '..', name);

/** The files below `lib` that `first` needs to start, and those that it may load later. */
export function graph(lib, first) {
  const atOnce = new Set([first]);
  const lazy = new Set();
  for (const file of atOnce) {
    const { atOnce: more, lazily } = importsOf(join(lib, file));
    for (const name of more) atOnce.add(beside(file, name));
    for (const name of lazily) lazy.add(beside(file, name));
  }
  for (const file of lazy) {
    const { atOnce: more, lazily } = importsOf(join(lib, file));
    for (const name of [...more, ...lazily]) lazy.add(beside(file, name));
  }
  return { atOnce: [...atOnce], later: [...lazy].filter((file) => !atOnce.has(file)) };
}
