// The largest tables there are: painted on the page and in a figure, beside which another figure is drawn.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, painted, type Site, serveSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const tables = [
  ['bachet', { n: '1000000000000000000', take: '1,2,3' }],
  ['stone-game', { max: '1000000000000000' }],
  ['stone-game', { max: '2000', rows: '4503599627370496' }],
  ['exclusively-edible', { m: '1000000000' }],
  ['exclusively-edible', { m: '300000000', n: '300000000' }],
  ['kayles', { rows: '1000000000000000000,1000000000000000000' }],
] as const;

test.each(tables)('%s %j', async (game, parameters) => {
  const query = new URLSearchParams(parameters).toString();
  const { page, errors } = await site.open(`#/${game}?${query}`);
  await painted(page);
  await expect.poll(() => page.locator('.answer').innerText()).toMatch(/ (wins|loses)\b/);
  await page.close();

  const context = await site.browser.newContext();
  const figure = await openPage(
    context,
    site.address.replace('index.html', `embed.html?game=${game}&${query}`),
    new URL(site.address).origin,
  );
  const outcome = await figure.page.evaluate(async () => {
    await customElements.whenDefined('grundy-scope');
    const first = document.querySelector('grundy-scope') as HTMLElement & { ready: Promise<unknown> };
    const beside = document.createElement('grundy-scope') as typeof first;
    beside.setAttribute('game', 'nim');
    beside.style.display = 'block';
    document.body.append(beside);
    const ready = (element: typeof first) => element.ready.then(() => 'ready', String);
    return [await ready(first), await ready(beside)];
  });
  expect(outcome).toEqual(['ready', 'ready']);
  expect([...errors, ...figure.errors]).toEqual([]);
  await context.close();
});
