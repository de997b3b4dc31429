// Pages of others with embeds on them: one server for the pages, another for the site that the script comes from.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Host, serve, subPath } from '../server.js';
import { sharedBrowser } from '../site.js';

const fixtures = fileURLToPath(new URL('../../fixtures/pages/', import.meta.url));

export interface Pages {
  /** Where the site is: an address that ends in a slash. */
  site: string;
  host: Host;
  /** Puts a page on the other server and says its address. */
  put(html: string, headers?: Record<string, string>): string;
  close(): Promise<void>;
}

export async function servePages(): Promise<Pages> {
  const host = await serve();
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://host').pathname);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers }).end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: `${host.origin}${subPath}`,
    host,
    put(html, headers = {}) {
      const path = `/page-${pages.size}`;
      pages.set(path, { html, headers });
      // Another name of the same machine is another origin.
      return `http://localhost:${port}${path}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await host.stop();
    },
  };
}

/** A page of tests/fixtures/pages with figures on it. */
export const fixture = (name: string, site: string, figures: string): string =>
  readFileSync(`${fixtures}${name}.html`, 'utf8').replaceAll('{{embed}}', `${site}embed.js`).replace('{{figures}}', figures);

/** A plain page. */
export const plain = (site: string, figures: string): string => fixture('plain', site, figures);

export const tag = (attributes: string, height = 440, fallback = 'A figure.'): string =>
  `<grundy-scope ${attributes} style="display:block;min-height:${height}px">${fallback}</grundy-scope>`;

export interface Seen {
  page: Page;
  errors: string[];
  warnings: string[];
  requests: string[];
}

/** Opens a page and counts what it starts and notes what moves on it from its beginning: `counts`. */
export async function open(browser: Browser, address: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 }, ...options });
  const errors: string[] = [];
  const warnings: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && errors.push(message.text()));
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(watch);
  await page.goto(address);
  return { page, errors, warnings, requests };
}

export interface Counts {
  workers: number;
  terminated: number;
  compiled: number;
  /** Elements that moved by themselves, with their places before and after. */
  moved: string[];
}

declare global {
  interface Window {
    counts: Counts;
  }
}

function watch(): void {
  const counts: Counts = { workers: 0, terminated: 0, compiled: 0, moved: [] };
  window.counts = counts;
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      counts.workers += 1;
    }
    override terminate(): void {
      counts.terminated += 1;
      super.terminate();
    }
  };
  for (const name of ['compile', 'compileStreaming'] as const) {
    const before = WebAssembly[name].bind(WebAssembly) as (source: never) => Promise<WebAssembly.Module>;
    WebAssembly[name] = ((source: never) => {
      counts.compiled += 1;
      return before(source);
    }) as never;
  }
  type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: Moved[] };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        counts.moved.push(`${element?.localName}.${element?.className}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const countsOf = (page: Page): Promise<Counts> => page.evaluate(() => window.counts);

/** Scrolls through the whole page, so that everything on it comes near once; returns to the top. */
export async function leafThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

export const allReady = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all([...document.querySelectorAll('grundy-scope')].map((element) => (element as unknown as { ready: Promise<unknown> }).ready)),
  );

/** The servers of a test file, from its first test to its last, and the browser that files share. */
export function stage(): { readonly pages: Pages; readonly browser: Browser } {
  let pages: Pages;
  let browser: Browser;
  beforeAll(async () => {
    pages = await servePages();
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await pages?.close();
  });
  return {
    get pages() {
      return pages;
    },
    get browser() {
      return browser;
    },
  };
}

/** Opens a plain page with these figures, once the element is defined. */
export async function openFigures(on: ReturnType<typeof stage>, figures: string, options: Parameters<typeof open>[2] = {}) {
  const seen = await open(on.browser, on.pages.put(plain(on.pages.site, figures)), options);
  await seen.page.waitForFunction(() => customElements.get('grundy-scope'));
  return seen;
}
