// The methods of a game as its page shows them: `virtual:grundyscope/methods` loads them by id. Costs are MathML, code is tokens, and what the code
// goes through on the instances of methods/ID/instances.json is counted here by running it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import temml from 'temml';
import { loadCommand } from '../../bin/module.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../methods/');

/** More steps are told than one would go through by hand. */
const MOST_STEPS = 200;
const FEW_STEPS = 8;

/** Of the instances that grow. A method stops where it would take more steps than this. */
const SIZES = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 50, 64, 100, 200, 500, 1000, 10_000, 100_000, 1_000_000];
const MOST_GROWN = 3_000_000;

/** `{n}`, `{n-1}` and `{zeros}`, a zero for each number from 1 to n - 1, in the parameters of instances.json. */
const sized = (parameters, n) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [
      name,
      text
        .replaceAll('{n}', n)
        .replaceAll('{n-1}', n - 1)
        .replaceAll('{zeros}', () => '0,'.repeat(n - 1)),
    ]),
  );

/** What watches the code stands in comments that nobody else needs. Lines stay where they are. */
const withoutMarks = (code) => code.replaceAll(/ *\/\/ (visit|option|call|bytes)\b.*$/gm, '');

/** In this order in web/views/how/code.ts. A character stands before what is of a kind, another after it: that packs smaller than lists. */
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
  // Without a limit of time, at which a busy machine would colour the rest of a line otherwise: the same code gives the same bytes.
  const lines = (await highlighter).codeToTokensBase(code, { lang, theme: 'css-variables', tokenizeTimeLimit: 0 });
  const kind = (colour) => kinds.indexOf(/token-(\w+)/.exec(colour)?.[1]);
  const marked = (line) =>
    line.reduce((text, { color, content }) => text + (kind(color) < 0 ? content : `${MARKS[kind(color)]}${content}${END}`), '');
  return lines.map(marked).join('\n');
};

/** Of one game: see web/views/how/methods.ts. */
async function methodsOf(id, command) {
  const given = (parameters) => Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
  const ask = (...args) => {
    const { status, out, err } = command(args, () => undefined);
    if (status !== 0) throw new Error(`methods/${id}: ${args.join(' ')}: ${Buffer.from(err)}`);
    return JSON.parse(Buffer.from(out).toString());
  };
  const instances = JSON.parse(readFileSync(`${folder}${id}/instances.json`, 'utf8'));
  /** [size, positions] as far as the method goes. */
  const growth = (method) => {
    const counts = [];
    for (const n of SIZES) {
      const { status, out } = command(
        ['count', id, method, ...given(sized(instances.grown, n)), '--most', String(MOST_GROWN)],
        () => undefined,
      );
      if (status !== 0) break;
      counts.push([n, JSON.parse(Buffer.from(out).toString()).positions]);
    }
    return counts;
  };
  const methods = [];
  for (const { code, time, space, ...method } of ask('methods', id)) {
    const source = (path) => readFileSync(here(`../../${path}`), 'utf8').trimEnd();
    const { steps, depths, looked, ...stepped } = ask('count', id, method.id, ...given(instances.stepped), '--steps', String(MOST_STEPS));
    methods.push({
      ...method,
      time: temml.renderToString(time),
      space: temml.renderToString(space),
      cpp: await highlight(withoutMarks(source(code.cpp)), 'cpp'),
      python: await highlight(source(code.python), 'python'),
      counts: [stepped, ask('count', id, method.id, ...given(instances.counted))],
      steps,
      growth: growth(method.id),
      ...(depths && { depths }),
      ...(looked && { looked }),
    });
  }
  return { ...instances, mostGrown: MOST_GROWN, methods };
}

/** All games', from the last build where nothing has changed that they are made of. */
export async function allMethods() {
  const ids = readdirSync(folder).sort();
  const hash = createHash('sha256')
    .update(readFileSync(here('../../build/wasm/tools.wasm')))
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const id of ids) for (const file of readdirSync(folder + id).sort()) hash.update(readFileSync(`${folder}${id}/${file}`));
  const kept = here(`../../build/wasm/methods-${hash.digest('hex').slice(0, 12)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const { command } = await loadCommand();
  const all = {};
  for (const id of ids) all[id] = await methodsOf(id, command);
  writeFileSync(kept, JSON.stringify(all));
  return all;
}

const name = 'virtual:grundyscope/methods';

/** Parts of the view that have nothing to show in the single file. */
const apart = {
  './calls.js': "export const callsOf = () => undefined, callsView = () => '';",
  './growth.js': "export const growthView = () => '';",
  './further.js': "export const furtherView = () => '';",
};

/** What the single file does without. */
const leaner = (name, value) =>
  name === 'steps' ? value.slice(0, FEW_STEPS) : ['depths', 'looked', 'growth', 'grown', 'mostGrown'].includes(name) ? undefined : value;

/** `lean`: without the marks of colours in the code, which cost a third more, and with fewer steps. */
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
