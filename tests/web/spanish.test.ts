// The second language is whole: whatever the core, the catalogue or the interface says has a Spanish entry, and none was left in English.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Cell, type Engine, type GameInfo, type Parameters, type Solution, untranslated } from '../../web/engine/api_messages.js';
import { EngineError, placed } from '../../web/engine/errors.js';
import type { Message } from '../../web/engine/message.js';
import { enginePhrases } from '../../web/engine/phrases.js';
import { patternOf } from '../../web/games/page.js';
import { dice } from '../../web/games/random.js';
import { loadTexts, textsOf } from '../../web/games/texts.js';
import { strings as en } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { strings as es } from '../../web/i18n/es/interface.js';
import { pack } from '../../web/i18n/es/pack.js';
import { type Pack, Words } from '../../web/i18n/words.js';
import { openEngine, samples } from './engine.js';
import { byLength } from './length.js';

/** Texts of the core that have no Spanish. */
const unknown = new Set<string>();
const engine: Engine = untranslated(await openEngine());
const { games } = engine;
const esPhrases = Object.assign({}, pack.phrases, ...Object.values(pack.games).map(({ phrases }) => phrases)) as Pack['phrases'];
const plain: Pack = { language: 'en', strings: en, phrases: {}, outcomes, games: {} };
const inEnglish = new Words(plain, engine.phrases, 'NP');
/** Without the English to fall back on. */
const inSpanish = new Words(pack, {}, 'NP');

/** In Spanish; every phrase in it is looked up. */
function spanish(message: Message): string {
  if (typeof message === 'object') {
    if (!Object.hasOwn(esPhrases, message[0])) unknown.add(message[0]);
    for (const part of message.slice(1)) spanish(part);
  }
  return inSpanish.translate(message);
}

afterAll(() => engine.close());

/** Names and ids are the same in every language. */
const names = new Set<string>([
  ...games.flatMap(({ id, first, second, parameters }) => [
    id,
    ...[first, second].flatMap((name) => inEnglish.translate(name).split(' ')),
    ...parameters.map(({ name }) => name),
  ]),
  ...['outcome', 'nimber', 'remoteness', 'xor', 'mod', 'div'],
  ...[
    'at',
    'cell',
    'game',
    'layer',
    'move',
    'other',
    'state',
    'window',
    'width',
    'from',
    'size',
    'step',
    'corner',
    'handle',
    'cows',
    'misere',
  ],
]);

/** Words that no Spanish text has. */
const ENGLISH = /\b(the|of|and|is|are|take|move|row|heap|pile|from|to|wins|expected|got|with|number|cell|square|letters?|characters?)\b/;

/** All messages of an answer or explanation. */
function read(answer: object): void {
  for (const [key, value] of Object.entries(answer)) {
    if (['position', 'move', 'to', 'text', 'because'].includes(key)) english(spanish(value));
    else if (key === 'parts')
      for (const part of value) typeof part === 'object' && !Array.isArray(part) ? read(part) : english(spanish(part));
    else if (key === 'options' && Array.isArray(value)) for (const option of value) read(option);
    else if (key === 'reason') read(value);
  }
}

/** No English words, but for what was typed, names and ids, and the letters of a game. */
function english(text: string): void {
  const own = text.replace(/"[^"]*"/g, '').replace(/[a-z]+(-[a-z]+)*/g, (word) => (names.has(word) ? '' : word));
  expect(own, text).not.toMatch(ENGLISH);
}

async function refused(call: Promise<unknown>): Promise<void> {
  const error = await call.then(
    () => undefined,
    (error: Error) => error,
  );
  if (error) english(wrong(error));
}

const wrong = (error: Error) => (error instanceof EngineError ? spanish(placed(error.said, error)) : error.message);

afterEach(() => {
  expect([...unknown]).toEqual([]);
});

/** Beside the defaults: what shows other sentences. */
const instances: Record<string, Parameters[]> = {
  dominoes: [
    { table: 'B', n: 12 },
    { strip: '0000', k: 2, d: 1 },
    { strip: '0000', k: 2, d: 9 },
    { strip: '0110', k: 2, d: 3 },
    { strip: '0110', k: 1, d: 1 },
    { n: 4, k: 4, d: 2 },
  ],
  tabgame: [
    { top: '0110', left: '101' },
    { top: '1', left: '0' },
  ],
  'letter-picking': [{ s: 'abba' }, { s: 'forces' }, { s: 'xyrowz' }, { s: 'random:4000:1' }],
  ungame: [{ n: 7 }, { n: 30_000 }],
  bachet: [
    { take: [2, 5, 9], n: 40 },
    { take: [1, 2], n: 1 },
  ],
  'take-away': [
    { take: [2, 3], heaps: [7] },
    { take: [1], heaps: [] },
  ],
  nim: [
    { heaps: [3, 5, 7], misere: true },
    { heaps: [1, 1, 1], misere: true },
    { heaps: [2], misere: true },
    { heaps: [5] },
    { heaps: [1, 1] },
    { heaps: Array.from({ length: 1200 }, (_, i) => i) },
    { heaps: '1000000000000000000,3' },
  ],
  knights: [{ n: 5 }, { n: 5, knights: '4.4' }, { board: 'K.K/.../..K' }],
  'the-game': [{ counts: [0, 0, 1] }, { counts: [0, 0] }, { counts: [3, 2, 1] }],
  'stone-game': [{ piles: [5] }, { piles: [1, 2, 3] }, { piles: [0, 1] }],
  'exclusively-edible': [
    { m: 3, n: 4, r: 0, c: 1 },
    { m: 1, n: 5, r: 0, c: 2 },
    { m: 1, n: 1, r: 0, c: 0 },
  ],
  'exponential-game': [
    { heaps: [5, 30], size: 200 },
    { heaps: [4], size: 100 },
  ],
  'bobs-game': [{ board: '.K/.K' }, { board: 'K./XX' }, { board: '.../.K./..K' }],
};

async function playThrough(solution: Solution, seed: number, most: number): Promise<void> {
  const roll = dice(seed);
  const play = await solution.play();
  read(play.position);
  while (play.index < most) {
    const move = await play.choose(0, () => roll.number(0, 2 ** 30 - 1) / 2 ** 30);
    if (move === undefined) return;
    read(await play.move(move));
  }
}

async function cells(solution: Solution, seed: number): Promise<void> {
  const { x, y } = solution.shape;
  const roll = dice(seed);
  for (let k = 0; k < 60; ++k) {
    const at: Cell = [x.first + roll.number(0, Math.min(x.count, 64) - 1), y.first + roll.number(0, Math.min(y.count, 64) - 1)];
    await solution.explain(at).then(read, (error) => english(wrong(error)));
  }
}

/** Some hundred thousand sentences, even where others need the machine. */
const generous = 600_000;

test.each(games.map(({ id }) => id))(
  '%s: answers, shapes, cells and plays',
  async (id) => {
    for (const parameters of [{}, ...(instances[id] ?? [])]) {
      const solution = await engine.open(id, parameters);
      read(await solution.answer());
      for (const { name } of [solution.shape.x, solution.shape.y]) english(spanish(name));
      for (const seed of byLength([1], [1, 2, 3])) await playThrough(solution, seed, 40);
      await cells(solution, 4);
      solution.close();
    }
  },
  generous,
);

const wrongValues = [
  ...['', 'x', '-1', '0', '1', '99999999999999999999', '1152921504606846976', '1,x', '1,,2', 'A', 'Q', 'abc', '10210', 'abCd'],
  ...['random:1', 'random:x:1', 'random:0:1', 'random:999999999999:1', 'random:5:1:200', 'random:99999:1:5', 'random:0:1:5'],
  ...['K/..', 'KQ/..', 'K.', '0.0,99999.1', '1.1,2', '0,1'],
];

describe.each(games)('$id refuses in Spanish', ({ id, parameters }: GameInfo) => {
  test('parameters', async () => {
    for (const { name } of parameters) {
      for (const value of wrongValues) await refused(engine.open(id, { [name]: value }).then((solution) => solution.close()));
    }
    await refused(engine.open(id, { cows: '3' }));
  }, 120_000);

  test('judge inputs', async () => {
    const { input } = samples(id)[0] ?? { input: '' };
    const tokens = input.match(/\S+/g) ?? [];
    const inputs = ['', '\n', `${input}7\n`, `${input}x 1\n`];
    for (const part of [0.2, 0.5, 0.8]) inputs.push(input.slice(0, Math.floor(input.length * part)));
    for (const place of new Set([0, 1, 2, 3, tokens.length - 1])) {
      for (const token of ['x', '-1', '99999999999999999999', '0', 'abc', 'a'.repeat(40), '']) {
        let seen = -1;
        inputs.push(input.replace(/\S+/g, (word) => (++seen === place ? token : word)));
      }
    }
    for (const wrong of inputs) await refused(engine.judge(id, wrong));
  });

  test('calls that make no sense', async () => {
    const solution = await engine.open(id);
    await solution.solve();
    const beyond: Cell = [solution.shape.x.first + solution.shape.x.count, 0];
    await refused(solution.explain(beyond));
    await refused(solution.explain('x'));
    await refused(solution.follow('x', '0,0'));
    await refused(solution.follow((await solution.explain()).state, '99,99'));
    await refused(solution.table('beauty' as never));
    await refused(solution.table('outcome', { column: 0, row: 0, width: 0, height: 5 }));
    await refused(solution.table('outcome', { column: 2 ** 53 - 1, row: 0, width: 1, height: 1 }));
    await refused(solution.alike('outcome', beyond));
    await refused(solution.wrap(0));
    await refused(solution.wrap(12));
    const nim = await engine.open('nim', { max: 3 });
    await refused(solution.difference('outcome', nim, 'outcome'));
    nim.close();
    solution.close();
    await refused(solution.answer());
  }, 120_000);
});

test('what contradicts itself is refused in Spanish', async () => {
  for (const [id, parameters] of [
    ['dominoes', { strip: '00', n: '5' }],
    ['knights', { board: 'K./..', n: '5' }],
    ['knights', { board: 'K./..', knights: '0.0' }],
    ['knights', { n: '3', knights: '5.5' }],
    ['letter-picking', { s: 'abc' }],
    ['tabgame', { top: '01', left: '01', row: '9' }],
    ['tabgame', { top: '01', left: '01', col: '9' }],
    ['ungame', { n: '5', start: '9' }],
    ['exclusively-edible', { m: '3', n: '3', r: '7' }],
    ['exclusively-edible', { m: '3', n: '3', c: '7' }],
    ['bachet', { take: '2,4294967297', n: '1000000000000000000' }],
    ['ungame', { n: '100000' }],
    ['chess', {}],
  ] as const) {
    await refused(
      engine.open(id, parameters).then(async (solution) => {
        await solution.answer();
        await solution.table('outcome');
      }),
    );
  }
});

test('the output of judges is never translated', async () => {
  for (const { id } of games) for (const { input, output } of samples(id).slice(0, 3)) expect(await engine.judge(id, input)).toBe(output);
});

describe('the catalogue', () => {
  test.each(games)('$id', (game) => {
    const own = inSpanish.game(game);
    const changed = (one: string, other: string) => {
      if (one !== '') expect(other, one).not.toBe(one);
    };
    changed(game.judge.format, own.judge.format);
    for (const [i, { label, help }] of game.parameters.entries()) {
      changed(label, own.parameters[i]?.label ?? label);
      changed(help, own.parameters[i]?.help ?? help);
    }
    // Proper names stay, but are not forgotten.
    expect(pack.games[game.id]?.title).toBeDefined();
    for (const name of [game.first, game.second]) english(spanish(name));
    if (/theory|author|setter/i.test(game.credit)) changed(game.credit, own.credit);
    // Nothing but the words is another.
    const facts = ({ parameters, judge }: GameInfo) => [
      parameters.map(({ label: _, help: __, ...rest }) => rest),
      judge.input,
      judge.output,
    ];
    expect(facts(own)).toEqual(facts(game));
    expect(inEnglish.game(game)).toEqual({ ...game, first: inEnglish.translate(game.first), second: inEnglish.translate(game.second) });
  });

  test.each(games)('$id has its rules in both languages, paragraph by paragraph', async ({ id }) => {
    expect(textsOf(id, 'es')).toBe(textsOf(id, 'en'));
    expect(await loadTexts(id, 'es')).toBe(true);
    expect(await loadTexts(id, 'es')).toBe(false);
    await loadTexts(id, 'en');
    const [en, es] = [textsOf(id, 'en'), textsOf(id, 'es')];
    expect(es).not.toBe(en);
    expect(es?.statement.length).toBe(en?.statement.length);
    const texts = es ? [...Object.values(es).flat(), patternOf(es, {}), patternOf(es, { misere: '1', table: 'B' })] : [];
    for (const text of texts.filter((text) => typeof text === 'string')) expect(text).not.toMatch(/\b(the|of|and|is|are|who)\b/);
  });
});

/** The phrases that the sources of the core declare. */
function fromSources(): string[] {
  const root = fileURLToPath(new URL('../../cpp/', import.meta.url));
  const ids: string[] = [];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    // Texts of the slow twins have no other language yet: tests/web/slow.test.ts; those of the lab have it with the lab: lab_texts.test.ts.
    if (!/\.[ch]pp$/.test(file) || file.endsWith('rules_solution.hpp') || file.startsWith('lab/')) continue;
    const source = readFileSync(root + file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
    for (const [, list] of source.matchAll(/= phrases\(\{\n([\s\S]*?)\n\s*\}\);/g)) {
      for (const [, id] of (list as string).matchAll(/^\s*\{"([^"]+)",\s*"/gm)) ids.push(id as string);
    }
  }
  return ids;
}

describe('phrases in the sources', () => {
  const ids = fromSources();

  test('are those that the module hands over, each of them once', () => {
    expect(ids.length).toBeGreaterThan(150);
    const all = [...ids, ...Object.keys(enginePhrases)].sort();
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(engine.phrases).sort()).toEqual(all);
  });

  test('have their Spanish, and nothing else has any', () => {
    expect(Object.keys(esPhrases).sort()).toEqual(Object.keys(engine.phrases).sort());
  });
});

const forms = (pattern: (typeof esPhrases)[string]): string[] => (typeof pattern === 'string' ? [pattern] : Object.values(pattern));
const holes = (text: string) => text.split('{}').length;

test('patterns keep their holes and their plurals', () => {
  for (const [id, english] of Object.entries(engine.phrases)) {
    const spanish = esPhrases[id] ?? '';
    expect(typeof spanish, id).toBe(typeof english);
    const count = holes(forms(english)[0] ?? '');
    for (const form of [...forms(spanish), ...forms(english)]) {
      expect(holes(form), id).toBe(count);
      expect(form, id).not.toMatch(/ {2}|^ | $/);
    }
  }
});

/** All leaves of a table of words, functions with stand-ins put in. */
function leaves(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'object') return leaves(value, name);
    if (key === 'chartText') return [[name, value(['A', 'B'], ['3', '4'])]];
    return [[name, value('AB', 'CD', 'EF', 'GH', 'IJ', 'KL')]];
  });
}

test('no word of the interface was left in English', () => {
  // Letters, file formats, names, a term of the field, and words that both languages share.
  const kinds = /^outcome\.|^explain\.notations\.(NP|WL|nimber)$|\.(png|svg|csv|times|nimber|mexTitle)$/;
  const own = /^(app\.name|play\.(did|persons\.(first|second)|quiz\.wrong)|share\.kinds\.markdown|judge\.took)$/;
  const english = new Map(leaves(en));
  const spanish = leaves(es);
  expect(spanish.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
  expect(spanish.filter(([name, text]) => english.get(name) === text && !kinds.test(name) && !own.test(name))).toEqual([]);
  expect(inSpanish.strings).toBe(es);
});

test('no text of the core was left in English', () => {
  const own = (text: string) => text.replaceAll(/\{\}|\b(xor|K|D|P|N)\b/g, '');
  const same = Object.entries(engine.phrases).filter(([id, english]) => {
    const [one, other] = [english, esPhrases[id] ?? ''].map((pattern) => own(forms(pattern).join()));
    return one === other && /[a-z]/.test(one ?? '');
  });
  expect(same).toEqual([]);
});
