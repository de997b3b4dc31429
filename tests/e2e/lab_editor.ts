// Opens the lab, types into its editor, and reads its answer.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage, type Site, type SitePage } from './site.js';

/** The lab at an address. */
export async function openLab(site: Site, hash: string, width = 1280, touch = false): Promise<SitePage> {
  const context = await site.browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: touch,
    isMobile: touch,
  });
  const opened = await openPage(context, site.address.replace('index.html', `lab/index.html${hash}`), new URL(site.address).origin);
  opened.page.close = () => context.close();
  return opened;
}

/** As somebody types who begins with an empty editor. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

export const answer = (page: Page) => expect.poll(() => page.locator('.answer').innerText());
export const address = (text: string) => `#/rules?text=${encodeURIComponent(text)}`;
