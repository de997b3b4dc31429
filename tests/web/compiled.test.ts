// The lab's two engines: code made at run time, and the register code that every door has. They differ in speed alone.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import type { Bindings } from '../../web/engine/bindings.js';
import { directLink } from '../../web/engine/direct_link.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { byLength } from './length.js';
import { randomText } from './random_text.js';

interface Lab extends Bindings {
  compiled(allowed: boolean): void;
  machines?: unknown[];
}

const wasm = readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url));
let lab: Lab | undefined;
const engine = await speakingEngine(
  wasm,
  directLink(
    async (options) => {
      lab = (await createLab(options)) as Lab;
      return lab;
    },
    { ...english, ...labEnglish },
  ),
);

afterAll(() => engine.close());

/** All layers of a text's table, or the error; and whether code was compiled for it. */
async function solved(text: string, compiled: boolean): Promise<{ result: string; machine: boolean }> {
  lab?.compiled(compiled);
  try {
    const game = await engine.open('rules', { text });
    await game.solve();
    const machine = (lab?.machines ?? []).length > 0;
    const layers: string[] = [];
    for (const layer of game.shape.layers) layers.push(`${layer}\n${await game.csv(layer)}`);
    await game.close();
    return { result: layers.join('\n'), machine };
  } catch (error) {
    return { result: String(error), machine: false };
  }
}

async function expectSame(text: string): Promise<boolean> {
  const fast = await solved(text, true);
  const slow = await solved(text, false);
  expect(fast.result, text).toBe(slow.result);
  return fast.machine;
}

const folder = new URL('../fixtures/texts/', import.meta.url);

test.each(readdirSync(folder))('%s is solved alike by both engines', async (name) => {
  await expectSame(readFileSync(new URL(name, folder), 'utf8'));
});

/** Every way to keep a table, and what random texts seldom have. */
const special: Record<string, string> = JSON.parse(readFileSync(new URL('../fixtures/machines.json', import.meta.url), 'utf8'));

test.each(Object.entries(special))('%s', async (_, text) => {
  await expectSame(text);
});

test('lines give outcomes, and nothing else is said to be there', async () => {
  const { result, machine } = await solved(special['so many moves along lines that only outcomes are asked for'] as string, true);
  expect(machine).toBe(true);
  expect(result).toMatch(/^outcome\n/);
  expect(result).not.toMatch(/^(nimber|remoteness)$/m);
});

test('machines are made where they are allowed', async () => {
  const text = 'n: 0..50 = 20\nmove k in 1..3: n -= k';
  lab?.compiled(false);
  delete lab?.machines;
  expect((await solved(text, false)).machine).toBe(false);
  expect((await solved(text, true)).machine).toBe(true);
});

test('where a page may not compile, the register code goes on', async () => {
  const text = 'n: 0..60 = 20\nmove k in {1, 4, 5}: n -= k';
  const { Module } = WebAssembly;
  Object.assign(WebAssembly, {
    Module: class {
      constructor() {
        throw new WebAssembly.CompileError('forbidden');
      }
    },
  });
  delete lab?.machines;
  const without = await solved(text, true);
  Object.assign(WebAssembly, { Module });
  expect(without.machine).toBe(false);
  expect(without.result).toBe((await solved(text, true)).result);
});

test('random texts are solved alike by both engines', async () => {
  const count = byLength(200, 2000);
  for (let seed = 1; seed <= count; ++seed) await expectSame(randomText(seed));
});
