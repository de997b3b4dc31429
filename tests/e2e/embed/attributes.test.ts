// Attributes that are neither the element's nor parameters of its game.
import { expect, test } from 'vitest';
import { allReady, openFigures, stage, tag } from './harness.js';

const on = stage();

const foreign = 'xmlns="http://www.w3.org/1999/xhtml" key="1" ref="figure" @click="go" width="100%" loading="lazy" align="center"';
const standard =
  'class="wide" title="Nim" aria-label="Nim" data-x="1" tabindex="0" dir="ltr" autocorrect="off" onclick="void 0" x-on:click="go" _ngcontent-a=""';
const text = 'text="n: 0..30 = 10&#10;Take = 3&#10;move k in 1..Take: n -= k"';

const first = 'The first player wins';

test('unknown attributes are ignored, and named in one warning per page', async () => {
  const nim = tag(`game="nim" heaps="3,5,7" ${foreign} ${standard} reveal="load"`);
  const rules = tag(`game="rules" ${text} take="2" n="6" view="play" ${foreign} reveal="load"`);
  const { page, errors, warnings } = await openFigures(on, `${nim}${nim}${rules}`);
  // 6 = 2 * (2 + 1): the parameters of the text are kept.
  const answers = (await allReady(page)) as { text: string }[];
  expect(answers.map(({ text: answer }) => answer.split(' in ')[0])).toEqual([first, first, 'The second player wins']);
  await page.locator('grundy-play svg').waitFor();
  const links = await page.locator('grundy-scope').evaluateAll((all) => all.map((one) => (one as HTMLElement & { link: string }).link));
  for (const link of links) expect(link).not.toMatch(/xmlns|loading/);
  expect(errors).toEqual([]);
  expect(warnings).toHaveLength(2);
  // Whichever figure is first.
  warnings.sort();
  expect(warnings[0]).toContain('game="nim"');
  for (const name of ['xmlns', 'key', 'ref', '@click', 'width', 'loading', 'align'])
    expect(warnings[0]).toMatch(new RegExp(`[ ,]${name}\\b`));
  expect(warnings[0]).toMatch(/view, layer, .*heaps, misere, max/);
  expect(warnings[0]).not.toMatch(/title|onclick|autocorrect|tabindex/);
  expect(warnings[1]).toMatch(/text, Take, n/);
  await page.close();
});

test('a known parameter with a wrong value is still refused', async () => {
  const { page, warnings } = await openFigures(on, tag('game="nim" heaps="3,x" stones="3" reveal="load"'));
  await expect.poll(() => page.locator('.reason').innerText()).toMatch(/heaps: expected numbers .*got "x"/);
  expect(warnings.join()).toMatch(/stones/);
  await page.close();
});

test('a bare board has no controls but those that take a move back', async () => {
  const { page, errors } = await openFigures(on, tag('game="bachet" n="15" take="1,2,3" view="play" controls="none" reveal="load"'));
  await allReady(page);
  const figure = page.locator('grundy-scope');
  await figure.locator('grundy-board svg').waitFor();
  const controls = figure.locator('button, select, input');
  const seen = () => controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim()));
  expect(await seen()).toEqual([]);
  await figure.locator('grundy-board [tabindex="0"]').first().press('Enter');
  await expect.poll(seen).toEqual(['Start', 'Undo']);
  expect(errors).toEqual([]);
  await page.close();
});
