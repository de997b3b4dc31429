// Stored values that are not ours: other scripts of the origin, other versions and readers change them. Everything that reads storage gets
// each of them, and gives what it gives without any, or a value of its own shape.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { recent } from '../../web/app/recent.js';
import { markSolved } from '../../web/book/progress.js';
import { draftAt, keepDraft as keepLabDraft, lastDraft } from '../../web/lab/drafts.js';
import { keptGames } from '../../web/lab/my_games.js';
import { remember, typedBefore } from '../../web/value/history.js';
import { draftOf } from '../../web/views/judge/drafts.js';
import { keepGame, keptGame, movesOf } from '../../web/views/play/kept.js';
import { keptMatch } from '../../web/views/play/match.js';
import { keptScore } from '../../web/views/play/quiz.js';
import { readRoute, routeHash } from '../../web/workspace/route.js';

/** One text under every key, but for what has been stored since. */
class HostileStorage {
  text: string | null = null;
  readonly own = new Map<string, string>();
  getItem = (key: string) => this.own.get(key) ?? this.text;
  setItem = (key: string, value: string) => void this.own.set(key, value);
  removeItem = (key: string) => void this.own.delete(key);
}
const storage = new HostileStorage();
const history = {
  state: null as unknown,
  replaceState: (state: unknown) => (history.state = state),
  pushState: (state: unknown) => (history.state = state),
};
beforeAll(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage);
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] });
});
afterEach(() => {
  storage.own.clear();
  storage.text = null;
});

/** JSON.parse makes a key `__proto__` a property like any other. */
const odd: string[] = [
  ...['null', 'true', '0', '-1', '1e308', '""', '"text"', '[]', '{}', '[[]]', '[null]', '[{}]', '[1,"2",[3]]', '{"length":3}'],
  ...['', '{', 'undefined', 'NaN', '\u0000', '{"__proto__":null}', '{"__proto__":{"text":"x","parameters":{}}}', '[{"__proto__":[]}]'],
  ...['{"toString":1,"valueOf":1}', '{"constructor":1,"hasOwnProperty":1}', '"x"'.padEnd(3_000_000), `"${'x'.repeat(3_000_000)}"`],
];
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  'x'.repeat(300_000),
  [],
  ['x'],
  {},
  { toString: 1 },
  { ['__proto__']: 1 },
];
/** Objects whose fields are right but for one, which has each of the values above, or is missing. */
function spoilt(right: Record<string, unknown>): Record<string, unknown>[] {
  return Object.keys(right).flatMap((name) => {
    const { [name]: _, ...others } = right;
    return [others, ...values.map((value) => ({ ...others, [name]: value }))];
  });
}

const isText = (value: unknown) => typeof value === 'string';
const areTexts = (value: object, ...names: string[]) => names.every((name) => isText((value as Record<string, unknown>)[name]));
const count = (value: number) => Number.isSafeInteger(value) && value >= 0;

const game = { parameters: { heaps: '3,5' }, over: false, match: ';0;first;100;2', moves: '0,2;1,5' };
const readers: Record<string, { right: unknown; read(): unknown; fits(value: never): boolean }> = {
  'the last game': {
    right: game,
    read: () => keptGame('nim'),
    fits: (kept: ReturnType<typeof keptGame>) =>
      kept === undefined ||
      (routeHash({ game: 'nim', view: 'play', parameters: kept.parameters, played: kept.record }).startsWith('#/nim') &&
        Object.values(kept.parameters).every(isText) &&
        kept.record.step <= kept.record.moves.length &&
        kept.record.moves.length < 200_000),
  },
  'the players': {
    right: { person: 'both', skill: 60 },
    read: keptMatch,
    fits: ({ person, skill }: ReturnType<typeof keptMatch>) => isText(person) && count(skill) && skill <= 100,
  },
  'the score of the quiz': {
    right: JSON.parse('{"asked":5,"right":3,"streak":2}'),
    read: () => keptScore('nim'),
    fits: ({ total, right, streak }: ReturnType<typeof keptScore>) =>
      [total, right, streak].every(count) && right <= total && streak <= right,
  },
  'the positions looked at last': {
    right: [{ game: 'nim', hash: '#/nim', given: '' }],
    read: recent,
    fits: (all: ReturnType<typeof recent>) =>
      all.length <= 6 && all.every((one) => areTexts(one, 'game', 'hash', 'given') && one.hash.length + one.given.length < 2000),
  },
  'the drafts of the lab': {
    right: [['#a', { text: 'n: 0..5', worked: 'n: 0..6' }]],
    read: () => [draftAt('#a'), draftAt('x')],
    fits: (all: ReturnType<typeof draftAt>[]) => all.every((one) => !one || (isText(one.text) && isText(one.worked ?? ''))),
  },
  'the last text of the lab': {
    right: { text: 'n: 0..5', worked: 'n: 0..6' },
    read: lastDraft,
    fits: (one: ReturnType<typeof lastDraft>) => !one || (isText(one.text) && isText(one.worked ?? '')),
  },
  'the games that are kept': {
    right: { grundyscope: 1, games: [{ title: 'A', text: '# A\nn: 0..5', changed: '2026-01-01T00:00:00Z' }] },
    read: keptGames,
    fits: (all: ReturnType<typeof keptGames>) => all.every((one) => areTexts(one, 'title', 'text', 'changed')),
  },
  'the expressions typed last': {
    right: [{ one: '1', two: '' }],
    read: typedBefore,
    fits: (all: ReturnType<typeof typedBefore>) => all.length <= 12 && all.every((one) => areTexts(one, 'one', 'two')),
  },
};

/** Everything that may be stored: what has no shape, and the right value with one field spoilt. */
function hostile(right: unknown): string[] {
  const one = Array.isArray(right) ? right[0] : right;
  const wrong = Array.isArray(one)
    ? [...values.map((value) => [value, one[1]]), ...spoilt(one[1]).map((draft) => [one[0], draft])]
    : spoilt(one);
  const many = Array.isArray(right) ? Array.from({ length: 5000 }, (_, i) => (Array.isArray(one) ? [`${i}`, one[1]] : one)) : [];
  return [...odd, ...[...wrong.map((value) => (Array.isArray(right) ? [value] : value)), many].map((value) => JSON.stringify(value))];
}

describe('stored values that are not ours', () => {
  for (const [name, { right, read, fits }] of Object.entries(readers))
    test(name, () => {
      const usual = JSON.stringify(read());
      storage.text = JSON.stringify(right);
      expect(JSON.stringify(read())).not.toBe(usual);
      const found = hostile(right).flatMap((text) => {
        storage.text = text;
        const short = text.slice(0, 100);
        try {
          return fits(read() as never) ? [] : [`read: ${short}`];
        } catch (error) {
          return [`${error}: ${short}`];
        }
      });
      expect(found).toEqual([]);
    });

  test('the draft of a judge', () => {
    const right = { input: '1', expected: '2', seed: '3' };
    // Each game has its own, which is read once.
    const found = hostile(right).flatMap((text, i) => {
      storage.text = text;
      return areTexts(draftOf(`game ${i}`), 'input', 'expected', 'seed') ? [] : [text.slice(0, 100)];
    });
    expect(found).toEqual([]);
  });

  test('are replaced by the next ones that are stored', () => {
    for (const text of [...odd, '[1,"two",null]']) {
      storage.text = text;
      remember({ one: '1', two: '2' });
      expect(typedBefore()[0]).toEqual({ one: '1', two: '2' });
      expect(keepLabDraft('#b', { text: 'x' })).toBe(true);
      expect(draftAt('#b')).toEqual({ text: 'x' });
      markSolved('a/1');
      const solved: unknown[] = JSON.parse(storage.getItem('grundyscope.book') ?? '');
      expect(solved).toContain('a/1');
      expect(solved.every(isText)).toBe(true);
      storage.own.clear();
    }
  });

  test('do not spoil a game in an address that lacks moves', () => {
    const { played } = readRoute('#/nim?match=;0;first;100;2');
    if (!played) throw new Error('no record');
    for (const text of hostile(game)) {
      storage.text = text;
      expect(movesOf('nim', played).every(isText)).toBe(true);
    }
    const record = { ...played, moves: ['0,2', '1,5'] };
    keepGame('nim', { parameters: {}, record, over: false });
    expect(movesOf('nim', played)).toEqual(record.moves);
  });
});

describe('the state of an entry of the history', () => {
  const at = (hash: string) => ({ href: `https://a.example/${hash}`, hash });
  const long = (text: string) => ({ game: 'nim', view: 'table' as const, parameters: { heaps: text.repeat(3000) } });

  /** The page, loaded anew. */
  async function load() {
    vi.resetModules();
    vi.stubGlobal('history', history);
    return import('../../web/app/history.js');
  }

  test('that is none of this page is not taken for one', async () => {
    vi.stubGlobal('location', at('#/nim'));
    const before = await load();
    before.pushRoute(long('1,'));
    expect(before.currentRoute()).toEqual(long('1,'));
    const { state } = history;
    const after = await load();
    expect(after.currentRoute().parameters).toEqual({});
    // The values of this page's first entry are not those of the entry from before.
    after.pushRoute(long('2,'));
    history.state = state;
    expect(after.currentRoute().parameters).toEqual({});
  });

  test('of others is replaced, and the values that are too long for the address are kept', async () => {
    vi.stubGlobal('location', at('#/nim'));
    const { currentRoute, replaceRoute } = await load();
    for (const state of [null, 5, 'long-1', [], {}, { long: 1 }, { long: 'long-1' }, { long: { toString: 1 } }, { theirs: true }]) {
      history.state = state;
      expect(currentRoute().parameters).toEqual({});
      replaceRoute(long('1,'));
      expect(currentRoute()).toEqual(long('1,'));
      replaceRoute(long('2,'));
      expect(currentRoute()).toEqual(long('2,'));
    }
  });
});
