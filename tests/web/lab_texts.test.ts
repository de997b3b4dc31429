// The lab's texts: every example of docs/rules.md is read and solved, and every example of the gallery is what its comment lines say.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { faultsText } from '../../scripts/faults.mjs';
import { untranslated } from '../../web/engine/api_messages.js';
import { directLink } from '../../web/engine/direct_link.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { compile, instantiate } from '../../web/engine/load.js';
import type { Challenged, Checked } from '../../web/engine/protocol.js';
import type { LabBindings } from '../../web/lab/bindings.js';
import { contestLines, withLines } from '../../web/lab/contest_lines.js';
import { kinds, readExample, techniques } from '../../web/lab/example.js';
import { type Fact, factsOf } from '../../web/lab/facts.js';
import { oneIn } from './length.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const lab = await speakingEngine(wasm, directLink(createLab, { ...english, ...labEnglish }));
const module = (await instantiate(createLab, await compile(wasm))) as unknown as LabBindings;
afterAll(() => lab.close());

const reference = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const gamesIn = (document: string) => [...document.matchAll(/```game\n([\s\S]*?)```/g)].map(([, text]) => text as string);
const shown = gamesIn(reference);
const patterns = gamesIn(readFileSync(new URL('../../docs/patterns.md', import.meta.url), 'utf8'));

test('all that the lab says is said in Spanish, with as many holes', async () => {
  const { phrases } = await import('../../web/lab/words/es.js');
  const source = untranslated(lab).phrases;
  const own = Object.keys(source).filter((id) => id.startsWith('lab-'));
  expect(Object.keys(phrases).sort()).toEqual(own.sort());
  // A phrase is a text, or one for each number: {one, other}.
  const holes = (phrase: unknown): number[] =>
    (typeof phrase === 'string' ? [phrase] : Object.values(phrase as object)).map((text) => String(text).split('{}').length - 1);
  const most = (phrase: unknown) => Math.max(...holes(phrase));
  for (const id of own) expect(`${id} ${most(phrases[id])}`).toBe(`${id} ${most(source[id])}`);
});

test('the reference has examples', () => expect(shown.length).toBeGreaterThan(12));

test.each(shown)('of the reference:\n%s', async (text) => {
  const solution = await lab.open('rules', { text });
  await solution.solve();
  expect((await solution.answer()).outcome).toMatch(/[NPD]/);
  expect((await solution.explain()).options.length).toBeGreaterThan(0);
  solution.close();
});

const folder = new URL('../../web/lab/gallery/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.game'));
const games = readdirSync(new URL('../../web/games/', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);
const fileOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

test('every game of the library gets lines with which it reads and prints', () => {
  const checked = (text: string) => {
    const found = module.check(new TextEncoder().encode(`text\0${text}\0`));
    return JSON.parse(found.ok ? found.json : '{}') as Checked;
  };
  for (const name of files) {
    const text = readExample(name, fileOf(name), 'en')
      .text.replace(/^(read|print) .*$/gm, '')
      .trimEnd();
    const lines = contestLines(checked(text)) ?? '';
    expect(lines, name).toContain('read ');
    expect(checked(withLines(text, lines)), name).toMatchObject({ ok: true, contest: true });
  }
});

test('the library has at least 100 games; each built-in game is in it once, and each page is that of one game', () => {
  const all = files.map((name) => readExample(name.replace('.game', ''), fileOf(name), 'en'));
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(all.flatMap(({ game }) => game ?? []).sort()).toEqual(games.filter((id) => id !== 'sum').sort());
  expect(new Set(all.map(({ page }) => page)).size).toBe(all.length);
  for (const part of ['title', 'rules', 'notice', 'text'] as const) {
    const given = all.map((example) => example[part]).filter(Boolean);
    expect(given.filter((text, i) => given.indexOf(text) !== i)).toEqual([]);
  }
});

/** Nothing published is known of these boards and heaps: their facts were computed here. */
const withoutPublished = ['konane.game', 'maize.game', 'maze.game', 'partizan-take-and-break.game'];

test.each(files)('%s has every field, in both languages', (name) => {
  const file = fileOf(name);
  const example = readExample(name, file, 'en');
  const own = readExample(name, file, 'es');
  expect(kinds).toContain(example.kind);
  expect(example.techniques.length).toBeGreaterThan(0);
  for (const technique of example.techniques) expect(techniques).toContain(technique);
  for (const { title, notice, rules } of [example, own]) {
    expect(title).not.toBe(name);
    expect(notice).toMatch(/\.$/);
    if (!example.game) expect(rules).toMatch(/\.$/);
  }
  expect(own.notice).not.toBe(example.notice);
  if (example.game) expect(example.rules).toBe('');
  else expect(own.rules).not.toBe(example.rules);
  expect(example.source).toMatch(/\S, \S/);
  expect(example.text).not.toMatch(/^# (?!sample:)(\w+)( es)?: /m);
  const facts = factsOf(file);
  expect(facts.length).toBeGreaterThanOrEqual(2);
  expect(facts.some(({ published }) => published)).toBe(!withoutPublished.includes(name));
});

const textsOf = (parameters: Record<string, string>) =>
  new TextEncoder().encode(
    Object.entries(parameters)
      .map(([name, value]) => `${name}\0${value}\0`)
      .join(''),
  );

/** The first position where a formula is wrong, or the number of positions where it is right. */
function compared(parameters: Record<string, string>, { against, expression }: NonNullable<Fact['formula']>): string {
  const begun = module.challenge(textsOf(parameters), expression, against === 'nimber');
  if (!begun.ok) return JSON.stringify(begun.error);
  for (;;) {
    const on = module.challengeOn(1000);
    if (!on.ok) return 'no result';
    if (on.progress < 1) continue;
    const { wrong, cells }: Challenged = JSON.parse(on.json);
    return wrong ? JSON.stringify(wrong) : `${cells}`;
  }
}

/** The lab's finding where a fact claims something, in the words of the fact. */
async function found({ given, values, formula, words }: Fact, text: string): Promise<string> {
  const parameters = { text, ...given };
  if (formula) {
    const result = compared(parameters, formula);
    return Number(result) > 1 ? words : result;
  }
  if (!values) throw new Error(words);
  const { claim, along, first, wanted } = values;
  const answers: string[] = [];
  for (let i = 0; i < wanted.length; ++i) {
    const solution = await lab.open('rules', { ...parameters, ...(along && { [along]: `${first + i}` }) });
    await solution.solve();
    answers.push(String((await solution.answer())[claim]));
    solution.close();
  }
  return words.slice(0, words.length - wanted.join(' ').length) + answers.join(' ');
}

test.each(files.filter((name) => readExample(name, fileOf(name), 'en').code))('%s is the game of its code', async (name) => {
  const { text, code = '' } = readExample(name, fileOf(name), 'en');
  const most = 60;
  const nimbers = async (parameters: Record<string, string>) => {
    const solution = await lab.open('rules', parameters);
    await solution.solve();
    const { rows } = await solution.table('nimber');
    solution.close();
    return rows.flat().slice(0, most);
  };
  expect(await nimbers({ text })).toEqual(await nimbers({ text: code }));
});

test.each(patterns)('a pattern is what its facts say:\n%s', async (text) => {
  const facts = factsOf(text);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) expect(await found(fact, text)).toBe(fact.words);
  const checked = module.check(new TextEncoder().encode(`text\0${text}\0`));
  expect(JSON.parse(checked.ok ? checked.json : '{}')).toMatchObject({ ok: true });
});

test('the document of faults has an example of each fault, as the script writes it', () => {
  const document = readFileSync(new URL('../../docs/faults.md', import.meta.url), 'utf8');
  expect(document).toBe(faultsText());
  expect(document.split('```fault').length).toBeGreaterThan(80);
});

describe('facts', () => {
  test.each(files.filter(oneIn(5)))('%s', async (name) => {
    const { text } = readExample(name, fileOf(name), 'en');
    for (const fact of factsOf(fileOf(name))) expect(await found(fact, text)).toBe(fact.words);
  });
});
