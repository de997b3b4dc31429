// node scripts/book/check.mjs [CHAPTER...]: checks the statements, figures and exercises of these chapters, by default of all. Needs a
// built core (npm run build).
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { allMethods } from '../vite/methods.mjs';
import { programsOf, renderAll } from './chapters.mjs';
import { bookEngine } from './engine.mjs';
import { figureMaker } from './figures.mjs';
import { contents, readChapter } from './sources.mjs';
import { inPages } from './targets.mjs';
import { words } from './words.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const requested = process.argv.slice(2);
const ids = requested.length > 0 ? requested : contents().flatMap(({ chapters }) => chapters);
const [engine, maker, methods] = await Promise.all([bookEngine(), figureMaker(), allMethods()]);
const faults = [];

for (const id of ids) {
  for (const language of Object.keys(words)) {
    const chapter = readChapter(id, language);
    if (!chapter) continue;
    const targetOf = () => inPages(id, language);
    try {
      const [{ exercises, computed, html }] = await renderAll([chapter], { engine, maker, methods, words, targetOf });
      console.log(`book/${id}/${language}.md: ${computed.length} computed, ${exercises.length} exercises`);
      const judged = exercises.filter(({ kind }) => kind === 'answer').map(({ name }) => name);
      faults.push(...(await exerciseFaults(id, judged, html)), ...(await programFaults(id, html)));
    } catch (error) {
      faults.push(error.message);
    }
  }
}
engine.keep({ all: true });
maker.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The module of a chapter's exercises. */
async function exercisesOf(id) {
  return (await runnerImport(here(`../../book/${id}/exercises.ts`), { configFile: false, logLevel: 'warn' })).module;
}

async function exerciseFaults(id, names, html) {
  if (names.length === 0) return [];
  const { exercises, examples } = await exercisesOf(id);
  const found = [];
  for (const name of names.map((full) => full.split('/')[1])) {
    if (!exercises[name] || !examples[name]) found.push(`book/${id}/exercises.ts: no exercise or no examples "${name}"`);
    else {
      const { right, wrong } = examples[name];
      const judged = (answer) => exercises[name](answer, maker.engine, async () => maker.calculator);
      for (const answer of right) {
        const hint = await judged(answer);
        if (hint !== undefined) found.push(`book/${id}/exercises.ts: ${name}: "${answer}" should be right, got the hint "${hint}"`);
      }
      for (const [answer, key] of Object.entries(wrong)) {
        const hint = await judged(answer);
        if (hint !== key)
          found.push(`book/${id}/exercises.ts: ${name}: "${answer}" should get the hint "${key}", got ${JSON.stringify(hint)}`);
        if (!html.includes(`data-hint="${key}"`)) found.push(`book/${id}: no hint "${key}" in the text`);
      }
    }
  }
  return found;
}

/** Inputs of exercises for programs that cannot be answered. */
async function programFaults(id, html) {
  const found = [];
  for (const { name, input } of programsOf(html)) {
    const program = (await exercisesOf(id)).programs?.[name.split('/')[1]];
    const output = program ? program(input, maker.engine) : maker.engine.judge(id, input);
    await output.catch((error) => found.push(`book/${id}: the input of an exercise: ${error.message}`));
  }
  return found;
}
