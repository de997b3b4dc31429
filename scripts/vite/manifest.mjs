// Writes the custom elements manifest of <grundy-scope>, for editors and catalogues, from the comments of its class and members, and with
// the parameters of all games, which are attributes, from the core's catalogue.
// https://custom-elements-manifest.open-wc.org
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url));
const path = here('embed/element.ts');
const attributesPath = here('workspace/attributes.ts');
const games = here('engine/catalogue.ts');

/** Lifecycle callbacks, which are not listed. */
const ofBrowsers = ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback', 'adoptedCallback'];

const isPublic = ({ name, privacy, static: ofClass }) =>
  !privacy && !name.startsWith('#') && !ofBrowsers.includes(name) && !(ofClass && name === 'observedAttributes');

/** The games, as the generated catalogue lists them, one a line. */
export const catalogue = () => [...readFileSync(games, 'utf8').matchAll(/^(\{"id":.*\}),$/gm)].map(([, game]) => JSON.parse(game));

/** The union of the values that an attribute takes; strings if there is no list of them. */
function typeOf(parameters) {
  const values = parameters.map(({ kind, choices }) => (kind === 'flag' ? ['0', '1'] : choices));
  return values.every(Boolean) ? [...new Set(values.flat())].map((value) => `'${value}'`).join(' | ') : 'string';
}

/** "`ID`, `ID`: what it is." for games in which it is the same. */
function meaningsOf(parameters) {
  const byMeaning = new Map();
  for (const { id, label, help } of parameters) {
    const meaning = [label, help].filter(Boolean).join('. ');
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), `\`${id}\``]);
  }
  return [...byMeaning].map(([meaning, ids]) => `${ids.join(', ')}: ${meaning}${meaning.endsWith('...') ? '' : '.'}`).join(' ');
}

/** The attributes that are parameters of games, each with what it means in each of them. Those of any HTML element cannot be parameters. */
async function parameterAttributes() {
  const { anyElement } = (await runnerImport(attributesPath, { configFile: false, logLevel: 'warn' })).module;
  const byName = new Map();
  for (const { id, parameters } of catalogue())
    for (const parameter of parameters) byName.set(parameter.name, [...(byName.get(parameter.name) ?? []), { id, ...parameter }]);
  return [...byName]
    .filter(([name]) => !anyElement.has(name))
    .map(([name, parameters]) => {
      return { name, description: meaningsOf(parameters), type: { text: typeOf(parameters) } };
    });
}

/** `module`: the element's path in the package. */
export async function manifest(module) {
  const source = ts.createSourceFile(module, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const read = create({ modules: [source], plugins: [], context: { dev: false } });
  const [{ declarations, exports }] = read.modules;
  const element = declarations.find(({ customElement }) => customElement);
  const { attributes, tagName, name } = element;
  element.attributes = [...attributes, ...(await parameterAttributes())];
  element.superclass = { name: 'HTMLElement' };
  element.members = element.members.filter(isPublic).map((member) => {
    const isAttribute = !member.static && attributes.some((attribute) => attribute.name === member.name);
    return isAttribute ? { ...member, attribute: member.name, reflects: true } : member;
  });
  const definition = { kind: 'custom-element-definition', name: tagName, declaration: { name, module } };
  return {
    ...read,
    readme: 'README.md',
    modules: [{ kind: 'javascript-module', path: module, declarations: [element], exports: [...exports, definition] }],
  };
}
