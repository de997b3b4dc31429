// Pages of the site in every engine: what is read of them and done on them.
import { afterAll, beforeAll, describe } from 'vitest';
import { turns } from '../../web/length.js';
import type { Fault } from '../server.js';
import { type Driver, launchers, type Opened, type Wishes } from './browsers.js';

export interface Engine {
  open(address: string): Promise<Opened>;
  /** Another browser of the same engine; whoever starts it closes it. */
  launch(wishes: Wishes): Promise<Driver>;
  /** Whether this engine does what is asked about next: in short runs one of them does each. */
  turn(): boolean;
}

/** The same tests in each engine that there is, in one browser each. */
export function inEveryEngine(tests: (engine: Engine) => void): void {
  const engines = Object.entries(launchers);
  describe.each(engines.map(([name, launch], place) => [name, launch, place] as const))('%s', (_, launch, place) => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await launch();
    });
    afterAll(() => driver?.close());
    tests({ open: (address) => driver.open(address, { javaScript: true }), launch, turn: turns(place, engines.length) });
  });
}

/** Sites keep themselves where browsers let them; what is kept is not asked for, and so never faulty. */
export const calm = (path: string): Fault | undefined => (path.endsWith('/sw.js') ? 'missing' : undefined);
export const patient = { timeout: 30_000 };

export const said = ({ evaluate }: Opened) => evaluate(() => document.body.innerText);
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
