// A long judge call in the page reports progress throughout, and ends soon after a cancel.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../web/engine/api.js';
import { slowness } from '../web/slowness.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Some seconds of work. */
const long = `1200\n${'1000000 1\n1\n'.repeat(1200)}`;

test('a long call reports progress ten times a second, ends within a moment of a cancel, and its worker goes on', async () => {
  const { page, errors } = await site.open('#/nim?view=judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await expect.poll(() => page.getByLabel('Judge output').textContent()).toBe('Yes\nYes\nNo\n');
  let started = 0;
  page.on('worker', () => {
    started += 1;
  });
  const workers = page.workers().length;
  const measured = await page.evaluate(async (input) => {
    const { engine } = document.querySelector('grundy-judge') as unknown as { engine: Engine };
    const shares: number[] = [];
    const cancel = new AbortController();
    let aborted = 0;
    const rejected = engine.judge('ungame', input, { signal: cancel.signal, onProgress: (share) => shares.push(share) }).then(
      () => ({ name: 'no error', after: 0 }),
      (error) => ({ name: error.name as string, after: performance.now() - aborted }),
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const reports = shares.length;
    aborted = performance.now();
    cancel.abort();
    const { name, after } = await rejected;
    const answer = await engine.judge('nim', '1\n5\n0\n');
    const answered = performance.now() - aborted;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { name, after, answer, answered, reports, lateReports: shares.length - reports, shares };
  }, long);
  const { reports, after, answered } = measured;
  console.log(`${reports} reports in 2 s, rejected after ${after.toFixed(1)} ms, another call answered after ${answered.toFixed(1)} ms`);
  expect(measured).toMatchObject({ name: 'AbortError', answer: 'Yes\n', lateReports: 0 });
  expect(reports).toBeGreaterThanOrEqual(20 / slowness());
  expect(measured.shares).toEqual([...measured.shares].sort((a, b) => a - b));
  expect(after).toBeLessThan(50 * slowness());
  // The worker is free after 10 ms, the end of its slice; the rest is room for a slow machine.
  expect(answered).toBeLessThan(250 * slowness());
  expect(started).toBe(0);
  expect(page.workers()).toHaveLength(workers);
  expect(errors).toEqual([]);
  await page.close();
});
