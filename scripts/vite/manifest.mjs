// Writes the custom elements manifest of <grundy-scope>, for editors and catalogues, from the comments of its class and members.
// https://custom-elements-manifest.open-wc.org
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer/index.js';

const path = fileURLToPath(new URL('../../web/embed/element.ts', import.meta.url));

/** Lifecycle callbacks, which are not listed. */
const ofBrowsers = ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback', 'adoptedCallback'];

const isPublic = ({ name, privacy, static: ofClass }) =>
  !privacy && !name.startsWith('#') && !ofBrowsers.includes(name) && !(ofClass && name === 'observedAttributes');

/** `module`: the element's path in the package. */
export function manifest(module) {
  const source = ts.createSourceFile(module, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const read = create({ modules: [source], plugins: [], context: { dev: false } });
  const [{ declarations, exports }] = read.modules;
  const element = declarations.find(({ customElement }) => customElement);
  const { attributes, tagName, name } = element;
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
