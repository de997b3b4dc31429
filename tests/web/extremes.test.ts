// Every parameter's least and most value through the engine, and calls with arguments of other types: an answer, a picture or a refusal in
// words, never a solver that dies.
import { afterAll, describe, expect, test } from 'vitest';
import { EngineError } from '../../web/engine/index.js';
import { WIDEST } from '../../web/views/table/widest.js';
import { openEngine } from './engine.js';
import { byLength, oneIn } from './length.js';

const engine = await openEngine();
afterAll(() => engine.close());

/** Work that takes seconds whatever is done: solved in slices, and not looked at here. */
const LONG_MS = 3000;

/** Texts of the least and the most that a parameter may be, alone and in a list. */
const extremes = engine.games.flatMap((game) =>
  game.parameters.flatMap(({ name, kind, least, most }) => {
    if (kind !== 'integer' && kind !== 'list') return [];
    const values = kind === 'list' ? [`${least}`, `${most}`, `${most},${most},${least}`] : [`${least}`, `${most}`];
    return values.map((value) => [game.id, name, value] as const);
  }),
);

const refusedWell = (error: unknown) => {
  expect(error).toBeInstanceOf(EngineError);
  expect(['parameter', 'reach']).toContain((error as EngineError).code);
};

describe('the least and the most', () => {
  test.each(extremes.filter(oneIn(3)))('%s: %s=%s', async (id, name, value) => {
    const solution = await engine.open(id, { [name]: value }).catch(refusedWell);
    if (!solution) return;
    const long = AbortSignal.timeout(LONG_MS);
    try {
      await solution.answer({ signal: long });
      const { x, y, layers } = solution.shape;
      const fit = Math.max(1, Math.ceil(x.count / 200), Math.ceil(y.count / 100));
      for (const step of [1, fit, 2 * fit, 2 ** 53]) {
        for (const layer of step === 1 ? layers : layers.slice(0, 1)) {
          const { planes } = await solution.paint({ x: x.first, y: y.first, step, width: 200, height: 100, layer }, { signal: long });
          expect(planes.length).toBe(step === 1 ? 20_000 : 60_000);
        }
      }
      const { state, options } = await solution.explain(undefined, { signal: long });
      const [option] = options;
      if (option) expect((await solution.follow(state, option.play)).outcome).toBe(option.outcome);
    } catch (error) {
      if (!long.aborted) throw error;
    } finally {
      solution.close();
    }
  });

  test('pages wrap sequences no wider than the core allows', () => {
    const width = engine.games.find(({ id }) => id === 'bachet')?.parameters.find(({ name }) => name === 'width');
    expect(width?.most).toBe(WIDEST);
  });

  test('a table of 10^18 cells has its shares at every step', async () => {
    const solution = await engine.open('bachet', { n: '1000000000000000000', take: '1,2,3', width: '1000' });
    await solution.solve();
    for (const step of [2 ** 30, 2 ** 41, 2 ** 49]) {
      const { planes, sampled } = await solution.paint({ x: 0, y: 0, step, width: 1, height: 1, layer: 'outcome' });
      // Every fourth heap is lost.
      expect([planes[0], planes[2], sampled]).toEqual([64, 0, false]);
    }
    solution.close();
  });

  test('tables whose blocks have more cells than can be counted are refused', async () => {
    await expect(engine.open('stone-game', { max: `${2 ** 52}`, rows: `${2 ** 52}` })).rejects.toMatchObject({
      code: 'reach',
      field: 'rows',
    });
    const large = await engine.open('stone-game', { max: '1000000000000000' });
    expect((await large.paint({ x: 0, y: 1, step: 2 ** 42, width: 300, height: 1, layer: 'outcome' })).planes.length).toBe(900);
    large.close();
  });
});

test('a board with more knights than are explained is answered and painted, and says so', { timeout: 120_000 }, async () => {
  const side = byLength(1022, 4096);
  const solution = await engine.open('knights', { board: Array(side).fill('K'.repeat(side)).join('/') });
  // The nim-sum of the whole board as a few lines of Python find it.
  expect(await solution.answer()).toMatchObject({ outcome: 'N', nimber: byLength(3, 1) });
  expect((await solution.paint({ x: 0, y: 0, step: 1, width: 2, height: 2, layer: 'outcome' })).planes[0]).toBe(1);
  const message = `position: expected a position of at most 1000000 numbers, or a cell of the table to explain, got one of ${side * side}`;
  await expect(solution.explain()).rejects.toMatchObject({ field: 'position', message });
  await expect(solution.play()).rejects.toMatchObject({ field: 'position', message });
  // A cell is one component.
  expect((await solution.explain([0, 0])).outcome).toBe('P');
  solution.close();
});

// biome-ignore lint/suspicious/noExplicitAny: that is what is tried.
type Anything = any;

describe('arguments of other types', () => {
  const calls: Record<string, (solution: Anything, all: Anything) => Promise<unknown>> = {
    'open(null)': (_, all) => all.open(null),
    'open(7)': (_, all) => all.open(7),
    'judge(null, "")': (_, all) => all.judge(null, ''),
    'judge("nim", {})': (_, all) => all.judge('nim', {}),
    'paint without a layer': (solution) => solution.paint({ x: 0, y: 0, step: 1, width: 4, height: 4 }),
    'paint of texts': (solution) => solution.paint({ x: 'a', y: 'b', step: 1, width: 4, height: 4, layer: 'outcome' }),
    'explain(null)': (solution) => solution.explain(null),
    'explain([])': (solution) => solution.explain([]),
    'explain({})': (solution) => solution.explain({}),
    'follow({}, [])': (solution) => solution.follow({}, []),
    'follow(undefined, undefined)': (solution) => solution.follow(),
    'anyMove({}, {})': (solution) => solution.anyMove({}, {}),
    'table(7)': (solution) => solution.table(7),
    'table("outcome", {})': (solution) => solution.table('outcome', {}),
    'alike(1, 2)': (solution) => solution.alike(1, 2),
    'seek({})': (solution) => solution.seek({}),
    'wrap({})': (solution) => solution.wrap({}),
  };
  test.each(Object.keys(calls))('%s is refused, and the next call is answered', async (name) => {
    const solution = await engine.open('nim', { heaps: '3,5,7' });
    await solution.answer();
    const error = await calls[name]?.(solution, engine).then(
      (result) => result,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).code).toBe('usage');
    // The same solution, on the same instance: nothing was lost.
    expect((await solution.explain()).nimber).toBe(1);
    solution.close();
  });
});
