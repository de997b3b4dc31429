// A figure of a rule text on a graph: drawn, played, with vertices where its attribute has them.
import { expect, test } from 'vitest';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();
const text = `edges = {(0,1), (1,2), (2,0)}
s[3]: 0..1 = 0
move i of s if not s[i] and not any(a == i and s[b] or b == i and s[a] for (a, b) in edges): s[i] = 1
show s on graph edges`;

test('a figure draws the graph, moves its vertices, and has them where vertices-at says', async () => {
  const figure = (more: string) => tag(`game="rules" text="${text}" view="play" ${more}`, 480);
  const { page, errors } = await open(
    on.browser,
    on.pages.put(plain(on.pages.site, figure('') + figure('vertices-at="1o1o0a0a0k0k1e14"'))),
  );
  await allReady(page);
  const circles = (figure: number) =>
    page
      .locator('grundy-scope')
      .nth(figure)
      .locator('svg.board circle[r="4"]')
      .evaluateAll((all) => all.map((one) => [Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))]));
  await page.locator('grundy-scope').nth(1).scrollIntoViewIfNeeded();
  await page.locator('grundy-scope').nth(1).locator('svg.board circle[r="4"]').first().waitFor();
  const [a = [], b = [], c = []] = await circles(1);
  // In halves of a unit, of base 36: 10, 20, and 50 to 40.
  expect([(b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0)]).toEqual([5, 5]);
  expect([(c[0] ?? 0) - (b[0] ?? 0), (c[1] ?? 0) - (b[1] ?? 0)]).toEqual([15, 10]);
  await page.locator('grundy-scope').first().scrollIntoViewIfNeeded();
  await page.locator('grundy-scope').first().locator('svg.board .target').first().waitFor();
  const before = await circles(0);
  const first = page.locator('grundy-scope').first().locator('svg.board circle[r="4"]').first();
  const box = (await first.boundingBox()) as { x: number; y: number; width: number };
  await page.mouse.move(box.x + box.width / 2, box.y + box.width / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.width / 2 + 9, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => circles(0)).not.toEqual(before);
  await page.locator('grundy-scope').first().getByRole('button', { name: 'Arrange again' }).click();
  expect(await circles(0)).toEqual(before);
  expect(errors).toEqual([]);
  await page.close();
});
