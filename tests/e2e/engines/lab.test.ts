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
    await expect.poll(() => evaluate(() => document.querySelector<HTMLElement>('#explain')?.innerText ?? '')).toContain('n: 10 to 8');
    await evaluate(() => document.querySelector<HTMLElement>('.sections a[href*="view=play"]')?.click());
    await expect.poll(() => evaluate(() => document.querySelectorAll('grundy-play svg').length)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
