// The script under the name of its version, held against what is written beside it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allReady, open, stage, tag } from './harness.js';

const on = stage();

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

// Browsers hold a script against its hash only where they may read it.
beforeAll(() => {
  on.pages.host.headers = { 'access-control-allow-origin': '*' };
});
afterAll(() => {
  on.pages.host.headers = {};
});

const page = (integrity: string, kind: 'js' | 'mjs') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><script async ${kind === 'mjs' ? 'type="module"' : ''} src="${on.pages.site}embed-${version}.${kind}" integrity="${integrity}" crossorigin="anonymous"></script><body>${tag('game="kayles"')}`;

test.each(['js', 'mjs'] as const)('embed of a version, %s', async (kind) => {
  const integrity = (await (await fetch(`${on.pages.site}embed-${version}.${kind}.integrity`)).text()).trim();
  const { page: opened, errors } = await open(on.browser, on.pages.put(page(integrity, kind)));
  await opened.waitForFunction(() => customElements.get('grundy-scope') !== undefined);
  await allReady(opened);
  expect(await opened.evaluate(() => (document.querySelector('grundy-scope') as unknown as { version: string }).version)).toBe(version);
  expect(errors).toEqual([]);
  await opened.close();
});

test('another script is none', async () => {
  const { page: opened, errors } = await open(on.browser, on.pages.put(page(`sha384-${'A'.repeat(64)}`, 'js')));
  await expect.poll(() => errors.join()).toContain('integrity');
  expect(await opened.evaluate(() => customElements.get('grundy-scope') === undefined)).toBe(true);
  await opened.close();
});
