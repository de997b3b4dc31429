// The second language is whole: whatever the core, the catalogue or the interface says has a Spanish entry, and none was left in English.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import createModule from '../../build/wasm/grundyscope.mjs';
import { engineOver } from '../../web/engine/engine.js';
import { EngineError, placed } from '../../web/engine/errors.js';
import { directLink } from '../../web/engine/link.js';
import { catalogueOf, type Message, render } from '../../web/engine/message.js';
import { enginePhrases } from '../../web/engine/phrases.js';
import type { Cell, Engine, GameInfo, Parameters, Solution } from '../../web/engine/said.js';
import { textsOf } from '../../web/games/index.js';
import type { GameTexts } from '../../web/games/page.js';
import { dice } from '../../web/games/random.js';
import { en } from '../../web/strings/en.js';
import { es } from '../../web/strings/es.js';
import { esCore } from '../../web/strings/es_core.js';
import { esPhrases } from '../../web/strings/es_phrases.js';
import { learnPhrases, said, speak, told, within, words, write } from '../../web/strings/index.js';
import { samples, wasmFile } from './engine.js';

/** What the core said and has no Spanish for. */
const unknown = new Set<string>();
const engine: Engine = await engineOver(readFileSync(wasmFile), directLink(createModule));
learnPhrases(engine.phrases);
const { games } = engine;
const catalogue = catalogueOf('es', esPhrases);

/** In Spanish; every phrase in it is looked up. */
function spanish(message: Message): string {
  if (typeof message === 'object') {
    if (!Object.hasOwn(esPhrases, message[0])) unknown.add(message[0]);
    for (const part of message.slice(1)) spanish(part);
  }
  return render(message, catalogue);
}

beforeAll(() => speak('es'));
afterAll(() => {
  void speak('en');
  engine.close();
});

/** Names and ids are the same in every language. */
const names = new Set<string>([
  ...games.flatMap(({ id, first, second, parameters }) => [
    id,
    ...[first, second].flatMap((name) => String(render(name, catalogueOf('en', engine.phrases))).split(' ')),
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
    else if (key === 'parts') for (const part of value) english(spanish(part));
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
      for (const seed of [1, 2, 3]) await playThrough(solution, seed, 40);
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
  /** Titles of problems, their places and their authors. */
  const same = (text: string) => said(text) === text;

  test.each(games)('$id', ({ title, first, second, credit, parameters, judge }) => {
    for (const text of [judge.format, ...parameters.flatMap(({ label, help }) => [label, help])]) {
      if (text !== '') expect(same(text), text).toBe(false);
    }
    if (title !== 'Nim') expect(same(title), title).toBe(false);
    for (const name of [first, second]) english(spanish(name));
    if (/theory|author|setter/i.test(credit)) expect(same(credit), credit).toBe(false);
  });

  test.each(games)('$id has its rules in both languages, paragraph by paragraph', ({ id }) => {
    const [en, es] = (['en', 'es'] as const).map((code) => within(code, () => textsOf(id))) as [GameTexts, GameTexts];
    expect(es).not.toBe(en);
    expect(es.statement.length).toBe(en.statement.length);
    expect(textsOf(id)).toBe(es);
    for (const text of Object.values(es).flat()) expect(text).not.toMatch(/\b(the|of|and|is|are|who)\b/);
  });
});

/** The phrases that the sources of the core declare, and the texts of its catalogue. */
function fromSources(): { ids: string[]; texts: string[] } {
  const root = fileURLToPath(new URL('../../cpp/', import.meta.url));
  const [ids, texts]: [string[], string[]] = [[], []];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[ch]pp$/.test(file)) continue;
    const source = readFileSync(root + file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
    for (const [, list] of source.matchAll(/= phrases\(\{\n([\s\S]*?)\n\s*\}\);/g)) {
      for (const [, id] of (list as string).matchAll(/^\s*\{"([^"]+)", "/gm)) ids.push(id as string);
    }
    for (const [, text] of source.matchAll(/\.(?:title|judge_format|label|help) = "((?:[^"\\]|\\.)+)"/g)) {
      texts.push((text as string).replaceAll('\\"', '"'));
    }
  }
  return { ids, texts: [...new Set(texts)] };
}

describe('phrases in the sources', () => {
  const { ids, texts } = fromSources();

  test('are those that the module hands over, each of them once', () => {
    expect(ids.length).toBeGreaterThan(150);
    const all = [...ids, ...Object.keys(enginePhrases)].sort();
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(engine.phrases).sort()).toEqual(all);
  });

  test('have their Spanish, and nothing else has any', () => {
    expect(Object.keys(esPhrases).sort()).toEqual(Object.keys(engine.phrases).sort());
  });

  test.each(texts.filter((text) => text !== 'Nim'))('%s', (text) => {
    expect(Object.hasOwn(esCore, text)).toBe(true);
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

test('outcomes in plain words leave no letters in a sentence', () => {
  write('words');
  const sentences = Object.entries(engine.phrases).filter(([, text]) => typeof text === 'string' && /^\{\}: |^\{\} All/.test(text));
  expect(sentences.length).toBeGreaterThan(10);
  for (const language of ['en', 'es'] as const) {
    within(language, () => {
      for (const [id, text] of sentences) {
        const letters = ['P', 'N', 'D'].map((letter): Message => [letter]);
        const parts = Array.from({ length: holes(String(text)) }, (_, i) => letters[i % 3] as Message);
        expect(told([id, ...parts])).not.toMatch(/\b[NPD]\b|\{\}/);
      }
    });
  }
  write('WL');
  expect(told(['one-option', ['P'], ['N']])).toBe('L: la única opción es W.');
  write('NP');
  expect(told(['one-option', ['P'], ['N']])).toBe('P: la única opción es N.');
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
  const shared =
    /^outcome\.|\.(png|svg|csv|times|goToHint|nimber|mexTitle)$|^app\.name$|^play\.did$|^play\.persons\.(first|second)$|^explain\.notations\.(NP|WL|nimber)$|^share\.kinds\.markdown$|^judge\.took$|^play\.quiz\.wrong$/;
  const english = new Map(leaves(en));
  const spanish = leaves(es);
  expect(spanish.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
  expect(spanish.filter(([name, text]) => english.get(name) === text && !shared.test(name))).toEqual([]);
  expect(words()).toBe(es);
});

test('no text of the core was left in English', () => {
  const own = (text: string) => text.replaceAll(/\{\}|\b(xor|K|D|P|N)\b/g, '');
  const same = Object.entries(engine.phrases).filter(([id, english]) => {
    const [one, other] = [english, esPhrases[id] ?? ''].map((pattern) => own(forms(pattern).join()));
    return one === other && /[a-z]/.test(one ?? '');
  });
  expect(same).toEqual([]);
  expect(Object.entries(esCore).filter(([english, spanish]) => english === spanish)).toEqual([]);
});
