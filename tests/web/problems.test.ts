// Where the games come from: the facts agree with the core's words, and the sample with the judge.
import { afterAll, expect, test } from 'vitest';
import { contents } from '../../scripts/book/sources.mjs';
import { problemsIn } from '../../web/book/problems.js';
import { problemOf } from '../../web/games/problems.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());
const [english, spanish] = await Promise.all([problemsIn('en'), problemsIn('es')]);
const ids = engine.games.map(({ id }) => id);

test.each(engine.games)('$id: source and people are those of the core, addresses are https', ({ id, source, credit }) => {
  const problem = problemOf(id) ?? {};
  const { judge, code, title, address, contest, author, setter, tester, editorialist, editorial } = problem;
  for (const one of [address, editorial]) if (one) expect(new URL(one).protocol).toBe('https:');
  expect(judge !== undefined).toBe(/^(CodeChef|Codeforces|HackerRank|SPOJ|UVA) /.test(source));
  // Without a judge, the core names the source.
  const known = [judge, code, title, author, setter, tester, editorialist].filter(Boolean);
  if (!judge) expect(known).toEqual([]);
  else expect(`${source} `).toContain(`${[judge, code].filter(Boolean).join(' ')} `);
  const quoted = /"(.*)"/.exec(source)?.[1];
  if (judge && quoted) expect(title).toBe(quoted);
  const round = /\((.*)\)/.exec(source)?.[1];
  if (judge && round) expect(contest).toBe(round);
  for (const [, name] of credit.matchAll(/(?:Author|Setter|tester|editorial): ([^;]+)/g)) expect(known).toContain(name);
});

test.each(ids)('%s: the sample is answered as it is shown; what is related exists, and is another game', async (id) => {
  const problem = english.problems.get(id);
  if (!problem) throw new Error(`no problem of ${id}`);
  expect(await engine.judge(id, problem.input)).toBe(problem.output);
  expect(problem.games.length + problem.examples.length).toBeGreaterThan(1);
  expect(problem.games.map((game) => game.id)).not.toContain(id);
  expect(problem.meaning).not.toBe('');
});

test('in Spanish the same facts have other words', () => {
  for (const id of ids) {
    const [one, other] = [english.problems.get(id), spanish.problems.get(id)];
    expect(other?.format).not.toBe(one?.format);
    expect(other?.check.title).not.toBe(one?.check.title);
    expect(other?.output).toBe(one?.output);
    expect(other?.address).toBe(one?.address);
  }
});

test('every game that the practice list opens is listed with its problem', () => {
  const opened = english.practice.flatMap(({ problems }) => problems.flatMap(({ game }) => game?.split('?')[0] ?? []));
  for (const id of new Set(opened)) expect(english.problems.get(id)?.elsewhere.length).toBeGreaterThan(0);
  expect(contents().at(-1)?.chapters).toContain('practice');
});
