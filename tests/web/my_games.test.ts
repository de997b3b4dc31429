// My games: kept, renamed, copied, read from files and from a storage that others have spoilt. Nothing that was there is lost on the way.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownTitle } from '../../web/boards/rules/title.js';
import {
  fileOf,
  freeTitle,
  gamesOfFile,
  keepGames,
  keptGames,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_GAMES,
  type MyGame,
  type MyGames,
  renamed,
  titled,
  withCopy,
  withGame,
  withGames,
  withoutGame,
} from '../../web/lab/my_games.js';

const RULES = 'n: 0..30 = 10\nmove k in 1..3: n -= k';
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const game = (title: string, more = '', number = 1): MyGame => ({ title, text: `# ${title}\n${RULES}${more}`, changed: day(number) });
const titles = (games: MyGames) => games.map(({ title }) => title);

describe('a title', () => {
  test('is the first comment of the text', () => {
    expect(titled(RULES, 'Nim')).toBe(`# Nim\n${RULES}`);
    expect(titled(`# Old\n${RULES}`, ' New \n name ')).toBe(`# New name\n${RULES}`);
    expect(titled('0.137', 'Dawson')).toBe('# Dawson\n0.137');
    expect(titled('', 'Nothing yet')).toBe('# Nothing yet');
    // A sample is no title, and stays.
    expect(titled('# sample: 1 -> 2\nn: 0..3', 'Nim')).toBe('# Nim\n# sample: 1 -> 2\nn: 0..3');
  });

  test.each(['', '  ', 'sample: 1', 'limit: 3', 'x'.repeat(LONGEST_TITLE + 1)])('cannot be "%s"', (title) =>
    expect(titled(RULES, title)).toBe(undefined),
  );

  test('that is taken gets the next number', () => {
    const games = ['Nim', 'Nim 2', 'Kayles'].map((title) => game(title));
    expect(['Nim', 'Kayles', 'Chomp'].map((title) => freeTitle(games, title))).toEqual(['Nim 3', 'Kayles 2', 'Chomp']);
    const long = 'x'.repeat(LONGEST_TITLE);
    expect(titled(RULES, freeTitle([game(long)], long))).toContain(' 2\n');
  });
});

describe('the games', () => {
  test('are in the order of their dates, one for each title', () => {
    const games = [game('A', '', 1), game('B', '', 3), game('C', '', 2)].reduce<MyGames>(withGame, []);
    expect(titles(games)).toEqual(['B', 'C', 'A']);
    const again = withGame(games, game('A', ' ', 4));
    expect(titles(again)).toEqual(['A', 'B', 'C']);
    expect(again[0]?.text).toBe(game('A', ' ').text);
    expect(titles(withoutGame(again, 'B'))).toEqual(['A', 'C']);
  });

  test('are renamed in their texts; not to the title of another', () => {
    const games = [game('A'), game('B')];
    expect(renamed(games, 'A', 'C')).toEqual([game('C'), game('B')]);
    expect(renamed(games, 'A', 'A')).toEqual(games);
    for (const title of ['B', ' B ', '', 'limit: 3']) expect(renamed(games, 'A', title)).toBe(undefined);
  });

  test('are copied under titles of their own', () => {
    const once = withCopy([game('A')], 'A', day(2));
    expect(once).toEqual([{ ...game('A 2'), changed: day(2) }, game('A')]);
    expect(titles(withCopy(once, 'A', day(3)))).toEqual(['A 3', 'A 2', 'A']);
    expect(withCopy(once, 'missing', day(3))).toBe(once);
  });

  test('that are added replace none', () => {
    const mine = [game('A'), game('B')];
    const added = [game('A', '\nend: next wins'), game('B'), { title: 'C', text: RULES, changed: day(9) }];
    const all = withGames(mine, added);
    expect(titles(all)).toEqual(['C', 'A 2', 'A', 'B']);
    for (const one of mine) expect(all).toContainEqual(one);
    expect(all[0]?.text).toBe(`# C\n${RULES}`);
    expect(all[1]?.text).toBe(`# A 2\n${RULES}\nend: next wins`);
    for (const { title, text } of all) expect(ownTitle(text)).toBe(title);
    // The same file once more adds nothing.
    expect(withGames(all, added)).toEqual(all);
  });
});

describe('a file', () => {
  test('is read as it was written', () => {
    const games = [game('A', '', 2), { title: '0.137', text: '0.137', changed: day(1) }];
    expect(JSON.parse(fileOf(games))).toEqual({ grundyscope: 1, games });
    expect(gamesOfFile(fileOf(games))).toEqual({ games });
    expect(gamesOfFile(fileOf([]))).toEqual({ games: [] });
  });

  const inFile = (...games: unknown[]) => JSON.stringify({ grundyscope: 1, games });
  const { title: _, ...untitled } = game('A');
  test.each([
    ['not JSON', RULES, { kind: 'json', got: '"n: 0..30 = 10\\nmove k in 1..3: n -= k"' }],
    ['empty', '', { kind: 'json', got: '""' }],
    ['of something else', '{"title":"A"}', { kind: 'format', got: '{"title":"A"}' }],
    ['a list', '[]', { kind: 'format', got: '[]' }],
    ['nothing', 'null', { kind: 'format', got: 'null' }],
    ['of another version', '{"grundyscope":2,"games":[]}', { kind: 'format', got: '2' }],
    ['without games', '{"grundyscope":1}', { kind: 'games', got: '' }],
    ['with a game that is none', inFile(game('A'), 5), { kind: 'title', game: 2, got: '' }],
    ['without a title', inFile(untitled), { kind: 'title', game: 1, got: '' }],
    ['with a title that is a number', inFile({ ...game('A'), title: 7 }), { kind: 'title', game: 1, got: '7' }],
    ['with an empty text', inFile({ ...game('A'), text: ' ' }), { kind: 'text', game: 1, got: '" "' }],
    [
      'with a text too long',
      inFile({ ...game('A'), text: 'n'.repeat(LONGEST_TEXT + 1) }),
      { kind: 'text', game: 1, got: `"${'n'.repeat(39)}…` },
    ],
    ['with a date that is none', inFile({ ...game('A'), changed: 'today' }), { kind: 'changed', game: 1, got: '"today"' }],
    ['with too many games', inFile(...Array(MOST_GAMES + 1).fill(game('A'))), { kind: 'many', got: `${MOST_GAMES + 1}` }],
  ])('%s has a fault that shows what it has', (_, content, fault) => expect(gamesOfFile(content)).toEqual({ fault }));
});

describe('the storage', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });

  test('keeps the games as a file has them', () => {
    expect(keptGames()).toEqual([]);
    const games = [game('B', '', 2), game('A')];
    expect(keepGames(games)).toBe(true);
    expect(keptGames()).toEqual(games);
    expect(gamesOfFile([...storage.values()][0] ?? '')).toEqual({ games });
  });

  test('that is spoilt still has its whole games', () => {
    keepGames([game('A'), { ...game('B'), text: 5 } as never, null as never, game('A', ' ')]);
    expect(titles(keptGames())).toEqual(['A 2', 'A']);
  });

  test('that is full or forbidden says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keepGames([game('A')])).toBe(false);
    expect(keptGames()).toEqual([]);
  });
});

test.each([
  ['# Chomp\nn: 0..9', 'Chomp'],
  ['# title: Chomp\nn: 0..9', 'Chomp'],
  ['# sample: 3 -> 1\nn: 0..9', undefined],
  ['n: 0..9 # Chomp', undefined],
  ['0.77', '0.77'],
])('the title of %j', (text, title) => expect(ownTitle(text)).toBe(title));
