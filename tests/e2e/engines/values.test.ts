// Values in every engine: the calculator, the value of a position of the lab with its thermograph, and the layers of its table.
import { afterAll, beforeAll, expect } from 'vitest';
import { type Host, serve, subPath } from '../server.js';
import { inEveryEngine } from './pages.js';

let host: Host;
beforeAll(async () => {
  host = await serve();
});
afterAll(() => host.stop());

const domineering = `h: 1..2 = 2
w: 1..3 = 3
b[2,3]: 0..1
Left (i,j) of b if i + 1 < h and j < w and not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if i < h and j + 1 < w and not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1
show w across, h down`;

inEveryEngine(({ open, test }) => {
  test('the calculator tells a value as it is typed', async () => {
    const { evaluate, type, errors } = await open(`${host.origin}${subPath}value/index.html`);
    const value = () => evaluate(() => document.querySelector<HTMLElement>('.value-headline .game-value')?.innerText ?? '');
    await expect
      .poll(() => evaluate(() => document.querySelectorAll('.expression-field input').length), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('.expression-field input');
      input?.focus();
      input?.select();
    });
    await type('{2|-1/2} + *');
    await expect.poll(value).toBe('{2*|−1/2*}');
    await expect.poll(() => evaluate(() => document.querySelectorAll('.thermograph polyline').length)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('the lab tells the value of a position and shows values, means and temperatures of a table', async () => {
    const { evaluate, errors } = await open(
      `${host.origin}${subPath}lab/index.html#/rules?text=${encodeURIComponent(domineering)}&view=explain`,
    );
    const value = () => evaluate(() => document.querySelector<HTMLElement>('lab-value .value-headline .game-value')?.innerText ?? '');
    await expect.poll(value, { timeout: 20_000 }).toBe('{2|−1/2}');
    await evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.sections a')].find(({ innerText }) => innerText === 'Table')?.click(),
    );
    await expect.poll(() => evaluate(() => document.querySelectorAll('grundy-table[painted]').length)).toBe(1);
    const layer = (name: string) =>
      evaluate(
        (wanted) => [...document.querySelectorAll<HTMLElement>('.table-bar .layer')].find((b) => b.innerText === wanted)?.click(),
        name,
      );
    await expect.poll(() => evaluate(() => document.querySelectorAll('.table-bar .layer').length)).toBe(5);
    await layer('Value');
    const list = () => evaluate(() => document.querySelector<HTMLElement>('grundy-distinct-values')?.innerText ?? '');
    await expect.poll(list).toContain('5 values in 6 positions:');
    await layer('Temperature');
    await expect.poll(list).toContain('3 numbers in 6 positions:');
    expect(errors).toEqual([]);
  });
});
