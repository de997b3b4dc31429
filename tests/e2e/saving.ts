// The menu "Save" of a table.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { painted, type Site, type SitePage } from './site.js';

/** Opens a page with its table painted and the menu open. */
export async function openMenu(site: Site, hash: string, options: Parameters<Site['open']>[1] = {}): Promise<SitePage> {
  const opened = await site.open(hash, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await painted(opened.page);
  await opened.page.locator('[data-menu=save] summary').click();
  return opened;
}

/** Saves a file by the entry of the menu. */
export async function saved(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-save=${kind}]`).click()]);
  await page.getByText(`Saved ${download.suggestedFilename()}.`).waitFor();
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
