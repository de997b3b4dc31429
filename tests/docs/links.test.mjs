// Every link of the documents leads to a file that is there, and to a heading of it, as forges make their anchors.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { anchor } from '../../scripts/docs/words.mjs';
import { root } from './run.mjs';

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  'book/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The text without code, which may contain anything. */
const prose = (path) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '');

const withoutCode = (text) => text.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

/** Headings that are alike have a number behind their anchors. */
function anchorsOf(path) {
  const seen = new Map();
  return [...prose(path).matchAll(/^#{1,6} +(.*?)\s*#*$/gm)].map(([, title]) => {
    const name = anchor(title);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  });
}

const anchors = new Map(documents.map((path) => [path, anchorsOf(path)]));

/** Faults of the links in a text that is at `path`. */
function faultsOf(path, text) {
  const links = [
    ...withoutCode(text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g),
    ...withoutCode(text).matchAll(/\b(?:href|src)="([^"]+)"/g),
  ].map(([, link]) => link);
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file, name] = link.split('#');
    const target = file === '' ? path : relative(root, join(root, dirname(path), decodeURIComponent(file)));
    if (target.startsWith('..') || !existsSync(join(root, target))) return [`${link}: no such file`];
    if (name === undefined || statSync(join(root, target)).isDirectory()) return [];
    return anchors.get(target)?.includes(decodeURIComponent(name)) ? [] : [`${link}: no such heading`];
  });
}

test.each(documents)('%s', (path) => expect(faultsOf(path, prose(path))).toEqual([]));

test('there are links to check, and wrong ones are found', () => {
  expect(documents.flatMap((path) => [...prose(path).matchAll(/\]\([^)]*#/g)]).length).toBeGreaterThan(30);
  const text =
    '[a](docs/nothing.md) [b](README.md#nothing) [c](#nothing) [d](docs/rules.md#two-lines) `[e](nothing)` [f](https://games.example/)';
  expect(faultsOf('README.md', text)).toEqual([
    'docs/nothing.md: no such file',
    'README.md#nothing: no such heading',
    '#nothing: no such heading',
  ]);
});
