// What is read of a page of the site and done on it, in every engine.
import type { Fault } from '../server.js';
import type { Opened } from './browsers.js';

/** Sites keep themselves where browsers let them; what is kept is not asked for, and so never faulty. */
export const calm = (path: string): Fault | undefined => (path.endsWith('/sw.js') ? 'missing' : undefined);
export const patient = { timeout: 30_000 };
export const said = ({ evaluate }: Opened) => evaluate(() => document.body.innerText);
export const answer = ({ evaluate }: Opened) => evaluate(() => document.querySelector<HTMLElement>('.answer')?.innerText ?? '');
export const painted = ({ evaluate }: Opened) => evaluate(() => document.querySelectorAll('grundy-table[painted]').length);
export const press = (words: 'Try again' | 'Reload' | 'Español', { evaluate }: Opened) => {
  // What is evaluated is sent as it is written.
  const acts = {
    'Try again': () => [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Try again')?.click(),
    Reload: () => [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Reload')?.click(),
    Español: () => [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Español')?.click(),
  };
  return evaluate(acts[words]);
};
