// Misère play of several components: no nimbers, so the page searches sums, beside a table that has used up its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOnBoard, stateOf } from './board.js';
import { openPage, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const kayles = `n: 0..60 = 20
move "take {k}, leave {a} and {n-k-a}" k in 1..2, a in 0..(n-k)/2 if n >= k: split n into a, n-k-a
end: next wins`;

const open = (view: string) =>
  openPage(
    site.browser,
    site.address.replace('index.html', `lab/index.html#/rules?text=${encodeURIComponent(kayles)}&view=${view}`),
    new URL(site.address).origin,
  );

test('the lab names the search; numbers of moves cover no words', async () => {
  const { page, errors } = await open('explain');
  await page.getByText('The second player wins').waitFor();
  await page.getByText('misère play: who wins a sum is found by search').waitFor({ state: 'attached' });
  const hint = page.locator('#explain .board-hint').first();
  await hint.waitFor();
  const overlap = await page.locator('#explain svg.board').evaluate((board) => {
    const boxes = (selector: string) => [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const words = [...board.querySelectorAll('text')]
      .filter((one) => one.textContent?.includes('take'))
      .map((one) => one.getBoundingClientRect());
    return boxes('.board-hint rect').filter((box) =>
      words.some((word) => box.right > word.left && box.left < word.right && box.bottom > word.top && box.top < word.bottom),
    ).length;
  });
  expect(overlap).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('the perfect opponent wins a lost row, through sums that the table never met', async () => {
  const { page, errors } = await open('play');
  await page.getByRole('button', { name: 'Play this position' }).click();
  const status = page.locator('.play-status');
  for (let turn = 0; turn < 12; ++turn) {
    const before = await stateOf(page);
    const move = await page.evaluate(() => {
      const { options } = (document.querySelector('grundy-play') as unknown as { position: { options: { play: string }[] } }).position;
      return options[Math.floor(options.length / 2)]?.play;
    });
    if (move === undefined) break;
    await playOnBoard(page, move);
    // The board is open again once the opponent has answered.
    const answered = () => page.locator('#play grundy-board').evaluate((board) => !(board as unknown as { locked: boolean }).locked);
    const over = async () => /You (won|lost)/.test(await status.innerText());
    await expect.poll(async () => ((await stateOf(page)) !== before && (await answered())) || (await over())).toBe(true);
    if (await over()) break;
  }
  await expect.poll(() => status.innerText()).toContain('You lost');
  expect(errors).toEqual([]);
  await page.close();
});
