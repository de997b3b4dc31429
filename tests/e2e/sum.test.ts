// Sums of games on the page: played to the end against the perfect opponent, explained at each move, in links and in figures.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { violations } from './axe.js';
import { openBoard, playOnBoard, stateOf } from './board.js';
import { allReady, open, plain, stage, tag } from './embed/harness.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const four = 'knights;n=6;knights=4.3|kayles;rows=3,2|nim;heaps=2,3|bachet;take=1,3,4;n=6';
/** The home page, and what it requests. */
async function opened() {
  const { page, errors } = await site.open('', { colorScheme: 'light' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, errors, requests };
}

const query = (parts: string) => `parts=${encodeURIComponent(parts)}`;

test('four games are played to the end against the perfect opponent, and the nim-sum is explained at each move', async () => {
  const engine = await openEngine();
  const solution = await engine.open('sum', { parts: four });
  await solution.solve();
  const { page, errors } = await openBoard(site, 'sum', query(four), { reducedMotion: 'reduce' });
  const over = page.locator('.play-status b');
  for (let moves = 0; moves < 40 && (await over.count()) === 0; ++moves) {
    const state = await stateOf(page);
    const here = await solution.explain(state);
    // The person moves in won positions, and keeps them: the opponent never gets back.
    expect(here.outcome).toBe('N');
    expect(here.reason).toMatchObject({ kind: 'nim-sum', nimSum: here.nimber });
    const { nimbers, nimSum } = here.reason as { nimbers: number[]; nimSum: number };
    expect(nimbers.reduce((sum, nimber) => sum ^ nimber)).toBe(nimSum);
    expect(here.text).toContain('the nim-sum of the nimbers of the parts is not 0');
    await playOnBoard(page, here.best as string);
    await expect
      .poll(
        async () =>
          (await over.count()) > 0 || ((await stateOf(page)) !== state && (await page.locator('grundy-board[locked]').count()) === 0),
      )
      .toBe(true);
  }
  expect(await over.innerText()).toMatch(/won\./);
  expect(errors).toEqual([]);
  await page.close();
  engine.close();
});

test('why: the nimbers of all parts in binary, and a move that makes their nim-sum 0', async () => {
  const { page, errors } = await site.open(
    `#/sum?${query('kayles;rows=4|nim;heaps=3|rules;text=n: 0..9 = 7\nmove k in 1..3: n -= k')}&view=explain`,
  );
  await page.getByText(/the nim-sum of the nimbers of the parts is not 0 \(1 xor 3 xor 3 = 1\)/).waitFor();
  await page.locator('grundy-explain').getByText('becomes').waitFor();
  // Rules of your own are played on their board.
  await page.locator('grundy-board').getByRole('button', { name: 'take 2 in part 3' }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a link restores the sum and its position', async () => {
  const { page } = await site.open(`#/sum?${query('kayles;rows=4|nim;heaps=3')}&view=play&pos=3,1,2,0,2,3,0`);
  await page.locator('grundy-play grundy-board svg').waitFor();
  expect(await stateOf(page)).toBe('3,1,2,0,2,3,0');
  await page.close();
});

test('a fault is shown at its field, with its part', async () => {
  const { page } = await site.open(`#/sum?${query('nim;heaps=3,x|kayles')}`);
  await page.locator('.field.wrong').getByText('got "x" (part 1: nim, heaps)').waitFor();
  await page.locator('grundy-table[painted]').waitFor();
  await page.close();
});

test('beside what is known of sums, which have no methods, are their table and, on a phone too, their parts', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { page, errors } = await site.open('#/sum?view=how', { viewport });
    await page.getByText('the nimbers of its parts add to 0').waitFor();
    await page.locator('.table-on-stage > .plate canvas').first().waitFor();
    expect(await page.locator('.game-position').getByLabel('Parts').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('the home page has pictures of games whose module it does not load', async () => {
  const { page, errors, requests } = await opened();
  const pictures = page.locator('.card > img');
  await expect.poll(() => pictures.count()).toBe(2);
  for (const theme of ['', '-dark']) {
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/').at(-1))))
      .toEqual([`board${theme}.svg`, `board${theme}.svg`]);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
  }
  expect(requests.filter((address) => address.includes('tools'))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

const on = stage();

test('a figure on a foreign page loads the module of all games once, and only then', async () => {
  const figures = `${tag(`game="sum" parts="${four}" view="play"`, 400)}${tag('game="sum" parts="kayles;rows=5|nim;heaps=4" view="explain"', 400)}`;
  const { page, errors, requests } = await open(on.browser, on.pages.put(plain(on.pages.site, figures)));
  await allReady(page);
  await page.locator('grundy-scope').nth(1).scrollIntoViewIfNeeded();
  await page.getByText('the nim-sum of the nimbers of the parts is 0 (4 xor 4 = 0)').waitFor();
  expect(requests.filter((address) => /\/more-[\d.]+js/.test(address))).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

const domineering = `rules;text=# Domineering
b[2,3]: 0..1 = 0
Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1
Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1`;

test('rule texts of a sum are played on their boards by Left and Right, and moves are reviewed by their means', async () => {
  const { page, errors } = await site.open(`#/sum?${query(`nim;heaps=1|${domineering}`)}&view=play`);
  await page.locator('grundy-board svg').getByText('2: Domineering').waitFor();
  expect(await page.getByLabel('You play').locator('option').allInnerTexts()).toEqual(expect.arrayContaining(['Left', 'Right']));
  await page.getByLabel('Hints').check();
  const means = page.locator('play-means');
  await means.getByText('Here: mean 3/4, temperature 5/4.').waitFor();
  // The left column: what is left there is ±1, not 2.
  await page.locator('grundy-board').getByRole('button', { name: 'domino on a1–a2 in part 2' }).click();
  const row = (i: number) => expect.poll(() => means.locator('tbody tr').nth(i).locator('th, td').allInnerTexts());
  await row(0).toEqual(['1. Left: domino on a1–a2 in part 2', '3/4', '0', '2']);
  await row(1).toEqual([expect.stringMatching(/^2\. Right: /), '0', expect.any(String), '0']);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('the table of a sum of Left and Right tells which of them wins, and the lead is about values', async () => {
  const { page, errors } = await site.open(`#/sum?${query(`nim;heaps=1|${domineering}`)}&part=2`);
  await expect.poll(() => page.locator('.table-legend').innerText()).toMatch(/^If Left begins\s+Left wins/);
  const lead = await page.locator('.in-panel').first().innerText();
  expect(lead).toContain('the values of the parts are added');
  expect(lead).not.toContain('nim-sum');
  expect(lead).toContain('Part 2 of 2 in the table: Domineering.');
  expect(errors).toEqual([]);
  await page.close();
});

test('parts of Left and Right add up by their values', async () => {
  const { page, errors } = await site.open(
    `#/sum?${query('nim;heaps=1|rules;text=n: 0..9 = 3\nLeft: n -= 1\nRight: n -= 3|rules;text=m: 0..9 = 5\nLeft: m -= 1\nRight: m -= 5')}&view=explain`,
  );
  await expect.poll(() => page.locator('.answer').innerText()).toContain('Left wins; also if Right begins; value ');
  await expect
    .poll(() => page.locator('#explain').innerText())
    .toMatch(/The parts are worth \*, \{2\|0\}, .* The hottest is part \d: a move there is worth/);
  expect(errors).toEqual([]);
  await page.close();
});
