// docs/reference/element.md: the element's attributes, properties, events and parts, from its manifest for editors.
import { catalogue, manifest } from '../vite/manifest.mjs';
import { code, generated, table } from './words.mjs';

const text = (description = '') => description.replace(/\s*\n\s*/g, ' ');
const typeOf = ({ type }) => (type ? code(type.text.replace(/\s*\n\s*/g, ' ').replaceAll(/\s*\|\s*/g, ' | ')) : '');

const ofGame = ({ name, description }) => [code(name), text(description)];

function memberRow(member) {
  const { kind, name, parameters = [], return: returned, description } = member;
  if (kind !== 'method') return [code(name), typeOf(member), text(description)];
  const takes = parameters.map((one) => `${one.name}${one.optional || one.default ? '?' : ''}: ${one.type?.text ?? ''}`.replace(/: $/, ''));
  return [code(`${name}(${takes.join(', ')})`), returned ? typeOf({ type: returned.type }) : '', text(description)];
}

export async function elementPage() {
  const { modules } = await manifest('lib/element.js');
  const { tagName, attributes, members, events, slots, cssParts, cssProperties } = modules[0].declarations[0];
  const names = new Set(catalogue().flatMap((game) => game.parameters.map(({ name }) => name)));
  const parameters = attributes.filter(({ name }) => names.has(name));
  const own = attributes.filter(({ name }) => !names.has(name));
  const without = [...names].filter((name) => !parameters.some((one) => one.name === name));
  const properties = members.filter((member) => !member.static && !member.attribute);
  const ofClass = members.filter((member) => member.static);
  return `# The element: attributes, properties, events

${generated} It is also the package's manifest for editors, \`lib/custom-elements.json\`. [embedding.md](../embedding.md) is the introduction to \`<${tagName}>\`.

## Attributes

${table(
  ['attribute', 'value', 'default', 'meaning'],
  own.map((one) => [code(one.name), typeOf(one), one.default ? code(one.default) : '', text(one.description)]),
)}

## Parameters of games

Of the game in \`game\`; [games.md](games.md) has their ranges and defaults. The parameters of a rule text are its constants and starts.${without.length > 0 ? ` Every HTML element has ${without.map(code).join(', ')}, so figures cannot have it as a parameter.` : ''}

${table(['attribute', 'meaning'], parameters.map(ofGame))}

## Properties and methods

Each of ${members
    .filter(({ attribute }) => attribute)
    .map(({ name }) => code(name))
    .join(', ')} is a property with the value of its attribute, too.

${table(['property', 'type', 'meaning'], properties.map(memberRow))}

## Of the class

\`import { GrundyScope } from 'grundyscope/element'\`

${table(['property', 'type', 'meaning'], ofClass.map(memberRow))}

## Events

${table(
  ['event', 'type', 'when'],
  events.map((one) => [code(one.name), typeOf(one), text(one.description)]),
)}

## Slots

${table(
  ['slot', 'content'],
  slots.map((one) => [one.name ? code(one.name) : 'no name', text(one.description)]),
)}

## Styles

${table(
  ['part', 'is'],
  cssParts.map((one) => [code(one.name), text(one.description)]),
)}

${table(
  ['property', 'default', 'sets'],
  cssProperties.map((one) => [code(one.name), one.default ? code(one.default) : '', text(one.description)]),
)}
`;
}
