// The page writes, checks and saves the certificate that the command writes for the page's parameters.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { openPage, openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const command = (...args: string[]) => execFileSync(at('build/native/grundyscope'), args, { encoding: 'utf8' });
/** The files that check rules. */
const checkers = ['check', 'check_rules', 'rule_text', 'check_values', 'value_forms'];
const panel = (page: Page, within = '') => page.locator(`${within} grundy-certificate`);
const status = (page: Page, within?: string) => panel(page, within).getByRole('status').innerText();
/** Scrolls to it, since it loads near the viewport. */
async function write(page: Page, name = 'Write the certificate', within?: string): Promise<void> {
  await panel(page, within).scrollIntoViewIfNeeded();
  await panel(page, within).getByRole('button', { name }).click();
}

test('the page writes what the command writes, has it checked, and saves it', async () => {
  const { page, errors } = await site.open('#/kayles?rows=3,4&view=how');
  await write(page);
  await expect
    .poll(() => status(page))
    .toMatch(/^Written, \d\.\d kB, and checked in this page by a program of its own: valid\. It lists every position/);
  const [download] = await Promise.all([page.waitForEvent('download'), write(page, 'Save the certificate')]);
  expect(download.suggestedFilename()).toBe('kayles-certificate.json');
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toBe(command('certify', 'kayles', '-p', 'rows=3,4'));
  expect(command('verify', file)).toBe('valid\n');
  expect(execFileSync('python3', [at('tools/check.py'), file], { encoding: 'utf8' })).toBe('valid\n');
  expect(await violations(page)).toEqual([]);

  // The checker that is linked is the one in the repository, whole.
  const link = await panel(page)
    .getByRole('link')
    .evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  expect(await page.evaluate(async (href) => (await fetch(href)).text(), link)).toBe(readFileSync(at('tools/check.mjs'), 'utf8'));

  // Other parameters, another certificate.
  await page.evaluate(() => {
    location.hash = '#/kayles?rows=5&view=how';
  });
  await panel(page).getByRole('button', { name: 'Write the certificate' }).waitFor();
  expect((await status(page)).trim()).toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test("the lab's page certifies the rules that stand there, as the command does", async () => {
  const text =
    'x: 0..40 = 7 # Wythoff\ny: 0..40 = 9\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k';
  const context = await site.browser.newContext();
  const hash = `#/rules?text=${encodeURIComponent(text)}&x=5`;
  const { page, errors } = await openPage(
    context,
    site.address.replace('index.html', `lab/index.html${hash}`),
    new URL(site.address).origin,
  );
  await painted(page);
  await openView(page, 'Why');
  await write(page);
  await expect
    .poll(() => status(page))
    .toMatch(/^Written, \d\.\d kB, and checked in this page by a program of its own: valid\. It lists every/);
  const [download] = await Promise.all([page.waitForEvent('download'), write(page, 'Save the certificate')]);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toBe(command('certify', 'rules', '-p', `text=${text}`, '-p', 'x=5'));
  expect(execFileSync('python3', [at('tools/check.py'), file], { encoding: 'utf8' })).toBe('valid\n');
  expect(await violations(page)).toEqual([]);
  const links = await panel(page)
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const readable = await page.evaluate((all) => Promise.all(all.map(async (href) => (await fetch(href)).text())), links);
  expect(readable).toEqual(checkers.map((name) => readFileSync(at(`tools/${name}.mjs`), 'utf8')));
  // Other rules, another certificate; what is too large is refused in words.
  await openView(page, 'Table');
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('n: 0..900000 = 900000\nmove k in 1..n: n -= k');
  await openView(page, 'Why');
  await panel(page).getByRole('button', { name: 'Write the certificate' }).waitFor();
  expect((await status(page)).trim()).toBe('');
  await write(page);
  await expect.poll(() => status(page), { timeout: 60_000 }).toMatch(/a position whose options can be listed/);
  expect(errors).toEqual([]);
  await context.close();
});

test('the value of rules with Left and Right is certified where it is chosen', async () => {
  const text = 'n: 0..30 = 9\nLeft k in {1, 3}: n -= k\nRight: n -= 2';
  const address = site.address.replace('index.html', `lab/index.html#/rules?text=${encodeURIComponent(text)}`);
  const context = await site.browser.newContext();
  const { page, errors } = await openPage(context, address, new URL(site.address).origin);
  await painted(page);
  await openView(page, 'Why');
  await page.locator('lab-value .lab-option').first().waitFor();
  await panel(page).scrollIntoViewIfNeeded();
  const choice = panel(page).getByLabel('Proof of');
  await choice.selectOption({ label: 'the value' });
  await write(page);
  await expect.poll(() => status(page)).toMatch(/valid\. It lists the canonical form of every position/);
  const [download] = await Promise.all([page.waitForEvent('download'), write(page, 'Save the certificate')]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(command('certify', 'rules', '-p', `text=${text}`, '--claim', 'value'));
  expect(await violations(page)).toEqual([]);
  // Another claim, another certificate.
  await choice.selectOption({ label: 'who wins' });
  expect((await status(page)).trim()).toBe('');
  await write(page);
  await expect.poll(() => status(page)).toMatch(/valid\. It lists every position that can be reached/);
  expect(errors).toEqual([]);
  await context.close();
});

test('what a formula says of all positions is certified where it is compared', async () => {
  const text = 'n: 0..100\nmove k in 1..3: n -= k';
  const address = site.address.replace('index.html', `lab/index.html#/rules?text=${encodeURIComponent(text)}`);
  const context = await site.browser.newContext();
  const { page, errors } = await openPage(context, address, new URL(site.address).origin);
  await painted(page);
  await openView(page, 'Formula');
  const saved = async (formula: string, against: 'outcome' | 'nimber') => {
    await page.locator('#lab-against').selectOption(against);
    await page.locator('#lab-formula').fill(formula);
    await page.locator('.lab-formula button').click();
    await write(page, undefined, 'lab-challenge');
    await expect
      .poll(() => status(page, 'lab-challenge'))
      .toMatch(/^Written, \d\.\d kB, and checked in this page by a program of its own: valid\./);
    const [download] = await Promise.all([page.waitForEvent('download'), write(page, 'Save the certificate', 'lab-challenge')]);
    const written = readFileSync(await download.path(), 'utf8');
    expect(written).toBe(command('certify', 'rules', '-p', `text=${text}`, '--formula', formula, '--against', against));
    return JSON.parse(written).claim;
  };
  expect(await saved('n % 4 == 0', 'outcome')).toMatchObject({ positions: 101 });
  expect(await saved('n % 5', 'nimber')).toMatchObject({ position: [4], outcome: 'P', nimber: 0 });
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('what is no proof is said to be none, in both languages, and what cannot be certified is refused in words', async () => {
  const { page } = await site.open('#/ungame?n=300000&view=how');
  await write(page);
  await expect.poll(() => status(page), { timeout: 30_000 }).toContain('Nothing is proved.');
  await page.close();
  const spanish = await site.open('#/knights?board=random:600:1:50&view=how', { locale: 'es' });
  await write(spanish.page, 'Escribir el certificado');
  await expect.poll(() => status(spanish.page), { timeout: 30_000 }).toContain('a position whose options can be listed');
  await spanish.page.close();
});

test('writing is cancelled', async () => {
  const { page } = await site.open('#/ungame?view=how');
  await write(page);
  await write(page, 'Cancel');
  await panel(page).getByRole('button', { name: 'Write the certificate' }).waitFor();
  await page.close();
});
