// The search among games and examples: words of the field find them, the best match first.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { surpriseOf } from '../../web/games/index.js';
import { keywordsOf } from '../../web/games/keywords.js';
import { languages } from '../../web/i18n/languages.js';
import { examples, examplesFound } from '../../web/lab/gallery.js';
import { bestFirst } from '../../web/shell/best_first.js';

const names = (query: string, language: keyof typeof languages = 'en') => examplesFound(language, query).map(({ name }) => name);

test('the title comes before other texts, a whole word before a beginning; nothing is found inside of words', () => {
  const items = [['Taking stones'], ['Heaps', 'a king walks'], ['Kings'], ['A king in the corner'], ['King']];
  const found = (query: string) => bestFirst(query, items, (texts) => texts).map((texts) => texts[0]);
  expect(found('king')).toEqual(['King', 'A king in the corner', 'Kings', 'Heaps']);
  expect(found('  KING ')).toEqual(found('king'));
  expect(found('walks king')).toEqual(['Heaps']);
  expect(found('king queen')).toEqual([]);
  expect(found('?')).toEqual([]);
  expect(found('')).toHaveLength(items.length);
});

const terms = [
  'subtraction',
  'take-away',
  'grundy',
  'sprague',
  'xor',
  'nim-sum',
  'mex',
  'period',
  'chess',
  'king',
  'knight',
  'bowling',
  'octal',
];
const more = ['partizan', 'misere', 'misère', 'scoring', 'strategy stealing', 'golden ratio', 'draw'];
const games = readdirSync(new URL('../../web/games/', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

test('each game and each example has words to be found by, in every language', () => {
  expect(games.length).toBeGreaterThan(12);
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    for (const id of games) expect(keywordsOf(id)?.[language], `${id} ${language}`).toMatch(/\S, \S/);
    for (const { name, keywords } of examples(language)) expect(keywords, `${name} ${language}`).toMatch(/\S, \S.*, .*\S/);
  }
  // Each has its own: none falls back to English.
  for (const id of games) expect(keywordsOf(id)?.es, id).not.toBe(keywordsOf(id)?.en);
  const spanish = new Map(examples('es').map(({ name, keywords }) => [name, keywords]));
  for (const { name, keywords } of examples('en')) expect(spanish.get(name), name).not.toBe(keywords);
});

test.each([...terms, ...more])('%s finds a game or an example', (term) => {
  const byGame = bestFirst(term, games, (id) => [id, keywordsOf(id)?.en ?? '', surpriseOf(id)?.en ?? '']);
  expect(byGame.length + names(term).length).toBeGreaterThan(0);
  // The field's terms are in English in any language.
  expect(names(term, 'es').length).toBeGreaterThanOrEqual(names(term).length > 0 ? 1 : 0);
});

test('the best match is first', () => {
  expect(names('subtraction').slice(0, 3)).toEqual(['greedy-heap', 'partizan-subtraction', 'subtraction']);
  expect(names('king')[0]).toBe('king-corner');
  expect(names('kayles').slice(0, 3)).toEqual(['kayles', 'dawsons-kayles', 'misere-kayles']);
  expect(names('wythoff')).toEqual(['wythoff', 'cyclic-nimhoff', 'queen-corner']);
  expect(names('tic-tac-toe')[0]).toBe('tic-tac-toe');
  // By another name, by its author, by a source.
  expect(names('bulo')).toEqual(['tactix']);
  expect(names('dudeney')).toEqual(['kayles', 'pebble-game', 'thirty-one']);
  expect(names('lessons in play').toSorted()).toEqual(['elephants-and-rhinos', 'maize', 'maze', 'push', 'shove', 'toppling-dominoes']);
  expect(names('misere').slice(0, 3)).toEqual(['misere-tic-tac-toe', 'misere-kayles', 'misere-nim']);
  expect(names('resta', 'es')).toContain('subtraction');
  expect(names('ajedrez', 'es')).toContain('king-corner');
});

test('the names of groups find all of their games', () => {
  const [periodic, all] = [names('period'), examples('en')];
  for (const { name, techniques } of all) if (techniques.includes('period')) expect(periodic).toContain(name);
  expect(names('nimbers that repeat').length).toBeGreaterThan(3);
  expect(names('periodo', 'es')).toEqual(expect.arrayContaining(names('nimbers con periodo', 'es')));
});
