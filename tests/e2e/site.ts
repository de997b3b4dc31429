// dist/ served from a sub-path of a plain static server, and a browser that notes every request.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const flags: string[] = JSON.parse(readFileSync(new URL('../../scripts/steps/chromium-flags.json', import.meta.url), 'utf8'));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

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

/** `mimeOfWasm`: what a careless host might say instead of application/wasm. */
export async function serveSite(mimeOfWasm = 'application/wasm'): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(dist, path.replace(/^\/some\/sub\/path\//, '/'));
    if (!path.startsWith('/some/sub/path/') || !file.startsWith(dist) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const type = extname(file) === '.wasm' ? mimeOfWasm : (types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = `${origin}/some/sub/path/index.html`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  });
  return {
    address,
    browser,
    async open(hash = '', options = {}) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
      const errors: string[] = [];
      const elsewhere: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) elsewhere.push(url);
      });
      await page.goto(address + hash);
      return { page, errors, elsewhere };
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
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

export function painted(page: Page): Promise<unknown> {
  return page.waitForSelector('grundy-table[painted]');
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has to say against the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run;
    return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
