// The lab: rules are written, and the table, the reasons, the play and the link are those of the rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneIn } from '../web/length.js';
import { violations } from './axe.js';
import { address, answer, openLab, write } from './lab_editor.js';
import { openPage, openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const chomp = `row[4]: 0..6 = 6
legal if all(row[i] >= row[i+1] for i in 0..2)
move "bite at {i}, {j}" i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k in i..3
end if row[0] == 0: next wins`;

const open = (hash = '', width = 1280, touch = false) => openLab(site, hash, width, touch);

describe.each([
  ['a desktop', 1280, false],
  ['a phone', 390, true],
] as const)('on %s', (_, width, touch) => {
  test('rules that are typed have a table, an answer, reasons, a game and a link', async () => {
    const { page, errors, elsewhere } = await open('', width, touch);
    await painted(page);
    await write(page, 'n: 0..30 = 10\nmove k in 1..3: n -= k');
    await answer(page).toContain('The first player wins');
    await painted(page);
    await openView(page, 'Play');
    await page.locator('grundy-play svg').first().waitFor();
    await openView(page, 'Why');
    await expect.poll(() => page.locator('#explain').innerText()).toContain('take 2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const again = await open(new URL(page.url()).hash, width, touch);
    await answer(again.page).toContain('The first player wins');
    expect(await again.page.locator('lab-editor .cm-content').innerText()).toContain('n: 0..30 = 10');
    await again.page.close();
    expect([errors, elsewhere]).toEqual([[], []]);
    await page.close();
  });
});

test('a fault is shown at its place in words, the table before it stays, and the next key mends it', async () => {
  const { page } = await open(address('n: 0..30 = 10\nmove k in 1..3: n -= k'));
  await answer(page).toContain('wins');
  await write(page, 'n: 0..30 = 10\nmoev k in 1..3: n -= k');
  await expect.poll(() => page.locator('.lab-faults').innerText()).toContain('Line 2, column 1');
  expect(await page.locator('.lab-faults').innerText()).toContain('move');
  expect(await page.locator('grundy-table[painted]').count()).toBe(1);
  await write(page, 'n: 0..30 = 12\nmove k in 1..3: n -= k');
  await expect.poll(() => page.locator('.lab-faults').count()).toBe(0);
  await answer(page).toContain('The second player wins');
  await page.close();
});

test('what is probably not meant is asked about, and what solving would find is found while it is typed', async () => {
  const { page } = await open(address('n: 0..20 = 9\nmove k in 1..3: n -= k if n > 5'));
  await answer(page).toContain('Draw');
  const doubts = page.locator('.lab-faults');
  await expect.poll(() => doubts.innerText()).toMatch(/^Is this what you mean\?\s+Line 2, column 24: where this condition is false/);
  expect(await page.locator('.cm-lintRange-info').count()).toBe(1);
  expect(await page.locator('.lab-notes li').count()).toBe(1);
  await doubts.getByRole('button').click();
  await page.keyboard.press('Home');
  await write(page, 'n: 0..20 = 9\nmove k in 1..3: n = n - k');
  await expect.poll(() => doubts.innerText()).toMatch(/Line 2, column 17: n = -1 leaves 0\.\.20 at the position 0$/);
  expect(await page.locator('.lab-kept').count()).toBe(1);
  await page.close();
});

test('moves without words are said as they are drawn, and a long list of winning moves ends with a count', async () => {
  const { page } = await open(address('c[15]: 0..1 = 1\nmove i of c: c[i] -= 1'));
  const wins = page.locator('.explain-wins');
  await openView(page, 'Why');
  await expect.poll(() => wins.innerText()).toMatch(/^15 winning moves: take 1; .*; take 12 and 3 more\.$/);
  await openView(page, 'Table');
  await write(page, 'c[15]: 0..1 = 1\nmove "take the coin that is on square number {i} of the long row" i of c: c[i] -= 1');
  await openView(page, 'Why');
  await expect.poll(() => wins.innerText()).toMatch(/^15 winning moves: take .* square number 3 of the long row and 11 more\.$/);
  await page.close();
});

test('a formula that is typed while other rules are read stays', async () => {
  const { page, errors } = await open();
  await painted(page);
  await openView(page, 'Formula');
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }, ...rest: []) {
      const post = () => postMessage.call(this, message, ...rest);
      if (message.kind === 'check') setTimeout(post, 1000);
      else post();
    };
  });
  await page.getByLabel('Examples', { exact: true }).selectOption({ label: 'Kayles' });
  await page.locator('#lab-formula').fill('n % 12 == 0');
  await page.waitForTimeout(2500);
  expect(decodeURIComponent(page.url())).toContain('n % 12 == 0');
  expect(await page.locator('#lab-formula').inputValue()).toBe('n % 12 == 0');
  expect(errors).toEqual([]);
  await page.close();
});

test('broken rules dim what belongs to the last ones that worked, and title, menu and formula follow the text', async () => {
  const { page } = await open();
  await painted(page);
  const dim = async () =>
    page.evaluate(() =>
      ['.answer', '.lab-notes', 'grundy-table', '.game-position', '.lab-formula'].filter((place) => {
        let opacity = 1;
        for (let at: Element | null = document.querySelector(place); at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        return opacity < 0.6;
      }),
    );
  await openView(page, 'Formula');
  const menu = page.getByLabel('Examples', { exact: true });
  await menu.selectOption({ label: 'Kayles' });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Kayles');
  await expect.poll(() => page.title()).toMatch(/^Kayles/);
  await page.locator('#lab-formula').fill('n % 12 == 0');
  await expect.poll(dim).toEqual([]);
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nC = 1 +');
  await expect.poll(dim).toEqual(['.answer', '.lab-notes', 'grundy-table', '.game-position', '.lab-formula']);
  await expect.poll(() => page.getByText('These are the last rules that worked.').count()).toBe(1);
  expect(await page.locator('h1').innerText()).toBe('Your own rules');
  expect(await page.title()).not.toContain('Kayles');
  expect(await menu.locator('option:checked').innerText()).toBe('choose one');
  expect(await page.locator('#lab-formula').inputValue()).toBe('n % 12 == 0');
  expect(await page.locator('.lab-formula button').isDisabled()).toBe(true);
  await page.keyboard.type(' 0');
  await expect.poll(dim).toEqual([]);
  expect(await page.locator('h1').innerText()).toBe('Your own rules');
  await menu.selectOption({ label: 'Euclid' });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Euclid');
  expect(await page.locator('#lab-formula').inputValue()).toBe('');
  await expect.poll(() => page.locator('#lab-formula-help').innerText()).toContain('x ^ y');
  await page.close();
});

test('a fault that only solving finds is shown at its place too, and nothing of the rules before is said of these', async () => {
  const { page } = await open(address('n: 5..70 = 20\nmove k in 1..3: n -= k'));
  await answer(page).toContain('wins');
  // Neither the first positions nor the last are at fault: those are visited before.
  await write(page, 'n: 5..700000 = 20\nmove k in 1..3: n -= k\nmove if n == 350000: n = 1');
  const faults = page.locator('.lab-faults');
  await expect.poll(() => faults.innerText()).toMatch(/^One thing is wrong:\s+Line 3, column 22: /);
  expect(await faults.innerText()).not.toContain('expected a rule text');
  await answer(page).not.toContain('wins');
  expect(await page.locator('.lab-notes').count()).toBe(0);
  // The fault stays in all views.
  await page.locator('grundy-table [role=grid]').click();
  await page.keyboard.press('Escape');
  for (const [name, section] of [
    ['Play', '#play'],
    ['Why', '#explain'],
  ] as const) {
    await openView(page, name);
    expect(await page.locator(section).innerText()).toContain('The rules cannot be solved');
  }
  expect(await page.locator('#explain grundy-certificate').count()).toBe(0);
  await openView(page, 'Table');
  expect(await page.locator('.cm-lintRange-error').count()).toBe(1);
  await faults.getByRole('button').click();
  await page.keyboard.type('#');
  await expect.poll(() => page.locator('lab-editor .cm-content').innerText()).toContain('350000: #n = 1');
  await write(page, 'n: 5..70 = 20\nmove k in 1..3: n -= k');
  await expect.poll(() => faults.count()).toBe(0);
  await answer(page).toContain('wins');
  await openView(page, 'Why');
  await page.locator('#explain grundy-certificate').waitFor();
  await page.close();
});

test('what is typed from an empty page stays as it is typed, whatever is solved meanwhile', async () => {
  const { page } = await open();
  await painted(page);
  await page.getByRole('button', { name: 'Begin with an empty page' }).click();
  const text = 'n: 0..30 = 9\nmove k in 1..3: n -= k\n# and no more';
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.type(text, { delay: 30 });
  await page.waitForTimeout(500);
  expect(await page.locator('lab-editor .cm-content').innerText()).toBe(text);
  await page.close();
});

test('a position that is too large is refused in words, and the next text is solved', async () => {
  const { page } = await open(address('b[6,6]: 0..2 = 0\nmove (i,j) of b if b[i,j] == 0: b[i,j] = 1\nend: next wins'));
  await expect.poll(() => page.locator('.lab-faults').innerText(), { timeout: 30_000 }).toContain('positions');
  await write(page, 'n: 0..30 = 9\nmove k in 1..3: n -= k');
  await answer(page).toContain('The first player wins');
  await page.close();
});

test('in Spanish all of it is Spanish', async () => {
  const { page } = await open();
  await painted(page);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Quitar 1, 3 u 8');
  await expect.poll(() => page.locator('.lab-notes summary').innerText()).toMatch(/resuelto así/i);
  const text = await page.locator('article').innerText();
  expect(text).not.toMatch(/\b(Solved|Copy|Across|Formula|Examples|Heaps|Position|The language)\b/);
  await page.close();
});

test('a program is taken away', async () => {
  const { page } = await open(address('n: 0..30 = 9\nmove k in 1..3: n -= k'));
  await painted(page);
  await openView(page, 'Program');
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  await expect.poll(() => page.locator('.lab-program').innerText()).toContain('def ');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Program in Python' }).click()]);
  expect(download.suggestedFilename()).toBe('rules.py');
  await page.close();
});

test('a formula holds, or is wrong where it is shown', async () => {
  const { page } = await open(address('n: 0..1000 = 10\nmove k in 1..3: n -= k'));
  await painted(page);
  await openView(page, 'Formula');
  await page.locator('#lab-formula').fill('n % 4 == 0');
  await page.locator('.lab-formula button').click();
  await expect.poll(() => page.locator('.lab-result').innerText()).toContain('all 1001 positions');
  await page.locator('#lab-formula').fill('n % 4 == 0 and n < 8');
  await page.locator('.lab-formula button').click();
  await expect.poll(() => page.locator('.lab-result').innerText()).toContain('n = 8');
  await page.locator('.lab-result button').click();
  await expect.poll(() => page.locator('#explain').innerText()).toContain('n = 8');
  await openView(page, 'Formula');
  await page.locator('#lab-formula').fill('m + 1');
  await page.locator('.lab-formula button').click();
  await expect.poll(() => page.locator('.lab-result .error').innerText()).toContain('m');
  await page.close();
});

test('a formula is in the address, and compared again where the link is opened', async () => {
  const { page } = await open(address('n: 0..1000 = 10\nmove k in 1..3: n -= k'));
  await painted(page);
  await openView(page, 'Formula');
  await page.locator('#lab-formula').fill('n % 4');
  await page.locator('#lab-against').selectOption('nimber');
  await expect.poll(() => page.url()).toContain('formula-nimber=n');
  const again = await open(new URL(page.url()).hash);
  await expect.poll(() => again.page.locator('.lab-result').innerText()).toContain('all 1001 positions');
  expect(await again.page.locator('#lab-formula').inputValue()).toBe('n % 4');
  expect(await again.page.locator('#lab-against').inputValue()).toBe('nimber');
  await again.page.close();
  await page.close();
});

test('what is not copied is not said to be, and the note goes when the rules change', async () => {
  const { page } = await open(address('n: 0..30 = 10\nmove k in 1..3: n -= k'));
  await painted(page);
  const copyText = () => page.locator('.lab-take button').nth(1).click();
  const status = page.locator('.lab-take [role="status"]');
  await page.evaluate(() => {
    // As on a page without https, where the old way of copying is refused, too.
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await copyText();
  await expect.poll(() => status.innerText()).toMatch(/\w/);
  expect(await status.innerText()).not.toContain('Copied');
  await page.evaluate(() => {
    document.execCommand = () => true;
  });
  await copyText();
  await expect.poll(() => status.innerText()).toBe('Copied.');
  await write(page, 'n: 0..30 = 10\nmove k in 1..4: n -= k');
  await expect.poll(() => status.innerText()).toBe('');
  await page.close();
});

test('a game of Chomp is played to its end against the solver', async () => {
  const { page, errors } = await open(address(chomp));
  await answer(page).toContain('wins');
  await openView(page, 'Play');
  const play = page.locator('grundy-play');
  await play.locator('svg').first().waitFor();
  await page.getByRole('button', { name: 'Play this position' }).click();
  for (let moves = 0; moves < 30; ++moves) {
    const over = await page.evaluate(() => {
      const { position } = document.querySelector('grundy-play') as unknown as { position?: { options: unknown[] } };
      return position?.options.length === 0;
    });
    if (over) break;
    const best = page.getByRole('button', { name: 'Best move' });
    if (await best.isEnabled().catch(() => false)) await best.click().catch(() => {});
    await page.waitForTimeout(120);
  }
  await expect.poll(() => play.innerText()).toMatch(/You (won|lost)/);
  expect(errors).toEqual([]);
  await page.close();
});

test('games of the library begin in the editor, on their board where they have one', async () => {
  const { page, errors } = await openPage(
    site.browser,
    site.address.replace('index.html', 'games/index.html'),
    new URL(site.address).origin,
  );
  await page.locator('a.card', { hasText: 'Cram' }).first().click();
  await page.locator('.game.view-board .on-stage svg').first().waitFor();
  expect(await page.locator('.lab-faults').count()).toBe(0);
  await page.locator('#lab-menu').selectOption({ label: 'Euclid' });
  await page.locator('.game.view-table').waitFor();
  await painted(page);
  await page.locator('#lab-menu').selectOption({ label: 'Chomp' });
  await page.locator('.game.view-board .on-stage svg').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test.each(['light', 'dark'] as const)('is read by everybody (%s)', async (colorScheme) => {
  const { page } = await open(address(chomp));
  await page.emulateMedia({ colorScheme });
  await answer(page).toContain('wins');
  await openView(page, 'Play');
  await page.locator('grundy-play svg').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('a link to Play sets up the board, however long the rules take to be read', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => {
    // Each answer of the worker takes half a second, as on a slow machine: frames are drawn before the rules are read.
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...call: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, call), 500);
    };
  });
  const { page } = await openPage(
    context,
    site.address.replace('index.html', `lab/index.html${address(chomp)}&view=play`),
    new URL(site.address).origin,
  );
  await page.locator('grundy-play svg').first().waitFor();
  await context.close();
});

test.each(['en', 'es'])('the tabs are beside each other, on a phone with large letters too (%s)', async (language) => {
  const { page } = await open(`${address('n: 0..9 = 3\nmove: n -= 1')}&view=judge`);
  if (language === 'es') await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  const tabs = page.locator('.sections a');
  const places = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
  await expect.poll(async () => new Set((await places()).map(({ top }) => top)).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect
    .poll(() => tabs.evaluateAll((all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent?.trim())))
    .toEqual([]);
  const all = await places();
  for (const [i, { left }] of all.entries()) if (i > 0) expect(left).toBeGreaterThanOrEqual((all[i - 1]?.right ?? 0) - 1);
  // The current one, the last, is in sight.
  await page.reload();
  await expect.poll(async () => Math.round((await places()).at(-1)?.right ?? 999)).toBeLessThanOrEqual(390);
  await page.close();
});

test('the site leads there, and so does an address of rules', async () => {
  const { page } = await site.open('');
  await page.getByRole('link', { name: 'The lab' }).click();
  await page.waitForSelector('lab-editor');
  await page.close();
  const other = await site.open(address('n: 0..30 = 12\nmove k in 1..3: n -= k'));
  await answer(other.page).toContain('The second player wins');
  expect(new URL(other.page.url()).pathname).toMatch(/lab\/index\.html$/);
  await other.page.close();
});

test.each([390, 1280].filter(oneIn(2)))('every example of the page of the language is drawn, at %i px', async (width) => {
  const context = await site.browser.newContext({ viewport: { width, height: 900 } });
  const address = site.address.replace('index.html', 'lab/rules.html');
  const { page, errors, elsewhere } = await openPage(context, address, new URL(site.address).origin);
  const figures = await page.locator('grundy-scope').all();
  expect(figures.length).toBeGreaterThan(12);
  for (const figure of figures) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('grundy-table[painted]').waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open in the lab' }).first().click();
  await answer(page).toContain('The second player wins');
  expect([errors, elsewhere]).toEqual([[], []]);
  await context.close();
});

test('Share has rules of any length, in its link and in its frame', async () => {
  const { page, errors } = await open();
  await write(page, `# ${'Nine, eight and seven. '.repeat(120)}\nn: 0..41 = 41\nmove k in 1..6: n -= k`);
  await answer(page).toContain('wins in 11 moves');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const value = (kind: string) => page.locator(`#share-${kind}`).inputValue();
  expect(await page.locator('dialog.share .notice').count()).toBe(0);
  const again = await open(new URL(await value('link')).hash);
  await answer(again.page).toContain('wins in 11 moves');
  const frame = /src="([^"]*)"/.exec(await value('iframe'))?.[1]?.replaceAll('&amp;', '&') ?? '';
  await again.page.goto(new URL(new URL(frame).search, site.address.replace('index.html', 'embed.html')).href);
  await expect.poll(() => again.page.evaluate(() => document.querySelector('grundy-scope')?.answer?.text)).toContain('wins in 11 moves');
  expect([...errors, ...again.errors]).toEqual([]);
  await again.page.close();
  await page.close();
});

test('the fix of a fault is one Tab from the editor, and undone there', async () => {
  const { page, errors } = await open();
  await painted(page);
  const wrong = 'n: 0..30 = 10\nmove k in 1..3: n = n - k';
  await write(page, wrong);
  const fix = page.locator('.lab-fix');
  await expect.poll(() => fix.innerText()).toBe('Write move k in 1..3: n -= k');
  await page.keyboard.press('Tab');
  expect(await fix.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await answer(page).toContain('The first player wins');
  expect(await fix.count()).toBe(0);
  const text = () => page.locator('lab-editor').evaluate((editor) => (editor as HTMLElement & { text: string }).text);
  expect(await text()).toBe('n: 0..30 = 10\nmove k in 1..3: n -= k');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(text).toBe(wrong);
  await expect.poll(() => fix.count()).toBe(1);
  // A part that no move changes is asked about.
  await write(page, 'n: 0..30 = 10\nm: 1..9 = 3\nmove k in 1..m: n -= k');
  await expect.poll(() => page.locator('.lab-faults').innerText()).toContain('no move changes m: a number that stays is a constant');
  await fix.click();
  await expect.poll(text).toContain('\nm = 3 in 1..9\n');
  expect(errors).toEqual([]);
  await page.close();
});

test.each([1280, 1920])('the short reference stands between the editor and the stage, %i pixels wide', async (width) => {
  const { page } = await open('', width);
  await painted(page);
  const guide = page.locator('.lab-guide');
  await guide.locator('summary').click();
  const boxOf = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return { left: x, right: x + width, bottom: y + height };
  };
  await expect.poll(async () => (await boxOf('.lab-guide')).right <= (await boxOf('.plate')).left).toBe(true);
  expect((await boxOf('.lab-rules')).right).toBeLessThanOrEqual((await boxOf('.lab-guide')).left);
  expect((await boxOf('.table-bar')).right).toBeLessThanOrEqual(width);
  expect((await boxOf('.lab-guide')).bottom).toBeLessThanOrEqual(900);
  expect(await violations(page)).toEqual([]);
  // It goes with the editor.
  await openView(page, 'Play');
  expect(await guide.isVisible()).toBe(false);
  expect((await boxOf('.view-play .on-stage')).left).toBeLessThan(0.45 * width);
  await openView(page, 'Formula');
  expect((await boxOf('.lab-guide')).right).toBeLessThanOrEqual((await boxOf('.view-formula .on-stage')).left);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect((await boxOf('.lab-guide')).left).toBe((await boxOf('.lab-menu')).left);
  await page.close();
});

test('files are called like the title of the text', async () => {
  const { page } = await open(address('# Juego n.º 1: ¡Diez!\nn: 0..30 = 10\nmove k in 1..3: n -= k'));
  await painted(page);
  const saved = async (press: () => Promise<void>) => (await Promise.all([page.waitForEvent('download'), press()]))[0].suggestedFilename();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await saved(() => page.locator('[data-share=png]').click())).toBe('grundyscope-juego-n-º-1-diez.png');
  await page.keyboard.press('Escape');
  await openView(page, 'Program');
  expect(await saved(() => page.getByRole('button', { name: 'Program in C++' }).click())).toBe('juego-n-º-1-diez.cpp');
  await page.close();
});
