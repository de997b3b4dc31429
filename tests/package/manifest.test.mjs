// The manifest of the element, which is read from comments, against the element as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { anyElement, ownAttributes, requestOf, reveals } from '../../web/embed/request.ts';
import { lines } from '../../web/views/table/draw/highlight.ts';
import { controls } from '../../web/workspace/figure_height.ts';
import { own } from '../../web/workspace/route.ts';
import { views } from '../../web/workspace/views.ts';
import { launch, page, serve, visit } from './page.mjs';

const project = inject('project');
const home = join(project, 'node_modules/grundyscope');
const { customElements } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(join(home, customElements), 'utf8'));
const [{ path, declarations, exports }] = manifest.modules;
const [element] = declarations;
const names = (entries) => entries.map(({ name }) => name).sort();

test('it tells what is defined, and where', async () => {
  expect(manifest.schemaVersion).toBe('1.0.0');
  expect(element).toMatchObject({ kind: 'class', customElement: true, tagName: 'grundy-scope' });
  expect(Object.keys(await import(pathToFileURL(join(home, path)).href))).toEqual([element.name]);
  expect(exports.map(({ kind, name }) => [kind, name])).toEqual([
    ['js', element.name],
    ['custom-element-definition', element.tagName],
  ]);
  for (const list of ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'])
    for (const entry of element[list]) if (entry.kind !== 'field') expect(entry.description, `${list}: ${entry.name}`).toBeTruthy();
});

/** The version is that of addresses: no element needs it. `part` of any element hides a parameter of that name. */
test('its attributes are its own, the text of rules or values, and the parameters of all games', async () => {
  const { createEngine } = await import(pathToFileURL(join(home, 'lib/node.js')).href);
  const engine = await createEngine();
  const ofGames = engine.games.flatMap(({ parameters }) => parameters.map(({ name }) => name)).filter((name) => !anyElement.has(name));
  engine.close();
  expect(ofGames.length).toBeGreaterThan(20);
  const parameters = [...new Set(['text', ...ofGames])];
  expect(names(element.attributes)).toEqual(['game', ...ownAttributes, ...own, ...parameters].filter((name) => name !== 'v').sort());
  const { route } = requestOf(element.attributes.map(({ name }) => [name, '1']));
  expect(Object.keys(route.parameters).sort()).toEqual(parameters.sort());
});

test('its attributes take the values that it names', () => {
  const attribute = (wanted) => element.attributes.find(({ name }) => name === wanted);
  const values = (name) => [...attribute(name).type.text.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  for (const [name, known] of Object.entries({ view: views, controls, reveal: reveals, line: lines }))
    expect(values(name)).toEqual([...known]);
  const takes = { view: ({ route }) => route.view, layer: ({ route }) => route.layer, line: ({ route }) => route.highlights?.line };
  for (const name of ['view', 'layer', 'controls', 'theme', 'reveal', 'line']) {
    const taken = takes[name] ?? ((request) => request[name]);
    for (const value of values(name)) expect(taken(requestOf([[name, value]])), name).toBe(value);
    for (const given of [[], [[name, 'nonsense']]])
      expect(taken(requestOf(given)), name).toBe(name === 'layer' ? undefined : attribute(name).default);
  }
});

test('its events are those that it sends', () => {
  const source = readFileSync(new URL('../../web/embed/element.ts', import.meta.url), 'utf8');
  const sent = [...source.matchAll(/#emit(?:<[^>]*>)?\('([^']+)'/g)].map((match) => match[1]);
  expect(names(element.events)).toEqual([...new Set(sent)].sort());
});

test('its members are those of the class', async () => {
  const { GrundyScope } = await import(pathToFileURL(join(home, path)).href);
  const inside = ['constructor', 'connectedCallback', 'disconnectedCallback'];
  const own = Object.getOwnPropertyNames(GrundyScope.prototype).filter((name) => !inside.includes(name));
  const ofClass = Object.getOwnPropertyNames(GrundyScope).filter((name) => !['length', 'name', 'prototype'].includes(name));
  expect(names(element.members.filter((member) => !member.static))).toEqual(own.sort());
  expect(names(element.members.filter((member) => member.static))).toEqual(ofClass.sort());
  for (const { name, kind, readonly } of element.members.filter((member) => !member.static)) {
    const { value, set } = Object.getOwnPropertyDescriptor(GrundyScope.prototype, name);
    expect({ name, kind, readonly }).toEqual({ name, kind: value ? 'method' : 'field', readonly: value || set ? undefined : true });
  }
});

test('its parts, slots and variables are those of what it draws', async () => {
  writeFileSync(join(project, 'manifest.html'), page(`<script type="module" src="./node_modules/grundyscope/${path}"></script>`));
  const browser = await launch();
  const host = await serve(project);
  const { page: opened } = await visit(browser, `${host.origin}/manifest.html`);
  await opened.evaluate(async () => {
    const scope = document.querySelector('grundy-scope');
    scope.setAttribute('controls', 'full');
    await scope.ready;
  });
  const all = (selector, attribute) =>
    opened.locator(`grundy-scope ${selector}`).evaluateAll((found, name) => found.map((one) => one.getAttribute(name) ?? ''), attribute);
  // Drawn one after the other, as modules and answers come.
  await expect.poll(async () => [...new Set(await all('[part]', 'part'))].sort()).toEqual(names(element.cssParts));
  const slots = await all('slot', 'name');
  const sheets = await opened.evaluate(() =>
    document
      .querySelector('grundy-scope')
      .shadowRoot.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n'),
  );
  await browser.close();
  await host.close();
  expect(slots).toEqual(names(element.slots));
  const used = [...sheets.matchAll(/var\((--grundy-[a-z-]+)/g)].map((match) => match[1]);
  expect([...new Set(used)].sort()).toEqual(names(element.cssProperties));
  for (const { name, default: byDefault } of element.cssProperties)
    if (byDefault) expect(sheets.replaceAll(' ', '')).toContain(`var(${name},${byDefault})`);
});
