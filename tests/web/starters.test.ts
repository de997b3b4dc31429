// The starters of an empty page: texts without faults or doubts, whose games somebody wins, with titles in every language.
import { expect, test } from 'vitest';
import { type Starter, starterRules, starterText } from '../../web/lab/starters.js';
import { labWords, loadLabWords } from '../../web/lab/words.js';
import { openLab } from './engine.js';
import { check } from './lab_check.js';

await loadLabWords('es');
const names = Object.keys(starterRules) as Starter[];

test('there are six', () => expect(names).toEqual(['heap', 'heaps', 'numbers', 'place', 'walk', 'sides']));

test.each(names)('%s', async (name) => {
  const lab = await openLab();
  for (const language of ['en', 'es'] as const) {
    const t = labWords(language);
    const text = starterText(t, name);
    expect(text.split('\n')[0]).toBe(`# ${t.starters.titles[name]}`);
    const { ok, notes } = check(text);
    expect([ok, notes.filter(({ column }) => column !== undefined)]).toEqual([true, []]);
    const solution = await lab.open('rules', { text });
    await solution.solve();
    expect((await solution.answer()).outcome).toMatch(/[NP]/);
    expect((await solution.explain()).options.length).toBeGreaterThan(1);
    solution.close();
  }
  lab.close();
});
