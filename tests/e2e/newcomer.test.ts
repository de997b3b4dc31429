// Tasks of a newcomer, from the home page and without reading anything else, and how many clicks they take: on a desktop, a tablet and a
// phone.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shared } from '../web/length.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

class Hand {
  clicks = 0;
  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }
}

async function home(options: object): Promise<Hand> {
  const { page } = await site.open('', { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await page.locator('a.card').first().waitFor();
  return new Hand(page);
}

const card = (page: Page, title: string | RegExp) =>
  page.locator('a.card, a.poster').filter({ has: page.getByText(title, { exact: true }) });

describe.each([
  ['1280', 0, { viewport: { width: 1280, height: 900 } }],
  ['820', 1, { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['390', 2, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('%s pixels wide', (_, place, options) => {
  const due = shared(place, 3);
  if (due())
    test('who wins Nim 3, 5, 7, and all winning moves: three clicks at the most', async () => {
      const hand = await home(options);
      await hand.press(card(hand.page, 'Nim'));
      await hand.press(hand.page.locator('.sections').getByRole('link', { name: 'Why' }));
      await hand.page.getByText('3 winning moves: take 1 from heap 1; take 1 from heap 2; take 1 from heap 3.').waitFor();
      expect(await hand.page.locator('.answer').innerText()).toMatch(/^The first player wins/);
      expect(hand.clicks).toBeLessThanOrEqual(3);
      await hand.page.close();
    });

  if (due())
    test('a game is begun with two clicks at the most', async () => {
      const hand = await home(options);
      await hand.press(hand.page.getByRole('link', { name: /^Play: / }).first());
      await hand.page.locator('.play-controls').waitFor();
      expect(hand.clicks).toBeLessThanOrEqual(2);
      await hand.page.close();
    });

  if (due())
    test('the period of {2, 4, 7}: four clicks at the most', async () => {
      const hand = await home(options);
      await hand.press(card(hand.page, /^Bachet.s game$/));
      const field = hand.page.getByLabel('Moves', { exact: true });
      await hand.press(field);
      await field.fill('2,4,7');
      await expect.poll(() => hand.page.locator('.theory').innerText()).toContain('The nimbers have period 3 from heap 8 on (proved).');
      expect(hand.clicks).toBeLessThanOrEqual(4);
      await hand.page.close();
    });

  if (due())
    test('a figure for a page of one’s own: three clicks at the most', async () => {
      const hand = await home(options);
      await hand.press(card(hand.page, 'Pawn on a strip'));
      await hand.press(hand.page.getByRole('button', { name: 'Share' }));
      await hand.press(hand.page.getByRole('button', { name: 'Copy: HTML for your page' }));
      await expect.poll(() => hand.page.evaluate(() => navigator.clipboard.readText())).toContain('<grundy-scope game="ungame"');
      expect(hand.clicks).toBeLessThanOrEqual(3);
      await hand.page.close();
    });
});
