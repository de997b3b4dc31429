import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownTitle } from '../../web/boards/rules/title.js';
import { addressOf, arrivalAt } from '../../web/lab/address.js';
import { exampleOf } from '../../web/lab/gallery.js';
import { samplesOf } from '../../web/lab/samples.js';
import { expressionsIn, hashOf } from '../../web/value/address.js';
import { omittedFromLink, type Route, readRoute, routeHash, sharedHash } from '../../web/workspace/route.js';
import { hostileWords, whole } from '../hostile.js';
import { byLength } from './length.js';

test('a challenge is a game from the position of its address, and its names are free for parameters elsewhere', () => {
  const { played, parameters } = readRoute('#/nim?heaps=1,2&view=play&pos=1,2&turn=second&challenge=1&side=second&level=random&hints=0');
  expect(parameters).toEqual({ heaps: '1,2' });
  const challenge = { hints: false };
  expect(played).toEqual({ start: '1,2', starts: 1, person: 'second', skill: 0, moves: [], step: 0, challenge });
  expect(readRoute('#/rules?text=x&side=3&level=4&hints=0').parameters).toEqual({ text: 'x', side: '3', level: '4', hints: '0' });
  for (const level of ['constructor', '101', '', 'perfect', '100']) {
    const route = readRoute(`#/nim?view=play&challenge=1&level=${level}`);
    expect(route.played).toMatchObject({ skill: 100, person: 'first', challenge: { hints: true } });
    expect(readRoute(routeHash(route))).toEqual(route);
  }
  const later = readRoute('#/nim?view=play&match=1,2;0;first;85;1&moves=2,1&challenge=1&side=first&level=85&hints=0');
  expect(later.played).toMatchObject({ skill: 85, moves: ['2,1'], step: 1, challenge });
  expect(readRoute(routeHash(later))).toEqual(later);
});

test('links that must open for ever', () => {
  expect(readRoute('')).toEqual({ parameters: {}, view: 'table' });
  expect(readRoute('#/')).toEqual({ parameters: {}, view: 'table' });
  expect(readRoute('#/nim')).toEqual({ game: 'nim', parameters: {}, view: 'table' });
  expect(readRoute('#/nim?heaps=3,5,7&misere=1&view=judge&v=1')).toEqual({
    game: 'nim',
    parameters: { heaps: '3,5,7', misere: '1' },
    view: 'judge',
  });
  expect(readRoute('#/ungame?n=1000&view=explain&layer=nimber&at=250,1&look=250.5,1,24')).toEqual({
    game: 'ungame',
    parameters: { n: '1000' },
    view: 'explain',
    layer: 'nimber',
    at: [250, 1],
    look: { x: [250, 0.5], y: [1, 0], scale: 24 },
  });
  expect(readRoute('#/nim?max=60&line=diagonal&alike=1&turned=1&with=nim;misere=1;heaps=0,0;layer=remoteness')).toEqual({
    game: 'nim',
    parameters: { max: '60' },
    view: 'table',
    highlights: { line: 'diagonal', alike: true, turned: true },
    comparison: { game: 'nim', parameters: { misere: '1', heaps: '0,0' }, layer: 'remoteness' },
  });
  expect(readRoute('#/rules?text=x&formula-outcome=n&formula-nimber=n+1&at=9007199254740993,0')).toEqual({
    game: 'rules',
    parameters: { text: 'x' },
    view: 'table',
    formula: { formula: 'n 1', against: 'nimber' },
    unread: { at: '9007199254740993,0', 'formula-outcome': 'n' },
  });
  expect(readRoute('#/bobs-game?board=.K/K.&view=nonsense&layer=x&at=1&look=2')).toEqual({
    game: 'bobs-game',
    parameters: { board: '.K/K.' },
    view: 'table',
    unread: { view: 'nonsense', layer: 'x', at: '1', look: '2' },
  });
  const moved = { game: 'rules', parameters: { vertices: '3' }, view: 'board', vertices: '0a0k.' } as const;
  expect(readRoute(routeHash(moved))).toEqual(moved);
  const formula = { formula: '(a ^ b) == 0 & c', against: 'outcome' } as const;
  const stated = { game: 'rules', parameters: { text: 'x' }, view: 'formula', formula } as const;
  expect(readRoute(routeHash(stated))).toEqual(stated);
  expect(readRoute('#/rules?formula-nimber=n%20%25%204')).toMatchObject({ formula: { formula: 'n % 4', against: 'nimber' } });
  expect(readRoute('#/rules?vertices-at=A!')).toEqual({ game: 'rules', parameters: {}, view: 'table', unread: { 'vertices-at': 'A!' } });
  // Cut off within an escape.
  expect(readRoute('#/nim%E2%80?heaps=1')).toEqual({ game: 'nim%E2%80', parameters: { heaps: '1' }, view: 'table' });
});

test('what is written is read again, and stays readable', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-u]{1,6}$/), text), fc.constantFrom('table', 'explain', 'judge'), (found, view) => {
      const parameters = Object.fromEntries(
        Object.entries(found).filter(([name]) => !['at', 'match', 'moves', 'look', 'line', 'alike', 'turned', 'with'].includes(name)),
      );
      const route: Route = { game: 'some-game', parameters, view };
      expect(readRoute(routeHash(route))).toEqual(route);
    }),
  );
  expect(routeHash({ game: 'nim', parameters: { heaps: '3,5,7' }, view: 'table' })).toBe('#/nim?heaps=3,5,7');
  expect(routeHash({ game: 'bobs-game', parameters: { board: '.K/K.' }, view: 'judge' })).toBe('#/bobs-game?board=.K/K.&view=judge');
});

test('what is compared with is written and read again, whatever its values hold', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-u]{1,6}$/), text), fc.constantFrom('outcome', 'nimber'), (found, layer) => {
      const { layer: _, ...parameters } = found;
      const comparison = { game: 'some-game', parameters, layer: layer as 'outcome' | 'nimber' };
      const route: Route = { game: 'nim', parameters: {}, view: 'table', comparison };
      expect(readRoute(routeHash(route))).toEqual(route);
    }),
  );
});

test('long values stay out of addresses', () => {
  const route: Route = { game: 'letter-picking', parameters: { s: 'a'.repeat(2001), t: 'a'.repeat(2000) }, view: 'table' };
  expect(omittedFromLink(route)).toEqual(['s']);
  expect(routeHash(route)).toBe(`#/letter-picking?t=${'a'.repeat(2000)}`);
});

test('whatever stands in a link, it is read, and what is read has a link that is read as the same', async () => {
  const names =
    'text text-z at match look line with view layer v value formula-outcome vertices vertices-at state turn played heaps x'.split(' ');
  const words = fc.oneof(fc.nat().map(hostileWords), fc.string({ unit: 'binary' }), fc.string().map(encodeURIComponent));
  const part = fc.tuple(fc.constantFrom(...names), words).map(([name, value]) => `${name}=${value}`);
  const link = fc
    .tuple(fc.constantFrom('#/nim', '#/rules', '#/sum', '#', '#value', ''), fc.array(fc.oneof(part, words)))
    .map(([begin, parts]) => `${begin}?${parts.join('&')}`);
  await fc.assert(
    fc.asyncProperty(link, async (hash) => {
      const route = readRoute(hash);
      const { unread: _, ...read } = route;
      const { unread: __, ...again } = readRoute(routeHash(route));
      expect(again).toEqual(read);
      sharedHash(route);
      const expressions = expressionsIn(hash);
      expect(expressionsIn(hashOf(expressions))).toEqual({ one: whole(expressions.one), two: whole(expressions.two) });
      const arrival = await arrivalAt(hash);
      if (!arrival || 'readable' in arrival) return;
      const { text = '' } = arrival.route.parameters;
      ownTitle(text);
      exampleOf(text, 'en');
      samplesOf(text);
      expect(await arrivalAt(await addressOf(arrival.route))).toMatchObject({ route: { parameters: { text } } });
    }),
    { numRuns: byLength(300, 30_000), seed: 62 },
  );
});
