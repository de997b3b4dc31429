// Every sample of every game typed into the page, byte for byte; errors at their place.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine, samples } from '../web/engine.js';
import { oneIn } from '../web/length.js';
import { type Site, type SitePage, serveSite } from './site.js';

const engine = await openEngine();
const ids = engine.games.map((game) => game.id);
engine.close();

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const output = (page: Page) => page.getByLabel('Judge output');

async function run(page: Page, input: string): Promise<void> {
  await page.getByLabel('Judge input').fill(input);
  await page.getByRole('button', { name: 'Run' }).click();
}

describe.each(ids.filter(oneIn(5)))('%s', (id) => {
  let opened: SitePage;
  beforeAll(async () => {
    opened = await site.open(`#/${id}?view=judge`);
  });
  afterAll(() => opened.page.close());

  test('samples', async () => {
    const { page, errors } = opened;
    for (const sample of samples(id)) {
      await run(page, sample.input);
      await expect.poll(() => output(page).textContent(), { timeout: 15_000, interval: 10 }).toBe(sample.output);
    }
    expect(errors).toEqual([]);
  });

  test('malformed input is refused at its place, and stays', async () => {
    const { page } = opened;
    await run(page, '1\n? ?\n');
    const problem = page.locator('grundy-judge [role=alert]');
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(/line \d+, token \d+: expected .+, got/);
    expect(await output(page).textContent()).toBe('');
    expect(await page.getByLabel('Judge input').inputValue()).toBe('1\n? ?\n');
  });
});

test('the official sample is one click away, random tests are repeatable, and a file can be opened', async () => {
  const { page } = await site.open('#/nim?view=judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await expect.poll(() => output(page).textContent()).toBe('Yes\nYes\nNo\n');
  const random = async () => {
    await page.getByLabel('Seed').fill('5');
    await page.getByRole('button', { name: 'Random' }).click();
    return page.getByLabel('Judge input').inputValue();
  };
  expect(await random()).toBe(await random());
  await page.getByLabel('Open file').setInputFiles({ name: 'in.txt', mimeType: 'text/plain', buffer: Buffer.from('2\n1 1\n0\n') });
  await expect.poll(() => output(page).textContent()).toBe('No\n');
  await page.close();
});

test('a large file is run whole and shown by its beginning; noise is refused', async () => {
  const { page } = await site.open('#/nim?view=judge');
  const games = 100_000;
  const open = (text: string) =>
    page.getByLabel('Open file').setInputFiles({ name: 'in.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await open('1\n5\n'.repeat(games));
  await expect.poll(async () => (await output(page).textContent())?.length, { timeout: 15_000 }).toBe(4 * games);
  await page.getByText('only the beginning is shown').waitFor();
  await open('7'.repeat(10_000_000));
  const problem = page.locator('grundy-judge [role=alert]');
  await problem.waitFor();
  expect(await problem.textContent()).toContain('line 1, token 1: expected the number of heaps');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Judge input').fill('1\n1\n');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => output(page).textContent()).toBe('Yes\n');
  await page.close();
});

/** Some seconds of work. */
const long = `300\n${'1000000 1\n1\n'.repeat(300)}`;

test('an output of millions of characters is shown by its beginning, and saved whole', async () => {
  const { page, errors } = await site.open('#/nim?view=judge');
  const tests = 600_000;
  const buffer = Buffer.from('1\n1\n'.repeat(tests));
  await page.getByLabel('Open file').setInputFiles({ name: 'in.txt', mimeType: 'text/plain', buffer });
  await page.getByText('2 400 000 characters: only the beginning is shown.').last().waitFor();
  await expect.poll(() => output(page).textContent(), { timeout: 15_000 }).toBe('Yes\n'.repeat(25_000));
  const save = page.locator('grundy-judge').getByRole('button', { name: 'Save', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('nim.txt');
  expect(readFileSync(await download.path(), 'utf8')).toBe('Yes\n'.repeat(tests));
  expect(errors).toEqual([]);
  await page.close();
});

test('a long call shows its progress, and after a cancel the panel is as it was', async () => {
  const { page, errors } = await site.open('#/ungame?view=judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await expect.poll(() => output(page).textContent()).toBe('2 1\n1 1\n');
  const panel = () => page.locator('grundy-judge').innerText();
  await page.getByLabel('Judge input').fill(long);
  const before = await panel();
  await page.getByRole('button', { name: 'Run' }).click();
  const bar = page.locator('grundy-judge').getByRole('progressbar', { name: 'Running' });
  await bar.waitFor();
  const value = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
  const first = await value();
  await expect.poll(value).toBeGreaterThan(first);
  await page.locator('grundy-judge').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(panel).toBe(before);
  expect(await bar.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
  expect(await page.getByLabel('Judge input').inputValue()).toBe(long);
  await run(page, '1\n4 2\n2 4\n');
  await expect.poll(() => output(page).textContent()).toBe('1 1\n');
  expect(errors).toEqual([]);
  await page.close();
});

test('the first line that differs from one’s own output is shown', async () => {
  const { page } = await site.open('#/nim?view=judge');
  await page.getByRole('button', { name: 'Official sample' }).click();
  await page.getByLabel(/^Output of your program/).fill('Yes\nNo\nNo\n');
  await page.getByText('They differ first on line 2:').waitFor();
  await page.getByLabel(/^Output of your program/).fill('Yes\nYes\nNo');
  await page.getByText('The outputs are the same.').waitFor();
  await page.close();
});

test('a newcomer checks a program: random input, copied or saved, output pasted, the first difference, its position', async () => {
  const { page, errors } = await site.open('#/tabgame?view=judge');
  await expect.poll(() => page.locator('.judge-source a').getAttribute('href')).toMatch(/^https:/);
  const section = page.getByRole('region', { name: 'Check your program' });
  expect(await section.getByRole('button', { name: 'Copy input' }).isDisabled()).toBe(true);
  await section.getByRole('button', { name: 'Random' }).click();
  const input = await page.getByLabel('Judge input').inputValue();
  await expect.poll(() => output(page).textContent()).toMatch(/^[01]+\n/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: 'Copy input' }).click();
  await section.getByText('copied', { exact: false }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(input);
  const saving = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save input' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(input);
  const answer = (await output(page).textContent()) ?? '';
  await section.getByLabel(/^Output of your program/).fill(`${answer.startsWith('1') ? '0' : '1'}${answer.slice(1)}`);
  await section.getByRole('button', { name: 'First difference' }).click();
  await page.locator('judge-tests tr.differs .judge-answers a').first().click();
  await expect.poll(() => page.url()).toContain('view=explain');
  expect(errors).toEqual([]);
  await page.close();
});

/** The rows of the list: number, input, judge's answer, and the other answer if there is one. */
const rows = (page: Page) =>
  page.locator('judge-tests tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));

test('each test is listed beside its answer, and what differs from another output is one click away', async () => {
  const { page, errors } = await site.open('#/bachet?view=judge');
  await page.getByRole('button', { name: 'By test' }).click();
  await page.getByText('Run an input').waitFor();
  await page.getByRole('button', { name: 'As text' }).click();
  await run(page, '20 3\n1 3 8\n21 3 1 3 8\n22 3 1 3 8\n');
  await page.getByRole('button', { name: 'By test' }).click();
  await expect
    .poll(() => rows(page))
    .toEqual([
      ['1', '20 3\n1 3 8', 'Stan wins'],
      ['2', '21 3 1 3 8', 'Stan wins'],
      ['3', '22 3 1 3 8', 'Ollie wins'],
    ]);
  expect(await output(page).textContent()).toBe('Stan wins\nStan wins\nOllie wins\n');
  const buffer = Buffer.from('Ollie wins \r\nStan wins\r\nStan wins');
  await page.getByLabel('Open output file').setInputFiles({ name: 'out.txt', mimeType: 'text/plain', buffer });
  await page.getByText('2 tests of 3 differ.').waitFor();
  await page.getByRole('button', { name: 'First difference' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-test'));
  await expect.poll(focused).toBe('0');
  await page.getByRole('button', { name: 'Next difference' }).click();
  await expect.poll(focused).toBe('2');
  expect((await rows(page))[2]).toEqual(['3 ✗differs', '22 3 1 3 8', 'Ollie wins', 'Stan wins']);
  await page.getByLabel(/^Output of your program/).fill('Stan wins\nOllie wins');
  await page.getByText('Your output lacks line 2.').waitFor();
  await page.getByLabel(/^Output of your program/).fill('Stan wins\nStan wins\nOllie wins\nStan wins');
  await page.getByText('Your output has an extra line: line 4.').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('of very many tests a page is listed, and a difference far behind is found', async () => {
  const { page } = await site.open('#/nim?view=judge');
  const games = 100_000;
  const file = (text: string) => ({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Open file').setInputFiles(file('1\n5\n'.repeat(games)));
  await page.getByRole('button', { name: 'By test' }).click();
  await page.getByText('Tests 1 to 60 of 100\u202f000').waitFor();
  expect(await rows(page)).toHaveLength(60);
  await page.getByLabel('Open output file').setInputFiles(file(`${'Yes\n'.repeat(90_000)}No\n${'Yes\n'.repeat(9_999)}`));
  await page.getByRole('button', { name: 'First difference' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim()))
    .toMatch(/^90 001 ✗differs/);
  await page.close();
});

test('what is typed survives other pages, back and reload', async () => {
  const { page } = await site.open('#/nim?view=judge');
  await page.getByLabel('Judge input').fill('3\n1 2');
  await page.goto(`${site.address}#/bachet?view=judge`);
  await page.getByRole('heading', { level: 1, name: 'Bachet' }).waitFor();
  expect(await page.getByLabel('Judge input').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Judge input').inputValue()).toBe('3\n1 2');
  await page.reload();
  await expect.poll(() => page.getByLabel('Judge input').inputValue()).toBe('3\n1 2');
  await page.close();
});

test('what others have left in the storage takes nothing away', async () => {
  const { page, errors } = await site.open('#/nim');
  for (const junk of ['7', 'null', '[]', '{', '{"input":5,"expected":"","seed":"1"}', '{"input":"a"}', '"text"']) {
    await page.evaluate((junk) => {
      for (const storage of [sessionStorage, localStorage])
        for (const name of ['judge.nim', 'game.nim', 'quiz.nim', 'match', 'language', 'theme', 'notation'])
          storage.setItem(`grundyscope.${name}`, junk);
    }, junk);
    // Another document: what the page itself keeps is gone.
    await page.goto('about:blank');
    await page.goto(`${site.address}#/nim?view=judge`);
    await page.getByRole('button', { name: 'Official sample' }).click();
    await expect.poll(() => output(page).textContent(), { message: junk }).toBe('Yes\nYes\nNo\n');
  }
  expect(errors).toEqual([]);
  await page.close();
});

/** The first sample, which is the problem's own. */
const official = (id: string) => samples(id)[0] as ReturnType<typeof samples>[number];

test('an input of another game is recognised where it is refused, and runs there', async () => {
  const { page } = await site.open('#/kayles?view=judge');
  const { input, output: expected } = official('tabgame');
  await run(page, input);
  await page
    .locator('.judge-fits')
    .getByRole('button', { name: /Coin to the border/ })
    .click();
  await expect.poll(() => page.url()).toMatch(/#\/tabgame\?view=judge$/);
  await expect.poll(() => output(page).textContent()).toBe(expected);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Judge input').inputValue()).toBe(input);
  await page.close();
});

test('one field takes the input of any contest problem; what no game reads is said', async () => {
  const { page, errors } = await site.open();
  await page.getByRole('link', { name: 'Paste a contest’s input' }).click();
  const field = page.getByLabel('Judge input');
  for (const id of ['tabgame', 'dominoes', 'knights', 'letter-picking', 'bobs-game']) {
    await field.fill(official(id).input);
    const title = engine.games.find((game) => game.id === id)?.title as string;
    await page.locator('.judge-fits').getByRole('button', { name: title }).waitFor();
  }
  await field.fill('no such input');
  await page.getByText('No game here reads this text.').waitFor();
  // Only one game reads it.
  await field.fill(official('letter-picking').input);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => output(page).textContent()).toBe(official('letter-picking').output);
  expect(errors).toEqual([]);
  await page.close();
});

test('the judge stays where another game is chosen, and an empty field runs its sample', async () => {
  const { page } = await site.open('#/nim?view=judge');
  await page.getByLabel('All games').selectOption('tabgame');
  await expect.poll(() => page.url()).toMatch(/#\/tabgame\?view=judge$/);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => output(page).textContent()).toBe('110011\n');
  await page.close();
});

test('the first wrong answer is a sentence with a link to its position, and what differs is marked', async () => {
  const { page } = await site.open('#/tabgame?view=judge');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByLabel('Output of your program').fill('110111');
  const wrong = page.locator('.judge-wrong');
  await expect.poll(() => wrong.innerText()).toBe('Test 1, answer 4 (row = 2, col = 1): judge 0, yours 1. Why?');
  expect(await page.locator('.judge-list mark').allInnerTexts()).toEqual(['1']);
  // Who goes on typing keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('judge-expected');
  await wrong.getByRole('link').click();
  await expect.poll(() => page.url()).toMatch(/row=2.*view=explain|view=explain.*row=2/);
  await page.close();
});
