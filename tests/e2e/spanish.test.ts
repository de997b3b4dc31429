// The whole site in Spanish: by choice, or because the browser asks for it; and a switch takes nothing away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from '../web/engine.js';
import { violations } from './axe.js';
import { openView, painted, type Site, serveSite } from './site.js';

const engine = await openEngine();
const { games } = engine;
afterAll(() => engine.close());

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('a switch changes every word at once and lasts', async () => {
  const { page, errors } = await site.open('#/nim');
  await painted(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Español' }).click();
  const inSpanish = async () => {
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
    await expect.poll(() => page.locator('.answer').innerText()).toBe('El primer jugador gana en 15 jugadas');
    expect(await page.locator('.kind').innerText()).toBe('Imparcial, juego normal (o misère, si se elige)');
    expect(await page.locator('.layer').allInnerTexts()).toEqual(['Resultado', 'Nimber', 'Lejanía']);
    expect(await page.locator('.table-plot').getAttribute('aria-label')).toBe('Tabla de primer montón por segundo montón');
    await openView(page, 'Por qué');
    await expect
      .poll(() => page.locator('.explain-why').innerText())
      .toContain('(3 xor 5 xor 7 = 1). Para ganar hay que hacerla 0: quitar 1 del montón 1.');
    await openView(page, 'Tabla');
  };
  await inSpanish();
  await page.reload();
  await painted(page);
  await inSpanish();
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => page.locator('.answer').innerText()).toBe('The first player wins in 15 moves');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(errors).toEqual([]);
  await page.close();
});

test('a switch takes nothing away: what is typed, what is wrong, and the position in play', async () => {
  const { page } = await site.open('#/nim');
  await painted(page);
  await openView(page, 'Why');
  await page.locator('.options button').first().click();
  await expect.poll(() => page.locator('.explain-position').innerText()).toBe('2,5,7');
  await openView(page, 'Judge');
  await page.getByLabel('Judge input').fill('2\n5 x\n0\n');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByText('line 2, token 2').waitFor();
  const heaps = page.getByLabel('Heaps', { exact: true });
  await heaps.fill('1,x');
  const wrong = page.locator('.field', { has: page.locator('#parameter-heaps') }).locator('[role=alert]');
  await wrong.waitFor();
  const address = page.url();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect
    .poll(() => wrong.innerText())
    .toBe('se esperaba una lista de números separados por comas, cada uno de 0 a 9223372036854775807 en lugar de "x". Por ejemplo: 3,5,7');
  await page
    .getByText('línea 2, elemento 2: se esperaba el tamaño de un montón, un número de 0 a 9223372036854775807 en lugar de "x"')
    .waitFor();
  expect(await page.locator('#parameter-heaps').inputValue()).toBe('1,x');
  expect(await page.getByLabel('Entrada del juez').inputValue()).toBe('2\n5 x\n0\n');
  expect(page.url()).toBe(address);
  await page.close();
});

test('the browser is asked first, and judges answer as judges expect', async () => {
  const { page } = await site.open('', { locale: 'es-AR' });
  await page.getByText('Caballos en un tablero').waitFor();
  await page.goto(`${site.address}#/knights`);
  await painted(page);
  expect(await page.title()).toBe('Caballos en un tablero · Grundyscope');
  await openView(page, 'Juez');
  await page.getByRole('button', { name: 'Ejemplo', exact: true }).click();
  await page.getByRole('button', { name: 'Ejecutar' }).click();
  await expect.poll(() => page.getByLabel('Salida del juez').textContent()).toBe('The first player is in a winning state\n');
  await page.close();
});

test('nothing stays in English, nothing overflows a phone, and axe finds nothing', async () => {
  const { page } = await site.open('', { locale: 'es', viewport: { width: 390, height: 844 } });
  for (const { id } of games) {
    await page.goto(`${site.address}#/${id}`);
    await painted(page);
    // Titles of problems keep their language.
    const credits = await page.locator('.credits').innerText();
    let text = (await page.locator('main').innerText()).replace(credits, '');
    await openView(page, 'Por qué');
    await page.locator('.explain-why').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(390);
    text += await page.locator('main').innerText();
    expect(text.match(/\b(the|of|and|is|are|take|heaps?|wins|which|with|from)\b/gi), id).toBe(null);
    expect(await violations(page), id).toEqual([]);
  }
  await page.close();
}, 120_000);
