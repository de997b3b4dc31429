// How pages with a stage are laid out, and what holds there for every view. The rules, and where they are tested:
//
//   the view that is chosen has the screen; nothing is scrolled to    below; screens.test.ts
//   a move is marked by what it does for the player who makes it      below; explain.test.ts, play.test.ts (hints)
//   a choice of the reader is never changed silently                  below; table/hand.test.ts (zoom), spanish.test.ts (what is typed)
//   the position is always visible                                    dialogue.test.ts (off the table), web/following.test.ts
//   what is stale is dim, and cannot be chosen                        below; dialogue.test.ts, lab.test.ts, home.test.ts
//   one notation for a cell                                           below; table/cells.test.ts, dialogue.test.ts (sequences)
//   nothing internal is shown                                         below; web/captions.test.ts
//   numbers have labels, and captions state no theorem in a game      below; quiz.test.ts
//   keys                                                              below; screens.test.ts, present.test.ts, home.test.ts (search)
//   projector and full screen                                         present.test.ts
//
// Tasks that people must be able to do, and the tests for them:
//
//   figures on plain pages and in site builders, instant navigation   embed/{element,pages,hosts,matrix}.test.ts
//   iframes with their height; one file; offline                      embed/frame, single, offline, book.test.ts
//   one engine, started near the viewport; sizes; no other host       embed/element, sizes, share.test.ts
//   no layout shift; fallbacks; policies; themes                      shift, embed/{policies,theme,manners}.test.ts
//   links, Share, printing, saved pictures, CSV                       share, export, export_pictures, embed/print.test.ts
//   zoom, pan, pinch, minimap, go to cell, next lost cell             table/{zoom,hand,slide,keyboard,cells}.test.ts
//   frame times, main thread, first coarse picture                    table/motion, speed, pace, slow_phone.test.ts
//   crisp cells; single lost cells seen from afar; glyphs; legend     table/{cells,zoom}, web/{refine,legend}.test.ts
//   colours under colour blindness                                    web/palette.test.ts
//   keyboard, screen reader, axe                                      table/keyboard, screens, play.test.ts
//   options, one sentence why, mex, nim-sums, notations               explain, play, widths, web/sentences.test.ts
//   play, opponents, undo, quiz that reveals nothing                  play, quiz, widths.test.ts
//   boards by mouse, touch and keyboard; marks; clicks that are none  below; play, widths, draw, board_marks, web/board{s,_marks}.test.ts
//   home, thumbnails, search                                          home, pages, widths.test.ts
//   progress, cancel, errors at their fields, history                 pages, reach, pace, spanish, judge.test.ts
//   one position everywhere; a game in its link                       dialogue, play, share.test.ts
//   the first game is short; the picture that was promised            play, dialogue, web/play.test.ts
//   true sentences, proved and observed                               web/{claims,captions,sentences}.test.ts
//   tabs in reach, skip link, few tab stops, phones                   screens, table/hand (one finger), below
//   sliders, comparing                                                dialogue, widths.test.ts
//   few clicks from home                                              newcomer.test.ts
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { oneIn, shared } from '../web/length.js';
import { openPage, openView, painted, type Site, type SitePage, serveSite } from './site.js';

const engine = await openEngine();
const games = engine.games.map(({ id }) => id);
engine.close();
let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const views = ['Table', 'Play', 'Why', 'How', 'Judge'];
const windows = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

async function openLab(hash = ''): Promise<SitePage> {
  const opened = await openPage(site.browser, site.address.replace('index.html', 'lab/index.html') + hash, new URL(site.address).origin);
  await painted(opened.page);
  return opened;
}

/** The part of the page that has the stage. */
const stage = (page: Page) => page.locator('.table-on-stage > .plate, .game:not(.table-on-stage) > .view .on-stage').first();

async function shareOfStage(page: Page): Promise<number> {
  const { width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
  const window = page.viewportSize() ?? { width: 1, height: 1 };
  return (width * height) / (window.width * window.height);
}

const wide = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
].flatMap((viewport) => ['lab', ...games].map((id) => ({ id, viewport, width: viewport.width })));

test.each(wide.filter(oneIn(10)))('the chosen view has the screen: $id at $width pixels', async ({ id, viewport }) => {
  const { page } = id === 'lab' ? await openLab() : await site.open(`#/${id}`);
  await page.setViewportSize(viewport);
  await painted(page);
  for (const name of await page.locator('.sections a').allInnerTexts()) {
    await openView(page, name);
    await expect.poll(() => shareOfStage(page), { message: name }).toBeGreaterThan(0.55);
    // Nothing is below the window: panels scroll by themselves.
    expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBe(viewport.height);
  }
  await page.close();
});

describe.each(windows.map((viewport, place) => ({ viewport, place, width: viewport.width })))('at $width pixels', ({ viewport, place }) => {
  const dueHere = shared(place, windows.length);
  const touch = viewport.width < 1000;
  const open = (hash: string) => site.open(hash, { viewport, ...(touch && { hasTouch: true }) });

  const some = games.filter((id, i) => oneIn(10)(id, i + 3 * place));
  test.each(some)('the board of %s is in sight, whatever is below it', async (id) => {
    const { page } = await open(`#/${id}?view=play`);
    const board = page.locator('#play grundy-board svg').first();
    await board.waitFor();
    const { y, width, height } = (await board.boundingBox()) as { y: number; width: number; height: number };
    const frame = (await page.locator('#play .on-stage').boundingBox()) as { y: number; height: number };
    expect(Math.min(y + height, frame.y + frame.height) - Math.max(y, frame.y)).toBeGreaterThan(60);
    expect(width).toBeGreaterThan(100);
    await page.close();
  });

  if (dueHere())
    test('moves are marked by what they do for the player who makes them', async () => {
      const { page } = await open('#/nim?heaps=3,5,7&view=explain');
      const rows = page.locator('#explain .options tbody tr');
      await rows.first().waitFor();
      expect(await rows.first().innerText()).toMatch(/✓\s*wins in \d+/);
      expect(await rows.last().innerText()).toMatch(/✗\s*loses in \d+/);
      // The class of the position it leads to comes after.
      expect((await rows.first().innerText()).trim()).toMatch(/wins in \d+\s+P/);
      await openView(page, 'Table');
      expect(await page.locator('grundy-table').innerText()).toContain('For the player to move');
      await page.close();
    });

  if (dueHere())
    test('what the reader has chosen survives another position', async () => {
      const { page } = await open('#/nim?heaps=3,5,7&layer=nimber&view=play');
      await page.getByLabel('Opponent').selectOption({ index: 2 });
      const opponent = await page.getByLabel('Opponent').inputValue();
      await page.getByLabel('Heaps', { exact: true }).fill('3,5,9');
      await expect.poll(() => page.url()).toContain('heaps=3,5,9');
      await expect.poll(() => page.locator('.answer').innerText()).toContain('wins');
      expect(await page.getByLabel('Opponent').inputValue()).toBe(opponent);
      await openView(page, 'Table');
      expect(await page.locator('.layer[aria-pressed=true]').innerText()).toBe('Nimber');
      await page.close();
    });

  if (dueHere())
    test('in a game no caption states a theorem', async () => {
      const { page } = await open('#/nim?heaps=3,5,7&view=play');
      await page.getByRole('button', { name: 'Play this position' }).click();
      await page.locator('.play-controls').waitFor();
      expect(await page.locator('.pattern:visible, .theory:visible, .explain-why:visible').count()).toBe(0);
      // Why says on its stage that the answer is hidden.
      await openView(page, 'Why');
      expect(await stage(page).innerText()).toContain('hidden');
      await page.close();
    });

  if (dueHere())
    test('a cell is named by row and column on a board, elsewhere by its axes, and is gone to by the same', async () => {
      for (const [hash, typed, read, at] of [
        ['#/tabgame', '2,3', /row 2, column 3/, 'at=3,2'],
        ['#/ungame?n=60', '21,4', /pawn 21, move number k 4/, 'at=21,4'],
      ] as const) {
        const { page } = await open(hash);
        await painted(page);
        if (viewport.width < 640) await page.getByRole('button', { name: 'Tools' }).click();
        await page.getByRole('button', { name: 'Go to cell' }).click();
        await page.locator('.go-to input').fill(typed);
        await page.keyboard.press('Enter');
        await expect.poll(() => page.locator('.table-reading').innerText()).toMatch(read);
        await page.keyboard.press('Enter');
        await expect.poll(() => page.url()).toContain(at);
        await page.close();
      }
    });

  if (dueHere())
    test('the list of keys has those of the views; / searches', async () => {
      const { page } = await open('#/nim');
      await painted(page);
      await page.keyboard.press('?');
      const keys = await page.locator('dialog.keys').innerText();
      for (const name of views) expect(keys).toContain(name);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
      await page.close();
    });
});

test.each(games.filter(oneIn(10)))('%s shows nothing internal', async (id) => {
  const { page } = await site.open(`#/${id}`);
  await painted(page);
  for (const name of ['Table', 'Why', 'Play']) {
    await openView(page, name);
    await stage(page).waitFor();
    const shown = await page.evaluate(() =>
      [
        document.querySelector('.game')?.textContent ?? '',
        ...[...document.querySelectorAll<HTMLInputElement>('.game :is(input, textarea)')].flatMap(({ value, placeholder }) => [
          value,
          placeholder,
        ]),
      ].join('\n'),
    );
    expect(shown, name).not.toMatch(/random:\d|\b([a-z]) = \1\b|undefined|\[object|NaN/);
  }
  await page.close();
});

/** Tests of single things: a short run does every third. */
const due = shared(0, 3);

describe('what is stale', () => {
  /** Checks if the first element of a selector is dim, and if clicks are blocked. */
  const seen = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        let opacity = 1;
        for (let at: Element | null = part; at; at = at.parentElement)
          if (getComputedStyle(at).display !== 'contents') opacity *= Number(getComputedStyle(at).opacity);
        return { dim: opacity < 0.6, blocked: getComputedStyle(part).pointerEvents === 'none' };
      });
  const old = { dim: true, blocked: true };
  const current = { dim: false, blocked: false };

  test.each(
    (
      [
        ['table', ['.answer', '.table-plot', '.pattern']],
        ['play', ['.answer', '#play .on-stage .board', '#play .in-panel button']],
        ['explain', ['.answer', '#explain .explain-why', '#explain .on-stage .board']],
      ] as const
    ).filter(oneIn(3)),
  )('is dim from the first key that differs, and nothing of it can be chosen: %s', async (view, parts) => {
    const { page } = await site.open(`#/nim?heaps=3,5,7&view=${view}`);
    for (const part of parts) await page.locator(part).first().waitFor();
    await expect.poll(() => page.locator('.answer').innerText()).toContain('wins');
    // The next solution does not come before it is let in.
    await page.evaluate(() => {
      const { engine } = document.querySelector('game-page') as unknown as { engine: { open(...all: unknown[]): Promise<unknown> } };
      const open = engine.open.bind(engine);
      const gate = new Promise<void>((resolve) => Object.assign(window, { letIn: resolve }));
      engine.open = async (...all) => gate.then(() => open(...all));
    });
    const field = page.getByLabel('Heaps', { exact: true });
    for (const part of parts) expect(await seen(page, part), part).toEqual(current);
    await field.press('End');
    await field.press('1');
    // In the same frame nothing is dimmed yet, so that nothing flickers, but nothing can be hit.
    for (const part of parts) expect((await seen(page, part)).blocked, part).toBe(true);
    for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(old);
    // Neither the field nor the way to other views.
    for (const part of ['#parameter-heaps', '.sections a']) expect(await seen(page, part), part).toEqual(current);
    await expect.poll(() => page.url()).toContain('heaps=3,5,71');
    for (const part of parts) expect(await seen(page, part), part).toEqual(old);
    await page.evaluate(() => (window as unknown as { letIn(): void }).letIn());
    for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(current);
    // Wrong input has no result: the one before stays dim until there is one.
    await field.fill('3,x');
    await page.locator('.game-position [role=alert]').waitFor();
    for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(old);
    await field.fill('3,5,71');
    for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(current);
    await page.close();
  });

  if (due())
    test('a key that is taken back leaves everything as it was', async () => {
      const { page } = await site.open('#/nim?heaps=3,5,7');
      await painted(page);
      const field = page.getByLabel('Heaps', { exact: true });
      await field.press('End');
      await field.press('1');
      await field.press('Backspace');
      await expect.poll(() => seen(page, '.table-plot')).toEqual(current);
      await page.waitForTimeout(400);
      expect(await seen(page, '.table-plot')).toEqual(current);
      await page.close();
    });

  if (due())
    test('the lab: fields, rules and formulas', async () => {
      const { page } = await openLab();
      const parts = ['.answer', '.table-plot'];
      const take = page.locator('.game-position input').last();
      await take.press('End');
      await take.press('x');
      for (const part of parts) expect((await seen(page, part)).blocked, part).toBe(true);
      await page.locator('.game-position [role=alert]').waitFor();
      for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(old);
      await take.press('Backspace');
      for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(current);
      await page.locator('lab-editor .cm-content').click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('\nC = 1 +');
      for (const part of [...parts, '.lab-notes']) await expect.poll(() => seen(page, part), { message: part }).toEqual(old);
      await page.keyboard.type(' 0');
      for (const part of parts) await expect.poll(() => seen(page, part), { message: part }).toEqual(current);
      await openView(page, 'Formula');
      const formula = page.locator('#lab-formula');
      await formula.fill('n % 11 < 2');
      await page.keyboard.press('Enter');
      await page.locator('.lab-result p').waitFor();
      expect(await seen(page, '.lab-result')).toEqual(current);
      await formula.press('End');
      await formula.press('3');
      await expect.poll(() => seen(page, '.lab-result')).toEqual(old);
      await page.close();
    });

  if (due())
    test('the judge: the output of another input', async () => {
      const { page } = await site.open('#/nim?view=judge');
      await page.getByRole('button', { name: /sample$/i }).click();
      await expect.poll(() => page.getByLabel('Judge output').innerText()).toContain('\n');
      expect(await seen(page, '#judge-output')).toEqual(current);
      await page.getByLabel('Judge input').press('1');
      await expect.poll(() => seen(page, '#judge-output')).toEqual(old);
      await page.getByRole('button', { name: 'Run' }).click();
      await expect.poll(() => seen(page, '#judge-output')).toEqual(current);
      await page.close();
    });
});

if (due())
  test('what is small in a corner is a picture: neither table nor board can be reached there', async () => {
    const { page } = await site.open('#/knights?view=play');
    await page.locator('#play grundy-board svg').waitFor();
    const reached = async () => {
      await page.locator('.game h1').click();
      const stops = new Set<string>();
      for (let i = 0; i < 30; ++i) {
        await page.keyboard.press('Tab');
        stops.add(await page.evaluate(() => (document.activeElement?.closest('.plate, .on-stage')?.className ?? '').split(' ')[0] ?? ''));
      }
      return ['plate', 'on-stage'].filter((part) => stops.has(part));
    };
    expect(await reached()).toEqual(['on-stage']);
    await page.locator('.trade').click();
    expect(await reached()).toEqual(['plate']);
    await page.locator('.trade').click();
    expect(await reached()).toEqual(['on-stage']);
    await page.close();
  });

if (due())
  test('on a phone a strip has a low stage, and the first controls are in sight', async () => {
    for (const id of ['dominoes', 'ungame']) {
      const { page } = await site.open(`#/${id}?view=play`, { viewport: { width: 390, height: 844 }, hasTouch: true });
      await page.locator('#play grundy-board svg').waitFor();
      expect((await stage(page).boundingBox())?.height).toBeLessThan(380);
      const first = await page.getByRole('button', { name: 'Play a short game' }).boundingBox();
      expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844 - 44);
      await page.close();
    }
  });

if (due())
  test('in Spanish too, the buttons of the judge are one row', async () => {
    const { page } = await site.open('#/nim?view=judge', { viewport: { width: 1280, height: 720 }, locale: 'es-ES' });
    const buttons = page.locator('#judge .judge-tools').first().locator('button, .file');
    await buttons.first().waitFor();
    const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top / 8)));
    expect(new Set(tops).size).toBe(1);
    await page.close();
  });

if (due())
  test('several answers on a line of the judge are seen as several links', async () => {
    const { page } = await site.open('#/tabgame?view=judge');
    await page.getByRole('button', { name: /sample$/i }).click();
    await page.getByRole('button', { name: 'By test' }).click();
    const links = page.locator('.judge-answers').first().locator('a');
    await links.first().waitFor();
    const boxes = await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length).toBeGreaterThan(1);
    for (const [i, { left }] of boxes.entries()) if (i > 0) expect(left - (boxes[i - 1]?.right ?? 0)).toBeGreaterThanOrEqual(2);
    await page.close();
  });
