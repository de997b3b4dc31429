// The second table: opened where the current position has none, closed after.
import { afterAll, expect, test } from 'vitest';
import type { Explanation, Solution } from '../../web/engine/api_messages.js';
import { EngineError } from '../../web/engine/errors.js';
import { Following } from '../../web/workspace/following.js';
import { openEngine, openLab } from './engine.js';

const engine = await openEngine();
const lab = await openLab();
afterAll(() => {
  engine.close();
  lab.close();
});
const engineOf = (game: string) => (game === 'rules' ? lab : engine);

/** Opens with the engine, and counts. */
function counted() {
  const open: Solution[] = [];
  let closed = 0;
  return {
    open,
    closed: () => closed,
    engine: {
      open: async (...args: Parameters<typeof engine.open>) => {
        const solution = await engine.open(...args);
        open.push(solution as never);
        const close = solution.close.bind(solution);
        solution.close = () => {
          ++closed;
          close();
        };
        return solution as never;
      },
    },
  };
}

async function started(game: string, parameters: Record<string, string>) {
  const solution = await engineOf(game).open(game, parameters);
  await solution.solve();
  const of = async (place: Parameters<typeof solution.explain>[0]) => (await solution.explain(place)) as never as Explanation;
  return { solution, of };
}

test('a position of another third heap opens its table, and the next position of this one closes it', async () => {
  const parameters = { heaps: '3,5,7', max: '9' };
  const { of } = await started('nim', parameters);
  let changes = 0;
  const opener = counted();
  const following = new Following(() => ++changes);
  const follow = (explanation: Explanation | undefined) =>
    following.follow({ engine: opener.engine, game: 'nim', parameters, explanation });
  await follow(await of(undefined));
  await follow(await of([2, 2]));
  expect([opener.open.length, changes]).toEqual([0, 0]);

  const away = await of('3,5,2');
  expect(away.cell).toBeUndefined();
  expect(away.table).toEqual({ heaps: '3,5,2' });
  await follow(away);
  expect(following.table?.parameters).toEqual({ heaps: '3,5,2', max: '9' });
  expect(following.table?.explanation).toMatchObject({ cell: [3, 5], state: '3,5,2', outcome: away.outcome });
  expect(following.table?.solution.shape.marks).toEqual([{ cell: [3, 5] }]);
  // It tells when a table is requested and when it is there.
  expect([opener.open.length, changes]).toEqual([1, 2]);
  // The same again, then another, then back.
  await follow(away);
  expect(opener.open.length).toBe(1);
  await follow(await of('3,5,1'));
  expect([opener.open.length, opener.closed(), changes]).toEqual([2, 1, 4]);
  await follow(await of([3, 5]));
  expect(following.table).toBeUndefined();
  expect([opener.closed(), changes]).toEqual([2, 5]);
});

test('of tables that are requested one after the other, only the last is shown, and none stays open', async () => {
  const parameters = { rows: '7,10,4' };
  const { of } = await started('kayles', parameters);
  const opener = counted();
  const following = new Following(() => {});
  const positions = await Promise.all(['7,10,3', '7,10,2', '7,10,1'].map((state) => of(state)));
  await Promise.all(positions.map((explanation) => following.follow({ engine: opener.engine, game: 'kayles', parameters, explanation })));
  expect(following.table?.parameters).toEqual({ rows: '7,10,1' });
  following.close();
  expect(following.table).toBeUndefined();
  expect(opener.closed()).toBe(opener.open.length);
});

test('pieces that are all in the table need no other', async () => {
  const { of } = await started('exponential-game', { heaps: '4,25', size: '20' });
  expect((await of('3,25')).table).toEqual({ heaps: '3,25' });
  expect((await of('4,20')).table).toBeUndefined();
});

test('a table that cannot be opened leaves none', async () => {
  const { of } = await started('nim', { heaps: '3,5,7' });
  const following = new Following(() => {});
  const refused = { open: () => Promise.reject(new EngineError('reach', 'too large')) };
  await following.follow({ engine: refused, game: 'nim', parameters: {}, explanation: await of('3,5,6') });
  expect(following.table).toBeUndefined();
});

test.each([
  ['take-away', { take: '1,2,3', heaps: '4,2,5' }, '4,2,4', { heaps: '4,2,4' }],
  ['exclusively-edible', { m: '3', n: '4', r: '1', c: '2' }, '1,1,2,0', { m: '3', n: '3', r: '1', c: '2' }],
  [
    'rules',
    { text: 'a: 0..5\nb: 0..5\nc: 0..3\nmove: c -= 1\nmove: a -= 1' },
    undefined,
    { 'rules.a': '5', 'rules.b': '5', 'rules.c': '2' },
  ],
] as const)('%s follows', async (game, parameters, state, table) => {
  const { solution, of } = await started(game, { ...parameters });
  const start = await of(undefined);
  const first = start.options.find(({ cell }) => !cell);
  const away = state ? await of(state) : ((await solution.follow(start.state, first?.play ?? '')) as never as Explanation);
  expect(away.table).toEqual(table);
  const following = new Following(() => {});
  await following.follow({ engine: engineOf(game) as never, game, parameters, explanation: away });
  expect(following.table?.explanation.cell).toBeDefined();
  expect(following.table?.explanation.outcome).toBe(away.outcome);
  following.close();
});
