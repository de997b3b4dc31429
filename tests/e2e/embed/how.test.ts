// Figures with view="how": the methods of a game, which come from beside the script when one is shown, and only then.
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../web/engine.js';
import { violations } from '../axe.js';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();
const engine = await openEngine();
// A sum has no methods of its own.
const ids = engine.games.map(({ id }) => id).filter((id) => id !== 'sum');
engine.close();

const openWith = (figures: string) => open(on.browser, on.pages.put(plain(on.pages.site, figures)));

describe.each(ids)('%s', (id) => {
  test('its methods with their code and steps on a foreign page', async () => {
    const { page, errors, requests } = await openWith(tag(`game="${id}" view="how" height="900"`, 900));
    await allReady(page);
    expect(await page.locator('grundy-scope .how-methods tbody tr').count()).toBeGreaterThan(2);
    expect(await page.locator('grundy-scope .how-code').innerText()).toContain('#include');
    await page.locator('grundy-scope').getByRole('button', { name: 'Step', exact: true }).click();
    expect(await page.locator('grundy-scope .how-status').innerText()).toContain('Step 1 of');
    expect(requests.filter((address) => /\/how-[\d.]+js/.test(address))).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.close();
  });
});

test('with all controls it is a view like the others, and links of proofs lead to the site', async () => {
  const { page, errors, requests } = await openWith(tag('game="nim" controls="full" lang="es"', 700));
  await allReady(page);
  expect(requests.some((address) => /\/how-[\d.]+js/.test(address))).toBe(false);
  await page.getByRole('button', { name: 'Cómo', exact: true }).click();
  await page.locator('.how-methods').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('.how-claim summary').first().click();
  expect(await page.locator('.how-claim a').first().getAttribute('href')).toContain(`${on.pages.site}#/nim?`);
  await page.getByRole('button', { name: 'Tabla', exact: true }).click();
  await page.locator('grundy-table[painted]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('where how.js is not, the table stands for it', async () => {
  const address = on.pages.put(plain(on.pages.site, tag('game="nim" view="how"')));
  const page = await on.browser.newPage();
  await page.route(/\/how(-[\d.]+)?\.js/, (route) => route.abort());
  await page.goto(address);
  await allReady(page);
  expect(await page.locator('grundy-table[painted]').count()).toBe(1);
  await page.close();
});
