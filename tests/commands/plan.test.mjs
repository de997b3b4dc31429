// The order in which `npm test` builds and runs.
import { expect, test } from 'vitest';
import { runPlan, withNeeds } from '../../scripts/steps/plan.mjs';

/** Steps that end when they are told to, and what has been started so far. */
function byHand(needs) {
  const started = [];
  const ends = {};
  const step = (name) => ({
    needs: needs[name],
    run: () =>
      new Promise((resolve, reject) => {
        started.push(name);
        ends[name] = { well: () => resolve(name.toUpperCase()), badly: () => reject(new Error(name)) };
      }),
  });
  return { started, ends, steps: Object.fromEntries(Object.keys(needs).map((name) => [name, step(name)])) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a step waits for what it needs, and for room', async () => {
  const { started, ends, steps } = byHand({ a: [], b: [], c: ['a'], d: [] });
  const done = runPlan(steps, 2);
  expect(started).toEqual(['a', 'b']);
  ends.b.well();
  await soon();
  expect(started).toEqual(['a', 'b', 'd']);
  ends.a.well();
  await soon();
  expect(started).toEqual(['a', 'b', 'd', 'c']);
  ends.c.well();
  ends.d.well();
  expect(await done).toEqual({ a: 'A', b: 'B', c: 'C', d: 'D' });
});

test('a step that mostly waits takes no room', async () => {
  const { started, ends, steps } = byHand({ a: [], b: ['a'], c: [], d: [], e: [] });
  steps.b.waits = true;
  const done = runPlan(steps, 2);
  expect(started).toEqual(['a', 'c']);
  ends.a.well();
  await soon();
  expect(started).toEqual(['a', 'c', 'b', 'd']);
  for (const end of [ends.b, ends.c]) end.well();
  await soon();
  for (const end of [ends.d, ends.e]) end.well();
  await done;
});

test('after a failure nothing starts, and what runs ends first', async () => {
  const { started, ends, steps } = byHand({ a: [], b: [], c: [] });
  let over = false;
  const done = runPlan(steps, 2).finally(() => {
    over = true;
  });
  ends.a.badly();
  await soon();
  expect(started).toEqual(['a', 'b']);
  expect(over).toBe(false);
  ends.b.well();
  await expect(done).rejects.toThrow('a');
  expect(started).toEqual(['a', 'b']);
});

test('what can never start is an error', async () => {
  await expect(runPlan({ a: { needs: ['b'], run: async () => 1 } }, 2)).rejects.toThrow('a');
});

test('of a plan, a part with all that it needs', () => {
  const steps = { a: {}, b: { needs: ['a'] }, c: { needs: ['b'] }, d: { needs: ['a'] } };
  expect(Object.keys(withNeeds(steps, ['c']))).toEqual(['a', 'b', 'c']);
});
