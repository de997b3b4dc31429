// embed.html in frames: the query says what attributes say, the script of docs/embedding.md sizes and dresses it, nothing is asked of
// others.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packed } from '../../../web/base/packed_text.js';
import { open, plain, stage } from './harness.js';

const guide = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
const hostScript = /<script id="grundyscope-frames">[\s\S]*?<\/script>/.exec(guide)?.[0] ?? '';

const on = stage();

const frame = (query: string, height = 440) =>
  `<iframe src="${on.pages.site}embed.html?${query}" title="A game" sandbox="allow-scripts" style="width:100%;height:${height}px;border:0"></iframe>`;

const guided = () => hostScript.replace('https://games.example', new URL(on.pages.site).origin);

test('the script of the guide is a script of about twenty-five lines', () => {
  expect(hostScript.split('\n').length).toBeGreaterThan(10);
  expect(hostScript.split('\n').length).toBeLessThanOrEqual(27);
});

test('a frame takes its query, and asks nothing of others', async () => {
  const { page, errors, requests } = await open(
    on.browser,
    on.pages.put(plain(on.pages.site, frame('game=nim&heaps=4,4&layer=nimber&theme=dark&lang=es&at=3,4'))),
  );
  const inside = page.frameLocator('iframe');
  await expect.poll(() => inside.locator('.pattern').innerText()).toMatch(/^3, 4/);
  expect(await inside.locator('button.layer[aria-pressed=true]').innerText()).toBe('Nimber');
  expect(await inside.locator('.scope').getAttribute('class')).toContain('dark');
  expect(await inside.locator('.table-reading').innerText()).toMatch(/Señala|primer/);
  expect(requests.filter((url) => !url.startsWith(on.pages.site) && !/^(blob|data):|localhost/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a frame whose rules are damaged says so, and shows what can be read of them', async () => {
  const rules = await packed('n: 0..30 = 10\nmove k in 1..3: n -= k\n# Enough words to be cut off somewhere.');
  for (const [query, says] of [
    [`text-z=${rules.slice(0, -9)}`, 'The rules in the address of this frame are damaged. They begin like this:'],
    [`text-z=${rules.slice(0, -9)}&lang=es`, 'Las reglas de la dirección de este marco están dañadas. Empiezan así:'],
    ['text-z=', 'The rules in the address of this frame are damaged.'],
  ] as const) {
    const { page, errors } = await open(on.browser, on.pages.put(plain(on.pages.site, frame(`game=rules&${query}`))));
    const body = page.frameLocator('iframe').locator('body');
    await expect.poll(() => body.innerText()).toContain(says);
    expect(await body.locator('pre').allInnerTexts()).toEqual(query === 'text-z=' ? [] : [expect.stringContaining('n: 0..30 = 10')]);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('with the lines of the guide it has the height that it wants, and the theme of the page', async () => {
  const { page, errors } = await open(
    on.browser,
    on.pages.put(plain(on.pages.site, `${guided()}${frame('game=nim&heaps=9,9,9&view=explain', 200)}${frame('game=ungame&n=300', 200)}`)),
  );
  const height = (index: number) =>
    page
      .locator('iframe')
      .nth(index)
      .evaluate((one) => one.clientHeight);
  await expect.poll(() => height(0)).toBeGreaterThan(600);
  await expect.poll(() => height(1)).toBe(440);
  // Nothing is left to scroll in it.
  const body = page.frameLocator('iframe').first().locator('.panel-body');
  await expect.poll(() => body.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  for (const index of [0, 1]) {
    await expect.poll(() => page.frameLocator('iframe').nth(index).locator('.scope').getAttribute('class')).toContain('dark');
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the lines work in the head, too, where the page has no body yet', async () => {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${guided()}</head>
    <body>${frame('game=nim&heaps=9,9,9&view=explain', 200)}</body></html>`;
  const { page: opened, errors } = await open(on.browser, on.pages.put(page));
  await expect.poll(() => opened.locator('iframe').evaluate((one) => one.clientHeight)).toBeGreaterThan(600);
  await opened.evaluate(() => {
    document.body.className = 'dark';
  });
  await expect.poll(() => opened.frameLocator('iframe').locator('.scope').getAttribute('class')).toContain('dark');
  expect(errors).toEqual([]);
  await opened.close();
});

test('an attribute that would run something is not taken over', async () => {
  const { page, errors } = await open(
    on.browser,
    on.pages.put(plain(on.pages.site, frame('game=nim&onclick=alert(1)&style=display:none&class=x'))),
  );
  const scope = page.frameLocator('iframe').locator('grundy-scope');
  await scope.locator('grundy-table[painted]').waitFor();
  for (const name of ['onclick', 'style', 'class']) expect(await scope.getAttribute(name)).toBeNull();
  expect(errors).toEqual([]);
  await page.close();
});

test('of many messages about the theme only the last ones cost anything', async () => {
  const { page, errors } = await open(on.browser, on.pages.put(plain(on.pages.site, frame('game=nim&theme=light'))));
  const inside = page.frameLocator('iframe').locator('grundy-scope');
  await inside.locator('canvas').first().waitFor();
  await inside.evaluate((figure) => {
    const counted = window as unknown as { changes: number };
    counted.changes = 0;
    new MutationObserver((records) => {
      counted.changes += records.length;
    }).observe(figure, { attributeFilter: ['theme'] });
  });
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    for (let i = 1; i <= 20_000; ++i) frame?.postMessage({ type: 'grundyscope:theme', theme: i % 2 ? 'light' : 'dark' }, '*');
    frame?.postMessage({ type: 'grundyscope:theme', theme: 'auto' }, '*');
  });
  await expect.poll(() => inside.getAttribute('theme'), { timeout: 60_000 }).toBe('auto');
  expect(await inside.evaluate(() => (window as unknown as { changes: number }).changes)).toBeLessThan(2000);
  expect(errors).toEqual([]);
  await page.close();
});
