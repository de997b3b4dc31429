// Writes the declarations of the package: those of its entry points, and of the types that these refer to.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const doors = ['web/engine/index.ts', 'web/embed/package.ts', 'web/embed/names.ts'];

/** Files that are declarations already: for a file that is no script, and for a library that we do not use. */
const written = ['engine/wasm_file.d.ts', 'embed/react.d.ts', 'engine/platform.d.ts'];

/** Declarations with global names that some programs lack. */
const platform = { 'engine/index.d.ts': '/// <reference path="./platform.d.ts" />\n' };

/** All declarations reachable from the entry points, by their paths in web/. */
function declarations() {
  const { config } = ts.readConfigFile(here('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, here(''));
  const program = ts.createProgram([...doors, 'web/engine/wasm.d.ts'].map(here), {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: here('web'),
    outDir: here('web'),
  });
  const texts = new Map();
  const { diagnostics } = program.emit(undefined, (path, text) => texts.set(relative(here('web'), path), text));
  if (diagnostics.length > 0)
    throw new Error(ts.formatDiagnostics(diagnostics, { ...ts.sys, getNewLine: () => '\n', getCanonicalFileName: String }));
  return texts;
}

const imported = (text) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

export function writeTypes(folder) {
  const texts = declarations();
  const wanted = new Set(doors.map((path) => path.replace(/^web\/(.*)\.ts$/, '$1.d.ts')));
  for (const path of wanted) {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`The declarations of the package lead to ${path}, which is not ours.`);
    for (const name of imported(text)) wanted.add(join(name.startsWith('.') ? dirname(path) : '', name).replace(/\.js$/, '.d.ts'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), (platform[path] ?? '') + text);
  }
  for (const path of written) copyFileSync(here(`web/${path}`), join(folder, path));
}
