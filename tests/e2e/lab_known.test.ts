// Findings of the lab about rules: codes, periods, recognised games, boards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, answer, openLab, write } from './lab_editor.js';
import { openView, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const open = (hash: string) => openLab(site, hash);

test('a code of the field is that game, and is written out as rules', async () => {
  const { page, errors } = await open(address('0.137'));
  await answer(page).toContain('The second player wins');
  await page
    .getByRole('spinbutton', { name: 'n', exact: true })
    .or(page.getByLabel('n', { exact: true }))
    .first()
    .fill('21');
  await answer(page).toContain('The first player wins');
  await page.getByRole('button', { name: 'Write out its rules' }).click();
  await expect.poll(() => page.locator('lab-editor .cm-content').innerText()).toContain('split n into a, n - k - a');
  await answer(page).toContain('The first player wins');
  await write(page, '0.7X');
  await expect.poll(() => page.locator('.lab-faults').innerText()).toContain('Line 1, column 4');
  expect(errors).toEqual([]);
  await page.close();
});

test('a period is in the panel, with its theorem; what is seen only is not called proved', async () => {
  const { page, errors } = await open(`${address('0.137')}&N=1000`);
  const period = page.locator('.lab-period');
  await expect.poll(() => period.innerText()).toContain('The nimbers have period 34 from heap 52 on (proved).');
  expect(await period.innerText()).toContain('theorem of Guy and Smith, 1956');
  expect(await period.getByRole('link', { name: /^About periods/ }).getAttribute('href')).toMatch(/book\/periods\/index\.html$/);
  // How it is solved has nothing to open.
  expect(await page.locator('details.lab-notes').count()).toBe(0);
  await write(page, 'n: 0..100 = 11\nmove k in 1..3: n -= k\nend: next wins');
  await expect.poll(() => period.innerText()).toContain('The outcomes have period 4 from heap 0 on (seen up to heap 100, not proved).');
  await page.locator('details.lab-notes summary').click();
  expect(await page.locator('.lab-notes li').innerText()).toBe(
    'line 2: 303 moves over all positions, 6 of them would leave a range and are not allowed',
  );
  await write(page, '0.007');
  await expect.poll(() => period.innerText()).toMatch(/^Sparse space: /);
  expect(errors).toEqual([]);
  await page.close();
});

test('a board opens on the board, and on the table where that is chosen, or has axes', async () => {
  const cram = 'b[3,3]: 0..1\nmove (i, j) of b if not b[i, j] and not b[i, j+1]: b[i, j] = 1, b[i, j+1] = 1';
  const { page, errors } = await open(address(cram));
  const view = () => page.locator('article.lab').getAttribute('class');
  await expect.poll(view).toContain('view-board');
  await openView(page, 'Table');
  await expect.poll(() => page.url()).toContain('view=table');
  await page.reload();
  await expect.poll(view).toContain('view-table');
  // Rules that are typed show the board once they have one.
  await write(page, 'n: 0..30 = 10\nmove k in 1..3: n -= k');
  await answer(page).toContain('The first player wins');
  expect(await view()).toContain('view-table');
  await write(page, cram);
  await expect.poll(view).toContain('view-board');
  for (const hash of [`${address(cram)}&across=b[0,0]&up=b[2,1]`, address(cram).replace('?', '?v=1&')]) {
    const other = await open(hash);
    await painted(other.page);
    expect(await other.page.locator('article.lab').getAttribute('class')).toContain('view-table');
    await other.page.close();
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('in Why the numbers of moves that change two cells are between them', async () => {
  const cram = `b[4,4]: 0..1
move (i, j) of b if not b[i, j] and not b[i, j+1]: b[i, j] = 1, b[i, j+1] = 1
move (i, j) of b if not b[i, j] and not b[i+1, j]: b[i, j] = 1, b[i+1, j] = 1`;
  const { page } = await open(`${address(cram)}&view=explain`);
  const numbers = page.locator('.board-hint text');
  await expect.poll(() => numbers.count()).toBe(12);
  expect(await numbers.allTextContents()).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  const boxes = await page.locator('.board-hint').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  await page.close();
});

test('half a million heaps of an octal game are a square, and their period is too long for a row', async () => {
  const { page, errors } = await open(`${address('0.16')}&N=660000&n=600000`);
  await answer(page).toContain('The first player wins');
  await painted(page);
  const shape = await page.locator('grundy-table').evaluate((table) => {
    const { solution } = table as unknown as { solution: { shape: { x: { count: number }; sequence: { period: number } } } };
    return [solution.shape.x.count, solution.shape.sequence.period];
  });
  expect(shape).toEqual([812, 149_459]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a heap far above the range of a recognised game is answered, and the game is named', async () => {
  const kayles = 'n: 0..200 = 20\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a';
  const { page, errors } = await open(`${address(kayles)}&n=1000000000007`);
  await answer(page).toContain('The first player wins');
  await painted(page);
  await expect.poll(() => page.locator('.lab-notes').textContent()).toContain('this is the take-and-break game 0.77');
  const sequence = await page.locator('grundy-table').evaluate((table) => {
    const { solution } = table as unknown as { solution: { shape: { sequence: { count: number; period: number; facts: unknown[] } } } };
    const { count, period, facts } = solution.shape.sequence;
    return [count, period, facts.length];
  });
  expect(sequence).toEqual([201, 12, 1]);
  expect(errors).toEqual([]);
  await page.close();
});
