// Adding a language is adding web/i18n/LANG/ and web/games/*/LANG.ts. Whatever one lacks is listed here.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { untranslated } from '../../web/engine/api_messages.js';
import type { GameTexts } from '../../web/games/page.js';
import { loadTexts, textsOf } from '../../web/games/texts.js';
import { boards } from '../../web/i18n/en/boards.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { playing } from '../../web/i18n/en/playing.js';
import { firstSpoken, languages } from '../../web/i18n/languages.js';
import type { Notation } from '../../web/i18n/notation.js';
import { Speech } from '../../web/i18n/speech.js';
import { type Pack, Words } from '../../web/i18n/words.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());
const { phrases, games } = untranslated(engine);
const files = import.meta.glob<object>('../../web/games/*/board.en.ts', { eager: true, import: 'boardWords' });
const ownBoards = Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? '', words]));

/** Names of all leaves of a table of words. */
function leaves(table: object, path: string): string[] {
  return Object.entries(table).flatMap(([key, value]) => {
    const name = `${path}.${key}`;
    return typeof value === 'object' && value !== null ? leaves(value, name) : [name];
  });
}

/** Names in one table of words and not in the other. */
const missing = (all: object, some: object | undefined, path: string) => {
  const found = new Set(leaves(some ?? {}, path));
  return leaves(all, path).filter((name) => !found.has(name));
};

function lacks(pack: Pack, rules: (id: string) => GameTexts | undefined): string[] {
  const own = Object.values(pack.games).flatMap((game) => Object.keys(game.phrases));
  const translated = new Set([...Object.keys(pack.phrases), ...own]);
  return [
    ...missing(strings, pack.strings, 'interface'),
    ...missing(playing, pack.playing ?? {}, 'playing'),
    ...missing(boards, pack.boards, 'boards'),
    ...Object.entries(ownBoards).flatMap(([id, words]) => missing(words, pack.ownBoards?.[id], `${id}.board`)),
    ...missing(outcomes, pack.outcomes, 'outcomes'),
    ...Object.keys(phrases)
      .filter((id) => !translated.has(id))
      .map((id) => `phrases.${id}`),
    ...games.flatMap(({ id, parameters }) => [
      ...missing(textsOf(id, 'en') ?? {}, rules(id), `${id}.texts`),
      ...(pack.games[id]?.format ? [] : [`${id}.format`]),
      ...parameters.flatMap(({ name, help }) => {
        const words = pack.games[id]?.parameters[name];
        return [...(words?.label ? [] : [`${id}.${name}.label`]), ...(help === '' || words?.help ? [] : [`${id}.${name}.help`])];
      }),
    ]),
  ];
}

await Promise.all(games.map(({ id }) => loadTexts(id, 'en')));

const folder = fileURLToPath(new URL('../../web/i18n/', import.meta.url));
const others = Object.keys(languages).filter((language) => language !== 'en');

test('a language is a folder', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(languages).sort()).toEqual(folders.map(({ name }) => name).sort());
  expect(languages).toMatchObject({ en: 'English', es: 'Español' });
  for (const language of others) expect(existsSync(`${folder}${language}/pack.ts`)).toBe(true);
});

describe.each(others)('%s', (language) => {
  test('lacks nothing', async () => {
    const speech = new Speech();
    await speech.speak(language);
    expect(speech.words.language).toBe(language);
    const { pack } = speech.words;
    await Promise.all(games.map(({ id }) => loadTexts(id, language)));
    expect(lacks(pack, (id) => textsOf(id, language))).toEqual([]);
    // And has nothing that is not said.
    expect(
      missing({ ...pack.phrases, ...Object.assign({}, ...Object.values(pack.games).map((game) => game.phrases)) }, phrases, 'p').filter(
        (name) => !/\.(one|other)$/.test(name),
      ),
    ).toEqual([]);
    expect(Object.keys(pack.games).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  test('has every file of words that English has: those loaded apart, too', () => {
    const english = readdirSync(`${folder}en`);
    expect(english.length).toBeGreaterThan(9);
    expect(english.filter((file) => !existsSync(`${folder}${language}/${file}`))).toEqual([]);
  });

  test('keeps the words of a game in its own folder', async () => {
    const speech = new Speech();
    await speech.speak(language);
    const shared = new Set(Object.keys(speech.words.pack.phrases));
    for (const game of Object.values(speech.words.pack.games))
      for (const id of Object.keys(game.phrases)) expect(shared.has(id), id).toBe(false);
  });
});

test('a language that has nothing yet lacks everything', () => {
  const empty = { language: 'xx', strings: {}, phrases: {}, outcomes: {}, games: {} } as unknown as Pack;
  const list = lacks(empty, () => undefined);
  expect(list).toContain('interface.app.cancel');
  expect(list).toContain('phrases.take-from-heap');
  expect(list).toContain('phrases.pawn-left');
  expect(list).toContain('nim.texts.kind');
  expect(list).toContain('nim.heaps.label');
  expect(list).toContain('boards.pickHeap');
  expect(list).toContain('letter-picking.board.ahead');
  expect(list.length).toBeGreaterThan(650);
});

describe('one speech', () => {
  test('does not change another', async () => {
    const [one, other] = [new Speech(), new Speech()];
    let calls = 0;
    one.listen(() => ++calls);
    const before = one.words;
    await Promise.all([one.speak('es'), other.speak('en')]);
    expect(calls).toBe(1);
    expect(one.words.strings.app.cancel).toBe('Cancelar');
    expect(other.words.strings.app.cancel).toBe('Cancel');
    expect(before.strings.app.cancel).toBe('Cancel');
  });

  test('speaks what was asked for last', async () => {
    const speech = new Speech();
    await Promise.all([speech.speak('es'), speech.speak('en')]);
    expect(speech.words.language).toBe('en');
    await speech.speak('xx');
    expect(speech.words.language).toBe('en');
  });

  test('writes outcomes in the notation of the reader', () => {
    const pack = new Speech().words.pack;
    const translate = (notation: Notation) => new Words(pack, phrases, notation).translate(['P']);
    expect(translate('NP')).toBe('P');
    expect(translate('WL')).toBe('L');
    expect(translate('words')).toBe('Lost');
  });

  test('says in English what it has not learnt otherwise', () => {
    const speech = new Speech();
    expect(speech.words.translate(['engine-closed'])).toBe('The engine was closed.');
    speech.learn(phrases);
    expect(speech.words.translate(['take-from-heap', 2, 1])).toBe('take 2 from heap 1');
  });
});

test('the first language that is spoken here', () => {
  expect(firstSpoken(['fr', 'es-AR', 'en'])).toBe('es');
  expect(firstSpoken([undefined, null, 'toString', 'EN-gb'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});
