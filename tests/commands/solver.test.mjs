// `--solver rules`: the rules alone give the results of the fast solutions, natively and in Node.
import { describe, expect, test } from 'vitest';
import { both, bothInside, bothRefuse, ids } from './both.mjs';
import { twins } from './twins.mjs';

describe.each(ids)('%s', (id) => {
  test.each([1, 2, 3].flatMap((seed) => twins(id, seed)))('%j', (parameters) => {
    const given = Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
    const equal = (args) => {
      const fast = bothInside(args);
      expect(bothInside([...args, '--solver', 'rules'])).toEqual(fast);
      return fast;
    };
    expect(equal(['answer', id, ...given]).status).toBe(0);
    expect(JSON.parse(equal(['explain', id, ...given]).out).position).not.toBe('');
    let tables = 0;
    for (const layer of ['outcome', 'nimber', 'remoteness']) {
      if (equal(['table', id, ...given, '--layer', layer, '--window', '0,0,16,16']).status === 0) tables += 1;
    }
    expect(tables).toBeGreaterThan(0);
  });
});

test('what is too large is refused with the limit, before memory is short', () => {
  expect(bothRefuse(['answer', 'nim', '-p', 'heaps=300,300,300', '--solver', 'rules'])).toMatch(
    /^error: solver: expected an instance with at most 1000000 positions/,
  );
  for (const solver of ['fast', 'rules'])
    expect(both(['answer', 'nim', '-p', 'heaps=1,2', '--solver', solver])).toEqual(both(['answer', 'nim', '-p', 'heaps=1,2']));
  expect(bothRefuse(['answer', 'nim', '--solver', 'luck'])).toMatch(/^error: solver: expected fast or rules/);
});
