// The engine in Node: the same client and session that stand on both sides of the worker in browsers.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import createModule from '../../build/wasm/grundyscope.mjs';
import type { Bindings } from '../../web/engine/bindings.js';
import { directLink } from '../../web/engine/direct_link.js';
import { engineOver, parameterTexts } from '../../web/engine/engine.js';
import { openEngine, wasmFile } from './engine.js';

const engine = await openEngine();
afterAll(() => engine.close());

/** Long enough to be met half way: its sweep takes some hundred milliseconds. */
const openLong = (options = {}) => engine.open('ungame', { n: 10_000_000 }, options);

describe('a solution', () => {
  test('answers, explains, and gives the table', async () => {
    const nim = await engine.open('nim', { heaps: [3, 5, 7], misere: false });
    expect(await nim.answer()).toMatchObject({ outcome: 'N', nimber: 1, remoteness: 15 });
    expect(nim.shape).toMatchObject({ x: { first: 0, count: 256 }, yUp: true });
    const { rows } = await nim.table('nimber', { column: 1, row: 2, width: 3, height: 2 });
    // The third heap stays: 7 xor x xor y.
    expect(rows).toEqual([2, 3].map((y) => [1, 2, 3].map((x) => 7 ^ x ^ y)));
    const why = await nim.explain([3, 4]);
    expect(why).toMatchObject({ outcome: 'P', cell: [3, 4], reason: { kind: 'nim-sum', nimSum: 0 } });
    expect((await nim.explain()).position).toBe('3,5,7');
    nim.close();
  });

  test('refuses what makes no sense, and says where', async () => {
    const nim = await engine.open('nim');
    await expect(nim.explain([999, 0])).rejects.toMatchObject({ name: 'EngineError', code: 'usage' });
    await expect(nim.paint({ x: 0, y: 0, step: 0, width: 1, height: 1, layer: 'outcome' })).rejects.toMatchObject({ field: 'step' });
    await expect(engine.open('nim', { heaps: '3,x' })).rejects.toMatchObject({ code: 'parameter', field: 'heaps' });
    await expect(engine.open('nim', { cows: 3 })).rejects.toMatchObject({ code: 'parameter', field: 'cows' });
    await expect(engine.open('chess')).rejects.toMatchObject({ code: 'usage' });
    nim.close();
    await expect(nim.answer()).rejects.toMatchObject({ code: 'closed' });
  });

  test('paints 2^26 pixels and no more', { timeout: 60_000 }, async () => {
    const nim = await engine.open('nim', { heaps: [3, 5] });
    const square = { x: 0, y: 0, step: 1, width: 8192, height: 8192, layer: 'outcome' } as const;
    expect((await nim.paint(square)).planes).toHaveLength(2 ** 26);
    await expect(nim.paint({ ...square, height: 8193 })).rejects.toMatchObject({ code: 'usage', field: 'size' });
    nim.close();
  });

  test('paints cells and blocks alike', async () => {
    const game = await engine.open('stone-game', { max: 199, rows: 100 });
    const [width, height] = [200, 100];
    const cells = await game.paint({ x: 0, y: 1, step: 1, width, height, layer: 'outcome' });
    const blocks = await game.paint({ x: 0, y: 1, step: 10, width: 20, height: 10, layer: 'outcome' });
    for (let j = 0; j < 10; ++j) {
      for (let i = 0; i < 20; ++i) {
        let lost = 0;
        for (let y = 0; y < 10; ++y) for (let x = 0; x < 10; ++x) lost += cells.planes[(j * 10 + y) * width + i * 10 + x] === 1 ? 1 : 0;
        const share = blocks.planes[j * 20 + i] as number;
        expect(Math.abs(share / 255 - lost / 100)).toBeLessThan(0.003);
        expect([share === 0, share === 255]).toEqual([lost === 0, lost === 100]);
      }
    }
    game.close();
  });

  test('has no period where a move exceeds what 32 bits hold, as natively', async () => {
    const heap = await engine.open('bachet', { take: [2, 2 ** 32 + 1], n: 10n ** 18n });
    await expect(heap.answer()).rejects.toMatchObject({ code: 'reach', field: 'n' });
    heap.close();
  });

  test('has its final shape once solved', async () => {
    const heap = await engine.open('bachet', { take: [1, 3, 8], n: 10_000 });
    await heap.solve();
    expect(heap.shape.x.count).toBe(11);
    heap.close();
  });
});

describe('long work', () => {
  test('reports growing progress and ends with 1', async () => {
    const shares: number[] = [];
    const game = await openLong({ onProgress: (share: number) => shares.push(share) });
    await game.solve();
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    game.close();
  });

  test('lets other calls in between its slices', async () => {
    const game = await openLong();
    let solved = false;
    const done = game.solve().then(() => {
      solved = true;
    });
    await engine.judge('nim', '0\n');
    await game.paint({ x: 1, y: 1, step: 1, width: 10, height: 10, layer: 'outcome' });
    expect(solved).toBe(false);
    await done;
    game.close();
  });

  test('goes on for those who still wait', async () => {
    const cancel = new AbortController();
    const game = await openLong();
    const impatient = game.answer({ signal: cancel.signal });
    const patient = game.answer();
    cancel.abort();
    await expect(impatient).rejects.toMatchObject({ name: 'AbortError' });
    expect((await patient).outcome).toBe('N');
    game.close();
  });

  test('does not start when it is cancelled before', async () => {
    await expect(openLong({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a long judge call', () => {
  /** Some seconds of work, in tests of some ten milliseconds each. */
  const long = `300\n${'1000000 1\n1\n'.repeat(300)}`;

  test('lets other calls in between its slices, judge calls too', async () => {
    const cancel = new AbortController();
    let over = false;
    const waiting = engine.judge('ungame', long, { signal: cancel.signal }).finally(() => {
      over = true;
    });
    expect(await engine.judge('bachet', '20 3 1 3 8\n')).toBe('Stan wins\n');
    const game = await engine.open('nim');
    expect((await game.answer()).outcome).toBe('N');
    game.close();
    expect(over).toBe(false);
    cancel.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('does not start when it is cancelled before', async () => {
    await expect(engine.judge('nim', '0\n', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('tells of a quick one its end only', async () => {
    const shares: number[] = [];
    await engine.judge('nim', '0\n', { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1]);
  });

  test('an error behind much work is found at its place', async () => {
    const input = `2\n1000000 1\n1\n1000000 1\n2000000\n`;
    await expect(engine.judge('ungame', input)).rejects.toMatchObject({ code: 'input', line: 5, token: 1 });
  });
});

describe('a solver that dies', () => {
  /** A module that traps in `paint` when `trap` says so. Counts its instances. */
  function fragile() {
    const state = { trap: false, instances: 0, opened: 0 };
    const error = { ok: false, error: { code: 'usage', said: '"no"' } } as const;
    const make = async (): Promise<Bindings> => {
      state.instances += 1;
      return {
        catalogue: () => ({ ok: true, json: '[]' }),
        judge: () => ({ ok: true, handle: ++state.opened }),
        open: () => ({ ok: true, handle: ++state.opened }),
        close: () => {},
        advance: () => ({ ok: true, progress: 1, output: new TextEncoder().encode('out') }),
        shape: () => ({ ok: true, json: '{"x":{},"y":{},"layers":["outcome"],"marks":[]}' }),
        answer: (handle) => ({ ok: true, json: JSON.stringify({ outcome: 'N', text: `handle ${handle}` }) }),
        explain: () => error,
        explainState: () => error,
        follow: () => error,
        anyMove: () => error,
        table: () => error,
        paint: () => {
          if (state.trap) throw new WebAssembly.RuntimeError('unreachable');
          return { ok: true, planes: new Uint8Array(1), sampled: false };
        },
        refine: () => ({ ok: true, handle: ++state.opened }),
        alike: () => error,
        difference: () => error,
        seek: () => error,
        wrap: () => error,
      };
    };
    return { state, make };
  }
  const request = { x: 0, y: 0, step: 1, width: 1, height: 1, layer: 'outcome' } as const;

  test('rejects the call that it died of, starts anew, and opens solutions again when they are next needed', async () => {
    const { state, make } = fragile();
    const other = await engineOver(readFileSync(wasmFile), directLink(make));
    const game = await other.open('any');
    expect((await game.answer()).text).toBe('handle 1');
    state.trap = true;
    const [first, second] = await Promise.allSettled([game.paint(request), game.paint(request)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'crashed', message: expect.stringContaining('unreachable') } });
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'crashed' } });
    state.trap = false;
    expect(await other.judge('any', '')).toBe('out');
    expect((await game.answer()).text).toMatch(/^handle \d$/);
    expect((await game.paint(request)).planes).toHaveLength(1);
    expect(state.instances).toBe(3);
    other.close();
    await expect(other.judge('any', '')).rejects.toMatchObject({ code: 'closed' });
  });
});

test('solving has its first slice before the first picture, which shows what that found', async () => {
  const called: string[] = [];
  const engine = await engineOver(
    readFileSync(wasmFile),
    directLink(async (options) => {
      const module = await createModule(options);
      const { advance, paint } = module;
      const noted = (name: string) => called.at(-1) === name || called.push(name);
      module.advance = (...args) => {
        noted('advance');
        return advance(...args);
      };
      module.paint = (...args) => {
        noted('paint');
        return paint(...args);
      };
      return module;
    }),
  );
  const pawn = await engine.open('ungame', { n: 3000 });
  await pawn.paint({ x: 1, y: 1, step: 1, width: 10, height: 10, layer: 'outcome' });
  expect(called).toEqual(['advance', 'paint']);
  engine.close();
});

describe('beside a call that the solver dies of', () => {
  /** An engine over the real module, whose `explain` traps for states that say so, after `opened` solutions were opened in it. */
  async function mined() {
    const state = { instances: 0, opened: 0 };
    const engine = await engineOver(
      readFileSync(wasmFile),
      directLink(async (options) => {
        state.instances++;
        const module = await createModule(options);
        const { open, explainState } = module;
        module.open = (...args) => {
          state.opened++;
          return open(...args);
        };
        module.explainState = (handle, place) => {
          if (place === '6,6') throw new WebAssembly.RuntimeError('memory access out of bounds');
          return explainState(handle, place);
        };
        return module;
      }),
    );
    return { state, engine };
  }

  test('calls of the same solution, of others and of none have their answers', async () => {
    const { state, engine } = await mined();
    const nim = await engine.open('nim', { heaps: [3, 5] });
    const kings = await engine.open('ungame', { n: 2000 });
    const alike = await nim.alike('nimber', [1, 4]);
    const before = await alike.csv('outcome');
    const shares: number[] = [];
    const dying = nim.explain('6,6');
    const [died, ...others] = await Promise.allSettled([
      dying,
      nim.explain('1,4'),
      nim.answer(),
      kings.solve({ onProgress: (share) => shares.push(share) }),
      kings.answer(),
      alike.csv('outcome'),
      engine.judge('nim', '2\n3 5\n'),
      engine.open('kayles', { rows: [5, 6] }).then((game) => game.answer()),
    ]);
    expect(died).toMatchObject({ status: 'rejected', reason: { code: 'crashed' } });
    expect(others.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [explained, , , answered, letters] = others.map((settled) => (settled.status === 'fulfilled' ? settled.value : undefined));
    expect(explained).toMatchObject({ state: '1,4', outcome: 'N' });
    expect(answered).toEqual(await (await engine.open('ungame', { n: 2000 })).answer());
    expect(letters).toBe(before);
    expect(shares.at(-1)).toBe(1);
    expect(state.instances).toBe(2);
    engine.close();
  });

  test('calls that die one after the other are refused, each for itself', async () => {
    const { state, engine } = await mined();
    const nim = await engine.open('nim', { heaps: [3, 5] });
    const calls = ['6,6', '1,4', '6,6', '2,2', '6,6'].map((place) => nim.explain(place));
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(state.instances).toBe(3);
    engine.close();
  });
});

test('parameters as text', () => {
  expect(parameterTexts({ heaps: [1, 2n, '3'], misere: true, n: 10n ** 18n, s: 'ab' })).toEqual([
    'heaps',
    '1,2,3',
    'misere',
    '1',
    'n',
    '1000000000000000000',
    's',
    'ab',
  ]);
});

test('pages have the fast solutions alone', async () => {
  await expect(engine.open('nim', { solver: 'rules' })).rejects.toMatchObject({ field: 'solver' });
});
