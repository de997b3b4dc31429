// A game on a page while its answers arrive one after the other: its headline, its state, and the parts of it that are pale.
import { afterAll, expect, test } from 'vitest';
import { type Engine, type GameInfo, untranslated } from '../../web/engine/api_messages.js';
import { strings } from '../../web/i18n/en/interface.js';
import { outcomes } from '../../web/i18n/en/outcomes.js';
import { Words } from '../../web/i18n/words.js';
import { headline, progressLine } from '../../web/workspace/lines.js';
import { OpenGame, type Selection } from '../../web/workspace/open_game.js';
import { staleClass } from '../../web/workspace/stale.js';
import { openEngine } from './engine.js';

const engine = await openEngine();
const plain: Engine = untranslated(engine);
const { games, phrases } = plain;
afterAll(() => engine.close());
const words = new Words({ language: 'en', strings, phrases: {}, outcomes, games: {} }, phrases, 'NP');
const nim = games.find(({ id }) => id === 'nim') as GameInfo;

const here: Selection = { place: undefined, record: undefined };

/** A page that draws itself all the time: what `look` sees while `open` goes on, each once. */
async function seenWhile(opened: Promise<void>, look: () => string): Promise<string[]> {
  const seen: string[] = [];
  let done = false;
  void opened.then(() => {
    done = true;
  });
  for (;;) {
    const line = look();
    if (line !== seen.at(-1)) seen.push(line);
    if (done) return seen;
    await Promise.resolve();
  }
}

/** The headline, and whether the progress stands beside it. */
async function linesOf(place: Selection['place']): Promise<string[]> {
  const instance = new OpenGame(() => {});
  const opened = instance.open(plain, 'nim', { heaps: '3,5' }, { place, record: undefined });
  const lines = await seenWhile(
    opened,
    () => `${headline(words, instance, nim, 0) ?? ''}${progressLine(words, instance) === '' ? '' : ' ...'}`,
  );
  instance.close();
  return lines;
}

test('the answer takes the place of the progress', async () => {
  expect(await linesOf(undefined)).toEqual(['', ' ...', 'The first player wins in 7 moves']);
});

test('no answer stands there that is not about the selected position', async () => {
  expect(await linesOf([3, 3])).toEqual(['', ' ...', '3,3: The second player wins in 6 moves']);
});

/** All that is true of a request. */
const stateOf = (instance: OpenGame): string => {
  const of = (name: 'defaults' | 'fresh' | 'opening' | 'outdated' | 'unanswered' | 'error' | 'unknown' | 'settled' | 'cancelled') =>
    instance[name] ? [name] : [];
  return [
    ...of('opening'),
    ...of('outdated'),
    ...of('unanswered'),
    ...of('unknown'),
    ...of('error'),
    ...of('defaults'),
    ...of('cancelled'),
    ...of('fresh'),
    ...of('settled'),
    instance.parameters.heaps ?? '-',
  ].join(' ');
};
const opening = 'opening outdated unanswered';

test('what is true while games are opened one after the other', async () => {
  const instance = new OpenGame(() => {});
  const open = (parameters: Record<string, string>, orDefaults = false) =>
    seenWhile(instance.open(plain, 'nim', parameters, here, orDefaults), () => stateOf(instance));
  expect(stateOf(instance)).toBe('-');
  expect(await open({ heaps: '3,5' })).toEqual([`${opening} -`, 'unanswered 3,5', '3,5', 'fresh 3,5', 'fresh settled 3,5']);
  // The one before stays until the next can be shown.
  expect(await open({ heaps: '4,4' })).toEqual([
    `${opening} fresh settled 3,5`,
    'unanswered settled 4,4',
    'settled 4,4',
    'fresh settled 4,4',
  ]);
  // It stays if the next is refused, and the error until another can be shown.
  expect(await open({ heaps: 'x' })).toEqual([`${opening} fresh settled 4,4`, 'outdated unanswered error fresh settled 4,4']);
  expect((await open({ heaps: '7' }))[0]).toBe(`${opening} error fresh settled 4,4`);
  // Names that the game does not have are left out by the page, which opens it again.
  expect((await open({ heaps: '7', colour: 'red' })).at(-1)).toBe(`${opening} unknown fresh settled 7`);
  expect((await open({ heaps: '7' })).at(-1)).toBe('fresh settled 7');
  instance.clear();
  expect(stateOf(instance)).toBe('-');
  instance.close();
});

test('in place of wrong parameters of an address the defaults are shown, until others come', async () => {
  const instance = new OpenGame(() => {});
  await instance.open(plain, 'nim', { heaps: 'x' }, here, true);
  expect(stateOf(instance)).toBe('error defaults fresh settled -');
  const next = instance.open(plain, 'nim', { heaps: '1' }, here, true);
  expect(stateOf(instance)).toBe(`${opening} error defaults fresh settled -`);
  await next;
  expect(stateOf(instance)).toBe('fresh settled 1');
  instance.close();
});

test('cancelled work has no answer, and the next begins afresh', async () => {
  const instance = new OpenGame(() => {
    if (instance.solution && !instance.cancelled) instance.cancel();
  });
  await instance.open(plain, 'nim', { heaps: '3,5' }, here);
  expect(stateOf(instance)).toBe('unanswered cancelled settled 3,5');
  expect(instance.progress).toBeLessThan(1);
  const next = instance.open(plain, 'nim', { heaps: '1' }, here);
  expect(stateOf(instance)).toBe(`${opening} cancelled settled 3,5`);
  await next;
  instance.close();
});

test('what is pale while the next game comes', async () => {
  const instance = new OpenGame(() => {});
  const pale = (elsewhere = false, following = false) => staleClass(instance, elsewhere, following).trim();
  const open = (heaps: string) => seenWhile(instance.open(plain, 'nim', { heaps }, here), () => pale());
  // Nothing was shown before.
  expect(await open('3,5')).toEqual(['']);
  expect([pale(true), pale(false, true)]).toEqual(['stale-table stale-rest', 'stale-table']);
  // The table is the new one as soon as it is open, the sentences when the position is explained.
  expect(await open('4,4')).toEqual(['stale-table stale-rest', 'stale-rest', '']);
  expect((await open('x')).at(-1)).toBe('stale-table stale-rest');
  instance.close();
});
