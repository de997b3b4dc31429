// Figures of values: value.js comes from beside the script when one is shown, and only then.
import { expect, test } from 'vitest';
import { violations } from '../axe.js';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();
const openWith = (figures: string) => open(on.browser, on.pages.put(plain(on.pages.site, figures)));

const fileOf = (requests: readonly string[]) => requests.filter((address) => /\/value-[\d.]+js/.test(address));

test('value, mean, temperature and thermograph, of two figures from one file', async () => {
  const { page, errors, requests } = await openWith(
    `${tag('game="value" reveal="load"', 440)}${tag('game="value" text="⇑*" lang="es" reveal="load"', 440)}`,
  );
  await allReady(page);
  const [one, two] = [page.locator('grundy-scope').first(), page.locator('grundy-scope').nth(1)];
  await one.getByText('{2*|*}').first().waitFor();
  expect(await one.locator('dd').allInnerTexts()).toEqual(['1', '1']);
  expect(await one.getByRole('img').getAttribute('aria-label')).toContain('From t = 1 on both are the mast, at 1.');
  await two.getByText('Gana Izquierda, empiece quien empiece.').waitFor();
  expect(fileOf(requests)).toHaveLength(1);
  const { answer, link } = await one.evaluate((element) => {
    const { answer, link } = element as unknown as { answer: { outcome: string; text: string }; link: string };
    return { answer, link };
  });
  // Left begins and wins.
  expect(answer).toEqual({
    outcome: 'N',
    text: expect.stringContaining('Left wins, whoever moves first. Hot: a move is worth 1: from the mean 1 to 2'),
  });
  expect(link).toMatch(/value\/index\.html#value=%7B2%7C0%7D%20%2B%20\*$/);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a fault is named at its character, and mended by the next text', async () => {
  const { page } = await openWith(tag('game="value" text="{2|x}" reveal="load"', 440));
  const figure = page.locator('grundy-scope');
  await figure.getByText('text: character 4: expected a value').first().waitFor();
  await figure.evaluate((element) => element.setAttribute('text', '{2|1}'));
  await figure.getByText('{2|1}').first().waitFor();
  await figure.getByText('text: character 4').first().waitFor({ state: 'hidden' });
  await page.close();
});

test('all of it fits into a narrow column at its usual height', async () => {
  const { page } = await openWith(`<div style="width:340px">${tag('game="value" text="{4|1||-3}" reveal="load"', 440)}</div>`);
  await allReady(page);
  const body = page.locator('.panel-body');
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  await page.close();
});

test('a figure of Left and Right reviews its moves by their means; value.js comes then', async () => {
  const text =
    'b[2,3]: 0..1 = 0; Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1; Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1';
  const sum = `nim;heaps=1|rules;text=n: 0..9 = 3%3B Left: n -= 1%3B Right: n -= 3`;
  const { page, errors, requests } = await openWith(
    `${tag(`game="rules" text="${text}" view="play" reveal="load"`)}${tag(`game="sum" parts="${sum}" view="play" reveal="load"`)}`,
  );
  await allReady(page);
  const [rules, parts] = [page.locator('grundy-scope').first(), page.locator('grundy-scope').nth(1)];
  await rules.getByLabel('Hints').check();
  await rules.locator('play-means').getByText('Here: mean 3/4, temperature 5/4.').waitFor();
  await rules
    .getByRole('button', { name: /domino on a1–a2/ })
    .first()
    .click();
  await expect.poll(() => rules.locator('play-means tbody tr').first().locator('td').allInnerTexts()).toEqual(['3/4', '0', '2']);
  await parts.getByLabel('Hints').check();
  await parts.locator('play-means').getByText('Here: mean 1, temperature 1.').waitFor();
  expect(fileOf(requests)).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('games need no values', async () => {
  const { page, requests } = await openWith(tag('game="nim"', 300));
  await allReady(page);
  expect(fileOf(requests)).toEqual([]);
  await page.close();
});
