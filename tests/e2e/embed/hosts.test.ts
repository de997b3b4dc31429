// Pages around figures: they move them, go to another screen, and have their white space removed.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedTexts } from '../../../web/share/texts.js';
import { oneIn } from '../../web/length.js';
import { launch } from '../site.js';
import { allReady, open, openFigures, plain, stage, tag } from './harness.js';

/** The reader's size of texts is set when the browser starts. */
const LARGE = '--blink-settings=defaultFontSize=32';

const on = stage();
const guide = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');

const foot = (page: Page) => page.locator('.panel-foot .pattern').innerText();

const tests: [string, () => Promise<void>][] = [];
const add = (...given: (typeof tests)[number]) => void tests.push(given);

add('a figure that is moved keeps its selected cell and its view, until its attributes change', async () => {
  const { page, errors } = await openFigures(on, `${tag('game="nim" heaps="3,5,7" stray="1" id="one" reveal="load"')}<section></section>`);
  await allReady(page);
  await page.evaluate(() => (document.querySelector('#one') as HTMLElement & { select(cell: number[]): void }).select([3, 4]));
  await expect.poll(() => foot(page)).toMatch(/^3, 4/);
  const link = () => page.locator('#one').evaluate((one) => (one as HTMLElement & { link?: string }).link);
  const before = await link();
  for (const move of ['append', 'prepend'] as const) {
    await page.evaluate(
      (how) => document.querySelector(how === 'append' ? 'section' : 'main')?.[how](document.querySelector('#one') as Element),
      move,
    );
    await allReady(page);
    await expect.poll(() => foot(page)).toMatch(/^3, 4/);
    expect(await link()).toBe(before);
  }
  // Out of the page for a while.
  await page.evaluate(async () => {
    const one = document.querySelector('#one') as HTMLElement;
    one.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector('main')?.append(one);
  });
  await allReady(page);
  await expect.poll(() => foot(page)).toMatch(/^3, 4/);
  await page.evaluate(() => {
    const one = document.querySelector('#one') as HTMLElement;
    one.remove();
    one.setAttribute('heaps', '4,4');
    document.querySelector('main')?.append(one);
  });
  await allReady(page);
  await expect.poll(() => foot(page)).toMatch(/The second player wins/);
  expect(errors).toEqual([]);
  await page.close();
});

add('on a screen of another density the picture is as sharp', async () => {
  const { page } = await openFigures(on, tag('game="nim" reveal="load"'));
  await allReady(page);
  const pixels = () =>
    page.locator('.table-canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width / canvas.getBoundingClientRect().width);
  const devtools = await page.context().newCDPSession(page);
  for (const density of [2, 1.5, 1]) {
    await devtools.send('Emulation.setDeviceMetricsOverride', { width: 1100, height: 800, deviceScaleFactor: density, mobile: false });
    // The emulation reports the change with the next one of any kind.
    await page.emulateMedia({ reducedMotion: density === 1.5 ? 'no-preference' : 'reduce' });
    await expect.poll(pixels).toBeCloseTo(density, 1);
  }
  await page.close();
});

add('readers with large texts: site and figures follow them, with room for the texts', async () => {
  const browser = await launch(LARGE);
  const style = '<style>html{font-size:62.5%}</style>';
  const figures = ['game="nim"', 'game="nim" controls="full" view="play"'].map((one) => tag(`${one} reveal="load"`)).join('');
  const { page } = await open(browser, on.pages.put(plain(on.pages.site, style + figures)), { viewport: { width: 360, height: 800 } });
  await page.waitForFunction(() => customElements.get('grundy-scope'));
  await allReady(page);
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size('.scope')).toBe(32);
  expect(await size('.panel-foot .pattern')).toBeCloseTo(28.8);
  // The axes, too.
  const picture = await page
    .locator('grundy-scope')
    .first()
    .evaluate(async (one) => {
      const { save } = one as HTMLElement & { save(kind: string): Promise<Blob> };
      return (await save.call(one, 'svg')).text();
    });
  expect(picture).toContain('font-size="22.75"');
  // Twice as high; nothing is beyond its edges.
  expect(
    await page
      .locator('grundy-scope')
      .first()
      .evaluate((one) => one.clientHeight),
  ).toBe(880);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const beyond = await page.locator('.scope').evaluateAll(
    (all) =>
      all.flatMap((scope) => {
        const { right } = scope.getBoundingClientRect();
        return [...scope.querySelectorAll('button, a, select, summary')].filter((one) => one.getBoundingClientRect().right > right + 1);
      }).length,
  );
  expect(beyond).toBe(0);
  // As on 320 pixels.
  await page.setViewportSize({ width: 640, height: 800 });
  for (const [hash, drawn] of [
    ['#/nim', 'grundy-table[painted]'],
    ['', 'home-page h1'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`${on.pages.site}index.html${hash}`);
    await page.waitForSelector(drawn as string);
    expect(await size('html')).toBe(34);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  }
  await browser.close();
});

/** As minifiers do it that know nothing of scripts: all white space outside of `pre` becomes single spaces. */
const collapsed = (html: string) =>
  html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(/\s+/g, ' ')))
    .join('');

const rules = 'x: 0..30 = 3\ny: 0..30 = 5\n\n# Wythoff\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\n';
const handed = () =>
  sharedTexts({ route: { game: 'rules', parameters: { text: rules }, view: 'table' }, site: on.pages.site, title: 'Rules', answer: 'x' });

add('a text in `pre` is read when all of it has arrived, and again when it changes', async () => {
  const { page } = await openFigures(on, tag('game="rules" reveal="load"', 300, '<pre></pre>'));
  const add = (text: string) => page.locator('pre').evaluate((pre, rest) => pre.append(rest), text);
  await add('n: 0..30 = 8\nmove k ');
  await expect.poll(() => page.locator('.reason').innerText()).toMatch(/line 2/);
  await add('in 1..3: n -= k');
  await expect.poll(() => foot(page)).toMatch(/The second player wins/);
  await page.close();
});

for (const [form, html] of [
  ['the figure of the guide', () => /<grundy-scope game="rules"[\s\S]*?<\/grundy-scope>/.exec(guide)?.[0] ?? ''],
  ['the tag that is handed out', () => handed().tag],
] as const)
  add(`rules survive minifiers: ${form}`, async () => {
    const page = collapsed(`<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
    <script async src="${on.pages.site}embed.js"></script>
    <body>
    ${html()}`);
    const { page: opened, errors } = await open(on.browser, on.pages.put(page));
    await opened.waitForFunction(() => customElements.get('grundy-scope'));
    const [answer] = (await allReady(opened)) as { text: string }[];
    expect(answer?.text).toMatch(/^The first player wins/);
    expect(errors).toEqual([]);
    await opened.close();
  });

for (const [title, run] of tests.filter(oneIn(2))) test(title, run);
