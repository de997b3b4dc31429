// Names: the editor's words are the parser's, and any name of a text is a parameter, also where addresses or elements have one of this name.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { packed } from '../../web/base/packed_text.js';
import { anyElement, ownAttributes } from '../../web/embed/request.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Checked } from '../../web/engine/protocol.js';
import { addressName, addressOf, arrivalAt } from '../../web/lab/address.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { keywords, reserved, shownAs, shownOn } from '../../web/lab/reserved.js';
import { own, readRoute, routeHash, withoutUnread } from '../../web/workspace/route.js';

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
  const syntax = readFileSync(new URL('../../cpp/lab/language/syntax.hpp', import.meta.url), 'utf8');
  const [, forms = ''] = /kShownAs\[\] = \{([^}]*)\}/.exec(syntax) ?? [];
  const shown = [...forms.matchAll(/"(\w+)"/g)].map(([, word = '']) => word);
  expect([...shown].sort()).toEqual([...shownAs].sort());
  const words = [...sought.map((found) => found.slice(1).find(Boolean) ?? ''), ...shown, ...shownOn];
  const lines = [
    'read T times: n',
    'read until end: n',
    'print wins',
    'print wins for b in 1..9 by " "',
    'show x across, y up, z down',
    'move: b = 0, again if b',
    'end: score first b',
    'hide b',
  ];
  lines.push(...[...shownAs, 'heap', 'board'].map((how) => `show up as ${how} ".X"`));
  lines.push(...shownOn.map((how) => `show up on ${how} E`));
  lines.push(...['joined', 'joined8', 'groups', 'groups8'].map((name) => `end if ${name}(b, 0, 1): draw`));
  const known = new Set([...reserved, ...lines.flatMap(coloured).flatMap((found) => found.split(' '))]);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !known.has(word) && word !== '_')).toEqual([]);
});

test.each([
  'until: 0..3 = 1',
  'times: 0..9',
  'on = 3',
  'k = times + until',
  'again = 2',
  'first: 0..3',
  'groups = {1, 2}',
  'hide: 0..3',
  'hide = 3',
])('%s has names alone', (line) => expect(coloured(line)).toEqual([]));

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
  expect(await arrivalAt(address)).toEqual({ route });
});

test('a link that is cut off anywhere is damaged, and has the beginning of its text', async () => {
  const address = await addressOf({ game: 'rules', parameters: { text: long, z: '7' }, view: 'table' });
  const end = address.indexOf('&');
  for (let cut = '#/rules?'.length; cut < end; cut += 1) {
    const arrival = await arrivalAt(address.slice(0, cut));
    if (!arrival || !('readable' in arrival)) throw new Error(`taken for a whole link: ${address.slice(0, cut)}`);
    expect(long.startsWith(arrival.readable)).toBe(true);
    if (cut > end - 4) expect(arrival.readable.length).toBeGreaterThan(long.length - 20);
  }
  expect(await arrivalAt('#/rules?text-z=AAAA')).toEqual({ readable: '' });
  expect(await arrivalAt(`${address.slice(0, end - 8)}!${address.slice(end - 7)}`)).toHaveProperty('readable');
  expect(await arrivalAt('')).toBe(undefined);
  expect(await arrivalAt('#/rules')).toBe(undefined);
});

test('a link that unpacks without end is cut off', async () => {
  const bomb = await packed('x'.repeat(50_000_000));
  const arrival = await arrivalAt(`#/rules?text-z=${bomb}`);
  const readable = arrival && 'readable' in arrival ? arrival.readable : '';
  expect(readable.length).toBeGreaterThan(20_000);
  expect(readable.length).toBeLessThan(2_000_000);
});

test('parts of an address that cannot be read stay in it, and are named', () => {
  const whole =
    '#/nim?heaps=3,5,7&view=explain&layer=nimber&at=3,5&match=3,5,7;0;first;100;2&moves=0,2;1,5&look=3.5,5.5,24&with=bachet;take=1,2';
  expect(readRoute(whole).unread).toBe(undefined);
  expect(routeHash(readRoute(whole))).toBe(whole);
  const cut = '#/nim?heaps=3,5,7&view=expl&layer=nim&at=3,&match=3,5,7;0;fi&look=3.5,&line=r';
  const route = readRoute(cut);
  expect(Object.keys(route.unread ?? {})).toEqual(['view', 'layer', 'at', 'match', 'look', 'line']);
  expect(new URLSearchParams(routeHash(route).slice('#/nim?'.length))).toEqual(new URLSearchParams(cut.slice('#/nim?'.length)));
  // A newer choice takes its place.
  expect(routeHash({ ...route, at: [1, 2] })).toContain('at=1,2');
  expect(routeHash({ ...route, at: [1, 2] })).not.toContain('at=3,&');
  expect(routeHash(withoutUnread(route))).toBe('#/nim?heaps=3,5,7');
});
