// The parts of long tests that short runs do.
import { afterEach, expect, test, vi } from 'vitest';
import { oneIn, shared } from './length.js';

const things = Array.from({ length: 23 }, (_, i) => i);
const longer = () => vi.stubEnv('GRUNDY_LENGTH', 'full');

afterEach(() => vi.unstubAllEnvs());

test.each([2, 3, 10])('one in %i: every run does the same part, a full one all', (every) => {
  vi.stubEnv('GRUNDY_LENGTH', 'normal');
  expect(things.filter(oneIn(every))).toEqual(things.filter((i) => i % every === 0));
  longer();
  expect(things.filter(oneIn(every))).toEqual(things);
});

test.each([2, 3])('each test is done in one of %i surroundings, in a full run in all of them', (among) => {
  vi.stubEnv('GRUNDY_LENGTH', 'normal');
  const places = () => {
    const due = Array.from({ length: among }, (_, place) => shared(place, among));
    return things.map(() => due.flatMap((isDue, place) => (isDue() ? [place] : [])));
  };
  expect(places()).toEqual(things.map((i) => [i % among]));
  longer();
  expect(places()).toEqual(things.map(() => Array.from({ length: among }, (_, place) => place)));
});
