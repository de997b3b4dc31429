// The parts of the rotating tests: ten short runs in a row do all of them.
import { afterEach, expect, test, vi } from 'vitest';

/** The module as a run with this turn loads it. */
async function lengthOf(turn: number) {
  vi.resetModules();
  vi.stubEnv('GRUNDY_LENGTH', 'normal');
  vi.stubEnv('GRUNDY_TURN', `${turn}`);
  return import('./length.js');
}

const everyTurn = Array.from({ length: 10 }, (_, turn) => turn);
const things = Array.from({ length: 23 }, (_, i) => i);

afterEach(() => vi.unstubAllEnvs());

test.each([2, 3, 4, 5, 7, 10])('one in %i: each run does a part, ten do all', async (every) => {
  const done = new Set<number>();
  for (const turn of everyTurn) {
    const part = things.filter((await lengthOf(turn)).oneIn(every));
    expect(part.length).toBeLessThanOrEqual(Math.ceil(things.length / every));
    for (const one of part) done.add(one);
  }
  expect(done.size).toBe(things.length);
});

test('more than ten runs could do are refused', async () => {
  const { oneIn } = await lengthOf(0);
  expect(() => oneIn(11)).toThrow('one in 11');
});

test.each([2, 3])('each test is done in one of %i surroundings in each run, in all of them in ten', async (among) => {
  const done = new Set<string>();
  for (const turn of everyTurn) {
    const { turns } = await lengthOf(turn);
    const chosen = Array.from({ length: among }, (_, place) => turns(place, among));
    for (const one of things) {
      const places = chosen.flatMap((choose, place) => (choose() ? [place] : []));
      expect(places).toHaveLength(1);
      done.add(`${one} in ${places[0]}`);
    }
  }
  expect(done.size).toBe(things.length * among);
});

test('at full length all is done', async () => {
  const { oneIn, turns } = await lengthOf(3);
  vi.stubEnv('GRUNDY_LENGTH', 'full');
  expect(things.filter(oneIn(7))).toEqual(things);
  expect(turns(1, 3)()).toBe(true);
});
