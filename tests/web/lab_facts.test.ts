// Facts about games of the gallery, by theory or by a recurrence of their own, against whole tables of their texts.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import createLab from '../../build/wasm/lab.mjs';
import { directLink } from '../../web/engine/direct_link.js';
import { speakingEngine } from '../../web/engine/engine.js';
import { english } from '../../web/engine/english.js';
import { labEnglish } from '../../web/engine/lab_english.js';
import { readExample } from '../../web/lab/example.js';

const lab = await speakingEngine(
  readFileSync(new URL('../../build/wasm/lab.wasm', import.meta.url)),
  directLink(createLab, { ...english, ...labEnglish }),
);
afterAll(() => lab.close());

const textOf = (name: string) =>
  readExample(name, readFileSync(new URL(`../../web/lab/gallery/${name}.game`, import.meta.url), 'utf8'), 'en').text;

/** The table of a text, its ranges widened: rows of numbers, or of outcomes. */
async function tableOf(text: string, layer: 'outcome' | 'nimber', parameters = {}): Promise<string[][]> {
  const solution = await lab.open('rules', { text, ...parameters });
  await solution.solve();
  const { x, y } = solution.shape;
  const csv = await solution.csv(layer, { column: x.first, row: y.first, width: x.count, height: y.count });
  solution.close();
  return csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
}

const nimbersOf = async (text: string) =>
  (await tableOf(text, 'nimber'))
    .flat()
    .filter((cell) => cell !== '')
    .map(Number);

test('Wythoff: lost are the pairs of the golden ratio (Wythoff 1907)', async () => {
  const size = 300;
  const rows = await tableOf(textOf('wythoff').replace('N = 60', `N = ${size}`), 'outcome');
  const lost = new Set<string>();
  for (let k = 0; k <= size; ++k) {
    const a = Math.floor((k * (1 + Math.sqrt(5))) / 2);
    lost.add(`${a},${a + k}`).add(`${a + k},${a}`);
  }
  for (let y = 0; y <= size; ++y) {
    for (let x = 0; x <= size; ++x) if ((rows[y]?.[x] === 'P') !== lost.has(`${x},${y}`)) expect.fail(`${x},${y}`);
  }
});

test('Kayles has period 12 from 71 on (Guy and Smith 1956), Dawson’s Kayles 34 from 53 on', async () => {
  const kayles = await nimbersOf(textOf('kayles').replace('0..240', '0..1500'));
  expect(kayles[70]).not.toBe(kayles[82]);
  for (let n = 71; n + 12 < kayles.length; ++n) expect(kayles[n + 12]).toBe(kayles[n]);
  const dawson = await nimbersOf(textOf('dawsons-kayles').replace('0..240', '0..1500'));
  expect(dawson[52]).not.toBe(dawson[86]);
  for (let n = 53; n + 34 < dawson.length; ++n) expect(dawson[n + 34]).toBe(dawson[n]);
});

test('Grundy’s game begins as it is listed (OEIS A002188)', async () => {
  const nimbers = await nimbersOf(textOf('grundys-game'));
  expect(nimbers.slice(0, 25)).toEqual([0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3]);
});

test('Fibonacci Nim: lost where less may be taken than the least part of Zeckendorf', async () => {
  const rows = await tableOf(textOf('fibonacci-nim'), 'outcome');
  const least = (n: number): number => {
    let part = 0;
    for (let rest = n; rest > 0; rest -= part) {
      let [a, b] = [1, 2];
      while (b <= rest) [a, b] = [b, a + b];
      part = a;
    }
    return part;
  };
  for (let m = 0; m <= 120; ++m) {
    for (let n = 0; n <= 60; ++n) expect(`${n},${m} ${rows[m]?.[n]}`).toBe(`${n},${m} ${n === 0 || m < least(n) ? 'P' : 'N'}`);
  }
});

test('Euclid: won where the larger is more than the golden ratio times the smaller, or both are equal (Cole and Davie 1969)', async () => {
  const rows = await tableOf(textOf('euclid').replace('N = 60', 'N = 200'), 'outcome');
  // a / b > (1 + sqrt 5) / 2 exactly where a^2 - a b - b^2 > 0.
  const won = (a: number, b: number) => b > 0 && (a === b || a * a - a * b - b * b > 0);
  for (let y = 0; y <= 200; ++y) {
    for (let x = 0; x <= 200; ++x) {
      if ((rows[y]?.[x] === 'N') !== won(Math.max(x, y), Math.min(x, y))) expect.fail(`${x},${y}`);
    }
  }
});

test('tic-tac-toe is a draw, and 5,478 positions can be reached', async () => {
  const solution = await lab.open('rules', { text: textOf('tic-tac-toe') });
  expect((await solution.answer()).outcome).toBe('D');
  const start = await solution.explain();
  const seen = new Set([start.state]);
  const waiting = [start.state];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const { play } of (await solution.explain(state)).options) {
      const to = play.split(',')[1] as string;
      if (!seen.has(to)) waiting.push(to);
      seen.add(to);
    }
  }
  expect(seen.size).toBe(5478);
  solution.close();
});

test('coins in a row: who is ahead by a recurrence of its own', async () => {
  let seed = 7;
  const die = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return 1 + (seed % most);
  };
  for (let round = 0; round < 25; ++round) {
    const coins = Array.from({ length: 1 + die(8) }, () => die(9));
    const ahead = (l: number, r: number): number =>
      l > r ? 0 : Math.max((coins[l] as number) - ahead(l + 1, r), (coins[r] as number) - ahead(l, r - 1));
    const best = ahead(0, coins.length - 1);
    const solution = await lab.open('rules', { text: textOf('coins-in-a-row'), coins: coins.join(',') });
    expect(`${coins}: ${(await solution.answer()).outcome}`).toBe(`${coins}: ${best > 0 ? 'N' : best < 0 ? 'P' : 'D'}`);
    solution.close();
  }
});

test('a game for points is won by who has more of them in the end, and best play keeps what the solver promised', async () => {
  const solution = await lab.open('rules', { text: textOf('coins-in-a-row'), coins: '8,15,3,7,2,9' });
  let position = await solution.explain();
  let [mine, theirs] = [0, 0];
  const promised = position.outcome;
  for (let turn = 0; position.best; ++turn) {
    const { best } = position;
    const taken = Number(/\d+$/.exec(position.options.find(({ play }) => play === best)?.move ?? '')?.[0]);
    [mine, theirs] = turn % 2 === 0 ? [mine + taken, theirs] : [mine, theirs + taken];
    position = await solution.follow(position.state, best);
    // Even turns were mine, whoever moves now.
    const wanted = turn % 2 === 0 ? { N: 'P', P: 'N', D: 'D' }[promised] : promised;
    expect(position.outcome).toBe(wanted);
  }
  expect(mine + theirs).toBe(44);
  expect(mine - theirs).toBe(18);
  expect(position.position).toContain('ahead by 18');
  expect(position.outcome).toBe('N');
  solution.close();
});
