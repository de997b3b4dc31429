// Every phrase of every language, rendered with arguments of the types that it takes: the compiler tells which these are.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { allEnglish as core } from '../../web/engine/all_english.js';
import { catalogueOf, type Phrases, render } from '../../web/engine/message.js';
import { enginePhrases } from '../../web/engine/phrases.js';
import { pack } from '../../web/i18n/es/pack.js';
import { labPhrases, labWords, loadLabWords } from '../../web/lab/words.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../web/**/{en,es}.ts', '../../web/**/*.{en,es}.ts', '../../web/i18n/{en,es}/*.ts'],
  { eager: true },
);
// Terms are patterns that find words, phrases those that the last test fills in.
const files = Object.keys(modules)
  .map((path) => path.replace('../../web/', ''))
  .filter((file) => !/\/(terms|phrases)\.ts$|phrases\//.test(file));

const program = ts.createProgram(
  files.map((file) => web + file),
  {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
);
const checker = program.getTypeChecker();

/** Deepest part of an argument that is made. */
const DEEPEST = 5;
/** Most calls of a phrase. */
const MOST = 300;

/** Values of a type, the plain ones first. */
function samples(type: ts.Type, depth = 0): readonly unknown[] {
  if (depth > DEEPEST) return [undefined];
  if (type.isUnion()) return type.types.flatMap((one) => samples(one, depth));
  if (type.isLiteral()) return [typeof type.value === 'object' ? BigInt(type.value.base10Value) : type.value];
  const has = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
  if (has(ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type) === 'true'];
  if (has(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
  if (has(ts.TypeFlags.Null)) return [null];
  if (has(ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return ['3', '1', 'word'];
  if (has(ts.TypeFlags.Number)) return [2, 0, 1, 41];
  if (has(ts.TypeFlags.BigInt)) return [2n, 0n, 1n, 41n];
  const [call] = type.getCallSignatures();
  if (call) return samples(call.getReturnType(), depth + 1).map((value) => () => value);
  if (checker.isTupleType(type)) {
    const parts = checker.getTypeArguments(type as ts.TypeReference).map((one) => samples(one, depth + 1));
    return [0, 1].map((i) => parts.map((part) => part[i % part.length]));
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    const values = item ? samples(item, depth + 1) : [];
    return [values.slice(0, 2), values.slice(0, 1), [], values];
  }
  // Parameters of a game, by name: lists of numbers, as most of them are.
  if (type.getStringIndexType()) return [new Proxy({}, { get: () => '3,5,7,9' }), {}];
  const properties = type.getProperties().map((one) => [one.name, samples(checker.getTypeOfSymbol(one), depth + 1)] as const);
  return [0, 1, 2, 3].map((i) => Object.fromEntries(properties.map(([name, values]) => [name, values[i % values.length]])));
}

/** All texts in what a phrase returns: a string, lists and templates of them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** The function among the types of a union. */
const callOf = (type: ts.Type): ts.Signature | undefined =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => one.getCallSignatures())[0];

/** Calls of a function with all samples of its arguments, or so many of them that each is in one. */
function calls(type: ts.Type): unknown[][] {
  const parts = (callOf(type)?.getParameters() ?? []).map((one) => samples(checker.getTypeOfSymbol(one)));
  const all = parts.reduce((product, part) => product * part.length, 1);
  const some = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: all <= MOST ? all : some }, (_, i) => {
    let rest = i;
    return parts.map((part) => {
      const value = part[(all <= MOST ? rest : i) % part.length];
      rest = Math.floor(rest / part.length);
      return value;
    });
  });
}

/** The names and the texts of all phrases in a table of words. */
function* phrasesIn(value: unknown, type: ts.Type, name: string): Generator<readonly [name: string, text: string]> {
  if (typeof value === 'function') {
    for (const given of calls(type))
      for (const text of textsIn(value(...given)))
        yield [
          `${name}(${given.map((one) => JSON.stringify(one, (_, part) => (typeof part === 'bigint' ? String(part) : part))).join(', ')})`,
          text,
        ];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (key === 'phrases') continue;
      const property = type.getProperty(key);
      const found = property ? checker.getTypeOfSymbol(property) : (type.getNumberIndexType() ?? type.getStringIndexType());
      if (found) yield* phrasesIn(part, found, `${name}.${key}`);
    }
  else for (const text of textsIn(value)) yield [name, text];
}

/** Marks of a template that was not filled in, and of a value that is none. */
const broken = /\$|\{\d?\}|undefined|NaN|\[object|\bnull\b|=>/;

test('the compiler knows every module of words', () => {
  expect(files.length).toBeGreaterThan(80);
});

describe.each(files)('%s', (file) => {
  test('every phrase is a sentence', () => {
    const source = program.getSourceFile(web + file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error('not compiled');
    const wrong: string[] = [];
    for (const symbol of checker.getExportsOfModule(module).filter(({ name }) => name !== 'phrases'))
      for (const [name, text] of phrasesIn(modules[`../../web/${file}`]?.[symbol.name], checker.getTypeOfSymbol(symbol), symbol.name)) {
        if (broken.test(text)) wrong.push(`${name}: ${text}`);
      }
    expect(wrong).toEqual([]);
  });
});

await loadLabWords('es');
const english: Phrases = { ...core, ...enginePhrases };
const spanish: Phrases = Object.assign(
  {},
  english,
  pack.phrases,
  labPhrases('es'),
  ...Object.values(pack.games).map(({ phrases }) => phrases),
);
const formsOf = (pattern: Phrases[string]) => (typeof pattern === 'object' ? Object.values<string>(pattern) : [pattern]);

test.each([
  ['English', 'en', english],
  ['Spanish', 'es', spanish],
])('the phrases of the core in %s have no hole without an argument', (_, language, phrases) => {
  const catalogue = catalogueOf(language, phrases);
  for (const [id, pattern] of Object.entries(phrases)) {
    const most = Math.max(...formsOf(english[id] ?? pattern).map((text) => [...text.matchAll(/\{\d?\}/g)].length));
    for (const count of ['1', '2', '41']) {
      const text = render([id, ...Array.from({ length: most }, () => count)], catalogue);
      expect(text, `${id}: ${JSON.stringify(pattern)}`).not.toMatch(/\{\d?\}|\$|undefined|NaN/);
    }
  }
});

test('the page of the lab says before its script what it says after', () => {
  const page = readFileSync(new URL('../../web/lab/index.html', import.meta.url), 'utf8');
  const { lead, lab } = labWords('en');
  expect(page).toContain(`<p>${lead}</p>`);
  expect(page).toContain(`<h1>${lab}</h1>`);
});
