// The library of games: one page with all of them, and a page for each, which is complete without scripts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryPaths } from '../../scripts/vite/game_pages.mjs';
import { readExample } from '../../web/lab/example.js';
import { factsOf } from '../../web/lab/facts.js';
import { byLength, oneIn, shared } from '../web/length.js';
import { violations } from './axe.js';
import { dist, subPath } from './server.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const folder = new URL('../../web/lab/gallery/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const files = readdirSync(folder);
const games = files.map((name) => readExample(name.replace('.game', ''), fileOf(name), 'en'));

async function visit(path: string, options: Parameters<Site['browser']['newPage']>[0] = {}) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.address.replace('index.html', path));
  return { page, errors };
}

/** A short run does a part of the part. */
const few = (every: number) => (_: unknown, index: number) => byLength(index % every === 0, true);

const titles = (page: Page) => page.locator('.card-title').allInnerTexts();

test('each game is there once, with a picture of its own that is painted when it comes into view', async () => {
  const { page, errors } = await visit('games/index.html');
  await page.locator('.card').first().waitFor();
  expect((await titles(page)).sort()).toEqual(games.map(({ title }) => title).sort());
  const last = games.at(-1)?.name;
  // Those far below wait.
  expect(await page.locator(`.picture[data-example="${last}"]`).count()).toBe(1);
  expect(await page.locator('.picture[data-painted]').count()).toBeLessThan(games.length);
  const pictures: string[] = [];
  for (const { name } of games.filter(oneIn(10)).filter(few(3))) {
    const place = page.locator(`.picture[data-example="${name}"]`);
    await place.scrollIntoViewIfNeeded();
    await page.waitForSelector(`.picture[data-example="${name}"][data-painted]`);
    pictures.push(
      await place.evaluate((element) => element.querySelector('canvas')?.toDataURL() ?? element.querySelector('svg')?.innerHTML ?? name),
    );
  }
  expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('games are grouped by what they are played with or by what solves them, and are searched by any name', async () => {
  const { page, errors } = await visit('games/index.html');
  const headings = page.locator('.group h2');
  await expect.poll(() => headings.first().innerText()).toBe('Numbers');
  await page.getByLabel('what solves them').check();
  await expect.poll(() => headings.first().innerText()).toBe('Nim in disguise');
  expect(await page.locator('.group').first().locator('.card-title').allInnerTexts()).toContain('Poker Nim');
  const field = page.getByLabel('Search among games');
  await field.fill('Bulo');
  await expect.poll(() => titles(page)).toEqual(['TacTix']);
  expect(await page.getByLabel('what solves them').count()).toBe(0);
  await field.fill('no such game');
  await expect.poll(() => page.locator('[role=status]').innerText()).toContain('No game is called “no such game”.');
  await field.fill('kayles');
  await expect.poll(async () => (await titles(page))[0]).toBe('Kayles');
  // A built-in game has its own page, a page of the library, and its rules in the lab.
  const card = page.locator('.card-of').first();
  const addresses = await card.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href.split('/path/')[1]));
  expect(addresses).toEqual(['kayles/', 'games/kayles/index.html', expect.stringMatching(/^lab\/index\.html#\/rules\?/)]);
  await field.press('Enter');
  await page.locator('.game grundy-table[painted]').waitFor();
  expect(page.url()).toContain('kayles');
  expect(errors).toEqual([]);
  await page.close();
});

describe.each([
  ['a desktop', 1280, 'light', 0],
  ['a phone', 390, 'dark', 1],
] as const)('on %s', (_, width, colorScheme, place) => {
  test.runIf(shared(place, 2)())('it is read by everybody, in Spanish, too', async () => {
    const { page } = await visit('games/index.html', { viewport: { width, height: 844 }, colorScheme, locale: 'es' });
    await page.locator('.picture[data-painted]').first().waitFor();
    expect(await page.locator('h1').innerText()).toBe('La biblioteca de juegos');
    expect(await page.locator('.card-links a').first().getAttribute('href')).toMatch(/^\.\.\/games\/es\/[\w-]+\/index\.html$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
    await page.goto(site.address.replace('index.html', 'games/es/chomp/index.html'));
    await page.locator('grundy-play svg, grundy-scope svg').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

test('without scripts the library lists the pages of all games', async () => {
  const { page } = await visit('games/index.html', { javaScriptEnabled: false });
  const links = page.locator('noscript li a');
  expect((await links.allTextContents()).sort()).toEqual(games.map(({ title }) => title).sort());
  await page.close();
});

const pages = games.flatMap((game) => ['', 'es/'].map((language) => ({ game, path: `games/${language}${game.page}/` })));

test('the library has no page beside those of its games and the census', () => {
  const found = readdirSync(`${dist}games`).filter((name) => name !== 'index.html' && name !== 'es');
  expect(found.sort()).toEqual([...games.map(({ page }) => page), 'census'].sort());
  expect(readdirSync(`${dist}games/es`).sort()).toEqual(found);
});

test('the site map has every page but the English ones of built-in games, which have their own', async () => {
  const paths = await libraryPaths();
  for (const path of paths) expect(existsSync(`${dist}${path}index.html`), path).toBe(true);
  const apart = pages.map(({ path }) => path).filter((path) => !paths.includes(path));
  expect(apart.sort()).toEqual(games.flatMap(({ game }) => (game ? `games/${game}/` : [])).sort());
});

test.each(pages.filter(oneIn(10)).filter(few(2)))('$path is complete without scripts, and leads on', async ({ game, path }) => {
  const { page } = await visit(`${path}index.html`, { javaScriptEnabled: false });
  const article = page.locator('article');
  const { title, notice, rules } = readExample(game.name, fileOf(`${game.name}.game`), path.includes('/es/') ? 'es' : 'en');
  expect(await article.locator('h1').innerText()).toBe(title);
  const text = await article.innerText();
  for (const part of [notice, rules, game.source.split('; ')[0]]) expect(text).toContain(part);
  expect(await article.locator('pre').innerText()).toBe(game.text);
  // The row of the census, of games that have a code, is known, too.
  expect(await article.locator('ul li').count()).toBe(factsOf(fileOf(`${game.name}.game`)).length + (game.code ? 1 : 0));
  // The picture is seen.
  const picture = article.locator('.library-picture :is(img, svg)');
  const box = await picture.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(10);
  if (await picture.evaluate((element) => element instanceof HTMLImageElement))
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const addresses = await page.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const address of addresses) {
    const file = new URL(address).pathname.split(subPath)[1] ?? '';
    expect(existsSync(`${dist}${file}`), address).toBe(true);
  }
  expect(addresses.some((address) => address.includes('lab/index.html#/rules?'))).toBe(true);
  await page.close();
});

test.each(
  pages
    .filter(({ path }) => !path.includes('/es/'))
    .filter(oneIn(10))
    .filter(few(4)),
)('$path has a live figure where scripts run', async ({ path }) => {
  const { page, errors } = await visit(`${path}index.html`);
  await page.waitForFunction(async () => {
    const figure = document.querySelector('grundy-scope') as unknown as { ready?: Promise<void> };
    await figure?.ready;
    return figure?.ready !== undefined;
  });
  expect(errors).toEqual([]);
  await page.close();
});

test.each(['games/census/', 'games/es/census/'])('%s has whole families of games, without scripts, too', async (path) => {
  const { page, errors } = await visit(`${path}index.html`, { javaScriptEnabled: false });
  // A code that is proved, and a board.
  await page.locator('summary').filter({ hasText: '0.1' }).click();
  await page.getByRole('row', { name: /^0\.127 4 46578 / }).waitFor();
  await page.getByRole('row', { name: /^16 32768 / }).waitFor();
  expect(await page.locator('h3').allInnerTexts()).toEqual(['Cram', expect.stringContaining('Node Kayles')]);
  // Records, computed when the page is built: a period, a preperiod, a nimber.
  const text = await page.locator('article').innerText();
  for (const record of [/1550 \(0\.165\)/, /46[,\s]578 \(0\.127\)/, /336 \(\{3,4,5,7,9,11,12,16\}\)/, /7 \(1 × 33\)/])
    expect(text).toMatch(record);
  // On a phone wide tables scroll in regions of their own.
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const game of ['Cram', 'Node Kayles']) {
    const region = page.getByRole('region', { name: game });
    expect(await region.evaluate((one) => one.scrollWidth > one.clientWidth && one.clientWidth <= 390)).toBe(true);
    await region.focus();
    await page.keyboard.press('End');
  }
  for (const name of ['octal', 'subtraction', 'boards']) {
    const address = await page.locator(`a[href$="${name}.csv"]`).getAttribute('href');
    const file = await page.request.get(new URL(address ?? '', page.url()).href);
    expect((await file.text()).split('\n').length).toBeGreaterThan(100);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the census has no accessibility violations, and opens its codes in the lab', async () => {
  const { page, errors } = await visit('games/census/index.html');
  await page.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '0.077' }).click();
  await page.waitForURL(/lab\/index\.html#\/rules/);
  await page.locator('grundy-table[painted]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});
