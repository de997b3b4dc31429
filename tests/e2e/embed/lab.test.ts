// Figures of rules that somebody wrote: lab.js comes from beside the script when one is shown, and only then.
import { expect, test } from 'vitest';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();
const openWith = (figures: string) => open(on.browser, on.pages.put(plain(on.pages.site, figures)));

const wythoff = 'x: 0..20 = 3\ny: 0..20 = 5\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k';

test('a text as an attribute: its table, its answer, and its board', async () => {
  const { page, errors, requests } = await openWith(
    `${tag(`game="rules" text="${wythoff}" layer="nimber"`, 400)}${tag(`game="rules" text="${wythoff}" view="play"`, 400)}${tag('game="nim"', 300)}`,
  );
  await allReady(page);
  await page.locator('grundy-scope').first().getByText('The second player wins').waitFor();
  await page.locator('grundy-scope').nth(1).scrollIntoViewIfNeeded();
  await page.locator('grundy-play svg').first().waitFor();
  expect(requests.filter((address) => /\/lab-[\d.]+js/.test(address))).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('the engine of such a figure opens texts, with words in English', async () => {
  const { page } = await openWith(tag(`game="rules" text="${wythoff}"`, 300));
  await allReady(page);
  const answer = await page.locator('grundy-scope').evaluate(async (element, text) => {
    const { engine } = element as unknown as { engine: import('../../../web/engine/api.js').Engine };
    const solution = await engine.open('rules', { text, x: 1, y: 2 });
    const { outcome, text: sentence } = await solution.answer();
    solution.close();
    return { outcome, sentence };
  }, wythoff);
  expect(answer).toEqual({ outcome: 'P', sentence: expect.stringContaining('The second player wins') });
  await page.close();
});

test('figures of texts that take long let the others be drawn', async () => {
  const heavy = (condition: string, most: number) => `n: 0..1000 = 1000&#10;move a in 1..${most}, b in 1..${most} if ${condition}: n -= 1`;
  const texts = [
    heavy('sum((i*a+b*n) % 7 for i in 1..500) == 3', 4000),
    heavy('gcd(a*1000003+n, b*999983+1) == 12345', 1500),
    heavy('(a*b+n) % 7 == 8', 4000),
    'n: 0..30 = 10&#10;move k in 1..3: n -= k',
  ];
  const { page, errors } = await openWith(texts.map((text) => tag(`game="rules" text="${text}"`, 240)).join(''));
  await page.locator('grundy-scope').last().scrollIntoViewIfNeeded();
  await page.locator('grundy-scope').last().getByText('The first player wins').waitFor();
  await page.locator('grundy-scope').first().getByText('loops that take at most').first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a text as a child', async () => {
  const { page, errors } = await openWith(
    `<grundy-scope game="rules" n="8" style="display:block;min-height:300px"><script type="text/plain">
  n: 0..30 = 10
  move k
    in 1..3: n -= k
</script></grundy-scope>`,
  );
  await allReady(page);
  await page.getByText('The second player wins').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('a name with capitals is given by an attribute, which has none', async () => {
  const { page } = await openWith(tag('game="rules" K="2" S="8" text="K = 3&#10;S: 0..30 = 9&#10;move k in 1..K: S -= k"', 300));
  // 8 = 2 * (2 + 1) + 2, where two may be taken; with three it is a loss.
  await page.getByText('The first player wins').first().waitFor();
  await page.close();
});

test('a fault is said at its place, and mended by the next text', async () => {
  const { page } = await openWith(tag('game="rules" text="n: 0..30 = 9&#10;moev k in 1..3: n -= k"', 300));
  const figure = page.locator('grundy-scope');
  await figure.getByText('line 2, column 1').first().waitFor();
  await figure.evaluate((element) => element.setAttribute('text', 'n: 0..30 = 9\nmove k in 1..3: n -= k'));
  await figure.getByText('The first player wins').first().waitFor();
  await page.close();
});

test('games need no lab', async () => {
  const { page, requests } = await openWith(tag('game="nim"', 300));
  await allReady(page);
  expect(requests.some((address) => /\/lab-[\d.]+js/.test(address))).toBe(false);
  await page.close();
});

test('with all controls, a text keeps its lines while it is edited', async () => {
  const { page } = await openWith(tag('game="rules" controls="full" text="n: 0..30 = 9&#10;move k in 1..3: n -= k" reveal="load"', 500));
  await allReady(page);
  await page.locator('summary', { hasText: 'Position' }).click();
  const field = page.getByLabel('Rules', { exact: true });
  expect(await field.inputValue()).toBe('n: 0..30 = 9\nmove k in 1..3: n -= k');
  await field.press('Control+End');
  await field.pressSequentially('\nmove if n == 8: n -= 8');
  await page.getByText('The first player wins').first().waitFor();
  await field.fill('n: 0..30 = 8\nmove k in 1..3: n -= k');
  await page.getByText('The second player wins').first().waitFor();
  expect(await page.locator('.error').count()).toBe(0);
  await page.close();
});

test('a text that reads and prints is a judge, with the module of all games from beside the script', async () => {
  const contest = 'read n&#10;print wins ? &quot;First&quot; : &quot;Second&quot;&#10;n: 0..9 = 3&#10;move k in 1..3: n -= k';
  const { page, errors } = await openWith(tag(`game="rules" text="${contest}" view="judge"`, 500));
  await allReady(page);
  const figure = page.locator('grundy-scope');
  await figure.locator('#judge-input').fill('8');
  await figure.getByRole('button', { name: 'Run' }).click();
  await expect.poll(async () => (await figure.locator('#judge-output').innerText()).trim()).toBe('Second');
  expect(errors).toEqual([]);
  await page.close();
});
