// The lab's two engines: code made at run time, and the register code that every door has. They differ in speed alone.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import type { Bindings } from '../../web/engine/bindings.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { directLink } from '../../web/engine/link.js';
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
  directLink(async (options) => {
    lab = (await createLab(options)) as Lab;
    return lab;
  }),
);

afterAll(() => engine.close());

/** All layers of a text's table, or what was said instead; and whether a machine was made. */
async function solved(text: string, compiled: boolean): Promise<{ said: string; machine: boolean }> {
  lab?.compiled(compiled);
  try {
    const game = await engine.open('rules', { text });
    await game.solve();
    const machine = (lab?.machines ?? []).length > 0;
    const layers: string[] = [];
    for (const layer of game.shape.layers) layers.push(`${layer}\n${await game.csv(layer)}`);
    await game.close();
    return { said: layers.join('\n'), machine };
  } catch (error) {
    return { said: String(error), machine: false };
  }
}

async function expectSame(text: string): Promise<boolean> {
  const fast = await solved(text, true);
  const slow = await solved(text, false);
  expect(fast.said, text).toBe(slow.said);
  return fast.machine;
}

const folder = new URL('../fixtures/texts/', import.meta.url);

test.each(readdirSync(folder))('%s is solved alike by both engines', async (name) => {
  await expectSame(readFileSync(new URL(name, folder), 'utf8'));
});

/** Every way to keep a table, and what random texts seldom have. */
const special: Record<string, string> = {
  'nimbers of four bytes': 'n: 0..70000\nmove k in 1..n while k < 4: n -= k',
  'nimbers of two bytes': 'x: 0..300 = 7\ny: 0..20\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k',
  'nimbers of one byte, with marks': 'x: 0..99\ny: 0..99\nmove k in 1..70: x -= k\nmove k in 1..y if k < 9: y -= k',
  'as many options as have room in 32 bits': 'x: 0..99\ny: 0..9\nlegal if (x * y) % 7 != 3\nmove k in 1..30: x -= k',
  'as many options as have room in 64 bits': 'x: 0..99\ny: 0..9\nlegal if (x * y) % 7 != 3\nmove k in 1..62: x -= k',
  'a sum of many components':
    'n: 0..400\nmove k in 1..40, if n > 50: split n into n - 40, k, 1, 2, k, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 1, 1, 1, 1\nmove: n -= 2',
  'components that are no position': 'n: 0..400\nlegal if n % 5 != 2\nmove k in 1..n/2: split n into k, n - k - 1',
  'diagonals and holes': 'r: 0..40\nc: -5..30\nlegal if r != 2 * c\nmove: r -= 2, c += 1\nmove: r += 1, c -= 2\nmove: r -= 1, c -= 1',
  'three digits of which two are sums':
    'a: 0..9\nb: 0..8\nc: 0..7\nmove: a -= 1, b += 1, c -= 1\nmove: a += 1, b -= 2\nmove: b += 1, c -= 2\nmove: a -= 1',
  'rising numbers': 'x: -7..9\ny: 0..3\nz: 0..1\nmove k in 1..3: x += k\nmove: x += 1, y = 3 - y\nmove: z += 1, x = -7',
  draws: 'x: 0..60\ny: 0..9\nend if x == 3: draw\nend if x < y: next wins\nmove k in {1, 3, 4}: x -= k\nmove: y -= 2',
  'points below and above 0':
    'x: 0..60\ny: 0..9\nlegal if x != 5\nend if x < 2: score y - 4\nmove k in 1..5: gain k * y - 9, x -= k\nmove: gain -3, y -= 1',
  'points beyond 32 bits': 'n: 0..9 = 9\nmove: gain 2000000000, n -= 1\nmove: gain -2000000000, n -= 2',
  'Left and Right': 'n: 0..90\nLeft k in {1, 4}: n -= k\nRight k in {2, 3}: n -= k\nend: next wins',
  'outside of lists': 'a = {3, 1, 2}\nn: 0..90\nmove k in 1..6, c = a[k - 2]: n -= c + k\nmove if n in {1, 5, 9, 12, 60, 77}: n -= 1',
  'division by what may be 0':
    'x: 0..30\ny: -6..6\nmove if x / y > 1: x -= 1\nmove if x % y == -1 or y / 2 == -2: x -= 2\nmove: x -= gcd(y, x) + 1\nmove: y -= 1',
  'so many moves along lines that only outcomes are asked for':
    'x: 0..1200\ny: 0..1100\nend if x == 900 and y < 5: next wins\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k\nmove k in 1..x/2 if (x - y) % 3 != 0: x -= 2 * k\nmove k in 1..min(x, y) if y - k != 7: x -= k, y -= 2 * k\nmove k in 1..y/3: y -= 3 * k\nmove k in 1..min(x, y), if k % 2 == 1: x -= k, y -= k\nmove: x -= 5\nmove k in 1..x: x -= 3 * k\nmove k in 1..x: x -= 4 * k\nmove k in 1..x: x -= 5 * k\nmove k in 1..x: x -= 6 * k\nmove k in 1..x: x -= 7 * k\nmove k in 1..x: x -= 8 * k\nmove k in 1..x: x -= 9 * k\nmove k in 1..x: x -= 10 * k\nmove k in 1..x: x -= 11 * k\nmove k in 1..x: x -= 12 * k',
  'an = that leaves its range': 'n: 0..3000\nm: 0..2000\nmove: n -= 1, m = n',
  'fields of two and four': 'b[6]: 0..3\nc[4]: 1..2\nmove i of b if b[i] > 1 and c[i] == 1: b[i] -= 1, c[i] = 2\nmove i of b: b[i] -= 2',
};

test.each(Object.entries(special))('%s', async (_, text) => {
  await expectSame(text);
});

test('lines give outcomes, and nothing else is said to be there', async () => {
  const { said, machine } = await solved(special['so many moves along lines that only outcomes are asked for'] as string, true);
  expect(machine).toBe(true);
  expect(said).toMatch(/^outcome\n/);
  expect(said).not.toMatch(/^(nimber|remoteness)$/m);
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
  expect(without.said).toBe((await solved(text, true)).said);
});

test('random texts are solved alike by both engines', async () => {
  const count = byLength(200, 2000);
  for (let seed = 1; seed <= count; ++seed) await expectSame(randomText(seed));
});

test('is at most 140 kB compressed', () => {
  expect(gzipSync(wasm, { level: 9 }).length).toBeLessThanOrEqual(140_000);
});
