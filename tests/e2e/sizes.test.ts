// Cost of a visit to the site: the compressed sizes of the files loaded.
import { readdirSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizeFault } from '../../scripts/steps/sizes.mjs';
import { dist, subPath } from './server.js';
import { serveSite } from './site.js';

test.each([
  ['first load of the home page', '', 'home-page grundy-table[painted]'],
  ['first load of a game', '#/nim', 'grundy-table[painted]'],
])('%s', async (name, hash, drawn) => {
  const site = await serveSite();
  const { page } = await site.open();
  await page.goto('about:blank');
  // When the first picture was there; what a page loads after that, when it has nothing better to do, does not count.
  await page.addInitScript((selector) => {
    // In the moment of the change, before the page goes on to what it loads at leisure.
    const changes = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      changes.disconnect();
      Object.assign(window, { drawn: performance.timeOrigin + performance.now() });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
  }, drawn);
  const requests: Request[] = [];
  // Those of workers, too.
  page.on('request', (request) => requests.push(request));
  await page.goto(site.address + hash);
  await page.waitForSelector(drawn);
  const drawnAt = await page.waitForFunction(() => (window as { drawn?: number }).drawn);
  const shown = Number(await drawnAt.jsonValue());
  // The times of requests are known once they are answered.
  await Promise.allSettled(requests.map((request) => request.response()));
  const before = requests.filter((request) => request.timing().startTime <= shown);
  const files = new Set(before.map((request) => (request.url().split(subPath)[1] ?? '').split(/[?#]/)[0] || 'index.html'));
  await site.close();
  const loaded = [...files].filter((file) => !file.startsWith('blob:') && !file.startsWith('data:'));
  expect(loaded.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  expect(loaded.filter((file) => /worker-.*\.js$/.test(file))).toHaveLength(1);
  expect(
    sizeFault(
      name,
      loaded.map((file) => dist + file),
    ),
  ).toBeUndefined();
});

test('the module of the games, and the element in one file', () => {
  const wasm = readdirSync(`${dist}assets`).find((name) => name.startsWith('grundyscope') && name.endsWith('.wasm'));
  expect(sizeFault('grundyscope.wasm', [`${dist}assets/${wasm}`])).toBeUndefined();
  for (const file of ['embed.js', 'embed.mjs', 'grundyscope.html']) expect(sizeFault(file, [dist + file])).toBeUndefined();
});
