// The custom elements manifest of <grundy-scope>, from the comment before its class and from the comments of its members: what editors and
// catalogues of elements read. https://custom-elements-manifest.open-wc.org
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const path = fileURLToPath(new URL('../../web/embed/element.ts', import.meta.url));

const commentOf = (node) => {
  const text = ts.getTextOfJSDocComment(node?.comment)?.replaceAll(/\s+/g, ' ').trim();
  return text ? { description: text } : {};
};

/** "{type} [name=default] - description" or a part of it, as the tags of elements have it; a slot may have no name. */
function tagged(tag, source) {
  const text = source.text
    .slice(tag.tagName.end, tag.end)
    .replaceAll(/\s*\n\s*\*+\s?/g, ' ')
    .trim();
  const [, type, before, description] = /^(?:\{(.*?)\}(?=\s))?\s*(.*?)\s*-\s+(.*)$/s.exec(text) ?? [];
  const [, name, byDefault] = /^\[?([^\]=]*)(?:=([^\]]*))?\]?$/.exec(before ?? '') ?? [];
  if (name === undefined) throw new Error(`Not understood in the comment of the element: @${tag.tagName.text} ${text}`);
  return { name, ...(description && { description }), ...(type && { type: { text: type } }), ...(byDefault && { default: byDefault }) };
}

const hasModifier = (node, kind) => node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;

const isPublic = (member) =>
  member.name &&
  !ts.isPrivateIdentifier(member.name) &&
  !hasModifier(member, ts.SyntaxKind.PrivateKeyword) &&
  !hasModifier(member, ts.SyntaxKind.ProtectedKeyword) &&
  !ts.getJSDocTags(member).some((tag) => tag.tagName.text === 'internal');

function memberOf(member, attributes, source) {
  const name = member.name.getText(source);
  const text = (node) => node && { type: { text: node.getText(source) } };
  const common = {
    name,
    ...commentOf(member.jsDoc?.at(-1)),
    ...(hasModifier(member, ts.SyntaxKind.StaticKeyword) && { static: true }),
  };
  if (!ts.isMethodDeclaration(member)) {
    return {
      kind: 'field',
      ...common,
      ...text(member.type),
      ...(ts.isGetAccessor(member) && { readonly: true }),
      ...(attributes.some((attribute) => attribute.name === name) && !common.static && { attribute: name, reflects: true }),
    };
  }
  const parameters = member.parameters.map((parameter) => ({
    name: parameter.name.getText(source),
    ...text(parameter.type),
    ...((parameter.questionToken || parameter.initializer) && { optional: true }),
    ...(parameter.initializer && { default: parameter.initializer.getText(source) }),
  }));
  return { kind: 'method', ...common, ...(parameters.length > 0 && { parameters }), ...(member.type && { return: text(member.type) }) };
}

/** `module`: where the package has the element. */
export function manifest(module) {
  const source = ts.createSourceFile(path, ts.sys.readFile(path), ts.ScriptTarget.Latest, true);
  const element = source.statements.find(ts.isClassDeclaration);
  const comment = element.jsDoc.at(-1);
  const tags = (name) => (comment.tags ?? []).filter((tag) => tag.tagName.text === name);
  const all = (name) => tags(name).map((tag) => tagged(tag, source));
  const attributes = all('attr');
  const className = element.name.text;
  const tagName = ts.getTextOfJSDocComment(tags('tagname')[0].comment);
  const declaration = { name: className, module };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: [
          {
            kind: 'class',
            name: className,
            ...commentOf(comment),
            superclass: { name: 'HTMLElement' },
            customElement: true,
            tagName,
            attributes,
            members: element.members.filter(isPublic).map((member) => memberOf(member, attributes, source)),
            events: all('fires'),
            slots: all('slot'),
            cssParts: all('csspart'),
            cssProperties: all('cssprop'),
          },
        ],
        exports: [
          { kind: 'js', name: className, declaration },
          { kind: 'custom-element-definition', name: tagName, declaration },
        ],
      },
    ],
  };
}
