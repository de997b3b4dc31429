// Size of the package on a page, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { sizeFault } from '../../scripts/steps/sizes.mjs';
import { graph } from './graph.mjs';

const lib = join(inject('project'), 'node_modules/grundyscope/lib');

test('the element, the panel that draws a table, and the worker', () => {
  const { atOnce, later } = graph(lib, 'element.js');
  // Files that a page with a table loads, each packed by itself as hosts do; the panel is the one part that every figure needs.
  const drawn = new Set([...atOnce, ...graph(lib, 'parts/panel.js').atOnce, 'worker.js']);
  expect(
    sizeFault(
      'element and worker',
      [...drawn].map((file) => join(lib, file)),
    ),
  ).toBeUndefined();
  expect(atOnce.filter((file) => /panel|lit/.test(file))).toEqual([]);
  expect(later.filter((file) => !drawn.has(file))).toEqual(
    expect.arrayContaining(['parts/explain.js', 'parts/pack.js', 'parts/judge.js', 'parts/picture.js', 'parts/chessboard.js']),
  );
});

test.each(['lab.wasm', 'values.wasm', 'tools.wasm'])('the module %s', (name) => {
  expect(sizeFault(name, [join(lib, name)])).toBeUndefined();
});

test('nothing is in it that nothing leads to', () => {
  const files = readdirSync(lib, { recursive: true }).filter((file) => /\.m?js$/.test(file));
  const reached = ['browser.js', 'element.js', 'node.js', 'worker.js', 'lab_worker.js', 'more_worker.js', 'values_worker.js'].flatMap(
    (file) => {
      const { atOnce, later } = graph(lib, file);
      return [...atOnce, ...later];
    },
  );
  const doors = ['tools.mjs', 'embed.js', 'embed.mjs'];
  expect(files.sort()).toEqual([...new Set([...reached, ...doors])].sort());
});

test('it needs nothing else, and whoever copies the worker has all of it', () => {
  const home = join(lib, '..');
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect({ dependencies, peerDependencies }).toEqual({});
  expect(graph(lib, 'worker.js').atOnce).toEqual(['worker.js']);
});
