// Feeds and e-mail, as the documentation writes them: a picture that is there, and a link that leads to the same figure.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stage } from './harness.js';

const on = stage();

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const guide = readFileSync(here('docs/embedding.md'), 'utf8');
const block = (language: string, start: string): string =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))]
    .map((found) => found[1] as string)
    .find((text) => text.startsWith(start)) ?? '';

/** The documentation's own line makes the picture. */
function picture(): Buffer {
  const line = block('sh', 'grundyscope draw').trim();
  const { status, stdout } = spawnSync('sh', [
    '-c',
    line.replace(/^grundyscope/, here('build/native/grundyscope')).replace(/ > nim\.png$/, ''),
  ]);
  expect([line, status]).toEqual([line, 0]);
  return stdout;
}

test.each([
  ['an item of a feed', block('xml', '<item>')],
  ['the body of an e-mail', block('html', '<table role="presentation"')],
])('%s', async (name, text) => {
  const page = await on.browser.newPage({ javaScriptEnabled: true, viewport: { width: 390, height: 700 } });
  await page.route('https://blog.example/nim.png', (route) => route.fulfill({ contentType: 'image/png', body: picture() }));
  const html = await page.evaluate((source) => {
    if (!source.startsWith('<item>')) return source;
    const item = new DOMParser().parseFromString(source, 'text/xml');
    return item.querySelector('parsererror') ? 'not XML' : (item.querySelector('description')?.textContent ?? '');
  }, text);
  await page.setContent(html);
  const image = page.locator('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(512);
  expect(await image.getAttribute('alt')).toBe('The nimbers of Nim');
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(new Set(links)).toEqual(new Set(['https://games.example/#/nim?heaps=3,5,7']));
  expect(links).toHaveLength(2);
  if (name.includes('e-mail')) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(on.pages.site + new URL(links[0] as string).hash);
  await expect.poll(() => page.locator('.game-title h1').innerText()).toBe('Nim');
  await page.close();
});
