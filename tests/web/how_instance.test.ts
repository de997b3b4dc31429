// The instances of the methods in words: the labels of the form and numbers, no internal names.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { type GameInfo, untranslated } from '../../web/engine/api_messages.js';
import { how as english } from '../../web/i18n/en/how.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { how as spanish } from '../../web/i18n/es/how.js';
import { pack } from '../../web/i18n/es/pack.js';
import { Words } from '../../web/i18n/words.js';
import { wrapped } from '../../web/views/how/growth.js';
import { instanceText } from '../../web/views/how/instance.js';
import type { Method, Parameters } from '../../web/views/how/methods.js';
import { names } from '../../web/views/how/names.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
const { games, phrases } = untranslated(engine);
afterAll(() => engine.close());
const inEnglish = new Words({ language: 'en', strings, phrases: {}, outcomes, games: {} }, phrases, 'NP');
const inSpanish = new Words(pack, phrases, 'NP');
const game = (id: string) => games.find((one) => one.id === id) as GameInfo;
const textsOf = (id: string, parameters: Parameters) => [
  instanceText(english, inEnglish, game(id), parameters),
  instanceText(spanish, inSpanish, game(id), parameters),
];

test.each([
  ['nim', { heaps: '3,5,7' }, 'heaps 3, 5, 7', 'montones 3, 5, 7'],
  ['ungame', { n: '12000', start: '1' }, 'cells = 12\u202f000; start = 1', 'casillas = 12\u202f000; inicio = 1'],
  ['ungame', { n: '{n}' }, 'cells = n', 'casillas = n'],
  ['tabgame', { top: 'random:160:5' }, 'random top border of 160 digits', 'borde superior al azar de 160 cifras'],
  ['letter-picking', { s: 'random:{n}:1' }, 'random word of n letters', 'palabra al azar de n letras'],
  ['bobs-game', { board: 'random:{n}:1:10' }, 'random board of n × n squares', 'tablero al azar de n × n casillas'],
  ['knights', { n: '5', knights: '3.4,{n-1}.0' }, 'side of the board = 5; knights (3, 4), (n − 1, 0)', /caballos \(3, 4\), \(n − 1, 0\)$/],
  ['the-game', { counts: '{zeros}2' }, 'coins 0, …, 0, 2', 'monedas 0, …, 0, 2'],
] as const)('%s %o', (id, parameters, en, es) => {
  const [first, second] = textsOf(id, parameters);
  expect(first).toBe(en);
  if (typeof es === 'string') expect(second).toBe(es);
  else expect(second).toMatch(es);
});

test('no instance of a method shows an internal name, a seed or a placeholder', () => {
  for (const id of readdirSync(new URL('../../methods/', import.meta.url))) {
    const instances: Record<string, Parameters> = JSON.parse(
      readFileSync(new URL(`../../methods/${id}/instances.json`, import.meta.url), 'utf8'),
    );
    for (const parameters of Object.values(instances))
      for (const text of textsOf(id, parameters)) {
        expect(text, id).not.toMatch(/random:|[{}]|:\d|\bn = n\b|undefined/);
        expect(text.length, id).toBeGreaterThan(3);
      }
  }
});

test('positions have the names of the axes, or are numbers as the code has them', async () => {
  const solution = await untranslated(engine).open('tabgame', { top: '00', left: '00' });
  const { shape } = solution;
  solution.close();
  const cells = { kind: 'table', x: shape.x, y: shape.y, shape, cellOf: () => [0, 0] as const } as const;
  expect(names(english.steps, inEnglish, { places: 'cells' }, cells).nameOf([2, 1])).toBe('column 2, row 1');
  expect(names(spanish.steps, inSpanish, { places: 'cells' }, cells).nameOf([2, 1])).toBe('columna 2, fila 1');
  const list = { kind: 'list' } as const;
  const named = (places: Method['places'], position: number[]) => names(english.steps, inEnglish, { places }, list).nameOf(position);
  expect(named('numbers', [4, -1])).toBe('position (4, −1)');
  expect(named('squares', [1, 2, 2, 1])).toBe('position (1, 2) (2, 1)');
  expect(named('digits', [0, 1, 1])).toBe('position 011');
  expect(named('numbers', [])).toBe('the empty position');
});

test('the words in formulas of costs are Spanish', async () => {
  const { command } = await loadCommand();
  const seen = games.flatMap(({ id }) => {
    const methods: Method[] = JSON.parse(Buffer.from(command(['methods', id]).out).toString());
    return methods.flatMap(({ time, space }) => [...`${time} ${space}`.matchAll(/\\text\{ ?([^}]*)\}/g)].map(([, words = '']) => words));
  });
  expect(seen.length).toBeGreaterThan(5);
  for (const words of seen) {
    const mathml = `<mi>S</mi><mtext>\u00a0${words.replaceAll(' ', '\u00a0')}</mtext>`;
    expect(english.formula(mathml)).toBe(mathml);
    expect(spanish.formula(mathml)).not.toContain(mathml.slice(18));
    expect(spanish.formula(mathml)).toMatch(/^<mi>S<\/mi><mtext>\u00a0[^<]+<\/mtext>$/);
  }
});

test('names beside the lines of the chart are wrapped between words, and whole', async () => {
  const { command } = await loadCommand();
  for (const { id } of games) {
    const methods: Method[] = JSON.parse(Buffer.from(command(['methods', id]).out).toString());
    for (const { id: method, title } of methods)
      for (const text of [title, spanish.titles[`${id}/${method}`] ?? '']) {
        expect(wrapped(text).join(' ')).toBe(text);
        for (const line of wrapped(text)) expect(line.length, text).toBeLessThanOrEqual(24);
      }
  }
});
