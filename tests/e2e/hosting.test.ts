// docs/nginx.conf, run by nginx as it is printed but for the port and the folder: what the host sends, and the site below a path.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { find } from '../../scripts/steps/child.mjs';
import { byLength } from '../web/length.js';
import { dist } from './server.js';
import { openPage, painted, sharedBrowser } from './site.js';
import { anotherVersion } from './upload.js';

const nginx = find('nginx', '/usr/sbin/nginx');
const configuration = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8');

/** Replaces the one place of a text. */
function put(text: string, from: string, to: string): string {
  expect(text.split(from), from).toHaveLength(2);
  return text.replace(from, () => to);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Folders for temporary files, which only root may have in their usual places. */
function temporaryFolders(folder: string): string {
  const build = execFileSync('sh', ['-c', `${nginx} -V 2>&1`], { encoding: 'utf8' });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].filter((kind) => !build.includes(`--without-http_${kind}_module`));
  return kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
}

describe.skipIf(!nginx)('nginx', () => {
  let folder: string;
  let server: ChildProcess;
  let origin: string;
  const home = () => `${origin}/grundyscope/`;

  /** Uploads a folder in place of the one before. */
  function upload(from: string): void {
    rmSync(join(folder, 'www/grundyscope'), { force: true });
    symlinkSync(from, join(folder, 'www/grundyscope'));
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    mkdirSync(join(folder, 'www'));
    upload(dist);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const placed = put(put(configuration, 'listen 80;', `listen 127.0.0.1:${port};`), 'root /srv/www;', `root ${folder}/www;`);
    writeFileSync(join(folder, 'nginx.conf'), put(placed, 'http {', `http { access_log off; ${temporaryFolders(folder)}`));
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const log = join(folder, 'error.log');
    const more = `daemon off; ${user}pid ${folder}/pid; error_log ${log};`;
    server = spawn(nginx as string, ['-e', log, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', more], { stdio: 'inherit' });
    await vi.waitFor(async () => expect((await fetch(home())).status).toBe(200), { timeout: 10_000 });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  const headersOf = async (path: string) => (await fetch(home() + path, { headers: { 'accept-encoding': 'gzip' } })).headers;
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)));
  const cached = 'public, max-age=31536000, immutable';

  test('every kind of file has its type', async () => {
    const kinds = new Map(files.filter((path) => extname(path)).map((path) => [extname(path), path]));
    expect(kinds.size).toBeGreaterThan(8);
    const types = await Promise.all([...kinds].map(async ([kind, path]) => [kind, (await headersOf(path)).get('content-type')] as const));
    const byKind = Object.fromEntries(types);
    expect(byKind).toMatchObject({
      '.html': 'text/html; charset=utf-8',
      '.js': 'text/javascript; charset=utf-8',
      '.mjs': 'text/javascript; charset=utf-8',
      '.wasm': 'application/wasm',
      '.webmanifest': 'application/manifest+json; charset=utf-8',
    });
    expect(types.filter(([, type]) => type === null || type === 'application/octet-stream')).toEqual([]);
  });

  test('names with a hash or a version are kept for a year, all others are asked for again', async () => {
    const named = (pattern: RegExp) => files.find((path) => pattern.test(path)) as string;
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    for (const path of [named(/^assets\/.*\.js$/), named(/^assets\/.*\.wasm$/), `embed-${version}.js`, `how-${version}.js`])
      expect((await headersOf(path)).get('cache-control'), path).toBe(cached);
    // The reference is in the site after `npm run build`, not after all that tests build.
    const ofReference = files.filter((path) => /^reference\/assets\//.test(path)).slice(0, 1);
    for (const path of ['', 'sw.js', 'embed.js', 'how.js', 'site.webmanifest', ...ofReference])
      expect((await headersOf(path)).get('cache-control'), path).toBe('no-cache');
    // As the browser has it: the port may be that of a proxy.
    const folderOf = await fetch(`${home()}lab`, { redirect: 'manual' });
    expect([folderOf.status, folderOf.headers.get('location')]).toEqual([301, `${new URL(home()).pathname}lab/`]);
    // A browser would keep the error for a year.
    const missing = await fetch(`${home()}assets/later-AbCd1234.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
    const tag = (await headersOf('index.html')).get('etag') as string;
    expect((await fetch(`${home()}index.html`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('what is kept for a year has a hash or a version in its name', async () => {
    const loaded = files.filter((path) => !/\.(html|png|svg)$/.test(path));
    const lasting = await Promise.all(loaded.map(async (path) => ((await headersOf(path)).get('cache-control') === cached ? path : '')));
    const strange = lasting.filter((path) => path && !/-[\w-]{8}\.\w+$|-\d+\.\d+\.\d+[\w.-]*$/.test(path));
    expect(strange).toEqual([]);
    expect(lasting.filter(Boolean).length).toBeGreaterThan(100);
  });

  test('texts and WebAssembly are compressed, and other hosts may read everything', async () => {
    const large = files.filter((path) => /^assets\/.*\.(wasm|css)$/.test(path) && statSync(join(dist, path)).size > 1000);
    for (const path of ['index.html', 'embed.js', 'embed.mjs', ...large]) {
      const headers = await headersOf(path);
      expect(headers.get('content-encoding'), path).toBe('gzip');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect((await headersOf('nothing.js')).get('access-control-allow-origin')).toBe('*');
  });

  test('files that were compressed before are sent as they are', async () => {
    const other = join(folder, 'compressed');
    mkdirSync(other);
    writeFileSync(join(other, 'a.js'), 'compressed now '.repeat(100));
    writeFileSync(join(other, 'a.js.gz'), gzipSync('compressed before'));
    upload(other);
    expect(await (await fetch(`${home()}a.js`)).text()).toBe('compressed before');
    upload(dist);
  });

  test('below its path the site works, also without the slash at its end', async () => {
    const context = await (await sharedBrowser()).newContext();
    const { page, errors, elsewhere } = await openPage(context, home().slice(0, -1), home().slice(0, -1));
    await painted(page);
    expect(page.url().split('#')[0]).toBe(home());
    expect([...errors, ...elsewhere]).toEqual([]);
    await context.close();
  });

  // It loads and copies the whole site.
  test.runIf(byLength(false, true))('a new version takes over', async () => {
    const second = await anotherVersion(join(folder, 'second'), '-two');
    const context = await (await sharedBrowser()).newContext({ serviceWorkers: 'allow' });
    const { page, errors, elsewhere } = await openPage(context, home(), home());
    const script = () => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '').catch(() => '');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    upload(second);
    await page.reload();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(script).toContain('-two.js');
    await painted(page);
    expect([...errors, ...elsewhere]).toEqual([]);
    await context.close();
  });
});
