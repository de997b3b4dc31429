// Pages of the site in every engine: what is read of them and done on them.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { shared } from '../../web/length.js';
import type { Fault } from '../server.js';
import { type Driver, launchers, type Opened, type Wishes } from './browsers.js';

type Test = (name: string, run: () => Promise<void>) => void;

export interface Engine {
  open(address: string): Promise<Opened>;
  /** Another browser of the same engine; whoever starts it closes it. */
  launch(wishes: Wishes): Promise<Driver>;
  /** In short runs one of the engines does it; at full length all do. */
  test: Test;
  /** In every engine at every length. */
  always: Test;
}

/** The same tests in each engine that there is, in one browser each. */
export function inEveryEngine(tests: (engine: Engine) => void): void {
  const engines = Object.entries(launchers);
  for (const [place, [engine, launch]] of engines.entries()) {
    const own: Parameters<Test>[] = [];
    const due = shared(place, engines.length);
    let driver: Driver;
    tests({
      open: (address) => driver.open(address, { javaScript: true }),
      launch,
      test: (...given) => void (due() && own.push(given)),
      always: (...given) => void own.push(given),
    });
    // Of fewer tests than engines some engine gets none, and an empty suite is a failure.
    if (own.length === 0) continue;
    describe(engine, () => {
      beforeAll(async () => {
        driver = await launch();
      });
      afterAll(() => driver?.close());
      for (const [name, run] of own) test(name, run);
    });
  }
}

/** Sites keep themselves where browsers let them; what is kept is not asked for, and so never faulty. */
export const calm = (path: string): Fault | undefined => (path.endsWith('/sw.js') ? 'missing' : undefined);
export const patient = { timeout: 30_000 };

export const visibleText = ({ evaluate }: Opened) => evaluate(() => document.body.innerText);
export const answer = ({ evaluate }: Opened) => evaluate(() => document.querySelector<HTMLElement>('.answer')?.innerText ?? '');
export const painted = ({ evaluate }: Opened) => evaluate(() => document.querySelectorAll('grundy-table[painted]').length);
/** Pixels of the table that are not empty. */
export const inked = ({ evaluate }: Opened) =>
  evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('grundy-table canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

/** The button with these words, if there is one. */
export const press = ({ evaluate }: Opened, words: string) =>
  evaluate((name) => [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)?.click(), words);
export const goTo = ({ evaluate }: Opened, hash: string) =>
  evaluate((to) => {
    location.hash = to;
  }, hash);
