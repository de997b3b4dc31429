// The public types of the npm package as one text: the names that each entry exports, then every type that these reach, without comments.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** The declaration as a statement: of a variable, the statement around it. */
const statementOf = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/** Whether a member is for the class alone. */
const isPrivate = (node) =>
  (node.name && ts.isPrivateIdentifier(node.name)) || !!(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private);

/** The text of a declaration, without private members. */
function textOf(node) {
  const withoutPrivate = (context) => (root) => {
    const visit = (child) => (ts.isClassElement(child) && isPrivate(child) ? undefined : ts.visitEachChild(child, visit, context));
    return ts.visitNode(root, visit);
  };
  const { transformed } = ts.transform(node, [withoutPrivate]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0], node.getSourceFile());
}

/** The entries of package.json that have types: {import name: path}. */
function entriesOf({ name, exports }) {
  const typed = Object.entries(exports).filter(([, entry]) => entry.types);
  return typed.map(([key, { types }]) => [key.replace(/^\./, name), types]);
}

/** Follows the exports of the entries to everything that they mention in the package's own files. */
class Reached {
  #checker;
  #isOwn;
  #declarations = new Set();

  constructor(checker, isOwn) {
    this.#checker = checker;
    this.#isOwn = isOwn;
  }

  target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  add(symbol) {
    for (const declaration of this.target(symbol).declarations ?? []) {
      const node = statementOf(declaration);
      const isTopLevel = ts.isSourceFile(node.parent) || ts.isModuleBlock(node.parent);
      if (!isTopLevel || !this.#isOwn(node.getSourceFile().fileName) || this.#declarations.has(node)) continue;
      this.#declarations.add(node);
      this.#follow(node);
    }
  }

  #follow(node) {
    if (ts.isIdentifier(node)) {
      const symbol = this.#checker.getSymbolAtLocation(node);
      if (symbol) this.add(symbol);
    }
    if (!(ts.isClassElement(node) && isPrivate(node))) ts.forEachChild(node, (child) => this.#follow(child));
  }

  /** Declarations in files that others extend: `declare global`, `declare module`. */
  augment(file) {
    for (const node of file.statements) {
      if (!ts.isModuleDeclaration(node) || this.#declarations.has(node)) continue;
      this.#declarations.add(node);
      this.#follow(node);
    }
  }

  texts() {
    // Declarations in an augmentation are printed with it.
    const own = [...this.#declarations].filter((node) => ts.isSourceFile(node.parent));
    return [...new Set(own.map(textOf))]
      .map((text) => text.replace(/^export (?:default )?/, '').replace(/^declare (?!global|module)/, ''))
      .sort();
  }
}

const intro = '// The public types of the npm package, written from lib/types by node scripts/api.mjs. A test compares them.\n\n';

/** The report on the package in `folder`, which must be built. */
export function apiReport(folder) {
  const entries = entriesOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const paths = entries.map(([, path]) => join(folder, path));
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const isOwn = (path) => /^(lib|bin|tools)\//.test(relative(folder, path).replaceAll('\\', '/'));
  const reached = new Reached(checker, isOwn);
  const lists = entries.map(([name], index) => {
    const file = program.getSourceFile(paths[index]);
    const exported = file.symbol ? checker.getExportsOfModule(file.symbol) : [];
    for (const symbol of exported) reached.add(symbol);
    return `// ${name}: ${
      exported
        .map((symbol) => symbol.name)
        .sort()
        .join(', ') || 'no names'
    }`;
  });
  for (const file of program.getSourceFiles()) if (isOwn(file.fileName)) reached.augment(file);
  return `${intro}${lists.join('\n')}\n\n${reached.texts().join('\n\n')}\n`;
}
