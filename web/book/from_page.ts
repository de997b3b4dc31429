// Exports for the book's build: heights, links and colours of figures, as on the page, and an engine for figures and exercises.
import { readFile } from 'node:fs/promises';
import { html, svg } from 'lit';
import createLab from '../../build/wasm/lab.mjs';
import createTools from '../../build/wasm/tools.mjs';
import createValues from '../../build/wasm/values.mjs';
import { Graphs } from '../boards/rules/graph/graphs.js';
import { allEnglish } from '../engine/all_english.js';
import type { Engine } from '../engine/api.js';
import { untranslated } from '../engine/api_messages.js';
import type { Calculator } from '../engine/calculator.js';
import { directLink } from '../engine/direct_link.js';
import { speakingEngine } from '../engine/engine.js';
import { english } from '../engine/english.js';
import { type MoreId, moreIds } from '../engine/facts.js';
import { labEnglish } from '../engine/lab_english.js';
import type { Connect } from '../engine/link.js';
import { compile, instantiate } from '../engine/load.js';
import { RULES, withGames } from '../engine/modules.js';
import { createEngine } from '../engine/node.js';
import type { Checked } from '../engine/protocol.js';
import type { ValueReport } from '../engine/value_reports.js';
import { startCalculator, valuing } from '../engine/valuing.js';
import { boardOf } from '../games/index.js';
import type { GameTexts } from '../games/page.js';
import { type Language, languages } from '../i18n/languages.js';
import { Speech } from '../i18n/speech.js';
import type { LabBindings } from '../lab/bindings.js';
import { boardPicture } from '../lab/board_picture.js';
import { onBoard, pageOf } from '../lab/example.js';
import { factsOf } from '../lab/facts.js';
import { examples, fileOf } from '../lab/gallery.js';
import { labWords, loadLabWords } from '../lab/words.js';
import { hashOf } from '../value/address.js';
import { drawn } from '../views/value/notation.js';
import { sentences } from '../views/value/sentences.js';
import { thermograph } from '../views/value/thermograph.js';
import { loadValueWords, valueWords } from '../views/value/words.js';

export { requestOf } from '../embed/request.js';
export { pixelsOf } from '../engine/drawing.js';
export { how as english } from '../i18n/en/how.js';
export { how as spanish } from '../i18n/es/how.js';
export { VALUE } from '../value/address.js';
export { palette } from '../views/table/ink/palette.js';
export { defaultHeight } from '../workspace/figure_height.js';
export { routeHash, routeOf } from '../workspace/route.js';
export { problemsIn } from './problems.js';

/** The engine of the games and of rule texts. `folder`: where the build has left the modules. */
export async function engineFrom(folder: URL): Promise<Engine> {
  const started = (name: string, link: Connect) => async () => speakingEngine(await readFile(new URL(`${name}.wasm`, folder)), link);
  const startLab = started('lab', directLink(createLab, { ...english, ...labEnglish }));
  const startMore = started('tools', directLink(createTools, allEnglish));
  const engine = await createEngine({ wasm: new URL('grundyscope.wasm', folder) });
  withGames(untranslated(engine), moreIds, async () => untranslated(await startMore()));
  return withGames(withGames(engine, [RULES], startLab), moreIds, startMore, [...moreIds, RULES]);
}

/** The calculator of values, in this thread. */
export async function calculatorFrom(folder: URL): Promise<Calculator> {
  const wasm = await readFile(new URL('values.wasm', folder));
  return startCalculator(wasm, directLink(createValues, {}, valuing));
}

/** Draws rule texts on their boards, at their starts. */
export async function boardsOf(folder: URL, engine: Engine) {
  const module = (await instantiate(createLab, await compile(await readFile(new URL('lab.wasm', folder))))) as unknown as LabBindings;
  const { words } = new Speech();
  return async (text: string) => {
    const checked = module.check(new TextEncoder().encode(`text\0${text}\0`));
    const { layout } = (checked.ok ? JSON.parse(checked.json) : {}) as Checked;
    if (!layout) throw new Error(`no board for ${text}`);
    const solution = await engine.open('rules', { text });
    try {
      await solution.solve();
      return await boardPicture(layout, words, await solution.explain(), solution.shape, async () => ({ Graphs }));
    } finally {
      solution.close();
    }
  };
}

/** Loaded at once: nothing can be imported later. */
const ownBoards = new Map(await Promise.all(moreIds.map(async (id) => [id, await boardOf(id)?.()] as const)));

/** Draws a game of the module with all games on its board, at the start of its default parameters. */
export async function boardOfGame(engine: Engine, id: MoreId) {
  const board = ownBoards.get(id);
  if (!board) throw new Error(`no board of ${id}`);
  const messages = untranslated(engine);
  const solution = await messages.open(id);
  try {
    await solution.solve();
    const { words } = new Speech();
    const { width, height, ground, art } = board({ words, position: await solution.explain(), shape: solution.shape, parameters: {} });
    return { width, height, art: svg`${ground ?? ''}${art}` };
  } finally {
    solution.close();
  }
}

const statements = import.meta.glob<GameTexts>('../games/*/??.ts', { eager: true, import: 'texts' });
await Promise.all(Object.keys(languages).flatMap((language) => [loadLabWords(language), loadValueWords(language)]));

/** The address, within the calculator's page, of an expression. */
export const valueHash = (text: string) => hashOf({ one: text, two: '' });

/** Figure of an expression's value, for pages without scripts. */
export function valueFigure(text: string, report: ValueReport, language: Language) {
  const t = valueWords(language);
  const { value, mean, temperature } = report;
  const facts = `${t.facts.mean} ${mean}, ${t.facts.temperature.toLowerCase()} ${temperature}`.replaceAll('-', '−');
  return html`<p>${drawn(text)}${value === null || value === text ? '' : html` = ${drawn(value)}`}. ${sentences(report, t).join(' ')} ${facts}.</p>
    ${thermograph(report, t, { value: value ?? '', caption: false })}`;
}

/** The library of games, for its pages. */
export const library = {
  examples,
  factsOf,
  fileOf,
  pageOf,
  onBoard,
  /** The rules of a built-in game, in words. */
  statementOf: (id: string, language: string) => statements[`../games/${id}/${language}.ts`]?.statement ?? [],
  /** Names of kinds and techniques. */
  words: Object.fromEntries(Object.keys(languages).map((language) => [language, labWords(language).gallery])),
};
