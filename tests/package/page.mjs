// Pages that use the package, in Chromium: served as plain files, from as many origins as a test wants.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

const flags = JSON.parse(readFileSync(new URL('../../scripts/steps/chromium-flags.json', import.meta.url), 'utf8'));
const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** As static hosts do it: a folder is its index, and pages need not say that they are pages. */
const found = (path) => [path, join(path, 'index.html'), `${path}.html`].find((one) => existsSync(one) && !statSync(one).isDirectory());

/** `allows`: other origins may read what it serves, as with content delivery networks. */
export async function serve(folder, { allows = false } = {}) {
  const server = createServer((request, response) => {
    const path = found(join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://host').pathname))));
    if (!path) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': types[extname(path)] ?? 'application/octet-stream' };
    response.writeHead(200, { ...headers, ...(allows && { 'access-control-allow-origin': '*' }) }).end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)).finally(server.closeAllConnections()),
  };
}

/** A page's module: uses the engine and the element, and leaves the result in `window.result`. */
export const program = `
import { createEngine, EngineError } from 'grundyscope';
import { GrundyScope } from 'grundyscope/element';

async function use() {
  const engine = await createEngine();
  const output = await engine.judge('nim', '2\\n3 5\\n0\\n');
  const refused = await engine.judge('nim', 'x').catch((error) => error instanceof EngineError);
  engine.close();
  const element = document.querySelector('grundy-scope');
  const drawn = await drawing(element);
  for (const [view, part] of [['play', 'grundy-play svg'], ['explain', 'grundy-explain tbody tr'], ['judge', 'grundy-judge textarea']]) {
    element.setAttribute('view', view);
    await new Promise(requestAnimationFrame);
    await element.ready;
    drawn[view] = element.shadowRoot.querySelector(part) !== null;
  }
  return { output, refused, drawn };
}

async function drawing(element) {
  await element.ready;
  const { width, height } = element.shadowRoot.querySelector('canvas');
  const picture = await createImageBitmap(await element.save('png'));
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  paper.drawImage(picture, 0, 0);
  const colours = new Set(new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer));
  return { defined: element instanceof GrundyScope, room: width > 0 && height > 0, coloured: colours.size > 4 };
}

window.result = use().catch((error) => String(error.stack ?? error));
`;

export const tag = '<grundy-scope game="ungame" n="60" reveal="load"><p>fallback</p></grundy-scope>';

export const page = (head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}</head><body>${tag}</body></html>`;

/** `env` of tests/package/vitest.config.mjs names the browser. */
export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM, args: flags });

/** Opens a page; `requests` and `errors` go on being filled. */
export async function visit(browser, address) {
  const opened = await browser.newPage();
  const requests = [];
  const errors = [];
  opened.on('request', (request) => requests.push(request.url()));
  opened.on('pageerror', (error) => errors.push(error.message));
  opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await opened.goto(address);
  return { page: opened, requests, errors };
}
