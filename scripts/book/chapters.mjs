// Renders all chapters of the book in a language. Their statements are computed first: a single false one fails the build.
import { compute, escaped, evaluator } from './computed.mjs';
import { figureLines, renderer } from './markdown.mjs';
import { factsOf, readChapter } from './sources.mjs';

/** The figures of a chapter, and faults for those that cannot be drawn. */
async function figuresOf({ text, file, line }, maker, faults) {
  const figures = new Map();
  for (const { 1: name, 2: attributes, index } of text.matchAll(figureLines)) {
    const place = `${file}:${line + text.slice(0, index).split('\n').length - 1}`;
    if (figures.has(name)) faults.push(`${place}: there is another figure "${name}"`);
    try {
      figures.set(name, await maker.figure(attributes));
    } catch (error) {
      faults.push(`${place}: ${error.message}`);
    }
  }
  return figures;
}

/** The text of a chapter's part, for the search. Formulas keep their signs, without spaces. */
const textOf = (html) =>
  html
    .replaceAll(/<(details|form)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<math\b[\s\S]*?<\/math>/g, (formula) => formula.replaceAll(/<[^>]*>|\s/g, ''))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z]+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sections for the search: the beginning of a chapter, then the text below each heading. */
const sectionsOf = (html) =>
  html.split(/(?=<h2 )/).map((part) => {
    const head = /^<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/.exec(part);
    return head
      ? { anchor: head[1], title: textOf(head[2]), text: textOf(part.slice(head[0].length)) }
      : { anchor: '', title: '', text: textOf(part) };
  });

/** The exercises for programs of a chapter: their names, `CHAPTER/EXERCISE`, and their inputs. */
export const programsOf = (html) =>
  [...html.matchAll(/data-exercise="([^"]*)" data-kind="program"[\s\S]*?<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, name, input]) => ({
    name,
    input,
  }));

const computedList = (computed, t) =>
  computed.length === 0
    ? ''
    : `<details class="computed-list"><summary>${t.computed(computed.length)}</summary><p class="small">${t.computedBy}</p><dl>${computed
        .map(({ printed, expression }) => `<dt>${escaped(printed)}</dt><dd><code>${escaped(expression)}</code></dd>`)
        .join('')}</dl></details>\n`;

/** By engine: chapters and what computes their expressions. */
const evaluators = new WeakMap();

async function evaluatorOf(id, engine) {
  const known = evaluators.get(engine) ?? new Map();
  evaluators.set(engine, known);
  if (!known.has(id)) known.set(id, evaluator({ ...engine.calls, ...(await factsOf(id, engine.calls)) }));
  return known.get(id);
}

/**
 * `chapters`: as read. `targetOf(chapter)`: the targets of its links. Resolves to chapters with html, sections and exercises ({name, kind}). Throws one
 * error that lists all false statements, with file and line.
 */
export async function renderAll(chapters, { engine, maker, methods, words, targetOf }) {
  const faults = [];
  const rendered = [];
  for (const chapter of chapters) {
    const { id, language, file, line, title } = chapter;
    const t = words[language];
    const figures = await figuresOf(chapter, maker, faults);
    const evaluate = await evaluatorOf(id, engine);
    const { text, computed, faults: false_ } = compute(chapter.text, { file, line, language, evaluate });
    faults.push(...false_);
    if (faults.length > 0) continue;
    try {
      const render = renderer({
        id,
        language,
        t,
        title,
        target: targetOf(chapter),
        figures,
        methods: methods[id],
        how: maker.how[language],
        problem: maker.contests[language].problems.get(id),
        practice: maker.contests[language].practice,
        titleOf: (other) => readChapter(other, language).title,
        hashOf: maker.hashOf,
      });
      const html = render(text) + computedList(computed, t);
      // In a list, a block ends only after an empty line.
      if (html.includes(':::')) throw new Error(`a block does not end: ${/.*:::.*/.exec(html)[0].slice(0, 80)}`);
      const exercises = [...html.matchAll(/data-exercise="([^"]*)" data-kind="([^"]*)"/g)].map(([, name, kind]) => ({ name, kind }));
      rendered.push({ ...chapter, html, sections: sectionsOf(html), exercises, computed });
    } catch (error) {
      faults.push(`${file}: ${error.message}`);
    }
  }
  if (faults.length > 0) throw new Error(`The book says what is not so:\n${faults.join('\n')}`);
  return rendered;
}
