// The book's text against the engine: what it says is so, and the build notices where it is not; exercises take what is right and help with the rest.
import { afterAll, describe, expect, test } from 'vitest';
import { isLostByLaw as euclid } from '../../book/euclid/exercises.js';
import { isLostByLaw as northcott } from '../../book/northcott/exercises.js';
import { isBalanced } from '../../book/staircase/exercises.js';
import { isLostByLaw as wythoff } from '../../book/wythoff/exercises.js';
import { programsOf, renderAll } from '../../scripts/book/chapters.mjs';
import { compute, evaluator } from '../../scripts/book/computed.mjs';
import { bookEngine } from '../../scripts/book/engine.mjs';
import { figureMaker } from '../../scripts/book/figures.mjs';
import { type Chapter, contents, readChapter, ruleText } from '../../scripts/book/sources.mjs';
import { inPages } from '../../scripts/book/targets.mjs';
import { words } from '../../scripts/book/words.mjs';
import { allMethods } from '../../scripts/vite/methods.mjs';
import { type Examples, type Exercises, outcomeOf, outputLines, type Programs } from '../../web/book/exercise.js';

const [calls, maker, methods] = await Promise.all([bookEngine(), figureMaker(), allMethods()]);
const { engine } = maker;
const calculator = async () => maker.calculator;
afterAll(() => maker.close());

/** An appendix is a list to look things up in: it has neither figures nor exercises. */
const [ids, appendices] = [false, true].map((wanted) =>
  contents().flatMap(({ chapters, appendix = false }) => (appendix === wanted ? chapters : [])),
) as [string[], string[]];
const written = (list: string[]) => list.flatMap((id) => Object.keys(words).flatMap((language) => readChapter(id, language) ?? []));
const chapters = written(ids);
const render = async (chapter: Chapter) => {
  const targetOf = ({ id, language }: Chapter) => inPages(id, language);
  const [rendered] = await renderAll([chapter], { engine: calls, maker, methods, words, targetOf });
  if (!rendered) throw new Error('nothing was rendered');
  return rendered;
};

const files = import.meta.glob<{ exercises: Exercises; examples: Record<string, Examples>; programs?: Programs }>(
  '../../book/*/exercises.ts',
  { eager: true },
);
const exercises = Object.entries(files).flatMap(([path, file]) => {
  const id = path.split('/').at(-2) ?? '';
  return Object.keys(file.exercises).map((name) => ({ id, name, ...file }));
});
/** By `CHAPTER/EXERCISE`. */
const programs = new Map(
  Object.entries(files).flatMap(([path, { programs = {} }]) =>
    Object.entries(programs).map(([name, program]) => [`${path.split('/').at(-2)}/${name}` as string, program] as const),
  ),
);

test('a chapter for each game, eight on the theory, seven beyond and three on values', () => {
  const theory = ['games', 'outcomes', 'draws', 'nimbers', 'sums', 'periods', 'cost', 'recipe'];
  const beyond = ['chomp', 'staircase', 'northcott', 'coin-turning', 'wythoff', 'euclid', 'misere'];
  const values = ['numbers', 'ups-and-stars', 'hot-games'];
  const games = engine.games.map(({ id }) => id).filter((id) => id !== 'sum');
  expect([...ids].sort()).toEqual([...games, ...theory, ...beyond, ...values].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test('every chapter is translated', () => {
  for (const id of ids) for (const language of Object.keys(words)) expect(readChapter(id, language)?.language, id).toBe(language);
});

/** Blocks, code, figures, exercises, hints, expressions and links of a chapter, in the order of its text. */
const skeleton = ({ text }: Chapter) =>
  [...text.matchAll(/^:{3,} ?.*$|\{[=?] (?:[^{}]|\{[^{}]*\})+\}|\]\([^)\s]+\)|^```[\s\S]*?^```/gm)].map(([part]) => part);

test.each(chapters.filter(({ language }) => language !== 'en').map((chapter) => ({ ...chapter, name: chapter.file })))(
  '$name has the same figures, exercises, hints, expressions and links as the English, in the same order',
  ({ name: _, ...chapter }) => {
    const english = skeleton(readChapter(chapter.id, 'en') as Chapter);
    expect(english.length).toBeGreaterThan(20);
    expect(skeleton(chapter)).toEqual(english);
  },
);

describe.each(chapters.map((chapter) => ({ ...chapter, name: chapter.file })))('$name', (chapter) => {
  test('it is true; it has what a chapter has', async () => {
    const { html, exercises, computed } = await render(chapter);
    expect(computed.length).toBeGreaterThan(3);
    expect(exercises.length).toBeGreaterThan(0);
    for (const { name, input } of programsOf(html)) {
      const program = programs.get(name);
      const output = await (program ? program(input, engine) : engine.judge(chapter.id, input));
      expect(outputLines(output).length, name).toBeGreaterThan(0);
    }
    expect(html).toContain('class="question"');
    expect(html).toContain('view="play"');
    if (methods[chapter.id])
      expect(html.match(/<details>/g)?.length).toBeGreaterThanOrEqual(2 * (methods[chapter.id]?.methods.length ?? 0));
    expect(html).not.toMatch(/\]\{[=?]|:::|temml-error/);
    // The problem is the last section of each game's chapter, and of no other.
    expect(html.split('<section class="problem">')).toHaveLength(methods[chapter.id] ? 2 : 1);
    if (methods[chapter.id]) expect(html).toContain(`<h2 id="${chapter.id}-problem">`);
  });

  test('a number changed by hand: the build names the chapter and the line', async () => {
    const places = [...chapter.text.matchAll(/\[([\d.,]*\d[^\]]*)\]\{=/g)];
    expect(places.length).toBeGreaterThan(0);
    const place = places[Math.floor(places.length / 2)] as RegExpExecArray;
    const [index, printed] = [place.index, place[1] ?? ''];
    const wrong = printed.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    const text = `${chapter.text.slice(0, index)}[${wrong}${chapter.text.slice(index + printed.length + 1)}`;
    const line = chapter.line + chapter.text.slice(0, index).split('\n').length - 1;
    await expect(render({ ...chapter, text })).rejects.toThrow(`${chapter.file}:${line}: "${wrong}" is written, `);
  });
});

test.each(written(appendices))('$file: an appendix leads out: to judges, chapters, games and the lab', async (chapter) => {
  const { html, sections } = await render(chapter);
  expect(sections.length).toBeGreaterThan(5);
  expect(html.match(/<li><a href="https:/g)?.length).toBeGreaterThanOrEqual(40);
  expect(html).toContain('lab/index.html#/rules?');
  expect(html).not.toContain(':::');
});

test('what values are is printed as it is, not read as Markdown', () => {
  const { text } = compute('[{0|*}]{= "{0|*}"} and [{*|0}]{= "{*|0}"}', { file: 'x.md', line: 1, language: 'en', evaluate: evaluator({}) });
  expect(text).toBe('<span class="computed">{0&#124;&#42;}</span> and <span class="computed">{&#42;&#124;0}</span>');
});

test('a statement that is not so, and an expression that says nothing', () => {
  const evaluate = evaluator({ three: 3 });
  const faults = (text: string) => compute(text, { file: 'x.md', line: 1, language: 'en', evaluate }).faults;
  expect(faults('so\n[it is three]{? three === 3} and\n\n[it is four]{? three === 4}')).toEqual([
    'x.md:4: "it is four" is not so: three === 4 is false',
  ]);
  expect(faults('[it is]{? three}')).toEqual(['x.md:1: "it is" is not so: three is 3']);
  expect(faults('[3]{= four}')).toEqual(['x.md:1: four: four is not defined']);
  expect(faults('[1,000]{= 1000} [1000]{= 1000} [2, 3]{= [2, 3]}')).toEqual([]);
  expect(faults('[1.000]{= 1000}')).toHaveLength(1);
  expect(faults('[−1/2]{= "-1/2"} [-1/2]{= "-1/2"} [−3]{= -3}')).toEqual([]);
  expect(faults('[1/2]{= "-1/2"}')).toEqual(['x.md:1: "1/2" is written, -1/2 is computed by "-1/2"']);
});

describe.each(exercises)('$id/$name', ({ id, name, exercises, examples }) => {
  const { right = [], wrong = {} } = examples[name] ?? {};

  test('right answers are taken', async () => {
    expect(right.length).toBeGreaterThan(0);
    for (const answer of right) expect(await exercises[name]?.(answer, engine, calculator), answer).toBeUndefined();
  });

  test('wrong answers are refused, each with a hint of the text', async () => {
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(3);
    for (const [answer, hint] of Object.entries(wrong)) {
      expect(await exercises[name]?.(answer, engine, calculator), answer).toBe(hint);
      for (const { file, text } of chapters.filter((chapter) => chapter.id === id))
        expect(text, `${file}: ${hint}`).toContain(`hint ${hint}\n`);
    }
  });
});

// Programs for large inputs are checked by a law; here the laws are compared with tables of the engine.
describe('laws of programs', () => {
  const outcomesOf = async (name: string) => {
    const solution = await engine.open('rules', { text: ruleText(name) });
    try {
      const { rows } = await solution.table('outcome', { column: 0, row: 0, width: 61, height: 61 });
      return rows;
    } finally {
      solution.close();
    }
  };

  test.each([
    ['wythoff', wythoff],
    ['euclid', euclid],
  ])('%s', async (name, law) => {
    const rows = await outcomesOf(name);
    for (const [y, row] of rows.entries())
      for (const [x, outcome] of row.entries()) expect(law(BigInt(x), BigInt(y)), `${x}, ${y}`).toBe(outcome === 'P');
  });

  test('Moore and Northcott', async () => {
    for (let i = 0; i < 200; i += 1) {
      const digits = [1, 7, 31, 59].map((step) => (i * step) % 8);
      const heaps = { text: ruleText('moore'), h: digits.join() };
      expect(isBalanced(2n, digits.map(BigInt)), heaps.h).toBe((await outcomeOf(engine, 'rules', heaps)) === 'P');
      const [a, b, c, d] = digits.map((digit) => digit % 5) as [number, number, number, number];
      if (a >= b || c >= d) continue;
      const rows = { text: ruleText('northcott'), a: `${a},${c}`, b: `${b},${d}` };
      expect(northcott([a, b, c, d]), JSON.stringify(rows)).toBe((await outcomeOf(engine, 'rules', rows)) === 'P');
    }
  });
});
