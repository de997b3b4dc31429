// The site without its host, and beside newer versions of itself: never a mix, never a surprise, no version older than the one before.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { dist, type Host, serve, subPath } from './server.js';
import { desktop, openPage, openView, painted, type SitePage, sharedBrowser } from './site.js';
import { anotherVersion } from './upload.js';

const engine = await openEngine();
const { games } = engine;
engine.close();

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
let second: string;
let third: string;
let browser: Browser;
beforeAll(async () => {
  second = await anotherVersion(join(folder, 'second'), '-two');
  third = await anotherVersion(join(folder, 'third'), '-3rd');
  browser = await sharedBrowser();
});
afterAll(() => rmSync(folder, { recursive: true }));

let host: Host;
let context: BrowserContext;
beforeEach(async () => {
  host = await serve('application/octet-stream');
  // Hosts let browsers keep what is new tomorrow.
  host.headers = { 'cache-control': 'public, max-age=3600' };
  context = await browser.newContext({ viewport: desktop, serviceWorkers: 'allow' });
});
afterEach(async () => {
  await context.close();
  await host.stop();
});

const home = () => host.origin + subPath;
const open = (hash = '#/nim'): Promise<SitePage> => openPage(context, home() + hash, host.origin);

/** Opens a page and waits until the site is kept. */
async function visit(hash?: string): Promise<SitePage> {
  const opened = await open(hash);
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return opened;
}

const bar = (page: Page) => page.getByText('A new version is ready.');
const script = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
/**
 * Presses the button until the page is in the version whose scripts are called so: where the worker takes longer than the page waits for
 * it, the page comes back as it was.
 */
async function reloadInto(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Reload' });
  await button.click();
  const current = async () => {
    await button.click({ timeout: 100 }).catch(() => {});
    return script(page).catch(() => '');
  };
  await expect.poll(current, { timeout: 60_000, interval: 1000 }).toContain(name);
}
const versions = async (page: Page) => (await page.evaluate(() => caches.keys())).filter((name) => !name.endsWith('active')).length;
const kept = (page: Page, part: string) =>
  page.evaluate(async (part) => {
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return files.flat().filter(({ url }) => url.includes(part)).length;
  }, part);

async function openBoard(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${id}?view=play`);
  await page.locator('grundy-play grundy-board svg').waitFor();
}

test('after one visit every game opens without the host', async () => {
  const { page, errors, elsewhere } = await visit();
  await host.stop();
  await page.reload();
  await painted(page);
  for (const { id, title } of games.filter(oneIn(3))) {
    await page.goto(`${home()}?from=a-link#/${id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await painted(page);
    await openView(page, 'Play');
    await page.locator('grundy-play grundy-board svg').waitFor();
  }
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  await page.goto(`${home()}index.html`);
  await page.waitForSelector('home-page grundy-table[painted]');
  await page.goto(`${home()}embed.html?game=ungame`);
  await painted(page);
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await host.start();
});

test('without the host short addresses work, and a page that is not stored says so', async () => {
  const { page, errors } = await visit();
  await host.stop();
  await page.goto(`${home()}lab/rules`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.title()).not.toContain('not stored');
  await page.goto(`${home()}book/nim`);
  expect(page.url()).toBe(`${home()}book/nim/`);
  await page.getByRole('heading', { level: 1, name: 'Nim' }).waitFor();
  for (const path of ['games/chomp/', 'grundyscope.html']) {
    await page.goto(home() + path);
    await page.getByRole('heading', { level: 1, name: 'This page is not stored' }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await page.locator('lab-editor').waitFor();
  expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
  await page.close();
  await host.start();
});

test('frames of others bring nothing in', async () => {
  const { page } = await openPage(context, `${home()}embed.html?game=nim`, host.origin);
  await painted(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('it keeps all that the site consists of, and not the files that people take away', async () => {
  const { page } = await visit();
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // The pages of the library's games are many.
  const apart = files.filter(
    ({ name, parentPath }) =>
      ['sw.js', 'grundyscope.html', 'grundyscope-book.html', 'grundyscope-lab.html', 'embed.mjs', 'THIRD_PARTY_NOTICES.txt'].includes(
        name,
      ) ||
      /^embed-\d|^(how|lab|value)\.js$|\.integrity$/.test(name) ||
      /[/\\]games[/\\]/.test(parentPath),
  );
  expect(await kept(page, '')).toBe(files.length - apart.length + 1);
});

test('a new version waits until it is asked for, and pages of the one before go on', async () => {
  const other = await visit('#/');
  const { page, errors } = await visit('#/');
  const first = await script(page);
  host.folder = second;
  await page.reload();
  await bar(page).waitFor();
  await bar(other.page).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await script(page)).toBe(first);
  await openBoard(page, 'ungame');
  await reloadInto(page, '-two.js');
  await openBoard(page, 'nim');
  expect(await bar(page).count()).toBe(0);

  // The other page has been left alone, and still finds its own parts.
  await openBoard(other.page, 'knights');
  expect(await script(other.page)).toBe(first);
  expect(await kept(page, '-two.js')).toBeGreaterThan(10);
  expect(await versions(page)).toBe(2);

  host.folder = third;
  await page.reload();
  await reloadInto(page, '-3rd.js');
  await expect.poll(() => versions(page)).toBe(2);
  expect(await kept(page, new URL(first).pathname)).toBe(0);

  // The bar of a page that was left behind leads to what is there now.
  await reloadInto(other.page, '-3rd.js');
  expect([...errors, ...other.errors]).toEqual([]);
});

test('a new version starts by itself when no page is open', async () => {
  const { page } = await visit();
  host.folder = second;
  await page.reload();
  await bar(page).waitFor();
  await page.close();
  // The browser takes a moment without any page to notice.
  await expect
    .poll(
      async () => {
        const { page: again } = await open('#/');
        const source = await script(again);
        await again.close();
        return source;
      },
      { interval: 2000, timeout: 30_000 },
    )
    .toContain('-two.js');
});

test('a half-written upload never comes in', async () => {
  const half = join(folder, 'half');
  cpSync(second, half, { recursive: true });
  const late = readdirSync(join(half, 'assets')).find((name) => name.startsWith('dominoes')) ?? '';
  appendFileSync(join(half, 'assets', late), ' ');
  const { page, errors } = await visit();
  host.folder = half;
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise<ServiceWorker | null | undefined>((resolve) =>
      registration?.addEventListener('updatefound', () => resolve(registration.installing)),
    );
    void registration?.update();
    const worker = await found;
    return new Promise((resolve) => {
      const ended = () => worker && ['installed', 'redundant'].includes(worker.state) && resolve(worker.state);
      worker?.addEventListener('statechange', ended);
      ended();
    });
  });
  expect(end).toBe('redundant');
  expect(await versions(page)).toBe(1);
  await page.reload();
  await painted(page);
  expect(await script(page)).not.toContain('-two');
  expect(await bar(page).count()).toBe(0);
  host.folder = second;
  await page.reload();
  await bar(page).waitFor();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText('Hay una versión nueva.').waitFor();
  expect(errors).toEqual([]);
});

test('the worker of docs/hosting.md retires the site: nothing is stored, pages show what the host has', async () => {
  const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const ended = join(folder, 'ended');
  mkdirSync(ended, { recursive: true });
  writeFileSync(join(ended, 'sw.js'), /^<!-- file: sw\.js -->\n```js\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '');
  writeFileSync(join(ended, 'index.html'), '<!doctype html><title>Moved</title><h1>The site has moved</h1>');
  const { page } = await visit();
  await page.evaluate(() => caches.open('theirs'));
  const { page: home } = await visit('');
  for (const one of [page, home]) await one.waitForLoadState('networkidle');
  host.folder = ended;
  // As on each visit; browsers leave it out while they still do the same for another page.
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const stored = () => page.evaluate(() => caches.keys());
  await expect.poll(() => update().then(stored, () => 'in between')).toEqual(['theirs']);
  // Open pages are loaded anew once the old worker has nothing to do. Readers may be faster, and come again where both loads meet.
  for (const one of [page, home]) {
    const moved = async () => {
      await one.goto('about:blank', { timeout: 5000 });
      await one.goto(`${host.origin}${subPath}?again#/nim`, { timeout: 5000 });
      return one.getByRole('heading', { name: 'The site has moved' }).isVisible();
    };
    await expect.poll(() => moved().catch(String), { timeout: 60_000 }).toBe(true);
  }
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await stored()).toEqual(['theirs']);
});
