// The calculator of values: the headline as one types, an error at its character, comparisons, what was typed before, and Spanish.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.js';
import { type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function openAt(hash: string, options?: Parameters<Site['open']>[1]) {
  const opened = await site.open('', options);
  await opened.page.goto(site.address.replace('index.html', `value/index.html${hash}`));
  await opened.page.getByLabel('Expression', { exact: true }).waitFor();
  return opened;
}

const field = (page: Page) => page.getByLabel('Expression', { exact: true });
const other = (page: Page) => page.getByLabel('Compare with', { exact: true });
const head = (page: Page) => expect.poll(() => page.locator('.value-head').innerText());
const value = (page: Page) => expect.poll(() => page.locator('.value-headline .game-value').innerText());
const ready = (page: Page) => page.locator('.calculator-result:not(.stale) grundy-value-report svg').waitFor();

test('a value as one types, with its thermograph, in the address', async () => {
  const { page, errors, elsewhere } = await openAt('');
  await page.getByText('Type an expression, or choose an example.').waitFor();
  await field(page).pressSequentially('{2|0} + *');
  await value(page).toBe('{2*|*}');
  await head(page).toContain('Left wins, whoever moves first.');
  await head(page).toContain(
    'Hot: a move is worth 1: from the mean 1 to 2 if Left makes it, to 0 if Right does. On average Left is 1 move ahead.',
  );
  expect(await page.locator('.value-facts dd:not(.fact-meaning)').allInnerTexts()).toEqual(['1', '1', '2', '0', '4']);
  expect(await page.getByRole('img').getAttribute('aria-label')).toContain('Left’s wall: 2 at t = 0, 1 at t = 1.');
  await page.getByText('Corners of the thermograph').click();
  expect(await page.locator('.thermo-corners td').allInnerTexts()).toEqual(['', '0', '2', '1', '1', '0', '0', '1', '1']);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await value(page).toBe('{2*|*}');
  expect(await field(page).inputValue()).toBe('{2|0} + *');
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});

test('how a thermograph is built, what a tax leaves, and the canonical form', async () => {
  const { page, errors } = await openAt('#value=%7B4%7C2%7C%7C1%7C-1%7D');
  await ready(page);
  await page.getByLabel('Show how it is built').check();
  await expect.poll(() => page.locator('.thermo-scaffold').count()).toBe(2);
  const tax = page.getByRole('slider', { name: 'Tax on each move' });
  await tax.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  const status = page.locator('.value-cooling [role=status]');
  await expect
    .poll(() => status.innerText())
    .toBe('The game cooled by t is {2*|1*}. Play stops at 2 if Left begins, at 1 if Right does. Both want to move.');
  expect(await tax.getAttribute('aria-valuetext')).toBe('t = 1');
  await page.keyboard.press('End');
  await expect.poll(() => status.innerText()).toContain('is 3/2.');
  await page.getByText('Canonical form').click();
  await page.locator('.form-left summary', { hasText: '{4|2}' }).click();
  await expect.poll(() => page.locator('.form-tree .form-tree summary').allInnerTexts()).toEqual(['4', '2']);
  expect(await violations(page)).toEqual([]);
  // Another value keeps what is open, and begins without a tax.
  await field(page).fill('{3|1}');
  await expect.poll(() => page.locator('.form-tree summary').allInnerTexts()).toEqual(['3', '1']);
  await expect.poll(() => tax.getAttribute('aria-valuetext')).toBe('t = 0');
  await expect.poll(() => page.locator('.thermo-scaffold').count()).toBe(2);
  expect(errors).toEqual([]);
  await page.close();
});

test('values in words, with words, or alone, everywhere and for good', async () => {
  const { page, errors } = await openAt('#value=%7B2%7C-1%2F2%7D&with=1%2F2');
  await ready(page);
  const headline = () => expect.poll(() => page.locator('.value-headline').innerText());
  await headline().toMatch(/\{2\|−1\/2\}\s+Left moves to two, Right to minus one half$/);
  const choice = page.getByLabel('Values as');
  await page.getByText('Canonical form').click();
  await choice.selectOption('words');
  await headline().toBe('Value Left moves to two, Right to minus one half');
  expect(await page.locator('.value-facts dd:not(.fact-meaning)').allInnerTexts()).toEqual([
    'three quarters',
    'five quarters',
    'two',
    'minus one half',
    'three',
  ]);
  await head(page).toContain('a move is worth five quarters: from the mean three quarters to two if Left makes it');
  await expect.poll(() => page.locator('.form-tree .game-value').allInnerTexts()).toEqual(['two', 'minus one half']);
  await expect.poll(() => page.locator('.comparison-line').innerText()).toContain('∥ one half');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await headline().toBe('Value Left moves to two, Right to minus one half');
  await choice.selectOption('symbols');
  await headline().toBe('Value {2|−1/2}');
  expect(errors).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.close();
});

test('all of it by keyboard', async () => {
  const { page, errors } = await openAt('');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');
  const onto = async (target: ReturnType<Page['locator']>) => {
    for (let i = 0; i < 40 && !(await target.evaluate((one) => one === document.activeElement)); i++) await page.keyboard.press('Tab');
    expect(await target.evaluate((one) => one === document.activeElement && one.matches(':focus-visible'))).toBe(true);
  };
  await field(page).focus();
  await page.keyboard.type('{2|0}');
  await value(page).toBe('{2|0}');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Clear: Expression');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('expression-one');
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.type('{4|1||-3}');
  await value(page).toBe('{4|1||−3}');
  await onto(page.getByLabel('Show how it is built'));
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('.thermo-scaffold').count()).toBe(2);
  await onto(page.getByRole('slider', { name: 'Tax on each move' }));
  await page.keyboard.press('End');
  await page.locator('.value-cooling [role=status]', { hasText: 'nobody wants to move' }).waitFor();
  await onto(page.locator('.value-form > summary'));
  await page.keyboard.press('Enter');
  await onto(page.locator('.form-left summary', { hasText: '{4|1}' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.form-tree .form-tree summary').allInnerTexts()).toEqual(['4', '1']);
  await onto(page.getByLabel('Values as'));
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('.value-headline').innerText()).toContain('Left moves to (Left moves to four, Right to one)');
  await page.keyboard.press('ArrowDown');
  await onto(page.getByRole('button', { name: '1/2', exact: true }));
  await page.keyboard.press('Enter');
  await value(page).toBe('1/2');
  await onto(page.locator('summary', { hasText: 'Symbols' }));
  await page.keyboard.press('Enter');
  await onto(page.getByRole('button', { name: '↑', exact: true }));
  await page.keyboard.press('Enter');
  await value(page).toBe('1/2↑');
  expect(await focused()).toBe('expression-one');
  await page.getByText('What the numbers mean', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.close();
});

test('each symbol leads to its chapter of the book', async () => {
  const { page, errors } = await openAt('');
  await page.getByText('Symbols', { exact: true }).click();
  const links = page.locator('details li a');
  const titles = await links.evaluateAll((all) => all.map((one) => [(one as HTMLAnchorElement).href, one.textContent] as const));
  expect(titles).toHaveLength(9);
  for (const [href, title] of new Map(titles)) {
    await page.goto(href);
    expect(await page.locator('article h1').innerText()).toBe(title);
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('an error stands at its character, and takes nothing away', async () => {
  const { page } = await openAt('#value=%7B2%7C1%7D');
  await ready(page);
  await field(page).fill('{2|x}');
  const fault = page.locator('#expression-one-fault');
  await expect.poll(() => fault.innerText()).toContain('character 4: expected a value');
  await expect.poll(() => fault.innerText()).toContain('got "x"');
  expect(await page.locator('mark').textContent()).toBe('x');
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(await field(page).inputValue()).toBe('{2|x}');
  // The value before is still there, and dimmed.
  expect(await page.locator('.calculator-result.stale .game-value').innerText()).toBe('{2|1}');
  // The mark lies under its character.
  const [mark, line] = await Promise.all([page.locator('mark').boundingBox(), field(page).boundingBox()]);
  const before = await field(page).evaluate((input) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const style = getComputedStyle(input);
    pen.font = `${style.fontSize} ${style.fontFamily}`;
    return pen.measureText('{2|').width + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
  });
  expect((mark?.x ?? 0) - (line?.x ?? 0)).toBeCloseTo(before, 0);
  await field(page).fill('{2|stars}');
  await expect.poll(() => fault.innerText()).toContain('got "stars"');
  expect(await page.locator('mark').textContent()).toBe('stars');
  await field(page).fill('1/3');
  await expect.poll(() => fault.innerText()).toContain('a power of 2');
  await page.reload();
  await expect.poll(() => fault.innerText()).toContain('a power of 2');
  expect(await violations(page)).toEqual([]);
  await field(page).fill('{2|0}');
  await value(page).toBe('{2|0}');
  await expect.poll(() => fault.innerText()).toBe('');
  await page.close();
});

test.each([
  ['{1|0}', '1/2', '∥', 'Confused'],
  ['*2 + *3', '*', '=', 'Equal'],
  ['^^', '^', '>', 'The first is greater'],
  ['-1', '*', '<', 'The second is greater'],
])('%s is compared with %s', async (one, two, relation, sentence) => {
  const { page } = await openAt('');
  await field(page).fill(one);
  await other(page).fill(two);
  const comparison = page.locator('.comparison');
  await expect.poll(() => comparison.innerText()).toContain(sentence);
  expect(await comparison.locator('b').innerText()).toBe(relation);
  await other(page).fill(`${two} +`);
  await expect.poll(() => page.locator('#expression-two-fault').innerText()).toContain('got the end of the expression');
  await page.close();
});

test('examples, symbols, and what was typed before', async () => {
  const { page } = await openAt('');
  await page.getByRole('button', { name: '⇑*', exact: true }).click();
  await value(page).toBe('⇑*');
  await head(page).toContain('Atomic weight 2: two or more, so Left wins.');
  await page.getByText('Symbols', { exact: true }).click();
  await field(page).press('End');
  await page.getByRole('button', { name: '↓', exact: true }).click();
  await value(page).toBe('↑*');
  expect(await field(page).inputValue()).toBe('⇑*↓');
  await field(page).press('Enter');
  const before = page.locator('.typed-before button');
  await expect.poll(() => before.allInnerTexts()).toEqual(['⇑*↓', '⇑*']);
  await page.reload();
  await before.nth(1).click();
  await value(page).toBe('⇑*');
  await page.goBack();
  await value(page).toBe('↑*');
  await page.close();
});

test('what is typed on replaces what is worked out', async () => {
  const { page } = await openAt('');
  // More sums than fit into memory: the next keys do not wait for them.
  await field(page).fill(Array.from({ length: 22 }, (_, i) => `{${3 ** (i + 1)}|-${2 ** i}}`).join(' + '));
  await page.getByText('Working…').waitFor();
  await field(page).fill('3/4');
  await value(page).toBe('3/4');
  await page.close();
});

test('a tiny value is drawn in signs that fonts have, and copied as it is written', async () => {
  const { page } = await openAt(`#value=${encodeURIComponent('⧾2')}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await ready(page);
  expect(await page.locator('.value-headline .game-value').innerText()).toMatch(/^\+\s*2$/);
  for (const [kind, text] of [
    ['Text', '⧾2'],
    ['ASCII', 'Tiny(2)'],
    ['TeX', '{+}_{2}'],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await page.close();
});

test('in Spanish, on a phone, in the dark', async () => {
  const { page } = await openAt('#value=%7B2%7C0%7D&with=1', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await ready(page);
  await page.locator('.menu-button').click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.keyboard.press('Escape');
  await head(page).toContain(
    'Caliente: una jugada vale 1: de la media 1 a 2 si la hace Izquierda, a 0 si la hace Derecha. De media, Izquierda lleva 1 jugada de ventaja.',
  );
  await expect.poll(() => page.locator('.comparison').innerText()).toContain('Confusos');
  expect(await page.locator('h1').innerText()).toBe('Calculadora de valores');
  await page.getByLabel('Mostrar cómo se construye').check();
  await page.getByRole('slider', { name: 'Impuesto de cada jugada' }).waitFor();
  for (const more of ['Símbolos', 'Qué significan los números', 'Esquinas del termógrafo'])
    await page.getByText(more, { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Expresión', { exact: true }).fill('{2|');
  await expect.poll(() => page.locator('#expression-one-fault').innerText()).toContain('carácter 4: se esperaba');
  await page.close();
});
