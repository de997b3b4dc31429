// The pages of docs/reference/ are what the core, the types, the element and the help of the command give now.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callsOf, entriesOf, helpOf, optionsIn, partsOf } from '../../scripts/docs/command.mjs';
import { pages } from '../../scripts/docs/pages.mjs';
import { at } from '../../scripts/steps/place.mjs';
import { targets } from '../../scripts/vite/targets.mjs';
import { runLine } from './run.mjs';

test.each(Object.entries(pages))('%s is what `npm run docs` writes', async (path, text) => {
  expect(readFileSync(at(path), 'utf8'), 'renew it: npm run docs').toBe(await text());
});

test.each(['README.md', 'docs/contract.md'])('%s names the games of the core, in their order', async (path) => {
  const { stdout } = await runLine('build/native/grundyscope list');
  const ids = stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
  const listed = /`dominoes`[\s\S]*?`sum`/.exec(readFileSync(at(path), 'utf8'))?.[0] ?? '';
  expect([...listed.matchAll(/`([\w-]+)`/g)].map(([, id]) => id)).toEqual(ids);
});

test('the help describes every command and every option that it names', async () => {
  const { usage, titled } = partsOf(await helpOf());
  const calls = callsOf(usage);
  expect(entriesOf(titled.Commands).map(([name]) => name)).toEqual([...calls.keys()]);
  const described = new Set(entriesOf(titled.Options).map(([what]) => what.split(' ')[0]));
  const named = new Set([...calls].flatMap(([name, lines]) => lines.flatMap(optionsIn).filter((option) => option !== name)));
  expect([...described].sort()).toEqual([...named].sort());
});

/** Options that a command takes, as its refusal of another one lists them. */
test('the help names the options that each command takes', async () => {
  const { usage, titled } = partsOf(await helpOf());
  const calls = callsOf(usage);
  const before = { count: 'rules x', value: 'rules', certify: 'rules', find: 'rules', source: 'rules', check: 'rules', judge: 'rules' };
  for (const [name] of entriesOf(titled.Commands)) {
    const { stderr, status } = await runLine(`build/native/grundyscope ${name} ${before[name] ?? 'rules'} --wrong x < /dev/null`);
    const found = /^error: command line: expected one of (.*), got "--wrong"/.exec(stderr);
    if (!found) continue;
    expect(status).toBe(2);
    // Every command takes -o FILE.
    const named = calls
      .get(name)
      .flatMap(optionsIn)
      .filter((option) => option !== '-o');
    expect(new Set(named), name).toEqual(new Set(found[1].split(' ')));
  }
});

describe('docs/reference/browsers.md', () => {
  const page = readFileSync(at('docs/reference/browsers.md'), 'utf8');

  test('names the browsers that the builds are for', () => {
    const [chrome, firefox, safari] = targets.cssTarget.map((target) => target.replace(/^[a-z]+/, ''));
    expect(page).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or later`);
  });

  test.each(['index.html', 'lab/index.html', 'figure/index.html', 'book/index.html'])('has the policy of %s', (path) => {
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(at('dist', path), 'utf8'));
    const parts = policy.replaceAll('&#39;', "'").split('; ');
    for (const part of parts.filter((one) => /^(script|worker|style)-src /.test(one))) expect(page).toContain(`\`${part}\``);
  });
});
