// The module with the slow twins: the same protocol, and solving by the rules alone.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import createFirst from '../../build/wasm/grundyscope.mjs';
import createSlow from '../../build/wasm/slow.mjs';
import { engineOver, speakingEngine } from '../../web/engine/engine.js';
import { directLink } from '../../web/engine/link.js';
import { openEngine, wasmFile } from './engine.js';

const wasm = readFileSync(new URL('../../build/wasm/slow.wasm', import.meta.url));
const engine = await speakingEngine(wasm, directLink(createSlow));
const plain = await openEngine();

afterAll(() => {
  engine.close();
  plain.close();
});

test('has all that the first module has', () => {
  expect(engine.games).toEqual(plain.games);
});

test('says what the first module says, and why the rules alone refuse', async () => {
  const all = await engineOver(wasm, directLink(createSlow));
  const first = await engineOver(readFileSync(wasmFile), directLink(createFirst));
  const own = Object.keys(all.phrases).filter((id) => !(id in first.phrases));
  expect(own).toEqual(['rules-reach', 'a-larger-one', 'one-row', 'of-component', 'nothing-left', 'move-to']);
  for (const [id, english] of Object.entries(first.phrases)) expect(all.phrases[id]).toEqual(english);
  all.close();
  first.close();
});

test.each([
  ['nim', { heaps: '3,5,2', max: '7' }],
  ['dominoes', { strip: '0001000', d: '4' }],
  ['bobs-game', { board: '..K/.X./K..' }],
  ['letter-picking', { s: 'aabcba' }],
])('%s by the rules alone', async (id, parameters) => {
  const [fast, slow] = [await plain.open(id, parameters), await engine.open(id, { ...parameters, solver: 'rules' })];
  expect(await slow.answer()).toEqual(await fast.answer());
  expect(await slow.explain()).toEqual(await fast.explain());
  for (const layer of fast.shape.layers) expect(await slow.csv(layer)).toBe(await fast.csv(layer));
});

test('what is too large for the rules alone is refused, and solved without', async () => {
  const heaps = '300,300,300';
  const refused = await engine.open('nim', { heaps, solver: 'rules' });
  await expect(refused.solve()).rejects.toMatchObject({ code: 'reach', field: 'solver' });
  expect((await (await engine.open('nim', { heaps })).answer()).outcome).toBe('N');
  await expect(engine.open('nim', { solver: 'luck' })).rejects.toMatchObject({ field: 'solver' });
  await expect(plain.open('nim', { solver: 'rules' })).rejects.toMatchObject({ field: 'solver' });
});
