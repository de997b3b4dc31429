// What the package weighs on a page, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { graph, packed } from './graph.mjs';

const lib = join(inject('project'), 'node_modules/grundyscope/lib');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

test('the element, the panel that draws a table, and the worker weigh at most 60 kB', () => {
  const { atOnce, later } = graph(lib, 'element.js');
  // What a page with a table loads, each file packed by itself as hosts do; the panel is the one part that every figure needs.
  const drawn = new Set([...atOnce, ...graph(lib, 'parts/panel.js').atOnce, 'worker.js']);
  const start = [...drawn].reduce((sum, file) => sum + packed(lib, [file]), 0);
  const others = later.filter((file) => !drawn.has(file));
  console.log(`a first table: ${kilobytes(start)}; loaded later, when first wanted:`);
  console.log(others.map((file) => `${file} ${kilobytes(packed(lib, [file]))}`).join(', '));
  expect(start).toBeLessThanOrEqual(60_000);
  expect(atOnce.filter((file) => /panel|lit/.test(file))).toEqual([]);
  expect(others).toEqual(
    expect.arrayContaining(['parts/explain.js', 'parts/pack.js', 'parts/judge.js', 'parts/picture.js', 'parts/chessboard.js']),
  );
});

test('the wasm and the scripts that hold everything keep to their sizes', () => {
  expect(packed(lib, ['grundyscope.wasm'])).toBeLessThanOrEqual(100_000);
  expect(packed(lib, ['lab.wasm'])).toBeLessThanOrEqual(150_000);
  for (const file of ['embed.js', 'embed.mjs']) expect(packed(lib, [file])).toBeLessThanOrEqual(200_000);
});

test('nothing is in it that nothing leads to', () => {
  const files = readdirSync(lib, { recursive: true }).filter((file) => /\.m?js$/.test(file));
  const reached = ['browser.js', 'element.js', 'node.js', 'worker.js', 'lab_worker.js'].flatMap((file) => {
    const { atOnce, later } = graph(lib, file);
    return [...atOnce, ...later];
  });
  const doors = ['tools.mjs', 'embed.js', 'embed.mjs'];
  expect(files.sort()).toEqual([...new Set([...reached, ...doors])].sort());
});

test('it needs nothing else, and whoever copies the worker has all of it', () => {
  const home = join(lib, '..');
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect({ dependencies, peerDependencies }).toEqual({});
  expect(graph(lib, 'worker.js').atOnce).toEqual(['worker.js']);
});
