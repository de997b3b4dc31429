// The lab's texts: every example of docs/rules.md is read and solved, and every example of the gallery is what its comment lines say.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { untranslated } from '../../web/engine/api_messages.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { directLink } from '../../web/engine/link.js';
import { kinds, readExample } from '../../web/lab/gallery.js';

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
const lab = await speakingEngine(wasm, directLink(createLab, { ...english, ...labEnglish }));
afterAll(() => lab.close());

const reference = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
const shown = [...reference.matchAll(/```game\n([\s\S]*?)```/g)].map(([, text]) => text as string);

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

describe.each(files)('%s', (name) => {
  const file = readFileSync(new URL(name, folder), 'utf8');
  const example = readExample(name, file, 'en');

  test('says what it is, in both languages', () => {
    expect(kinds).toContain(example.kind);
    for (const language of ['en', 'es']) {
      const { title, notice } = readExample(name, file, language);
      expect(title).not.toBe(name);
      expect(notice).toMatch(/\.$/);
    }
    expect(readExample(name, file, 'es').notice).not.toBe(example.notice);
  });

  test('is what its facts say', async () => {
    const facts = [...file.matchAll(/^# fact: (.*)$/gm)].map(([, fact]) => fact as string);
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      const words = fact.split(' ');
      const given = Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]));
      const [kind, wanted] = words.filter((word) => !word.includes('='));
      const solution = await lab.open('rules', { text: example.text, ...given });
      await solution.solve();
      const answer = await solution.answer();
      expect(`${fact}: ${answer[kind as 'outcome']}`).toBe(`${fact}: ${wanted}`);
      solution.close();
    }
  });
});
