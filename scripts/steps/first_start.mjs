// Time and size of the first `npm start`, measured from a fresh clone on two cores and rounded up. A test compares README.md with it.
import { existsSync } from 'node:fs';
import { at } from './place.mjs';

const measured = { minutes: 10, disk: '310 MB', systemPackages: '1.8 GB' };

export const firstStart = `The first start takes up to ${measured.minutes} minutes on two cores and ${measured.disk} of disk, with up to ${measured.systemPackages} more for system packages that are missing. Later starts take seconds.`;

/** The announcement that `npm start` prints. */
export function announcement() {
  const steps = 'Installs what the build needs, compiles the solver to WebAssembly, builds the site, serves it and prints its address.';
  return existsSync(at('build', 'stamps', 'site.json')) ? `${steps}\nOnly what has changed is built again.` : `${steps}\n${firstStart}`;
}
