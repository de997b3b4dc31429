#!/usr/bin/env node
// node scripts/pictures.mjs: writes docs/pictures/, the pictures of README.md: a table, a game, the lab, each in light and in dark.
// Needs the site, as `npm run build` leaves it, and Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensure } from './steps/ensure.mjs';
import { chromium } from './steps/needs.mjs';
import { at } from './steps/place.mjs';
import { main } from './steps/terminal.mjs';

const WIDTH = 1280;
const HEIGHT = 760;
/** Until what moves has come to rest. */
const PATIENCE_MS = 1500;

const rules =
  '# Wythoff\nx: 0..40 = 8\ny: 0..40 = 13\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k';

/** {name: [address, what to do before the picture]}. */
const views = {
  table: ['#/ungame?n=1000', async () => {}],
  play: [
    '#/kayles?rows=7,5,3&view=play',
    async (page) => {
      await page.getByLabel('Hints').check();
      await page.locator('.board-hint').first().waitFor();
    },
  ],
  lab: [`lab/index.html#/rules?text=${encodeURIComponent(rules)}&layer=nimber`, async () => {}],
};

await main(async () => {
  await ensure('testing');
  // Imported only now: a fresh clone has neither before.
  const [{ preview }, { chromium: driver }] = [await import('vite'), await import('playwright-core')];
  mkdirSync(at('docs/pictures'), { recursive: true });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await driver.launch({ executablePath: chromium() });
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, [address, prepare]] of Object.entries(views)) {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme });
      await page.goto(new URL(address, server.resolvedUrls.local[0]).href);
      await page.locator('.answer').filter({ hasText: /win/ }).waitFor();
      await prepare(page);
      await page.waitForTimeout(PATIENCE_MS);
      writeFileSync(at(`docs/pictures/${name}${colorScheme === 'dark' ? '-dark' : ''}.png`), await page.screenshot());
      await page.close();
    }
  }
  await browser.close();
  await server.close();
});
