// What a visit costs: the compressed sizes of what is loaded, as any host sends it.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, subPath } from './server.js';
import { serveSite } from './site.js';

const packed = (file: string) => gzipSync(readFileSync(dist + file), { level: 9 }).length;

test('the site’s first load is at most 200 kB', async () => {
  const site = await serveSite();
  try {
    for (const hash of ['', '#/nim']) {
      const { page } = await site.open(hash);
      await page.waitForSelector(hash ? 'grundy-table[painted]' : 'home-page canvas[data-painted]');
      const loaded = await page.evaluate(() => ['index.html', ...performance.getEntriesByType('resource').map(({ name }) => name)]);
      const files = [...new Set(loaded.map((name) => (name.split(subPath)[1] ?? name).split(/[?#]/)[0] ?? ''))].filter(
        (name) => name && !name.startsWith('blob:'),
      );
      // What workers load is not among the page's resources.
      const worker = readdirSync(`${dist}assets`).find((name) => /^worker-.*\.js$/.test(name));
      const all = new Set([...files, `assets/${worker}`]);
      expect([...all].some((name) => name.endsWith('.wasm'))).toBe(true);
      const size = [...all].reduce((sum, name) => sum + packed(name), 0);
      console.log(`first load of ${hash || 'the home page'}: ${(size / 1000).toFixed(1)} kB in ${all.size} files`);
      expect(size).toBeLessThanOrEqual(200_000);
      await page.close();
    }
  } finally {
    await site.close();
  }
});

test('wasm is at most 100 kB, the element in one file at most 200 kB', () => {
  const wasm = readdirSync(`${dist}assets`).find((name) => name.startsWith('grundyscope') && name.endsWith('.wasm'));
  expect(packed(`assets/${wasm}`)).toBeLessThanOrEqual(100_000);
  for (const file of ['embed.js', 'embed.mjs']) expect(packed(file)).toBeLessThanOrEqual(200_000);
});
