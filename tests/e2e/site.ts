// dist/ served from a sub-path of a plain static server, and a browser that notes every request.

import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { moreIds } from '../../web/engine/facts.js';
import { serve, subPath } from './server.js';

/** Whether the home page paints the table of a game: not of those whose module it does not load. */
export const isPainted = ({ id }: { id: string }) => !(moreIds as readonly string[]).includes(id);

/**
 * Every window of Chromium would load two pages of its own for the address bar that nobody sees here, at the cost of ours: those features
 * are off. Of two lists of features that are off the last counts, so that Playwright's own is repeated in ours.
 */
export const flags: string[] = JSON.parse(readFileSync(new URL('../../scripts/steps/chromium-flags.json', import.meta.url), 'utf8'));

export interface Site {
  address: string;
  browser: Browser;
  /** Opens a page of the site; `hash` as in "#/nim". Errors in the page and requests to elsewhere are collected. */
  open(hash?: string, options?: Parameters<Browser['newPage']>[0]): Promise<SitePage>;
  close(): Promise<void>;
}

export interface SitePage {
  page: Page;
  errors: string[];
  elsewhere: string[];
}

/** Starts the browser that vite.config.js has found, with its flags and more. */
export async function launch(...more: string[]): Promise<Browser> {
  const { CHROMIUM } = process.env;
  if (!CHROMIUM) throw new Error('No Chromium was found; npm test installs one.');
  return chromium.launch({ executablePath: CHROMIUM, args: [...flags, ...more] });
}

let shared: Promise<Browser> | undefined;

async function start(): Promise<Browser> {
  try {
    const browser = await launch();
    // To store the site takes longer than most tests: it is allowed where a test is about that.
    const newContext = browser.newContext.bind(browser);
    browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
    browser.on('disconnected', forget);
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}

function forget(): void {
  shared = undefined;
}

/**
 * The browser of this worker: its test files share one, and keep to contexts of their own. It ends with the worker. One that has died is
 * started again for the files after it.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= start();
  return shared;
}

export const desktop = { width: 1440, height: 900 };

/** Opens an address in an empty page. `home`: how the addresses begin that are not elsewhere. */
async function visit(page: Page, address: string, home: string): Promise<SitePage> {
  const errors: string[] = [];
  const elsewhere: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (![home, 'data:', 'blob:'].some((start) => url.startsWith(start))) elsewhere.push(url);
  });
  await page.goto(address);
  return { page, errors, elsewhere };
}

/** The same in a new page. */
export const openPage = async (from: Browser | BrowserContext, address: string, home: string): Promise<SitePage> =>
  visit(await from.newPage(), address, home);

/** Takes from a page whatever a test has left in it. */
async function emptied(page: Page, origin: string): Promise<void> {
  for (const event of ['pageerror', 'console', 'request', 'worker']) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.context().clearPermissions();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.emulateMedia({ media: null });
  await page.setViewportSize(desktop);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * `mimeOfWasm`: what a careless host might say instead of application/wasm. A page that a test has closed is emptied and serves the next one,
 * unless it was opened with options: to start a process for each, and to compile everything anew, would take as long as most tests do.
 */
export async function serveSite(mimeOfWasm = 'application/wasm'): Promise<Site> {
  const host = await serve(mimeOfWasm);
  const address = `${host.origin}${subPath}index.html`;
  const browser = await sharedBrowser();
  const contexts = new Set<BrowserContext>();
  const emptyPages: Page[] = [];
  async function newPage(options: Parameters<Browser['newContext']>[0]): Promise<Page> {
    const context = await browser.newContext({ viewport: desktop, ...options });
    contexts.add(context);
    return context.newPage();
  }
  async function end(context: BrowserContext): Promise<void> {
    contexts.delete(context);
    await context.close();
  }
  return {
    address,
    browser,
    async open(hash = '', options = {}) {
      const special = Object.keys(options).length > 0;
      const page = (special ? undefined : emptyPages.pop()) ?? (await newPage(options));
      page.close = async () => {
        if (special) return end(page.context());
        await emptied(page, host.origin);
        emptyPages.push(page);
      };
      return visit(page, address + hash, host.origin);
    },
    async close() {
      await Promise.all([...contexts].map(end));
      await host.stop();
    },
  };
}

/** Different colours among the pixels of a canvas, up to 50. */
export function colours(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pen = canvas.getContext('2d');
    if (!pen || canvas.width === 0 || canvas.height === 0) return 0;
    const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    const found = new Set<number>();
    for (const pixel of pixels) if (found.add(pixel).size >= 50) break;
    return found.size;
  });
}

/** Opens a view by its tab. */
export const openView = (page: Page, name: string): Promise<void> =>
  page.locator('.sections').getByRole('link', { name, exact: true }).click();

export function painted(page: Page): Promise<unknown> {
  return page.waitForSelector('grundy-table[painted]');
}
