// Common needs of several parts of the benchmark: modules of this build, times, and the site in a browser.
import { readFileSync } from 'node:fs';
import { chromium as browserPath } from './needs.mjs';
import { at } from './place.mjs';

export async function load(name) {
  const { default: create } = await import(at('build', 'wasm', `${name}.mjs`));
  return create({ wasmBinary: readFileSync(at('build', 'wasm', `${name}.wasm`)) });
}

/** How long work takes, in ms. */
export function timed(work) {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

const flags = JSON.parse(readFileSync(at('scripts/steps/chromium-flags.json'), 'utf8'));

/** Serves dist/ to Chromium while `use(browser, address)` runs. */
export async function withBrowser(use) {
  const { preview } = await import('vite');
  const { chromium } = await import('playwright-core');
  const server = await preview({
    configFile: at('vite.config.js'),
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags });
  try {
    return await use(browser, `http://127.0.0.1:${server.httpServer.address().port}/`);
  } finally {
    await browser.close();
    await server.close();
  }
}
