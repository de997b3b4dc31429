// The web builds: dist/ (the site, also in one file, and the element) and lib/ (the npm package); only what has changed.
import { copyFileSync } from 'node:fs';
import { must, tool } from './child.mjs';
import { writeNotices } from './notices.mjs';
import { at } from './place.mjs';
import { stage } from './terminal.mjs';
import { parts, unlessUnchanged } from './unchanged.mjs';

const writeSite = () =>
  stage('Building the site', async (note) => {
    await must([...tool('vite'), 'build'], { onLine: note });
    const modes = [
      'single',
      'single-lab',
      'embed-how',
      'embed-lab',
      'embed-more',
      'embed-value',
      'embed-classic',
      'embed-module',
      'lab',
      'gallery',
      'value',
      'figure',
      'book',
    ];
    for (const mode of modes) await must([...tool('vite'), 'build', '--mode', mode], { onLine: note });
    writeNotices('dist');
  });

const writePackage = () =>
  stage('Building the package', async (note) => {
    await must([...tool('vite'), 'build', '--mode', 'lib'], { onLine: note });
    // The package's command loads it from lib/, since build/ is not packed.
    copyFileSync(at('build', 'wasm', 'tools.mjs'), at('lib', 'tools.mjs'));
    writeNotices('lib');
  });

export const buildSite = () => unlessUnchanged('site', parts.site, writeSite);
export const buildPackage = () => unlessUnchanged('package', parts.package, writePackage);
