// The book in the browser: live figures, exercises, pages without layout shift that work without scripts, offline, and from disk.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Examples } from '../../web/book/exercise.js';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { dist, type Host, serve, subPath } from './server.js';
import { desktop, openPage, type SitePage, sharedBrowser } from './site.js';

const contents: { chapters: string[]; appendix?: boolean }[] = JSON.parse(
  readFileSync(new URL('../../book/contents.json', import.meta.url), 'utf8'),
);
const ids = contents.flatMap(({ chapters, appendix }) => (appendix ? [] : chapters));
const appendices = contents.flatMap(({ chapters, appendix }) => (appendix ? chapters : []));
const spanish = ids.filter((id) => existsSync(new URL(`../../book/${id}/es.md`, import.meta.url)));
const phone = { width: 390, height: 844 };
const files = import.meta.glob<Record<string, Examples>>('../../book/*/exercises.ts', { eager: true, import: 'examples' });
const examplesOf = (id: string) => files[`../../book/${id}/exercises.ts`] ?? {};

let host: Host;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  host = await serve();
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await host.stop();
});

const addressOf = (id: string) => `${host.origin}${subPath}book/${id}${id && '/'}index.html`;

async function newContext(options: object = {}): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: desktop, ...options });
  contexts.push(context);
  return context;
}

async function open(id: string, options: object = {}): Promise<SitePage> {
  return openPage(await newContext(options), addressOf(id), host.origin);
}

/** The layout shift of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const all = window as unknown as { shifts: number };
    all.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) all.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Every figure of the page comes into the window, one after the other, and draws. */
async function allAlive(page: Page): Promise<number> {
  const figures = page.locator('figure grundy-scope');
  const count = await figures.count();
  for (let i = 0; i < count; ++i) {
    await figures.nth(i).scrollIntoViewIfNeeded();
    await figures.nth(i).evaluate((figure) => (figure as HTMLElement & { ready: Promise<unknown> }).ready);
  }
  return count;
}

const verdict = (page: Page, name: string) => page.locator(`form[data-exercise="${name}"]`);

async function reply(page: Page, name: string, answer: string): Promise<string> {
  const form = verdict(page, name);
  await form.locator('input').fill(answer);
  await form.evaluate((element) => delete (element as HTMLElement).dataset.verdict);
  await form.getByRole('button').click();
  await page.waitForFunction((one) => document.querySelector<HTMLElement>(`form[data-exercise="${one}"]`)?.dataset.verdict, name);
  return form.locator('.verdict').innerText();
}

/** The first right and the first two wrong answers of each exercise. */
async function exercisesJudge(page: Page, id: string): Promise<void> {
  for (const [name, { right, wrong }] of Object.entries(examplesOf(id))) {
    const full = `${id}/${name}`;
    for (const [answer, hint] of Object.entries(wrong).slice(0, 2)) {
      const text = await reply(page, full, answer);
      const helped = await verdict(page, full)
        .locator(`.hint[data-hint="${hint}"]`)
        .evaluate((element) => element.textContent?.trim().slice(0, 20));
      expect(text, `${full}: ${answer}`).toContain('Not yet.');
      expect(text.length, `${full}: ${answer}`).toBeGreaterThan(`Not yet. ${helped}`.length - 8);
    }
    expect(await reply(page, full, right[0] ?? ''), full).toContain('Right.');
    expect(await verdict(page, full).getAttribute('data-solved')).toBe('');
  }
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Every seventh chapter in a short run; all of them in Node (tests/web/book.test.ts).
describe.each(ids.filter(oneIn(7)))('%s', (id) => {
  test('its figures are alive and stand still, its exercises judge, nothing is wrong for those who cannot see it', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await watchShifts(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(addressOf(id));
    expect(await allAlive(page)).toBeGreaterThan(1);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);
    await exercisesJudge(page, id);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone, in the dark; and without scripts', async () => {
    const { page } = await open(id, { viewport: phone, colorScheme: 'dark' });
    expect(await overflow(page)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light dark');
    await page.context().close();
    const { page: silent, elsewhere } = await open(id, { javaScriptEnabled: false });
    const text = await silent.locator('article').innerText();
    expect(text.length).toBeGreaterThan(1500);
    for (const image of await silent.locator('figure img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    expect(elsewhere).toEqual([]);
    await silent.context().close();
  });
});

/** A window in the light, and a phone in the dark, each in one of the languages. */
const readers = [
  ['', {}],
  ['es/', { viewport: phone, colorScheme: 'dark' }],
] as const;

test.each(appendices.flatMap((id) => readers.map(([language, options]) => [`${language}${id}`, options] as const)).filter(oneIn(2)))(
  '%s: with all open nothing is cut off, and nothing is wrong for those who cannot see it',
  async (id, options) => {
    const { page, errors } = await open(id, options);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

test.each(['index', 'element', 'command', 'games', 'browsers'])(
  'reference/%s.html is read by everybody, and its links lead somewhere',
  async (name) => {
    const context = await newContext({ viewport: phone, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${host.origin}${subPath}reference/${name}.html`);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    const lost = await page.locator('main a').evaluateAll((links) =>
      links.flatMap((link) => {
        const { href, hash, pathname } = link as HTMLAnchorElement;
        return pathname === location.pathname && hash && !document.getElementById(decodeURIComponent(hash.slice(1))) ? [href] : [];
      }),
    );
    expect(lost).toEqual([]);
    const others = await page.locator('main a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    for (const path of new Set(others)) expect(existsSync(dist + path.replace(subPath, '')), path).toBe(true);
    await context.close();
  },
);

test('rules of the practice list open in the lab, solved, and a problem’s game at its position', async () => {
  const { page, errors } = await open('practice');
  const links = page.locator('.practice .open a[href*="lab/"]');
  const count = await links.count();
  const addresses = await page.locator('.practice .open a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  const lab = [await links.nth(0).getAttribute('href'), await links.nth(count - 1).getAttribute('href')];
  const titles = await page.locator('.practice li:has(details) > a').allInnerTexts();
  for (const href of lab) {
    await page.goto(new URL(href ?? '', addressOf('practice')).href);
    await expect.poll(() => page.locator('.answer').first().innerText()).toMatch(/win|draw/);
    expect(await page.locator('[role=alert]').count()).toBe(0);
  }
  // Rules of the list, unlike examples of the lab, have the problem's title there.
  expect(await page.locator('h1').innerText()).toContain(titles.at(-1));
  await page.goto(addresses.find((one) => one.includes('#/nim?')) ?? '');
  await expect.poll(() => page.locator('.answer').first().innerText()).toMatch(/wins/);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the problem at the end of a chapter leads to the judge', async () => {
  const { page, errors } = await open('tabgame');
  await page.locator('.problem').getByRole('link', { name: 'Open the judge' }).click();
  await page.getByLabel('Judge input').waitFor();
  await page.getByRole('heading', { name: 'Check your program' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('links of a proof lead the figure beside it, and from the cell that was picked', async () => {
  const { page } = await open('nim');
  const figure = page.locator('#nim-three grundy-scope');
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => (element as HTMLElement & { ready: Promise<unknown> }).ready);
  await page.getByRole('link', { name: 'leave the diagonal' }).click();
  expect(page.url()).toBe(addressOf('nim'));
  await expect.poll(() => figure.getAttribute('at')).toBe('3,6');
  const misere = page.locator('#nim-misere grundy-scope');
  await page.getByRole('link', { name: 'normal play' }).click();
  await expect.poll(() => misere.getAttribute('misere')).toBe('0');
});

test('an exercise for a program compares its output, one for a proof the steps', async () => {
  const { page } = await open('tabgame');
  await allAlive(page);
  const program = verdict(page, 'tabgame/program');
  const input = await program.locator('pre').innerText();
  const engine = page.locator('grundy-scope').first();
  const output = await engine.evaluate(
    (figure, text) =>
      (figure as HTMLElement & { engine: { judge(game: string, input: string): Promise<string> } }).engine.judge('tabgame', text),
    input,
  );
  const answerWith = async (text: string) => {
    await program.locator('textarea').fill(text);
    await program.evaluate((form) => delete (form as HTMLElement).dataset.verdict);
    await program.getByRole('button').click();
    await expect.poll(() => program.getAttribute('data-verdict')).not.toBeNull();
    return program.locator('.verdict').innerText();
  };
  const [first = '', second = ''] = output.split('\n');
  expect(await answerWith(first)).toContain('expected 2, got 1');
  expect(await answerWith(`${first}\n${second.slice(1)}0`)).toContain('line 2');
  expect(await answerWith(`${first} \r\n${second}\n\n`)).toContain('Right.');
  const proof = verdict(page, 'tabgame/ones');
  await proof.getByRole('button').click();
  expect(await proof.locator('.verdict').innerText()).toContain('Open every step');
  for (const step of await proof.locator('summary').all()) await step.click();
  await proof.getByRole('button').click();
  expect(await proof.locator('.verdict').innerText()).toContain('Done.');
  await page.reload();
  expect(await proof.getAttribute('data-solved')).toBe('');
  await page.context().close();
});

test('a figure shows what an expression is worth, also another one, offline, and without scripts', async () => {
  const { page, errors } = await open('hot-games', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.context().setOffline(true);
  await page.reload();
  const figure = page.locator('#hot-games-thermo grundy-scope');
  await figure.scrollIntoViewIfNeeded();
  const facts = () => expect.poll(() => figure.locator('dd').allInnerTexts());
  await facts().toEqual(['−1/4', '11/4']);
  await page.getByRole('link', { name: '{4|1}', exact: true }).click();
  expect(page.url()).toBe(addressOf('hot-games'));
  await facts().toEqual(['5/2', '3/2']);
  expect(errors).toEqual([]);
  await page.context().close();
  const { page: silent } = await open('es/hot-games', { javaScriptEnabled: false });
  const still = silent.locator('#hot-games-thermo grundy-scope');
  expect(await still.innerText()).toContain('Media −1/4, temperatura 11/4.');
  expect(await still.getByRole('img').getAttribute('aria-label')).toContain('Pared de Izquierda: 1 en t = 0');
  expect(await still.getByRole('link').getAttribute('href')).toBe('../../../value/index.html#value=%7B4%7C1%7C%7C-3%7D');
  await silent.context().close();
});

test('each kind of game in the diagram comes to its figure, one after the other', async () => {
  const { page, errors } = await open('games');
  const figure = page.locator('#games-kinds grundy-scope');
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => (element as HTMLElement & { ready: Promise<unknown> }).ready);
  const links = page.locator('.diagram a');
  const count = await links.count();
  expect(count).toBeGreaterThan(5);
  for (let i = 0; i < count; ++i) {
    const { game } = JSON.parse((await links.nth(i).getAttribute('data-set')) ?? '{}');
    await links.nth(i).click();
    await expect.poll(() => figure.getAttribute('game')).toBe(game);
    await figure.evaluate((element) => (element as HTMLElement & { ready: Promise<unknown> }).ready);
    await figure.locator('grundy-board svg').waitFor();
  }
  expect(errors).toEqual([]);
});

test('the site leads to the book: home to its contents, a game to its chapter, in either language', async () => {
  const { page, errors } = await openPage(await newContext(), `${host.origin}${subPath}index.html`, host.origin);
  await page.getByRole('link', { name: 'The book' }).click();
  await expect.poll(() => page.url()).toBe(addressOf(''));
  await page.goto(`${host.origin}${subPath}index.html#/kayles?view=how`);
  await page.locator('#how a[href^="book/"]').click();
  await expect.poll(() => page.url()).toBe(addressOf('kayles'));
  await page.goto(`${host.origin}${subPath}index.html#/nim?view=how`);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.locator('#how a[href^="book/es/"]').click();
  await expect.poll(() => page.url()).toBe(addressOf('es/nim'));
  expect(errors).toEqual([]);
});

test('contents, the chapters in order, what is solved, another language', async () => {
  const { page } = await open('');
  const chapters = page.locator('li[data-chapter]');
  expect(await chapters.count()).toBe(ids.length + appendices.length);
  expect(await violations(page)).toEqual([]);
  await chapters.first().getByRole('link').click();
  for (const id of ids.slice(0, 3)) {
    await expect.poll(() => page.url()).toBe(addressOf(id));
    await page.locator('.turn a[rel="next"]').click();
  }
  await page.goto(addressOf('nim'));
  await reply(page, 'nim/six', '2 4');
  await page.getByRole('link', { name: 'The book' }).click();
  await expect.poll(() => page.locator('li[data-chapter="nim"] .done').innerText()).toMatch(/^1 of \d+ exercises$/);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  await expect.poll(() => page.locator('li[data-chapter="nim"] .done').innerText()).toMatch(/^1 de \d+ ejercicios$/);
  expect(await violations(page)).toEqual([]);
});

/** Whether the contents beside the text keep off the tables of costs, which are wider than the text. */
const besideTables = (page: Page) =>
  page.evaluate(() => {
    const right = document.querySelector('.sections ul')?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('.costs .wide')].every((table) => table.getBoundingClientRect().left >= right);
  });

test.each(spanish.filter(oneIn(7)))('%s in Spanish', async (id) => {
  const { page, errors } = await open(`es/${id}`);
  expect(await page.locator('article').getAttribute('lang')).toBe('es');
  expect(await besideTables(page)).toBe(true);
  expect(await allAlive(page)).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the search finds words, whatever their case, and says when there are none', async () => {
  const { page, errors } = await open('games');
  const field = page.getByRole('searchbox', { name: 'Search the book' });
  await field.fill('MISERE');
  const found = page.locator('.found');
  await expect.poll(() => found.locator('a').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await field.press('Escape');
  expect(await found.isVisible()).toBe(false);
  await field.fill('xyzzyx');
  await expect.poll(() => found.innerText()).toBe('Nothing found.');
  await field.fill('bouton');
  await expect.poll(() => found.locator('a').count()).toBeGreaterThan(0);
  const first = await found.locator('a').first().getAttribute('href');
  await field.press('Enter');
  await expect.poll(() => page.url()).toContain(first?.replaceAll('../', '') ?? 'Bouton');
  expect(errors).toEqual([]);
});

test('after one visit it is there without a network', async () => {
  const { page } = await open('nim', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.context().setOffline(true);
  for (const id of ['cost', 'es/nim', '']) {
    await page.goto(addressOf(id));
    expect((await page.locator('h1').first().innerText()).length).toBeGreaterThan(2);
  }
  await page.goto(`${host.origin}${subPath}book/`);
  await page.locator('li[data-chapter="nim"] a').click();
  expect(await allAlive(page)).toBeGreaterThan(1);
  await reply(page, 'nim/six', '2 4');
});

test('all of it in one file, from a disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a book '));
  const path = join(folder, 'grundyscope-book.html');
  copyFileSync(join(dist, 'grundyscope-book.html'), path);
  const address = pathToFileURL(path).href;
  const { page, errors, elsewhere } = await openPage(await newContext({ offline: true }), address, address);
  expect(await page.locator('article').count()).toBe(ids.length + appendices.length + 1);
  for (const id of ['nim', 'cost', 'numbers']) {
    await page.locator(`li[data-chapter="${id}"] a`).click();
    const figure = page.locator(`article#${id} grundy-scope`).first();
    await figure.evaluate((element) => (element as HTMLElement & { ready: Promise<unknown> }).ready);
    await exercisesJudge(page, id);
  }
  await page.getByRole('searchbox').fill('bouton');
  await expect.poll(() => page.locator('.found a').count()).toBeGreaterThan(0);
  await page.locator('.found a[href^="#nim"]').first().click();
  await expect.poll(() => page.url()).toContain('#nim');
  expect(errors).toEqual([]);
  const figure = page.locator('#numbers-simple grundy-scope');
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.locator('dd').allInnerTexts()).toEqual(['1', '−1']);
  expect(elsewhere).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('the pages of a folder open from a disk', async () => {
  const address = pathToFileURL(join(dist, 'book/nim/index.html')).href;
  const { page, elsewhere } = await openPage(await newContext({ offline: true }), address, pathToFileURL(dist).href);
  expect(await allAlive(page)).toBeGreaterThan(1);
  await reply(page, 'nim/six', '2 4');
  await page.getByRole('searchbox').fill('bouton');
  await expect.poll(() => page.locator('.found a').count()).toBeGreaterThan(0);
  await page.locator('.turn a').first().click();
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  expect(elsewhere).toEqual([]);
});
