// Thousands of calls at random on one engine, many at once, some given up and some refused: everything settles, what is closed is given
// back, and the memory does not grow.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import createModule from '../../build/wasm/grundyscope.mjs';
import type { Engine, Solution } from '../../web/engine/api_messages.js';
import type { Bindings } from '../../web/engine/bindings.js';
import { engineOver } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { EngineError, isAbort } from '../../web/engine/errors.js';
import type { Connect } from '../../web/engine/link.js';
import { instantiate } from '../../web/engine/load.js';
import { Session } from '../../web/engine/session.js';
import { samples, wasmFile } from './engine.js';
import { byLength } from './length.js';

const operations = byLength(1500, 10_000);
const atOnce = 6;

/** A link whose module we can look into: how much memory it has. */
async function watched(): Promise<{ engine: Engine; bytes: () => number }> {
  const wasm = await WebAssembly.compile(readFileSync(wasmFile));
  let memory: WebAssembly.Memory | undefined;
  const { instantiate: original } = WebAssembly;
  const watching = async (...given: [WebAssembly.Module, WebAssembly.Imports]) => {
    const instance = await (original as (...all: unknown[]) => Promise<WebAssembly.Instance>)(...given);
    memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory) as WebAssembly.Memory;
    return instance;
  };
  WebAssembly.instantiate = watching as never;
  const module: Bindings = await instantiate(createModule, wasm).finally(() => {
    WebAssembly.instantiate = original;
  });
  const connect: Connect = (receive) => {
    const session = new Session(module, (message) => setImmediate(() => receive(message)), english);
    return {
      post: (message) => setImmediate(() => message.kind !== 'start' && session.receive(message)),
      close: () => {},
    };
  };
  return { engine: await engineOver(wasm, connect), bytes: () => memory?.buffer.byteLength ?? 0 };
}

/** Numbers from 0 to below n, the same in each run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const instances: [string, Record<string, string>][] = [
  ['nim', { heaps: '3,4,5', max: '60' }],
  ['nim', { heaps: '9,4,5', misere: '1' }],
  ['bachet', { n: '5000', take: '1,3,4' }],
  ['bachet', { n: '1000000000000000000' }],
  ['knights', { n: '60' }],
  ['knights', { n: '7', knights: '1.2,3.3' }],
  ['tabgame', { top: 'random:90:1', left: 'random:80:2' }],
  ['letter-picking', { s: 'random:90:4' }],
  ['bobs-game', { board: 'random:30:3:30' }],
  ['dominoes', {}],
  ['ungame', { n: '300000' }],
  ['exponential-game', { size: '20000' }],
  ['stone-game', { max: '300', rows: '90' }],
  ['the-game', {}],
  ['kayles', {}],
  ['nim', { heaps: 'x' }],
  ['chess', {}],
];

async function settled(work: Promise<unknown>): Promise<void> {
  const late = Symbol('late');
  const outcome = await Promise.race([
    work.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(() => resolve(late), 60_000)),
  ]);
  expect(outcome).not.toBe(late);
  if (outcome instanceof Error && !isAbort(outcome)) {
    expect(outcome).toBeInstanceOf(EngineError);
    expect(['usage', 'parameter', 'reach', 'closed', 'input']).toContain((outcome as EngineError).code);
  }
}

async function operate(engine: Engine, open: Solution[], roll: (n: number) => number): Promise<void> {
  const call = new AbortController();
  const options = roll(4) === 0 ? { signal: call.signal } : {};
  if (options.signal) setTimeout(() => call.abort(), roll(30));
  const solution = open[roll(open.length)];
  const { x, y, layers } = solution?.shape ?? {};
  const layer = layers?.[roll(layers.length)] ?? 'outcome';
  const cell: [number, number] = [(x?.first ?? 0) + roll(x?.count ?? 1), (y?.first ?? 0) + roll(y?.count ?? 1)];
  switch (roll(10)) {
    case 0: {
      const [id, parameters] = instances[roll(instances.length)] as (typeof instances)[number];
      open.push(await engine.open(id, parameters, options));
      if (open.length > 5) open.shift()?.close();
      return;
    }
    case 1:
      open.splice(roll(open.length), 1)[0]?.close();
      return;
    case 2: {
      const { id } = engine.games[roll(engine.games.length)] as { id: string };
      const inputs = samples(id).filter(({ input }) => input.length < 20_000);
      const { input } = inputs[roll(inputs.length)] as { input: string };
      await engine.judge(id, roll(3) ? input : `${input}x`, options);
      return;
    }
    case 3:
      await solution?.solve(options);
      return;
    case 4:
      await solution?.explain(cell, options);
      return;
    case 5: {
      const play = await solution?.play(cell);
      const move = await play?.choose(roll(2));
      if (move) await play?.move(move);
      return;
    }
    case 6:
      await solution?.seek({ from: cell, along: 'reading', outcomes: 'P' }, options);
      return;
    case 7: {
      const alike = await solution?.alike(layer, cell, options);
      await alike?.paint({ x: 0, y: 0, step: 1, width: 40, height: 40, layer: 'outcome' });
      if (roll(2)) alike?.close();
      return;
    }
    case 8:
      await solution?.csv(layer, { column: cell[0], row: cell[1], width: 1, height: 1 }, options);
      return;
    default:
      await solution?.paint(
        { x: cell[0] - 20, y: cell[1] - 20, step: 1 + roll(40), width: 60, height: 40, layer, ...(roll(2) && { effort: 'fine' as const }) },
        options,
      );
  }
}

async function work(engine: Engine, count: number, roll: (n: number) => number): Promise<void> {
  const open: Solution[] = [];
  let remaining = count;
  const one = async () => {
    while (remaining-- > 0) await settled(operate(engine, open, roll));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  for (const solution of open) solution.close();
}

test(
  `${operations} operations, and as many again, leave the memory as it was`,
  async () => {
    const { engine, bytes } = await watched();
    // The memory of a module never shrinks, and how much is open at one time differs from round to round, with the machine's pace: the
    // largest may come late. What is closed and stays, however, adds to every round.
    const after: number[] = [];
    const isFlat = () => after.length > 1 && after.at(-1) === after.at(-2);
    while (!isFlat() && after.length < 8) {
      await work(engine, operations, dice(1));
      after.push(bytes());
    }
    console.log(`MiB after each ${operations} operations: ${after.map((size) => (size / 2 ** 20).toFixed(1)).join(', ')}`);
    expect(after[0]).toBeGreaterThan(1 << 20);
    expect(isFlat(), 'each round needs more memory than the one before').toBe(true);
    const nim = await engine.open('nim', { heaps: '3,4' });
    expect((await nim.answer()).outcome).toBe('N');
    engine.close();
  },
  byLength(240_000, 1_800_000),
);
