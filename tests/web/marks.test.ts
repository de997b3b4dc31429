// The position that is opened is marked on every table: of every game, and of every text of the gallery.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readExample } from '../../web/lab/example.js';
import { openEngine, openLab } from './engine.js';
import { oneIn } from './length.js';

const engine = await openEngine();
const lab = await openLab();
afterAll(() => {
  engine.close();
  lab.close();
});

test.each(engine.games.map(({ id }) => id))('%s', async (id) => {
  const solution = await engine.open(id);
  await solution.solve();
  expect(solution.shape.marks).not.toEqual([]);
  solution.close();
});

const gallery = new URL('../../web/lab/gallery/', import.meta.url);
const examples = readdirSync(gallery).filter((file) => file.endsWith('.game'));

test.each(examples.filter(oneIn(4)))('%s', async (file) => {
  const { text } = readExample(file.replace('.game', ''), readFileSync(new URL(file, gallery), 'utf8'), 'en');
  const solution = await lab.open('rules', { text });
  await solution.solve();
  expect(solution.shape.marks).not.toEqual([]);
  solution.close();
});
