// The book's text against the engine: what it says is so, and the build notices where it is not; exercises take what is right and help with the rest.
import { afterAll, describe, expect, test } from 'vitest';
import { programInputs, renderAll } from '../../scripts/book/chapters.mjs';
import { compute } from '../../scripts/book/computed.mjs';
import { bookEngine } from '../../scripts/book/engine.mjs';
import { figureMaker } from '../../scripts/book/figures.mjs';
import { type Chapter, contents, readChapter } from '../../scripts/book/sources.mjs';
import { inPages } from '../../scripts/book/targets.mjs';
import { words } from '../../scripts/book/words.mjs';
import { allMethods } from '../../scripts/vite/methods.mjs';
import { type Examples, type Exercises, outputLines } from '../../web/book/exercise.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
const [calls, maker, methods] = await Promise.all([bookEngine(), figureMaker(), allMethods()]);
afterAll(() => {
  engine.close();
  maker.close();
});

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

test('a chapter for each game and eight on the theory', () => {
  expect(ids).toEqual(expect.arrayContaining(engine.games.map(({ id }) => id)));
  expect(ids).toEqual(expect.arrayContaining(['games', 'outcomes', 'draws', 'nimbers', 'sums', 'periods', 'cost', 'recipe']));
  expect(ids).toHaveLength(engine.games.length + 8);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(chapters.map((chapter) => ({ ...chapter, name: chapter.file })))('$name', (chapter) => {
  test('it is true; it has what a chapter has', async () => {
    const { html, exercises, computed } = await render(chapter);
    expect(computed.length).toBeGreaterThan(3);
    expect(exercises.length).toBeGreaterThan(0);
    for (const input of programInputs(html)) expect(outputLines(await engine.judge(chapter.id, input)).length).toBeGreaterThan(0);
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

test('a statement that is not so, and an expression that says nothing', () => {
  const scope = { three: 3 };
  const faults = (text: string) => compute(text, { file: 'x.md', line: 1, language: 'en', scope }).faults;
  expect(faults('so\n[it is three]{? three === 3} and\n\n[it is four]{? three === 4}')).toEqual([
    'x.md:4: "it is four" is not so: three === 4 is false',
  ]);
  expect(faults('[it is]{? three}')).toEqual(['x.md:1: "it is" is not so: three is 3']);
  expect(faults('[3]{= four}')).toEqual(['x.md:1: four: four is not defined']);
  expect(faults('[1,000]{= 1000} [1000]{= 1000} [2, 3]{= [2, 3]}')).toEqual([]);
  expect(faults('[1.000]{= 1000}')).toHaveLength(1);
});

const files = import.meta.glob<{ exercises: Exercises; examples: Record<string, Examples> }>('../../book/*/exercises.ts', { eager: true });
const exercises = Object.entries(files).flatMap(([path, file]) => {
  const id = path.split('/').at(-2) ?? '';
  return Object.keys(file.exercises).map((name) => ({ id, name, ...file }));
});

describe.each(exercises)('$id/$name', ({ id, name, exercises, examples }) => {
  const { right = [], wrong = {} } = examples[name] ?? {};

  test('right answers are taken', async () => {
    expect(right.length).toBeGreaterThan(0);
    for (const answer of right) expect(await exercises[name]?.(answer, engine), answer).toBeUndefined();
  });

  test('wrong answers are refused, each with a hint of the text', async () => {
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(3);
    for (const [answer, hint] of Object.entries(wrong)) {
      expect(await exercises[name]?.(answer, engine), answer).toBe(hint);
      for (const { file, text } of chapters.filter((chapter) => chapter.id === id))
        expect(text, `${file}: ${hint}`).toContain(`hint ${hint}\n`);
    }
  });
});
