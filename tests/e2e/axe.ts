// Checks the accessibility of a page with axe.
import { source } from 'axe-core';
import type { Page } from 'playwright-core';

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Reports violations only: passes and selectors take half of the time. */
const options = { resultTypes: ['violations'], selectors: false, preload: false };

/** The cell that the grid points to is made a moment after the grid says so. One that never comes is left to axe. */
async function pointersArrive(page: Page): Promise<void> {
  const arrived = () =>
    [...document.querySelectorAll('[aria-activedescendant]')]
      .map((element) => element.getAttribute('aria-activedescendant'))
      .every((id) => !id || document.getElementById(id));
  await page.waitForFunction(arrived, undefined, { timeout: 5000 }).catch(() => {});
}

/** The violations on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  await pointersArrive(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
