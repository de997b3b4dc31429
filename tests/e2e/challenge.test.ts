// Challenges: a link with a game to win, whose hints are locked, and its code.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { openPage, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('a challenge is made, sent, and won without help', async () => {
  const { page } = await site.open('#/nim?heaps=1,2&view=play');
  await page.locator('.challenge-link summary').click();
  const link = await page.locator('.challenge-link input').inputValue();
  expect(link).toMatch(/#\/nim\?v=1&heaps=1,2&view=play&pos=1,2&challenge=1&side=first&level=perfect&hints=0$/);
  const code = page.getByAltText('QR code of the challenge');
  await code.waitFor();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  expect(await violations(page)).toEqual([]);
  await page.close();

  const { page: other, errors } = await openPage(site.browser, link, new URL(site.address).origin);
  await other.getByText('Win this.').waitFor();
  const help = () =>
    Promise.all(['Hints', 'Best move', 'Perfect line', 'Reveal'].map((name) => other.getByText(name, { exact: true }).count()));
  expect(await help()).toEqual([0, 0, 0, 0]);
  await other.keyboard.press('1');
  expect(await help()).toEqual([0, 0, 0, 0]);
  await other.keyboard.press('2');
  await other.getByRole('button', { name: 'take 1 from heap 2' }).click();
  await expect.poll(() => other.locator('.play-status').innerText()).toContain('Your move.');
  // Reloaded, it is the same game, as locked as before.
  await other.reload();
  await other.getByText('Win this.').waitFor();
  await other
    .getByRole('button', { name: /^take 1 from heap/ })
    .first()
    .click();
  await expect.poll(() => other.locator('.play-status').innerText()).toContain('You won.');
  await other.getByRole('button', { name: 'New game' }).click();
  await other.getByText('Win this.').waitFor();
  expect(await help()).toEqual([0, 0, 0, 0]);
  expect(errors).toEqual([]);
  await other.close();
});

test('the opponent begins where the challenge is for the second player; rules of one’s own are sent whole', async () => {
  const lab = site.address.replace('index.html', 'lab/index.html');
  const text = encodeURIComponent('n: 0..9 = 4\nmove k in 1..2: n -= k');
  const address = `${lab}#/rules?text=${text}&view=play&challenge=1&side=second&level=random&hints=0`;
  const { page } = await openPage(site.browser, address, new URL(site.address).origin);
  await expect.poll(() => page.locator('.play-status').innerText()).toContain('Your move.');
  await page.getByText('Win this. You: the second player. Opponent: random.').waitFor();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.locator('.challenge-link summary').click();
  await expect.poll(() => page.locator('.challenge-link input').inputValue()).toContain('challenge=1&side=second&level=random');
  await page.close();
});
