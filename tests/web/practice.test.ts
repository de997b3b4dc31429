// The practice list: each link opens, each position is won by who wins it at the judge, and each rule text agrees with a search that knows
// the problem and not the text.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { practiceProblems, techniques } from '../../book/practice/problems.js';
import { contents } from '../../scripts/book/sources.mjs';
import { readExample } from '../../web/lab/example.js';
import { openEngine, openLab } from './engine.js';
import { samples } from './practice/samples.js';
import { twins } from './practice/twins.js';

const [engine, lab] = await Promise.all([openEngine(), openLab()]);
afterAll(() => {
  engine.close();
  lab.close();
});

const splitAt = (link: string) => {
  const [name = '', query = ''] = link.split('?');
  return { name, given: Object.fromEntries(query.split('&').flatMap((one) => (one ? [one.split('=') as [string, string]] : []))) };
};
const textOf = (name: string) =>
  readExample(name, readFileSync(new URL(`../../web/lab/gallery/${name}.game`, import.meta.url), 'utf8'), 'en').text;

/** The answer of a problem's game, at other parameters than those of its link. */
async function answerOf({ game, example, rules }: (typeof practiceProblems)[number], changed: Record<string, string> = {}) {
  const { name, given } = splitAt(game ?? example ?? '');
  const text = rules ?? (example === undefined ? undefined : textOf(name));
  const parameters = { ...given, ...changed };
  const solution = await (text === undefined ? engine.open(name, parameters) : lab.open('rules', { text, ...parameters }));
  await solution.solve();
  const answer = await solution.answer();
  solution.close();
  return answer;
}

const known = practiceProblems.filter(({ game, example, rules }) => game ?? example ?? rules);
const named = (address: string) =>
  practiceProblems.find((problem) => problem.address.endsWith(address)) as (typeof practiceProblems)[number];

test('has forty problems and more, most of which open here, each once, with an address', () => {
  expect(practiceProblems.length).toBeGreaterThanOrEqual(40);
  expect(known.length).toBeGreaterThanOrEqual(25);
  expect(new Set(practiceProblems.map(({ address }) => address)).size).toBe(practiceProblems.length);
  const ids = contents().flatMap(({ chapters }) => chapters);
  for (const { chapters, name, idea } of techniques)
    for (const chapter of chapters) expect(ids, `${name.en}: ${idea.es}`).toContain(chapter);
  for (const { address, title, task, game, example, rules } of practiceProblems) {
    expect(new URL(address).protocol, title).toBe('https:');
    expect([game, example, rules].filter((one) => one !== undefined).length, title).toBeLessThanOrEqual(1);
    expect(task.es, title).not.toBe(task.en);
  }
});

test('every link opens', async () => {
  for (const problem of known) expect(['N', 'P', 'D'], problem.title).toContain((await answerOf(problem)).outcome);
});

test.each(Object.keys(samples))('%s: samples', async (address) => {
  for (const [parameters, outcome, score] of samples[address] ?? []) {
    const answer = await answerOf(named(address), parameters);
    const name = JSON.stringify(parameters);
    expect(`${name} ${answer.outcome}`).toBe(`${name} ${outcome}`);
    if (score !== undefined) expect(`${name} ${answer.score}`).toBe(`${name} ${score}`);
  }
});

test('every rule text has a twin, and every twin a problem that opens in the lab', () => {
  const addresses = practiceProblems.filter(({ rules }) => rules).map(({ address }) => address);
  for (const address of addresses)
    expect(
      Object.keys(twins).filter((end) => address.endsWith(end)),
      address,
    ).toHaveLength(1);
  for (const end of Object.keys(twins))
    expect(
      practiceProblems.filter(({ address, rules, example }) => address.endsWith(end) && (rules ?? example)),
      end,
    ).toHaveLength(1);
});

test.each(Object.keys(twins))('%s: small positions', async (address) => {
  const found = twins[address]?.() ?? [];
  expect(new Set(found.map(([, outcome]) => outcome)).size).toBeGreaterThan(1);
  for (const [parameters, outcome, score] of found) {
    const answer = await answerOf(named(address), parameters);
    const name = JSON.stringify(parameters);
    expect(`${name} ${answer.outcome}`).toBe(`${name} ${outcome}`);
    if (score !== undefined) expect(`${name} ${answer.score}`).toBe(`${name} ${score}`);
  }
});
