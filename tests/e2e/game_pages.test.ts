// A page a game with an address of its own: something to read at once, the site's page after that, and the same links as everywhere.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePage, homePage, siteAddress } from '../../scripts/vite/game_pages.mjs';
import { openEngine } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { dist, type Host, serve, subPath } from './server.js';
import { type Site, serveSite } from './site.js';

let site: Site;
let host: Host;
const engine = await openEngine();
beforeAll(async () => {
  site = await serveSite();
  host = await serve();
});
afterAll(async () => {
  engine.close();
  await site.close();
  await host.stop();
});
const addressOf = (path: string) => `${host.origin}${subPath}${path}`;

const ids = [...readFileSync(`${dist}index.html`, 'utf8').matchAll(/<a href="\.\/([\w-]+)\/">/g)].map((found) => found[1] as string);

async function visit(path: string, options: Parameters<Site['browser']['newPage']>[0] = {}) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(addressOf(path));
  return { page, errors };
}

test('there is one for each game', () => {
  const list = readFileSync(new URL('../../cpp/games/list.hpp', import.meta.url), 'utf8');
  // And sums, which are of these.
  expect(ids).toHaveLength((list.match(/\bGAME\(/g)?.length ?? 0) + 1);
});

describe.each(ids.filter(oneIn(5)))('%s/', (id) => {
  test('opens at the game, says so to whoever reads its head, and is complete without a script', async () => {
    const { page, errors } = await visit(`${id}/`);
    await page.locator('.answer').first().waitFor();
    const title = await page.locator('.game-title h1').innerText();
    expect(await page.title()).toBe(`${title} · Grundyscope`);
    expect(await page.locator('.read-before').count()).toBe(0);
    expect(page.url()).toBe(addressOf(`${id}/`));
    expect(errors).toEqual([]);
    const head = await page.evaluate(() => ({
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'),
    }));
    expect(head.data).toMatchObject({ '@type': ['WebApplication', 'Game'], name: title, description: head.description });
    await page.close();

    const bare = await visit(`${id}/`, { javaScriptEnabled: false });
    const article = bare.page.locator('.read-before');
    expect(await article.locator('h1').innerText()).toBe(title);
    expect((await article.innerText()).length).toBeGreaterThan(200);
    expect(await article.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1200, 630,
    ]);
    // The sample, byte for byte, as the judge answers it.
    const [input, output] = await article.locator('pre').allTextContents();
    expect(await engine.judge(id, input ?? '')).toBe(output);
    for (const link of await article.locator('dl a, ol + p a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
      expect(link).toMatch(/^https:|\/(lab\/index\.html)?#\/|\/[\w-]+\/$/);
    expect(await bare.page.locator('.read-before h2').allInnerTexts()).toEqual(['Rules', 'The problem']);
    await bare.page.close();
  });
});

test('links, changes, back and reload stay in the site', async () => {
  const { page, errors } = await visit('nim/');
  await page.locator('grundy-table[painted]').waitFor();
  await page.getByLabel('Heaps', { exact: true }).fill('3,5,6');
  await expect.poll(() => page.url()).toBe(addressOf('#/nim?heaps=3,5,6&layer=nimber'));
  await page.goBack();
  await expect.poll(() => page.getByLabel('Heaps', { exact: true }).inputValue()).not.toBe('3,5,6');
  expect(page.url()).toBe(addressOf('nim/'));
  await page.getByRole('combobox', { name: 'All games' }).selectOption('kayles');
  await expect.poll(() => page.locator('.game-title h1').innerText()).toBe('Kayles');
  expect(page.url()).toBe(addressOf('#/kayles'));
  await page.locator('.wordmark').click();
  await page.locator('.home').waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.locator('.game-title h1').innerText()).toBe('Nim');
  await page.reload();
  await expect.poll(() => page.locator('.game-title h1').innerText()).toBe('Nim');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).toMatch(new RegExp(`^${addressOf('')}#/nim\\?`));
  expect(errors).toEqual([]);
  await page.close();
});

describe('whole addresses, where the site’s own is known', () => {
  const game = { id: 'nim', title: 'A "game" <1>', source: 'S', first: 'F' };
  const texts = { kind: 'K', statement: ['One </script> two.'], positions: 'P', terminal: 'T' };
  const html = `<html><head><meta http-equiv="Content-Security-Policy" content="base-uri &#39;none&#39;"><meta charset="utf-8" />
    <meta name="description" content="Games." /><title>Grundyscope</title></head><body><grundy-app></grundy-app><noscript></noscript></body></html>`;

  test('canonical link, preview and data', () => {
    const page = gamePage(html, { game, texts, surprise: 'X', answer: 'A', site: siteAddress('https://example.org/g') });
    expect(page).toContain('<link rel="canonical" href="https://example.org/g/nim/">');
    expect(page).toContain('<meta property="og:image" content="https://example.org/g/nim/picture.png">');
    expect(page).toContain('<title>A &quot;game&quot; &lt;1> · Grundyscope</title>');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      name: game.title,
      url: 'https://example.org/g/nim/',
      description: expect.stringContaining('</script>'),
    });
    const home = homePage(html, { games: [game], site: 'https://example.org/g/' });
    expect(home).toContain('<link rel="canonical" href="https://example.org/g/">');
  });

  test('without it nothing is guessed; what is no address is refused', () => {
    expect(gamePage(html, { game, texts, surprise: 'X', answer: 'A', site: siteAddress('') })).not.toMatch(/canonical|og:url|og:image/);
    expect(() => siteAddress('ftp://example.org/')).toThrow('GRUNDYSCOPE_SITE');
  });
});
