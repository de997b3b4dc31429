// The lab's judge: a text that reads contest input and prints answers, its samples, faults of the input, and the guide to both lines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.js';
import { openPage, openView, type Site, type SitePage, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const rules = 'a = {2, 3}\nn: 0..1000 = 20\nmove "take {s}" s in a: n -= s';
const contest = `# sample: 2\\n10 2\\n2 3\\n7 2 2 5 -> Second\\nSecond
# sample: 1\\n9 1 4 -> First
read T times: n, k, a[k]
print wins ? "First" : "Second"
${rules}`;

async function open(text: string, view: string, width = 1280, touch = false): Promise<SitePage> {
  const viewport = { width, height: 900 };
  const context = await site.browser.newContext({ viewport, hasTouch: touch, isMobile: touch });
  const address = `lab/index.html#/rules?text=${encodeURIComponent(text)}&view=${view}`;
  const opened = await openPage(context, site.address.replace('index.html', address), new URL(site.address).origin);
  opened.page.close = () => context.close();
  return opened;
}

describe.each([
  ['a desktop', 1280, false],
  ['a phone', 390, true],
] as const)('on %s', (_, width, touch) => {
  test('samples are tried, the judge runs, and a fault is shown at its place', async () => {
    const { page, errors, elsewhere } = await open(contest, 'judge', width, touch);
    const samples = page.locator('.lab-samples');
    await expect.poll(() => samples.innerText()).toContain('Sample 1: passed');
    await expect.poll(() => samples.innerText()).toContain('Sample 2: the outputs differ');
    await page.getByRole('button', { name: 'Sample', exact: true }).click();
    const output = page.locator('#judge-output');
    await expect.poll(async () => (await output.innerText()).trim()).toBe('Second\nSecond');
    await page.locator('#judge-input').fill('2\n5 1 5\n7 1 x');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => page.locator('#judge').innerText()).toContain('line 3, token 3: expected a, a number from');
    expect((await output.innerText()).trim()).toBe('First');
    expect(await page.evaluate(() => document.getSelection()?.toString() || document.activeElement?.id)).toBeTruthy();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
    expect([errors, elsewhere]).toEqual([[], []]);
    await page.close();
  });
});

test('a text without input is offered the lines that it needs, and judges with them', async () => {
  const { page, errors } = await open(`# A game\n${rules}`, 'judge');
  await expect.poll(() => page.locator('#judge').innerText()).toContain('read T times: k, a[k], n');
  await page.getByRole('button', { name: 'Add these lines' }).click();
  await page.locator('#judge-input').fill('2\n2 2 3 10\n1 4 9');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(async () => (await page.locator('#judge-output').innerText()).trim()).toBe('Second\nSecond');
  await openView(page, 'Table');
  const text = await page.locator('lab-editor .cm-content').innerText();
  expect(text).toMatch(/^# A game\nread T times: k, a\[k\], n\nprint wins \? "First" : "Second"\na = /);
  expect(errors).toEqual([]);
  await page.close();
});

test('lines that are typed make the same page a judge', async () => {
  const { page, errors } = await open(rules, 'judge');
  await openView(page, 'Table');
  await page.locator('lab-editor .cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nread until n == 0: n\nprint n, winning_move for n in n..n\n# sample: 4\\n0 -> 4 take 3\n');
  await expect.poll(() => page.url()).not.toContain(encodeURIComponent(rules).slice(0, 40));
  await openView(page, 'Judge');
  await expect.poll(() => page.locator('.lab-samples').innerText()).toBe('Sample 1: passed');
  expect(errors).toEqual([]);
  await page.close();
});

test('a sentence with two terms stays whole when its terms are marked elsewhere', async () => {
  // Not a game that is recognised: both terms are in one text.
  const { page } = await open('n: 0..300 = 20\nmove k in 1..3 if n % 5 != 4: n -= k', 'table');
  const period = page.locator('.lab-period');
  const sentence = /^The nimbers have period \d+ from heap \d+ on \(seen up to heap \d+, not proved\)\./;
  await expect.poll(() => period.innerText()).toMatch(sentence);
  // The second term is marked in what follows the first one, once the page is looked at again.
  for (const view of ['Formula', 'Table', 'Formula', 'Table', 'Judge', 'Table']) {
    await openView(page, view);
    // Terms are looked for again after a moment.
    await page.waitForTimeout(400);
    await expect.poll(() => period.innerText()).toMatch(sentence);
  }
  await page.close();
});
