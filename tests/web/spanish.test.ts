// The second language is whole: whatever the core, the catalogue or the interface says has a Spanish entry, and none was left in English.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Cell, Engine, GameInfo, Parameters, Solution } from '../../web/engine/api.js';
import { createEngine } from '../../web/engine/node.js';
import { textsOf } from '../../web/games/index.js';
import type { GameTexts } from '../../web/games/page.js';
import { dice } from '../../web/games/random.js';
import { en } from '../../web/strings/en.js';
import { es } from '../../web/strings/es.js';
import { esCore } from '../../web/strings/es_core.js';
import { said, speak, within, words, write } from '../../web/strings/index.js';
import { samples, wasmFile } from './engine.js';

/** What the core was asked to say and had no Spanish for. */
const unknown = new Set<string>();
const engine: Engine = await createEngine({
  wasm: wasmFile,
  speak: (english) => {
    if (!Object.hasOwn(esCore, english)) unknown.add(english);
    return esCore[english] ?? english;
  },
});
const { games } = engine;

beforeAll(() => speak('es'));
afterAll(() => {
  void speak('en');
  engine.close();
});

/** Names and ids are the same in every language. */
const names = new Set<string>([
  ...games.flatMap(({ id, first, second, parameters }) => [
    id,
    ...[first, second].flatMap((name) => name.split(' ')),
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

/** What is left of a text without what people typed, names and ids, if that still has a word in it. */
function wordsIn(text: string): string[] {
  const own = text.replace(/"[^"]*"/g, ' ');
  return (own.match(/[A-Za-z][a-z-]+/g) ?? []).filter((word) => /[a-z]{2}/.test(word) && !names.has(word));
}

/** Words that no Spanish text has. */
const ENGLISH = /\b(the|of|and|is|are|take|move|row|heap|pile|from|to|wins|expected|got|with|number|cell|square|letters?|characters?)\b/;

/** Everything that is read here is asked of `speak` now. */
function read(answer: unknown): void {
  const texts: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (typeof value === 'string' && ['position', 'move', 'to', 'text', 'because'].includes(key)) texts.push(value);
    return value;
  });
  for (const text of texts) english(text);
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
  if (error) english(error.message);
}

const unspoken = () => [...unknown].filter((text) => wordsIn(text).length > 0);

afterEach(() => {
  expect(unspoken()).toEqual([]);
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
    await solution.explain(at).then(read, ({ message }) => english(message));
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
      JSON.stringify(solution.shape);
      english(`${solution.shape.x.name} ${solution.shape.y.name}`);
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
    for (const name of [first, second]) if (/player|opponent/i.test(name)) expect(same(name), name).toBe(false);
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

/** Every text that the sources of the core hand to `say`, to readers of numbers and words, to errors and to the catalogue. */
function fromSources(): Set<string> {
  const root = fileURLToPath(new URL('../../cpp/', import.meta.url));
  const literal = '"((?:[^"\\\\]|\\\\.)*)"';
  const found = new Set<string>();
  const collect = (source: string, pattern: string, as = (text: string) => text) => {
    for (const [, ...texts] of source.matchAll(new RegExp(pattern, 'g'))) {
      for (const text of texts) if (text) found.add(as(text.replaceAll('\\"', '"')));
    }
  };
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[ch]pp$/.test(file)) continue;
    const source = readFileSync(root + file, 'utf8').replace(/\/\/.*$/gm, '');
    // Either alternative of a condition may be said.
    collect(source, `\\bsay\\((?:[^";]*\\?\\s*)?${literal}(?:\\s*:\\s*${literal})?`);
    collect(source, `\\bin_\\.(?:number|word|reject|reject_next)\\(${literal}`);
    collect(source, `\\bnumber_on_line\\(${literal}`);
    collect(source, `\\b(?:parameter_error\\((?:"\\w+"|[\\w.]+),|window_error\\()\\s*${literal}(?:,\\s*${literal})?`);
    collect(source, `Error::Code::\\w+, ${literal}`);
    collect(source, `\\.(?:title|judge_format|label|help|last) = ${literal}`);
    collect(source, `Tests kTests = \\{\\.number = ${literal}`);
    collect(source, `counted\\([^";]*, ${literal}\\)`, (noun) => `{} ${noun}|{} ${noun}s`);
    if (file.endsWith('sentence.cpp')) collect(source, `"([NPD{][^"]*: [^"]*)"`);
  }
  return found;
}

describe('texts in the sources', () => {
  const texts = [...fromSources()].filter((text) => /[a-z]{2}/.test(text) && !['Nim', 'nim'].includes(text) && !names.has(text));

  test('are found', () => {
    expect(texts.length).toBeGreaterThan(150);
    for (const text of ['take {} from heap {}', '{} move|{} moves', 'P: both options are N.', 'the last test'])
      expect(texts).toContain(text);
  });

  test.each(texts)('%s', (text) => {
    expect(Object.hasOwn(esCore, text)).toBe(true);
  });
});

test('patterns keep their holes and their plurals', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1;
  for (const [english, spanish] of Object.entries(esCore)) {
    for (const mark of ['{}', '|']) expect(count(spanish, mark), english).toBe(count(english, mark));
    expect(spanish, english).not.toMatch(/ {2}|^ | $/);
  }
});

test('outcomes in plain words leave no letters in a sentence', () => {
  write('words');
  const sentences = Object.keys(esCore).filter((english) => /\b[NPD]: |\bafter a P\b/.test(english));
  expect(sentences.length).toBeGreaterThan(10);
  for (const english of sentences) {
    expect(said(english)).not.toMatch(/\b[NPD]\b/);
    expect(said(english).split('{}').length).toBe(english.split('{}').length);
  }
  write('NP');
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
  const same = Object.entries(esCore).filter(([english, spanish]) => english === spanish && /[a-z]/.test(english));
  expect(same).toEqual([]);
});
