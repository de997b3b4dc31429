// The web builds: dist/ (the site, also in one file, and the element) and lib/ (the npm package).
import { copyFileSync } from 'node:fs';
import { must, tool } from './child.mjs';
import { writeNotices } from './notices.mjs';
import { at } from './place.mjs';
import { stage } from './say.mjs';

export const buildSite = () =>
  stage('Building the site', async (note) => {
    await must([...tool('vite'), 'build'], { onLine: note });
    for (const mode of ['single', 'single-lab', 'embed-classic', 'embed-module', 'embed-how', 'embed-lab', 'lab', 'figure', 'book'])
      await must([...tool('vite'), 'build', '--mode', mode], { onLine: note });
    writeNotices('dist');
  });

/** The reference of the package's types, beside the site. */
export const buildReference = () => stage('Writing the API reference', (note) => must([...tool('typedoc')], { onLine: note }));

export const buildPackage = () =>
  stage('Building the package', async (note) => {
    await must([...tool('vite'), 'build', '--mode', 'lib'], { onLine: note });
    // The package's command loads them itself; build/ is not packed.
    for (const file of ['command.mjs', 'command.wasm']) copyFileSync(at('build', 'wasm', file), at('lib', file));
    writeNotices('lib');
  });
