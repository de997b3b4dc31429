// docs/reference/module.md: the functions and types of the package, from the declarations and comments in web/engine. Every example is run
// by tests/docs/module.test.mjs.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { at } from '../steps/place.mjs';
import { code, generated, table } from './words.mjs';

/** Interfaces with functions, in the order of the page: the name under which examples use one, and its title. */
const interfaces = [
  ['Engine', 'engine', 'The engine'],
  ['ValueEngine', 'engine', 'Values'],
  ['RuleFinder', 'engine', 'Rules that are found'],
  ['Solution', 'solution', 'A solution'],
  ['Table', 'solution', 'A table'],
  ['Play', 'play', 'A game being played'],
];

/** Files whose other exported types are listed, and those that no function of the page takes or gives. */
const files = [
  'web/engine/api.ts',
  'web/engine/shapes.ts',
  'web/engine/value_reports.ts',
  'web/engine/errors.ts',
  'web/engine/delivery/package.ts',
];
const notListed = ['ValueReport', 'Reports', 'ReportName', 'FormOptions', 'Place'];

const parsed = (path) => ts.createSourceFile(path, readFileSync(at(path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The exported interfaces, types and classes of the files, by name. */
export function declarations() {
  const found = new Map();
  for (const path of files)
    for (const node of parsed(path).statements) {
      const kinds = [ts.isInterfaceDeclaration, ts.isTypeAliasDeclaration, ts.isClassDeclaration];
      const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (exported && kinds.some((is) => is(node)) && !found.has(node.name.text)) found.set(node.name.text, node);
    }
  return found;
}

/** The comment of a declaration, and its tags by name. Lines of one paragraph are joined. */
export function commentOf(node) {
  const [comment] = node.jsDoc ?? [];
  const text = (part) => ts.getTextOfJSDocComment(part) ?? '';
  const tags = Object.fromEntries((comment?.tags ?? []).map((tag) => [tag.tagName.text, text(tag.comment)]));
  return { text: text(comment?.comment).replace(/\s*\n\s*/g, ' '), ...tags };
}

/** Texts are strings here. */
const plain = (type) =>
  type
    .replace(/<Text( = string)?>/g, '')
    .replace(/\bText\b/g, 'string')
    .replace(/\s*\n\s*/g, ' ');

const isFunction = (member) => ts.isMethodSignature(member) || ts.isFunctionDeclaration(member);

/** An example: the lines before the last one, that line, and its value as JSON. */
export function exampleOf(text) {
  const lines = text.trimEnd().split('\n');
  const [, expression, value] = /^(.*?) \/\/ (.*)$/.exec(lines.pop());
  return { before: lines.join('\n'), expression, value };
}

/** Every example: {name, before, expression, value}. */
export function examples() {
  const all = declarations();
  const members = interfaces.flatMap(([title]) => all.get(title).members.map((member) => [`${title}.${member.name.text}`, member]));
  return [...imported.map(([node]) => [node.name.text, node]), ...members].flatMap(([name, node]) => {
    const { example } = commentOf(node);
    return example ? [{ name, ...exampleOf(example) }] : [];
  });
}

const parameterText = (one) => (one.initializer ? `${one.name.getText()}?: ${plain(one.type.getText())}` : plain(one.getText()));

/** `object`: what a member is called on. */
function functionRow(member, object) {
  const { text, throws, example } = commentOf(member);
  const name = `${object ? `${object}.` : ''}${member.name.text}${isFunction(member) ? '()' : ''}`;
  const takes = (member.parameters ?? []).map((one) => code(parameterText(one))).join(', ');
  const [, promised, direct] = /^(?:Promise<([\s\S]*)>|([\s\S]*))$/.exec(member.type.getText());
  const gives = promised ? `promise of ${code(plain(promised))}` : direct === 'void' ? '' : code(plain(direct));
  const shown = example ? exampleOf(example) : undefined;
  const sample = shown ? [shown.before.replaceAll('\n', ' '), `${shown.expression} // ${shown.value}`].filter(Boolean) : [];
  return [code(name), text, takes, gives, (throws ?? '').replace(/\s*\n\s*/g, ' '), sample.map(code).join(' ')];
}

const columns = ['name', 'does', 'takes', 'gives', 'throws', 'example'];

const functionTable = (node, object) =>
  table(
    columns,
    node.members.map((member) => functionRow(member, object)),
  );

/** Fields of an interface or class, or the definition of another type. */
function typeSection(name, node) {
  const { text } = commentOf(node);
  const title = `### ${name}\n\n${text ? `${text}\n\n` : ''}`;
  if (ts.isTypeAliasDeclaration(node)) return `${title}${code(plain(node.type.getText()))}`;
  const fields = node.members.filter(
    (member) => (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) && member.type && ts.isIdentifier(member.name),
  );
  const parents = node.heritageClauses?.flatMap(({ types }) => types.map((type) => code(plain(type.getText())))) ?? [];
  const rows = fields.map((member) => [
    code(member.name.text + (member.questionToken ? '?' : '')),
    code(plain(member.type.getText())),
    commentOf(member).text,
  ]);
  const extending = parents.length > 0 ? `All of ${parents.join(', ')}, and:\n\n` : '';
  return `${title}${extending}${table(['field', 'type', 'meaning'], rows)}`;
}

export function prologue() {
  return `import { createEngine } from 'grundyscope';
import { certify, check } from 'grundyscope/certificates';

const engine = await createEngine();
const solution = await engine.open('rules', { text: 'n: 0..20 = 8; move k in 1..3: n -= k' });
const play = await solution.play();`;
}

/** Functions that are imported: the declaration of each, and from where. */
const imported = [
  ['web/engine/create.ts', 'createEngine', 'grundyscope'],
  ['bin/certificates.d.mts', 'certify', 'grundyscope/certificates'],
  ['tools/check_rules.d.mts', 'check', 'grundyscope/certificates'],
].map(([path, name, from]) => [parsed(path).statements.find((node) => ts.isFunctionDeclaration(node) && node.name.text === name), from]);

export function modulePage() {
  const all = declarations();
  const main = interfaces.map(([name, object, title]) => {
    const { text } = commentOf(all.get(name));
    return `## ${title}\n\nType ${code(name)}. ${text}\n\n${functionTable(all.get(name), object)}`;
  });
  const listed = interfaces.map(([name]) => name);
  const types = [...all].filter(([name]) => !listed.includes(name) && !notListed.includes(name));
  return `# The module: functions and types

${generated} [using.md](../using.md#the-command-line-and-the-module) is the introduction.

In the examples, a comment behind an expression is its value, as JSON. They begin with:

\`\`\`js
${prologue()}
\`\`\`

All calls that give a promise reject with an [\`EngineError\`](#engineerror) or, cancelled by their \`signal\`, with an \`AbortError\`.
*Throws* has the code of the error. Calls on what was closed reject, too.

## Imported

${table(
  ['from', ...columns],
  imported.map(([node, from]) => [code(from), ...functionRow(node)]),
)}

[certificates.md](../certificates.md) describes what \`certify\` gives and \`check\` checks.

${main.join('\n\n')}

## Types

${types.map(([name, node]) => typeSection(name, node)).join('\n\n')}
`;
}
