// Embeds on pages as the usual site builders make them, when the page turns dark or light.
import { describe, expect, test } from 'vitest';
import { slowness } from '../../web/slowness.js';
import { builders, figures } from './builders.js';
import { allReady, fixture, leafThrough, open, stage, tag } from './harness.js';

const on = stage();

describe.each(builders)('a page of %s', (builder) => {
  test('turns dark and light, and the figures with it, within 100 ms', async () => {
    const { page } = await open(on.browser, on.pages.put(fixture(builder, on.pages.site, figures)), { colorScheme: 'light' });
    await page.waitForFunction(() => customElements.get('grundy-scope'));
    await leafThrough(page);
    await allReady(page);
    const flip = () =>
      page.evaluate(async () => {
        const scopes = () =>
          [...document.querySelectorAll('grundy-scope')].map((one) => one.shadowRoot?.querySelector('.scope')?.classList.contains('dark'));
        const [before] = scopes();
        const start = performance.now();
        (document.querySelector('#flip') as HTMLElement).click();
        while (scopes().some((dark) => dark === before)) {
          if (performance.now() - start > 2000) break;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return { dark: scopes(), ms: performance.now() - start };
      });
    expect(await page.locator('#table .scope').getAttribute('class')).toContain('light');
    const there = await flip();
    expect(there.dark).toEqual([true, true, true]);
    expect(there.ms).toBeLessThan(100 * slowness());
    // They stay so when the page's colours have come to rest.
    await page.waitForTimeout(500);
    expect(await page.locator('#table .scope').getAttribute('class')).toContain('dark');
    const back = await flip();
    expect(back.dark).toEqual([false, false, false]);
    expect(back.ms).toBeLessThan(100 * slowness());
    await page.close();
  });
});

/** A page that says nothing of its colours. */
const bare = (head: string, site: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${head}<script async src="${site}embed.js"></script><body>${tag('game="nim"', 300)}`;

test.each([
  ['<meta name="color-scheme" content="light dark">', 'dark', true],
  ['<meta name="color-scheme" content="light dark">', 'light', false],
  ['<meta name="color-scheme" content="dark">', 'light', true],
  ['<meta name="color-scheme" content="only light">', 'dark', false],
  ['<style>:root { color-scheme: light dark }</style>', 'dark', true],
  ['<style>:root { color-scheme: dark }</style>', 'light', true],
  ['<style>:root { color-scheme: light }</style><meta name="color-scheme" content="dark">', 'dark', false],
  ['', 'dark', false],
] as const)('the scheme of a page without colours, %s, where the system is %s', async (head, colorScheme, dark) => {
  const { page } = await open(on.browser, on.pages.put(bare(head, on.pages.site)), { colorScheme });
  await allReady(page);
  expect(await page.locator('grundy-scope .scope').getAttribute('class')).toContain(dark ? 'dark' : 'light');
  await page.close();
});

test('a page that changes its style sheet', async () => {
  const sheet = (colour: string) => `data:text/css,body{background:${colour}}`;
  const { page } = await open(on.browser, on.pages.put(bare(`<link rel="stylesheet" href="${sheet('white')}">`, on.pages.site)));
  await allReady(page);
  const looks = () => page.locator('grundy-scope .scope').getAttribute('class');
  for (const [colour, theme] of [
    ['black', 'dark'],
    ['white', 'light'],
  ] as const) {
    await page.evaluate((href) => document.querySelector('link')?.setAttribute('href', href), sheet(colour));
    await expect.poll(looks).toContain(theme);
  }
  await page.close();
});

test.each(['light', 'dark'] as const)('a frame that is told nothing, where the system is %s', async (colorScheme) => {
  const { page } = await open(on.browser, `${on.pages.site}embed.html?game=nim`, { colorScheme });
  await allReady(page);
  expect(await page.locator('grundy-scope .scope').getAttribute('class')).toContain(colorScheme);
  await page.close();
});

test.each([
  ['a white page', '', 'rgb(255, 255, 255)', 'light'],
  ['a page with a colour of its own', 'body { background: #fdf6e3 }', 'rgb(253, 246, 227)', 'light'],
  ['a dark page', 'body { background: #1e2129; color: #ddd }', 'rgb(30, 33, 41)', 'dark'],
  // Quiet text could not be read there.
  ['a page in the middle', 'body { background: #8aa }', 'rgb(252, 251, 247)', 'light'],
] as const)('a figure on %s lies on its paper, in its typeface', async (_, style, paper, theme) => {
  const { page } = await open(on.browser, on.pages.put(bare(`<style>body { font-family: monospace } ${style}</style>`, on.pages.site)));
  await allReady(page);
  const looks = () =>
    page.locator('grundy-scope .scope').evaluate((scope) => {
      const { backgroundColor, fontFamily } = getComputedStyle(scope);
      return { backgroundColor, fontFamily };
    });
  expect(await looks()).toEqual({ backgroundColor: paper, fontFamily: 'monospace' });
  expect(await page.locator('grundy-scope .scope').getAttribute('class')).toContain(theme);
  // The author's styles come first; `inherit` means the page's.
  await page.addStyleTag({ content: 'grundy-scope { --grundy-paper: rgb(1, 2, 3); --grundy-font: fantasy; }' });
  expect(await looks()).toEqual({ backgroundColor: 'rgb(1, 2, 3)', fontFamily: 'fantasy' });
  await page.addStyleTag({ content: 'grundy-scope { --grundy-font: inherit; }' });
  expect((await looks()).fontFamily).toBe('monospace');
  await page.close();
});
