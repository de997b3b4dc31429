// Inputs of the judges' own maximum sizes, or beyond, answered in the page well under a second. The bound leaves room for a slow machine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { slowness } from '../web/slowness.js';
import { type Site, serveSite } from './site.js';

const MOST_MS = 2000;

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Numbers 0 <= x < bound, the same every time (Park and Miller's generator). */
function numbers(count: number, bound: number): number[] {
  let state = 12345;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  });
}

const digits = (count: number) => numbers(count, 2).join('');
const inputs: Record<string, string> = {
  dominoes: `30 2 16\n${'0'.repeat(30)}\n`,
  tabgame: `1\n${digits(100_000)}\n${digits(100_000)}\n100000\n${numbers(200_000, 100_000)
    .map((x, i) => `${x + 1}${i % 2 ? '\n' : ' '}`)
    .join('')}`,
  'letter-picking': `1\n${numbers(2000, 26)
    .map((x) => String.fromCharCode(97 + x))
    .join('')}\n`,
  ungame: `1\n1000000 50\n${numbers(50, 1_000_000)
    .map((x) => x + 1)
    .join(' ')}\n`,
  bachet: '1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 380 11 7000 5 4 8 30000 13\n',
  'exponential-game': `1\n100000\n${numbers(100_000, 100_000)
    .map((x) => x + 1)
    .join(' ')}\n`,
};

test.each(Object.keys(inputs))('%s', async (id) => {
  const input = inputs[id] as string;
  const engine = await openEngine();
  const expected = await engine.judge(id, input);
  engine.close();
  const { page } = await site.open(`#/${id}?view=judge`);
  await page.locator('grundy-judge textarea').first().waitFor();
  const took = await page.evaluate(
    async ([text, wanted]) => {
      const area = document.querySelector('grundy-judge textarea') as HTMLTextAreaElement;
      const output = document.querySelector('#judge-output') as HTMLOutputElement;
      const run = [...document.querySelectorAll('grundy-judge button')].find(
        (button) => button.textContent?.trim() === 'Run',
      ) as HTMLButtonElement;
      area.value = text as string;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      // The browser's own layout of a hundred thousand typed lines is not ours to measure.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const start = performance.now();
      run.click();
      while (output.textContent !== wanted) {
        if (performance.now() - start > 20_000) return Number.POSITIVE_INFINITY;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return performance.now() - start;
    },
    [input, expected],
  );
  console.log(`${id}: ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(MOST_MS * slowness());
  await page.close();
});
