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

/** Most steps recorded, more than anyone steps through by hand; fewer in the single file. */
const MOST_STEPS = 200;
const FEW_STEPS = 8;

/** Removes the comments that instrument the code; line numbers stay. */
const withoutMarks = (code) => code.replaceAll(/ *\/\/ (visit|option|call|bytes)\b.*$/gm, '');

/** Kinds of tokens, in the order of web/views/how/code.ts. Marks around tokens compress better than lists. */
export const kinds = ['keyword', 'string', 'comment', 'constant', 'function'];
export const MARKS = '①②③④⑤';
export const END = '⓪';

let highlighter;
const highlight = async (code, lang) => {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme()],
    langs: [import('@shikijs/langs/cpp'), import('@shikijs/langs/python')],
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
    const { status, out, err } = command(args, () => undefined);
    if (status !== 0) throw new Error(`methods/${id}: ${args.join(' ')}: ${Buffer.from(err)}`);
    return JSON.parse(Buffer.from(out).toString());
  };
  const instances = instancesOf(id);
  const recorded = recordedCounts(id);
  const methods = [];
  for (const { code, time, space, ...method } of ask('methods', id)) {
    const source = (path) => readFileSync(here(`../../${path}`), 'utf8').trimEnd();
    const { steps, depths, looked, ...stepped } = ask(
      'count',
      id,
      method.id,
      ...parameterWords(instances.stepped),
      '--steps',
      String(MOST_STEPS),
    );
    const { counted, growth } = recorded[method.id] ?? {};
    if (!counted) throw new Error(`methods/${id}/counts.json lacks ${method.id}: run node scripts/counts.mjs --only ${id}`);
    methods.push({
      ...method,
      time: temml.renderToString(time),
      space: temml.renderToString(space),
      cpp: await highlight(withoutMarks(source(code.cpp)), 'cpp'),
      python: await highlight(source(code.python), 'python'),
      counts: [stepped, counted],
      steps,
      growth,
      ...(depths && { depths }),
      ...(looked && { looked }),
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
const leaner = (name, value) =>
  name === 'steps' ? value.slice(0, FEW_STEPS) : ['depths', 'looked', 'growth', 'grown', 'mostGrown'].includes(name) ? undefined : value;

/** `lean`: without highlighting, which costs a third more, and with fewer steps. */
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
      const text = game && JSON.stringify((await all)[game], (name, value) => (lean ? leaner(name, value) : value));
      if (game)
        return `export default JSON.parse(${JSON.stringify(lean ? text.replaceAll(new RegExp(`[${MARKS}${END}]`, 'g'), '') : text)});`;
      const entries = Object.keys(await all).map((one) => `  ${JSON.stringify(one)}: () => import('${name}/${one}'),`);
      return `export default {\n${entries.join('\n')}\n};`;
    },
  };
};
