// Browsers of tests have the fonts of this project's configuration alone (scripts/steps/browsers.mjs), so that sizes and layouts are the same
// on every machine.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launch, sharedBrowser } from './site.js';

const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf';

/** The font that Chromium draws a text in. */
async function drawnIn(browser: Browser, style: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(`<p style="${style}">Nimbers</p>`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.close();
  return fonts.map(({ postScriptName }) => postScriptName);
}

/** Elsewhere browsers do not use fontconfig. */
const linux = test.runIf(process.platform === 'linux');

linux.each([
  ['font-family: serif', 'DejaVuSerif'],
  // On machines with fonts-dejavu-extra too, where it would be DejaVuSerif-Italic.
  ['font: italic 1rem serif', 'DejaVuSerif'],
  ['font: bold 1rem serif', 'DejaVuSerif-Bold'],
  ['font-family: system-ui', 'DejaVuSans'],
  ['font-family: monospace', 'DejaVuSansMono'],
])('%s is %s', async (style, name) => {
  expect(await drawnIn(await sharedBrowser(), style)).toEqual([name]);
});

linux('a font that is installed beside them is not used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  mkdirSync(join(folder, 'fonts'));
  // DejaVu Sans Mono under another name of the same length.
  const font = readFileSync(DEJAVU, 'latin1');
  const wide = (text: string) => [...text].map((letter) => `\0${letter}`).join('');
  const renamed = font.replaceAll(wide('Sans Mono'), wide('Sams Mono')).replaceAll('Sans Mono', 'Sams Mono');
  writeFileSync(join(folder, 'fonts', 'other.ttf'), renamed, 'latin1');
  const { FONTCONFIG_FILE, XDG_DATA_HOME } = process.env;
  try {
    process.env.XDG_DATA_HOME = folder;
    const drawn = async () => {
      const browser = await launch();
      const family = await drawnIn(browser, "font-family: 'DejaVu Sams Mono', serif");
      await browser.close();
      return family;
    };
    expect(await drawn()).toEqual(['DejaVuSerif']);
    // Without the configuration it would be.
    delete process.env.FONTCONFIG_FILE;
    expect(await drawn()).toEqual(['DejaVuSansMono']);
  } finally {
    rmSync(folder, { recursive: true });
    Object.assign(process.env, { FONTCONFIG_FILE });
    if (XDG_DATA_HOME === undefined) delete process.env.XDG_DATA_HOME;
    else process.env.XDG_DATA_HOME = XDG_DATA_HOME;
  }
});
