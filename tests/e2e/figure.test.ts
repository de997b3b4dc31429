// The page that makes figures: what is chosen is what is seen, and what the lines say draws the same on a foreign page.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { targets } from '../../web/figure/targets.js';
import { violations } from './axe.js';
import { allReady, open, stage } from './embed/harness.js';

const on = stage();

async function maker(hash = '', options: Parameters<typeof open>[2] = {}) {
  const seen = await open(on.browser, `${on.pages.site}figure/${hash}`, options);
  await seen.page.locator('.maker-figure grundy-scope').waitFor();
  await allReady(seen.page);
  const lines = () => seen.page.getByRole('textbox', { name: 'Lines to copy' }).inputValue();
  const choose = async (label: string, value: string) =>
    void (await seen.page.getByRole('combobox', { name: label, exact: true }).selectOption(value));
  const attributes = () =>
    seen.page
      .locator('grundy-scope')
      .evaluate((figure) => Object.fromEntries([...figure.attributes].map(({ name, value }) => [name, value])));
  return { ...seen, lines, choose, attributes };
}

test('from Share, through every choice, to the same figure on a foreign page', async () => {
  const { page: site } = await open(on.browser, `${on.pages.site}#/nim?heaps=3,5,6`);
  await site.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await site.getByRole('link', { name: 'More options, and snippets for other tools' }).getAttribute('href');
  await site.close();
  expect(link).toBe(`${on.pages.site}figure/index.html#/nim?heaps=3,5,6`);
  const { page, errors, lines, choose, attributes } = await maker('#/nim?heaps=3,5,6');
  expect(await page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('3,5,6');
  await choose('Game', 'kayles');
  await expect.poll(attributes).toEqual({ game: 'kayles', reveal: 'load' });
  await page.getByLabel('Rows', { exact: true }).fill('9,4');
  await choose('Layer', 'nimber');
  expect(await page.getByRole('combobox', { name: 'Layer', exact: true }).locator('option').allInnerTexts()).toEqual([
    'Who wins',
    'Nimbers',
  ]);
  await choose('Controls', 'none');
  await choose('Theme', 'dark');
  await choose('Language', 'es');
  await choose('Starts', 'load');
  await page.getByLabel('Caption', { exact: true }).fill('Pins, "two" rows');
  await page.getByLabel('Height in pixels').fill('300');
  await page.getByLabel('Height in pixels').press('Tab');
  const chosen = {
    game: 'kayles',
    rows: '9,4',
    layer: 'nimber',
    controls: 'none',
    theme: 'dark',
    lang: 'es',
    reveal: 'load',
    height: '300',
    caption: 'Pins, "two" rows',
  };
  await expect.poll(attributes).toEqual(chosen);
  await expect.poll(lines).toContain('rows="9,4"');
  // The address holds it all.
  await page.reload();
  await page.locator('.maker-figure grundy-scope').waitFor();
  await expect.poll(attributes).toEqual(chosen);
  await allReady(page);

  await expect.poll(lines).toContain('Kayles: ');
  await choose('Script', 'pinned');
  await expect.poll(lines).toMatch(/embed-[\d.]+\.js" integrity="sha384-[\w+/]{64}" crossorigin="anonymous">/);
  await choose('Script', 'latest');
  await expect.poll(lines).toContain('/embed.js">');
  const { page: foreign } = await open(
    on.browser,
    on.pages.put(`<!doctype html><meta charset="utf-8"><title>A page</title>${await lines()}`),
  );
  await foreign.waitForFunction(() => customElements.get('grundy-scope') !== undefined);
  await allReady(foreign);
  const there = await foreign.locator('grundy-scope').evaluate((figure) => ({
    attributes: Object.fromEntries([...figure.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value])),
    height: figure.getBoundingClientRect().height,
  }));
  expect(there.attributes).toEqual(chosen);
  expect(there.height).toBeGreaterThanOrEqual(300);
  await foreign.close();
  expect(errors).toEqual([]);
  await page.close();
});

test('every target names the figure and, where it takes one, a picture that the command draws', async () => {
  const { page, lines, choose } = await maker('#/nim?heaps=3,5,6&layer=nimber&caption=50%25%20%26%20%7Bmore%7D');
  await page.getByLabel('Address of the site').fill('https://games.example/g');
  await page.getByLabel('Address of the site').press('Tab');
  for (const target of targets) {
    await choose('For', target);
    await expect.poll(lines).toMatch(/games\.example\/g\//);
    const text = await lines();
    expect(text).toMatch(/3,5,6/);
    const draw = /npx grundyscope (draw .*) > nim\.png/.exec(text)?.[1];
    expect([target, draw !== undefined]).toEqual([target, ['markdown', 'latex', 'email'].includes(target)]);
    if (!draw) continue;
    const program = fileURLToPath(new URL('../../build/native/grundyscope', import.meta.url));
    expect(
      execFileSync('sh', ['-c', `${program} ${draw}`])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  }
  await choose('For', 'latex');
  expect(await lines()).toContain('}{50\\% \\& \\{more\\}}}');
  await page.close();
});

test('what is wrong is said, and nothing is lost', async () => {
  const { page, errors, attributes } = await maker('#/nim?heaps=3,5,6');
  await page.getByLabel('Heaps', { exact: true }).fill('3,x');
  await expect.poll(() => page.getByRole('alert').first().innerText()).toMatch(/expected numbers.*got "x"/);
  expect(await page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('3,x');
  await page.getByLabel('Heaps', { exact: true }).fill('4,4');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await attributes()).toEqual({ game: 'nim', heaps: '4,4', reveal: 'load' });
  const before = await page.getByRole('textbox', { name: 'Lines to copy' }).inputValue();
  await page.getByLabel('Address of the site').fill('nowhere');
  await page.getByLabel('Address of the site').press('Tab');
  expect(await page.getByLabel('Address of the site').evaluate((field: HTMLInputElement) => field.validationMessage)).toContain('http');
  expect(await page.getByRole('textbox', { name: 'Lines to copy' }).inputValue()).toBe(before);
  expect(errors).toEqual([]);
  await page.close();
});

test.each(['light', 'dark'] as const)('accessible, %s; on a phone nothing is wider than it', async (colorScheme) => {
  const { page } = await maker('', { colorScheme });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Crear una figura');
  expect(await page.title()).toContain('Crear una figura');
  await page.close();
});

test('what is chosen in the preview is in the lines and in the address', async () => {
  const { page, errors, lines } = await maker('#/nim?heaps=3,5&theme=dark');
  const grid = page.locator('.maker-figure grundy-scope').getByRole('grid');
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(lines).toMatch(/at="\d+,\d+"/);
  await expect.poll(lines).toContain('theme="dark"');
  const at = /at="(\d+,\d+)"/.exec(await lines())?.[1];
  expect(page.url()).toContain(`at=${at}`);
  await page.reload();
  await expect.poll(lines).toContain(`at="${at}"`);
  expect(errors).toEqual([]);
  await page.close();
});
