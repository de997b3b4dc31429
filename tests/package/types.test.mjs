// The package as TypeScript and package checkers see it: its entries, and its type declarations compared with the modules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';

const project = inject('project');
const archive = new Uint8Array(readFileSync(inject('archive')));
/** The folder of the installed package. */
const installed = join(project, 'node_modules/grundyscope');

test('publint finds no problem', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: archive.buffer }, level: 'suggestion', strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('are-the-types-wrong finds no problem', async () => {
  // The package has ES modules only. CommonJS can require them in every supported Node, so this one rule does not apply.
  const { ignoreRules } = JSON.parse(readFileSync(new URL('../../.attw.json', import.meta.url), 'utf8'));
  expect(ignoreRules).toEqual(['cjs-resolves-to-esm']);
  const { problems } = await checkPackage(createPackageFromTarballData(archive));
  expect(problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
});

/** Uses the types as a program would: it must compile, and each line below @ts-expect-error must not. */
const use = `
import { createEngine, EngineError, type Engine, type Solution } from 'grundyscope';
import { GrundyScope, type Change, type GrundyScopeEventMap } from 'grundyscope/element';

const engine: Engine = await createEngine({ wasm: 'grundyscope.wasm', words: { language: 'es', phrases: { draw: 'Empate' } } });
const solution: Solution = await engine.open('nim', { heaps: [3, 5] }, { onProgress: (share: number) => share });
const outcome: 'N' | 'P' | 'D' = (await solution.answer()).outcome;
const code: string = new EngineError('input', outcome).code;
const element: GrundyScope | null = document.querySelector('grundy-scope');
element?.addEventListener('change', (event) => event.detail.parameters.n?.length);
element?.addEventListener('change', (event) => (event as CustomEvent<Change>).detail.game);
element?.addEventListener('error', ({ detail }) => detail.message.length);
element?.addEventListener('ready', ({ detail }) => detail?.outcome);
element?.addEventListener('height', (event: GrundyScopeEventMap['height']) => event.detail.toFixed());
element?.addEventListener('click', (event) => event.preventDefault());
const play = await solution.play();
for (;;) {
  const move = await play.choose(play.index % 2 === 0 ? 1 : 0.5);
  if (move === undefined) break;
  await play.move(move);
}
const file: Promise<Blob> | undefined = element?.save('png', { scale: 2 });
GrundyScope.startEngine = () => createEngine();
// @ts-expect-error: there is no such file format
element?.save('jpeg');
export { code, file };
`;

const useReact = `
import type {} from 'grundyscope/react';
import type { JSX } from 'react';

export const props: JSX.IntrinsicElements['grundy-scope'] = { game: 'ungame', n: 1000, view: 'table', children: 'fallback' };
// @ts-expect-error: the game is missing
export const none: JSX.IntrinsicElements['grundy-scope'] = { n: 1000 };
`;

/** The part of React's type declarations that ours extend. */
const react = `
export type HTMLAttributes<T> = { className?: string; children?: string; onClick?: (event: T) => void };
export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = E & { key?: string; ref?: (element: T) => void };
export namespace JSX { interface IntrinsicElements { p: HTMLAttributes<HTMLElement> } }
`;

/** Compiles the programs; returns the errors of the compiler. */
function compileErrors(resolution, module) {
  const files = { 'use.ts': use, 'use_react.ts': useReact };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  mkdirSync(join(project, 'node_modules/@types/react'), { recursive: true });
  writeFileSync(
    join(project, 'node_modules/@types/react/package.json'),
    JSON.stringify({ name: '@types/react', version: '0.0.0', types: 'index.d.ts' }),
  );
  writeFileSync(join(project, 'node_modules/@types/react/index.d.ts'), react);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(project, name)),
    {
      module,
      moduleResolution: resolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      skipDefaultLibCheck: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      ignoreDeprecations: '5.0',
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const { ModuleKind, ModuleResolutionKind } = ts;

test.each([
  ['node16', ModuleResolutionKind.Node16, ModuleKind.Node16],
  ['bundler', ModuleResolutionKind.Bundler, ModuleKind.ESNext],
  ['node10', ModuleResolutionKind.Node10, ModuleKind.ESNext],
])('programs that use the package compile under %s', (_, resolution, module) => {
  expect(compileErrors(resolution, module)).toEqual([]);
});

test('programs for servers compile without the DOM library', () => {
  const text = `import { createEngine } from 'grundyscope';
const engine = await createEngine();
const solution = await engine.open('nim', { heaps: [3, 5] });
const winner: string = (await solution.answer()).text;
engine.close();
export { winner };
`;
  writeFileSync(join(project, 'server.mts'), text);
  const program = ts.createProgram([join(project, 'server.mts')], {
    module: ModuleKind.Node16,
    moduleResolution: ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

/** Reads a declaration file with the type checker: the names of the values that it exports, and of the members of a type. */
function declared(path) {
  const program = ts.createProgram([path], {
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ModuleResolutionKind.Bundler,
    module: ModuleKind.ESNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)));
  const target = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const names = (symbols) =>
    symbols
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('__#'))
      .sort();
  return {
    values: names(exported.filter((symbol) => target(symbol).flags & ts.SymbolFlags.Value)),
    membersOf: (name) =>
      names(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target(exported.find((symbol) => symbol.name === name))))),
  };
}

/** The names of an object's members, own and inherited. */
const membersOf = (object) => {
  const names = new Set();
  for (let owner = object; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) if (name !== 'constructor') names.add(name);
  return [...names];
};

test('the declarations have the names that the modules export', async () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const engineTypes = declared(join(installed, exports['.'].types));
  const module = await import(pathToFileURL(join(installed, exports['.'].node)).href);
  const inBrowsers = await import(pathToFileURL(join(installed, exports['.'].default)).href);
  expect(Object.keys(module).sort()).toEqual(engineTypes.values);
  expect(Object.keys(inBrowsers).sort()).toEqual(engineTypes.values);

  const engine = await module.createEngine();
  const solution = await engine.open('nim', {});
  const play = await solution.play();
  for (const [name, object] of Object.entries({ Engine: engine, Solution: solution, Play: play }))
    expect(membersOf(object)).toEqual(expect.arrayContaining(engineTypes.membersOf(name)));
  await solution.close();
  engine.close();

  const element = await import(pathToFileURL(join(installed, exports['./element'].default)).href);
  expect(Object.keys(element)).toEqual(declared(join(installed, exports['./element'].types)).values);
});

test('every entry of package.json is a file', () => {
  const { exports, main, types, unpkg, jsdelivr, customElements } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const paths = [
    ...Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry))),
    main,
    types,
    unpkg,
    jsdelivr,
    customElements,
  ];
  for (const path of paths) expect(() => readFileSync(join(installed, path)), path).not.toThrow();
});
