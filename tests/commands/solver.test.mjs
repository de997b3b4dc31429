// `--solver rules`: the rules alone say what the fast solutions say, through the same door, natively and in Node.
import { describe, expect, test } from 'vitest';
import { both, bothRefuse, ids } from './both.mjs';

/** Small enough for the rules alone, and with all that a game can hold: draws, several pieces, misère play. */
const small = {
  dominoes: [
    ['strip=0001000', 'd=4'],
    ['n=8', 'k=3', 'd=2'],
    ['n=6', 'k=2', 'table=B'],
  ],
  tabgame: [['top=10110', 'left=0110']],
  'letter-picking': [['s=abba'], ['s=aabcba']],
  ungame: [['n=17', 'start=9']],
  bachet: [['take=2,4,7', 'n=30']],
  'take-away': [['take=1,3,4', 'heaps=9,4,5', 'max=9']],
  nim: [
    ['heaps=3,5,2', 'max=7'],
    ['heaps=3,1,2', 'max=6', 'misere=1'],
  ],
  knights: [['n=6', 'knights=3.4,5.2,4.4']],
  'the-game': [['counts=1,0,2,1']],
  'stone-game': [['piles=4,7,5', 'max=20', 'rows=6']],
  'exclusively-edible': [['m=5', 'n=6', 'r=2', 'c=1']],
  'exponential-game': [['heaps=9,30', 'size=40']],
  'bobs-game': [['board=..K/.X./K..'], ['board=.K./..X/..K']],
};

describe.each(ids)('%s', (id) => {
  const cases = small[id] ?? [];

  test('has small instances here', () => expect(cases.length).toBeGreaterThan(0));

  test.each(cases)('%s', (...given) => {
    const parameters = given.flatMap((text) => ['-p', text]);
    const equal = (args) => {
      const fast = both(args);
      expect(both([...args, '--solver', 'rules'])).toEqual(fast);
      expect(both([...args, '--solver', 'fast'])).toEqual(fast);
      return fast;
    };
    expect(equal(['answer', id, ...parameters]).status).toBe(0);
    const { position } = JSON.parse(equal(['explain', id, ...parameters]).out);
    expect(position).not.toBe('');
    let tables = 0;
    for (const layer of ['outcome', 'nimber', 'remoteness']) {
      const window = id === 'dominoes' && given.includes('table=B') ? ['--window', '1,1,8,8'] : [];
      const table = ['table', id, ...parameters, '--layer', layer, ...window];
      if (both(table).status !== 0) continue;
      equal(table);
      tables += 1;
    }
    expect(tables).toBeGreaterThan(0);
  });
});

test('what is too large is refused with the limit, before memory is short', () => {
  expect(bothRefuse(['answer', 'nim', '-p', 'heaps=300,300,300', '--solver', 'rules'])).toMatch(
    /^error: solver: expected an instance with at most 1000000 positions/,
  );
  expect(bothRefuse(['answer', 'nim', '--solver', 'luck'])).toMatch(/^error: solver: expected fast or rules/);
});
