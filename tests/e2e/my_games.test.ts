// My games in the lab: kept, opened, renamed, duplicated, deleted and undone; taken to another browser as a file. All of it by keys, too.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { address, answer, openLab, write } from './lab_editor.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const RULES = 'n: 0..30 = 10\nmove k in 1..3: n -= k';
const text = (page: Page) => page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text);
const button = (page: Page, name: string) => page.locator('lab-my-games').getByRole('button', { name, exact: true });
const titles = (page: Page) => page.locator('.lab-kept-title').allInnerTexts();
const notice = (page: Page) => expect.poll(() => page.locator('.lab-kept-notice').innerText());
const error = (page: Page) => expect.poll(() => page.locator('lab-kept-games .error').innerText());
const dialog = (page: Page) => page.locator('dialog.lab-games');

/** Text typed over a comment would get its slant, which the page's policy refuses with an error. */
async function rewrite(page: Page, text: string): Promise<void> {
  await write(page, '');
  await page.keyboard.press('Delete');
  await write(page, text);
}

async function openGames(page: Page): Promise<void> {
  await button(page, 'My games').click();
  await page.locator('lab-kept-games .lab-kept-file').waitFor();
}

async function keep(page: Page, title: string): Promise<void> {
  await openGames(page);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.keyboard.press('Enter');
  await notice(page).toContain(`“${title}”`);
}

test('a kept game opens where its text was emptied or spoilt, and its address is the same', async () => {
  const { page, errors } = await openLab(site, address(RULES));
  await keep(page, 'Ten stones');
  await page.keyboard.press('Escape');
  for (const spoilt of ['', `${RULES}\nfoo bar`]) {
    await rewrite(page, spoilt);
    await openGames(page);
    await button(page, 'Open: Ten stones').click();
    await expect.poll(() => text(page)).toBe(`# Ten stones\n${RULES}`);
    await answer(page).toContain('The first player wins');
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('a text is kept with its title, over reloads; opened, renamed, duplicated, deleted, undone', async () => {
  const { page, errors } = await openLab(site, address(RULES));
  await answer(page).toContain('The first player wins');
  await keep(page, 'Ten stones');
  // The title is the first comment, and the heading.
  await expect.poll(() => text(page)).toBe(`# Ten stones\n${RULES}`);
  expect(await page.locator('h1').innerText()).toBe('Ten stones');
  await page.keyboard.press('Escape');
  await rewrite(page, `# Twelve\n${RULES.replace('10', '12')}`);
  await answer(page).toContain('The second player wins');
  await keep(page, 'Twelve');
  await page.reload();
  await openGames(page);
  expect(await titles(page)).toEqual(['Twelve', 'Ten stones']);
  await button(page, 'Open: Ten stones').click();
  await answer(page).toContain('The first player wins');
  expect(await dialog(page).isVisible()).toBe(false);
  await openGames(page);
  expect(await page.locator('lab-kept-games').innerText()).toContain('The text in the editor is kept as “Ten stones”.');
  await button(page, 'Rename: Ten stones').click();
  await page.getByLabel('New title').fill('Twelve');
  await page.keyboard.press('Enter');
  await error(page).toContain('Another game is called “Twelve”');
  await page.getByLabel('New title').fill('Ten');
  await page.keyboard.press('Enter');
  await notice(page).toContain('Renamed: “Ten”.');
  // The same text in the editor has the new title, too.
  await expect.poll(() => text(page)).toBe(`# Ten\n${RULES}`);
  await button(page, 'Duplicate: Ten').click();
  await expect.poll(() => titles(page)).toEqual(['Ten 2', 'Twelve', 'Ten']);
  await button(page, 'Delete: Twelve').click();
  await expect.poll(() => titles(page)).toEqual(['Ten 2', 'Ten']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Ten 2', 'Twelve', 'Ten']);
  // Another text of a title replaces the kept one, which comes back with Undo.
  await page.keyboard.press('Escape');
  await rewrite(page, `# Twelve\n${RULES}`);
  await openGames(page);
  await button(page, 'Replace the kept text').click();
  await notice(page).toContain('Replaced: “Twelve”.');
  await button(page, 'Undo').click();
  await button(page, 'Open: Twelve').click();
  await expect.poll(() => text(page)).toContain('= 12');
  expect(errors).toEqual([]);
  await page.close();
});

test('all games are one file, which adds to the games of another browser and replaces none', async () => {
  const { page } = await openLab(site, address(`# One\n${RULES}`));
  await keep(page, 'One');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export all').click()]);
  expect(file.suggestedFilename()).toBe('grundyscope-games.json');
  const path = (await file.path()) as string;
  const { grundyscope, games } = JSON.parse(readFileSync(path, 'utf8'));
  expect([grundyscope, games.map(({ title, text }: { title: string; text: string }) => [title, text])]).toEqual([
    1,
    [['One', `# One\n${RULES}`]],
  ]);
  const other = await openLab(site, address(`# One\n${RULES.replace('10', '11')}`));
  await keep(other.page, 'One');
  await other.page.locator('lab-kept-games input[type=file]').setInputFiles(path);
  await notice(other.page).toContain('1 game imported.');
  expect((await titles(other.page)).sort()).toEqual(['One', 'One 2']);
  await other.page.locator('lab-kept-games input[type=file]').setInputFiles(path);
  await notice(other.page).toContain('0 games imported; 1 kept already.');
  await other.page
    .locator('lab-kept-games input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"grundyscope":1,"games":[{"title":"A"}]}') });
  await error(other.page).toBe(
    'Game 1, "text": expected a rule text in quotes, of at most 20,000 characters, got nothing. Nothing was imported.',
  );
  expect((await titles(other.page)).sort()).toEqual(['One', 'One 2']);
  await page.close();
  await other.page.close();
});

test('the browser that keeps nothing says so, and another tab shows what is kept', async () => {
  const { page } = await openLab(site, address(`# One\n${RULES}`));
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await openGames(tab);
  await keep(page, 'One');
  await expect.poll(() => titles(tab)).toEqual(['One']);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(page, 'Delete: One').click();
  await error(page).toContain('This browser does not keep the games');
  expect(await titles(page)).toEqual(['One']);
  await page.close();
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('%i pixels wide, in %s colours, it is accessible and in the window', async (width, colorScheme) => {
  const { page } = await openLab(site, address(`# ${'A long title '.repeat(5)}\n${RULES}`), width);
  await page.emulateMedia({ colorScheme });
  await openGames(page);
  await button(page, 'Keep this text').click();
  await page.locator('[data-renames]').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.close();
});
