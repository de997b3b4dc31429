// Calls of the engine and its solutions with anything: each settles, with what it gives or an error of ours, and the next one is
// answered.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { EngineError, isAbort } from '../../web/engine/errors.js';
import { openEngine } from './engine.js';
import { byLength } from './length.js';

const engine = await openEngine();
afterAll(() => engine.close());

type Methods = Record<string, (...given: unknown[]) => unknown>;

/** The names of what can be called, wherever it is defined. */
function callable(object: object): string[] {
  const names = new Set<string>();
  for (let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof value === 'function' && name !== 'constructor' && name !== 'close') names.add(name);
    }
  }
  return [...names];
}

/** Values of all kinds, and what comes close to what is expected. */
const value = fc.oneof(
  { arbitrary: fc.anything({ withBigInt: true, withDate: true, withTypedArray: true, withNullPrototype: true, maxDepth: 2 }), weight: 2 },
  {
    arbitrary: fc.oneof(
      fc.constantFrom('nim', 'knights', 'outcome', 'nimber', 'P', 'N', 'row', 'fine'),
      fc.record({ heaps: fc.string(), max: fc.string() }, { requiredKeys: [] }),
      fc.tuple(fc.double(), fc.double()),
      fc.tuple(fc.nat(400), fc.nat(400)),
      fc.record(
        { x: fc.nat(9), y: fc.integer(), step: fc.double(), width: fc.nat(40), height: fc.nat(40), layer: fc.constantFrom('outcome', 'x') },
        { requiredKeys: [] },
      ),
      fc.record({ part: fc.double(), to: fc.double() }, { requiredKeys: [] }),
      fc.string(),
    ),
    weight: 3,
  },
);

async function settles(work: () => unknown): Promise<void> {
  try {
    const given = await work();
    // Solutions left open would pile up.
    if (given && typeof given === 'object' && 'close' in given && typeof given.close === 'function') given.close();
  } catch (error) {
    const ours = error instanceof EngineError || error instanceof TypeError || error instanceof RangeError || isAbort(error);
    expect(ours, String(error)).toBe(true);
    expect(String(error)).not.toMatch(/memory|unreachable|out of bounds/);
  }
}

test('calls with anything settle, and the engine goes on', async () => {
  const open = () => engine.open('nim', { heaps: '1,2,4', max: '9' });
  const names = { engine: callable(engine), solution: callable(await open()) };
  expect(names.engine).toEqual(expect.arrayContaining(['open', 'judge']));
  expect(names.solution).toEqual(expect.arrayContaining(['answer', 'paint', 'explain', 'follow', 'table']));
  const call = fc.oneof(
    fc.tuple(fc.constant('engine' as const), fc.constantFrom(...names.engine)),
    fc.tuple(fc.constant('solution' as const), fc.constantFrom(...names.solution)),
  );
  await fc.assert(
    fc.asyncProperty(call, fc.array(value, { maxLength: 4 }), async ([of, name], given) => {
      const solution = await open();
      await settles(() => (({ engine, solution })[of] as unknown as Methods)[name]?.call({ engine, solution }[of], ...given));
      solution.close();
      const after = await open();
      await after.solve();
      expect((await after.answer()).outcome).toBe('N');
      after.close();
    }),
    { numRuns: byLength(500, 20_000), seed: 18 },
  );
});
