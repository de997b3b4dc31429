// Provides the methods of a game for its page: `virtual:grundyscope/methods` loads them by id. Costs are MathML, code is highlighted, and
// steps are recorded from the code, run on the instances of methods/ID/instances.json.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import temml from 'temml';
import { loadCommand } from '../../bin/module.mjs';
import { gamesWithMethods, instancesOf, MOST_GROWN, parameterWords, recordedCounts } from '../steps/method_counts.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Most steps recorded. The instances that are stepped through need fewer, so that every method can be followed to its answer. */
const MOST_STEPS = 1000;

/** Removes the comments that instrument the code; line numbers stay. */
const withoutMarks = (code) => code.replaceAll(/ *\/\/ (visit|cell|part|also|option|call|bytes)\b.*$/gm, '');

/** Kinds of tokens, in the order of web/views/how/code.ts. Marks around tokens compress better than lists. */
export const kinds = ['keyword', 'string', 'comment', 'constant', 'function'];
export const MARKS = '①②③④⑤';
export const END = '⓪';

/** As MathML, with its conditions apart, so that lines can break between them. */
const formula = (latex) =>
  latex
    .split(/, \\ /)
    .map((part) => temml.renderToString(part))
    .join(', ');

let highlighter;
const highlight = async (code, lang) => {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme()],
    langs: [import('shiki/langs/cpp.mjs'), import('shiki/langs/python.mjs')],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  // Without a time limit, so that the same code gives the same bytes even on a busy machine.
  const lines = (await highlighter).codeToTokensBase(code, { lang, theme: 'css-variables', tokenizeTimeLimit: 0 });
  const kind = (colour) => kinds.indexOf(/token-(\w+)/.exec(colour)?.[1]);
  const marked = (line) =>
    line.reduce((text, { color, content }) => text + (kind(color) < 0 ? content : `${MARKS[kind(color)]}${content}${END}`), '');
  return lines.map(marked).join('\n');
};

/** The methods of one game; see web/views/how/methods.ts. */
async function methodsOf(id, command) {
  const ask = (...args) => {
    const { status, out, err } = command(args);
    if (status !== 0) throw new Error(`methods/${id}: ${args.join(' ')}: ${Buffer.from(err)}`);
    return JSON.parse(Buffer.from(out).toString());
  };
  const instances = instancesOf(id);
  const recorded = recordedCounts(id);
  const methods = [];
  for (const { code, time, space, ...method } of ask('methods', id)) {
    const source = (path) => readFileSync(here(`../../${path}`), 'utf8').trimEnd();
    const { positions, options, bytes, ...recording } = ask(
      'count',
      id,
      method.id,
      ...parameterWords(instances.stepped),
      '--steps',
      String(MOST_STEPS),
    );
    if (recording.steps.length < positions)
      throw new Error(`methods/${id}/instances.json: ${method.id} takes more than ${MOST_STEPS} steps`);
    const { counted, growth } = recorded[method.id] ?? {};
    if (!counted) throw new Error(`methods/${id}/counts.json lacks ${method.id}: run node scripts/counts.mjs --only ${id}`);
    methods.push({
      ...method,
      time: formula(time),
      space: formula(space),
      cpp: await highlight(withoutMarks(source(code.cpp)), 'cpp'),
      python: await highlight(source(code.python), 'python'),
      counts: [{ positions, options, bytes }, counted],
      growth,
      ...recording,
    });
  }
  return { ...instances, mostGrown: MOST_GROWN, methods };
}

export async function allMethods() {
  const { command } = await loadCommand();
  const all = {};
  for (const id of gamesWithMethods()) all[id] = await methodsOf(id, command);
  return all;
}

const name = 'virtual:grundyscope/methods';

/** Replacements for parts of the view that have no data in the single file. */
const apart = {
  './calls.js': "export const callsOf = () => undefined, callsView = () => '';",
  './growth.js': "export const growthView = () => '';",
  './further.js': "export const furtherView = () => '';",
};

/** Data that the single file omits. */
const OMITTED = new Set(['depths', 'looked', 'growth', 'grown', 'mostGrown']);
const leaner = (name, value) => (OMITTED.has(name) ? undefined : value);

/** `lean`: without highlighting, which costs a third more, and without what only the omitted parts of the view need. */
export const methodPages = ({ lean = false } = {}) => {
  let all;
  return {
    name: 'method-pages',
    enforce: 'pre',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : lean && id in apart ? `\0${id}` : undefined),
    async load(id) {
      if (apart[id.slice(1)]) return apart[id.slice(1)];
      if (!id.startsWith(`\0${name}`)) return undefined;
      all ??= allMethods();
      const game = id.slice(name.length + 2);
      const text = game && JSON.stringify((await all)[game], lean ? leaner : undefined);
      if (game)
        return `export default JSON.parse(${JSON.stringify(lean ? text.replaceAll(new RegExp(`[${MARKS}${END}]`, 'g'), '') : text)});`;
      const entries = Object.keys(await all).map((one) => `  ${JSON.stringify(one)}: () => import('${name}/${one}'),`);
      return `export default {\n${entries.join('\n')}\n};`;
    },
  };
};
