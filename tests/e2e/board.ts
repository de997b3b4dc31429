// Opens the page of a game with its board in sight, and plays there.
import type { Page } from 'playwright-core';
import type { Site } from './site.js';

export async function openBoard(site: Site, id: string, parameters: string, options: Parameters<Site['open']>[1] = {}) {
  const opened = await site.open(`#/${id}?${parameters}&view=play`, options);
  await opened.page.locator('grundy-play grundy-board svg').waitFor();
  return opened;
}

export const stateOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('grundy-play') as unknown as { position: { state: string } }).position.state);

/** Plays a move through the board, as if its target was clicked. */
export const playOnBoard = (page: Page, move: string) =>
  page.locator('grundy-board').evaluate((board, move) => board.dispatchEvent(new CustomEvent('board-move', { detail: move })), move);
