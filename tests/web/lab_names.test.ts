// Names: the editor's words are the parser's, and any name of a text is a parameter, also where addresses or elements have one of this name.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { packed } from '../../web/base/packed_text.js';
import { anyElement, ownAttributes } from '../../web/embed/request.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked } from '../../web/engine/protocol.js';
import { addressName, addressOf, routeAt } from '../../web/lab/address.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { keywords, reserved } from '../../web/lab/reserved.js';
import { own } from '../../web/workspace/route.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const lab = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;

function check(text: string, given: Record<string, string> = {}): Checked {
  const parts = Object.entries({ text, ...given }).flat();
  const checked = lab.check(new TextEncoder().encode(parts.map((part) => `${part}\0`).join('')));
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  return JSON.parse(checked.json);
}

test('the words that the editor knows are those of the language', () => {
  const parser = readFileSync(new URL('../../cpp/lab/language/parse.cpp', import.meta.url), 'utf8');
  const [, list = ''] = /kReserved\[\] = \{([^}]*)\}/.exec(parser) ?? [];
  const words = [...list.matchAll(/"(\w+)"/g)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(30);
  expect([...reserved].sort()).toEqual(words.sort());
});

const coloured = (line: string) => [...line.matchAll(new RegExp(keywords, 'g'))].map(([word]) => word);

test('the editor colours the words that the parser looks for in one place alone', () => {
  const sources = ['parse', 'contest_lines', 'resolve_connections'].map((name) =>
    readFileSync(new URL(`../../cpp/lab/language/${name}.cpp`, import.meta.url), 'utf8'),
  );
  const sought = sources.flatMap((source) => [...source.matchAll(/(?:is|take)\("(\w+)"\)|text == "(\w+)"|"((?:joined|groups)8?)"/g)]);
  const [, shown = ''] = /verbatim\("(across[^"]*)"\)/.exec(sources[0] ?? '') ?? [];
  const words = [...sought.map((found) => found.slice(1).find(Boolean) ?? ''), ...shown.split(/,? /), 'again'];
  const lines = ['read T times: n', 'read until end: n', 'print wins', 'show x across, y up, z down', 'move: b = 0, again if b'];
  lines.push(...['heap', 'strip', 'board', 'grid', 'rows'].map((how) => `show up as ${how} ".X"`));
  lines.push(...['graph', 'arrows', 'edges'].map((how) => `show up on ${how} E`));
  lines.push(...['joined', 'joined8', 'groups', 'groups8'].map((name) => `end if ${name}(b, 0, 1): draw`));
  const known = new Set([...reserved, ...lines.flatMap(coloured).flatMap((found) => found.split(' '))]);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !known.has(word) && word !== '_')).toEqual([]);
});

test.each(['until: 0..3 = 1', 'times: 0..9', 'on = 3', 'k = times + until', 'again = 2', 'groups = {1, 2}'])('%s has names alone', (line) =>
  expect(coloured(line)).toEqual([]),
);

const taken = [...own, ...ownAttributes, ...anyElement, 'game', 'text', 'across', 'up', 'down', 'width', 'src', 'caption'];

// Names with a hyphen are no names of a text.
const possible = [...new Set(taken)].filter((name) => !reserved.includes(name) && !name.includes('-'));

test.each(possible)('a part called %s is given as rules.NAME', (name) => {
  const text = `${name}: 0..9 = 3\nother: 0..9 = 4\nmove: ${name} -= 1\nmove: other -= 1`;
  expect(addressName(name)).toBe(`rules.${name}`);
  for (const address of [addressName(name), addressName(name).toLowerCase()]) {
    const checked = check(text, { [address]: '7', other: '5' });
    expect(checked.faults).toEqual([]);
    expect(checked.parameters?.map((parameter) => parameter.name)).toEqual([name, 'other']);
    // The value arrives: one that is too large is refused.
    expect(check(text, { [address]: '10' }).faults[0]?.parameter).toBe(name);
  }
});

test('a name is matched without regard to case, unless two differ by case alone', () => {
  expect(check('Kk: 0..9 = 3\nmove: Kk -= 1', { 'rules.kk': '-1' }).faults[0]?.parameter).toBe('Kk');
  const two = 'KK: 0..9 = 3\nkK: 0..9 = 3\nmove: KK -= 1\nmove: kK -= 1';
  expect(check(two, { 'rules.kK': '10' }).faults[0]?.parameter).toBe('kK');
  expect(check(two, { 'rules.kk': '1' }).ok).toBe(false);
});

const long = `# ${'long '.repeat(80)}\nx: 0..9 = 1\ny: 0..9 = 2\nz: 0..9 = 3\nmove: x -= 1\nmove: y -= 1\nmove: z -= 1`;

test.each([
  ['short', 'z: 0..9 = 3\nmove: z -= 1'],
  ['packed', long],
])('a %s text and its parameters come back from an address, whatever they are called', async (_, text) => {
  const route = { game: 'rules', parameters: { text, z: '7' }, view: 'table' } as const;
  const address = await addressOf(route);
  expect(address.includes('text-z=')).toBe(text === long);
  expect(await routeAt(address)).toEqual(route);
});

test('an address of a packed text that is damaged tells of no text, one that unpacks without end is cut off', async () => {
  expect(await routeAt('#/rules?text-z=AAAA')).toBe(undefined);
  const bomb = await packed('x'.repeat(50_000_000));
  const route = await routeAt(`#/rules?text-z=${bomb}`);
  expect(route?.parameters.text?.length).toBeGreaterThan(20_000);
  expect(route?.parameters.text?.length).toBeLessThan(2_000_000);
  const { faults } = check(route?.parameters.text ?? '');
  expect(faults.length).toBeGreaterThan(0);
});
