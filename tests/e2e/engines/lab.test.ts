// The lab in every engine: rules come with the address, others are typed, and the table, the answer, the reasons and the board are theirs.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Host, serve, subPath } from '../server.js';
import { inEveryEngine } from './pages.js';

let host: Host;
beforeAll(async () => {
  host = await serve();
});
afterAll(() => host.stop());

const text = 'x: 0..9 = 3\ny: 0..9 = 5\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k';

/** Stones on the vertices of a path, none beside another, with contest input. */
const onGraph = `# sample: 1 0 0 0 0 -> First
read s
print wins ? "First" : "Second"
edges = {(0,1), (1,2), (2,3), (3,4)}
s[5]: 0..1 = 0
move "a stone on {i}" i of s if not s[i] and not any(a == i and s[b] or b == i and s[a] for (a, b) in edges): s[i] = 1
show s on graph edges`;

/** Drags the first vertex of the drawn graph with a mouse. */
function dragVertex(): void {
  const board = document.querySelector('#board svg.board');
  const vertex = board?.querySelector('circle[r="4"][stroke="var(--quiet)"]');
  if (!board || !vertex) throw new Error('no graph is drawn');
  const { left, top, width } = vertex.getBoundingClientRect();
  for (const [type, by] of [
    ['pointerdown', 0],
    ['pointermove', 12],
    ['pointermove', 24],
    ['pointerup', 24],
  ] as const) {
    const at = { clientX: left + width / 2 + by, clientY: top + width / 2 + by, pointerId: 1, pointerType: 'mouse' };
    vertex.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, composed: true, cancelable: true }));
  }
}

inEveryEngine(({ open, always }) => {
  always('solves, draws, explains and plays rules', async () => {
    const { evaluate, type, errors } = await open(`${host.origin}${subPath}lab/index.html#/rules?text=${encodeURIComponent(text)}`);
    const answer = () => evaluate(() => document.querySelector<HTMLElement>('.answer')?.innerText ?? '');
    await expect.poll(answer, { timeout: 20_000 }).toContain('The second player wins');
    await expect.poll(() => evaluate(() => document.querySelectorAll('grundy-table[painted]').length)).toBe(1);

    await evaluate(() => document.querySelector<HTMLElement>('.lab-begin button')?.click());
    await evaluate(() => document.querySelector<HTMLElement>('lab-editor')?.focus());
    await type('n: 0..30 = 10\nmove k in 1..3: n -= k');
    await expect.poll(answer).toContain('The first player wins');
    await evaluate(() => document.querySelector<HTMLElement>('.sections a[href*="view=explain"]')?.click());
    await expect.poll(() => evaluate(() => document.querySelector<HTMLElement>('#explain')?.innerText ?? '')).toContain('take 2');
    await evaluate(() => document.querySelector<HTMLElement>('.sections a[href*="view=play"]')?.click());
    await expect.poll(() => evaluate(() => document.querySelectorAll('grundy-play svg').length)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
  always('draws a graph, moves a vertex, plays on it, judges and compares formulas', async () => {
    const { evaluate, errors } = await open(`${host.origin}${subPath}lab/index.html#/rules?text=${encodeURIComponent(onGraph)}&view=board`);
    const openView = (name: string) =>
      evaluate((view) => document.querySelector<HTMLElement>(`.sections a[href*="view=${view}"]`)?.click(), name);
    const vertices = () => evaluate(() => document.querySelectorAll('#board circle[r="4"][stroke="var(--quiet)"]').length);
    await expect.poll(vertices, { timeout: 20_000 }).toBe(5);
    await evaluate(dragVertex);
    await expect.poll(() => evaluate(() => location.hash)).toMatch(/[?&]vertices-at=[\da-z]+/);

    await openView('play');
    const targets = () => evaluate(() => document.querySelectorAll('grundy-play svg .target').length);
    await expect.poll(targets).toBe(5);
    await evaluate(() =>
      document.querySelector('grundy-play svg .target')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })),
    );
    await expect.poll(targets).toBeLessThan(5);

    await openView('judge');
    await expect.poll(() => evaluate(() => document.querySelector<HTMLElement>('.lab-samples')?.innerText.trim())).toBe('Sample 1: passed');
    await openView('formula');
    await expect
      .poll(() => evaluate(() => document.querySelectorAll('#formula lab-challenge input, #formula lab-challenge textarea').length))
      .toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
