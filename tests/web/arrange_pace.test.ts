// How long a page waits while a graph is arranged: never long, however large the graph.
import { expect, test } from 'vitest';
import { arrange } from '../../web/boards/rules/graph/arrange.js';
import type { Edge } from '../../web/boards/stress.js';
import { graphs, sizeOf } from '../graphs.js';
import { slowness } from './slowness.js';

/** For the first calls of each function, which are slow, and for noise. */
const ROOM = 2;

/** As many vertices and edges as a text may show. */
function largest(): Edge[] {
  let seed = 11;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return Math.floor((256 * seed) / 2147483647);
  };
  return Array.from({ length: 1000 }, (): Edge => [random(), random()]);
}

test.each([
  ...graphs.filter(({ name }) => / (60|30|6)$|Petersen/.test(name)).map((graph) => [graph.name, sizeOf(graph), graph.edges] as const),
  ['256 vertices, 1,000 edges', 256, largest()] as const,
])('%s', async (name, count, edges) => {
  const from = performance.now();
  let [longest, last] = [0, from];
  await arrange(count, edges, false, async () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  longest = Math.max(longest, performance.now() - last);
  console.log(`${name}: ${(performance.now() - from).toFixed(0)} ms, at most ${longest.toFixed(0)} ms at once`);
  expect(longest).toBeLessThan(50 * ROOM * slowness());
});
