// The web builds: dist/ (the site, also in one file, and the element), lib/ (the npm package) and build/reference/; only what has changed.
import { copyFileSync, cpSync } from 'node:fs';
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

/** The API reference. Needs no other build. */
const writeReference = () => stage('Writing the API reference', (note) => must([...tool('typedoc')], { onLine: note }));

const writePackage = () =>
  stage('Building the package', async (note) => {
    await must([...tool('vite'), 'build', '--mode', 'lib'], { onLine: note });
    // The package's command loads it from lib/, since build/ is not packed.
    copyFileSync(at('build', 'wasm', 'tools.mjs'), at('lib', 'tools.mjs'));
    writeNotices('lib');
  });

export const buildSite = () => unlessUnchanged('site', parts.site, writeSite);
export const buildPackage = () => unlessUnchanged('package', parts.package, writePackage);
export const buildReference = () => unlessUnchanged('reference', parts.reference, writeReference);

/** Copies the reference, which is built in parallel, into the site once both exist. */
export const addReference = () => cpSync(at('build', 'reference'), at('dist', 'reference'), { recursive: true });
