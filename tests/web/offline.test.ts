// Versions of the site in cache storage, with caches and a host of our own: whole or not at all, one before, and nothing of others.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Files, Version, wantedFile } from '../../web/offline/version.js';

const site = 'https://host.example/some/path/';
const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const listOf = (upload: Record<string, string>): Files =>
  Object.fromEntries(Object.entries(upload).map(([path, text]) => [path, hash(text)]));

/** As much of cache storage as is used, with its order of names. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();
  /** Addresses that there is no room for. */
  readonly full = new Set<string>();

  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, files);
    return {
      match: async (address: string) => files.get(address)?.clone(),
      put: async (address: string, response: Response) => {
        if (this.full.has(address)) throw new DOMException('full', 'QuotaExceededError');
        files.set(address, response);
      },
    } as unknown as Cache;
  }

  async match(address: string, { cacheName = '' } = {}) {
    return this.kept.get(cacheName)?.get(address)?.clone();
  }

  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

let caches: FakeCaches;
let upload: Record<string, string>;
/** Files of earlier uploads still in the browser's own cache. */
let stale: Record<string, string>;
let requested: string[];

beforeEach(() => {
  caches = new FakeCaches();
  upload = { 'index.html': 'page 1', 'assets/a-1.js': 'script 1', 'assets/w-0.wasm': 'wasm' };
  stale = {};
  requested = [];
});

async function answerOf(request: Request | string, { cache }: RequestInit = {}): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url;
  const path = address.slice(site.length) || 'index.html';
  requested.push(path);
  const text = (cache === 'reload' ? undefined : stale[path]) ?? upload[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers: { vary: '*', 'x-kept': 'yes' } });
}

const versionOf = (name: string, files: Files = listOf(upload), folder = site) =>
  new Version(name, files, folder, { caches: caches as unknown as CacheStorage, fetch: answerOf });

async function started(name: string, next = upload): Promise<Version> {
  upload = next;
  const version = versionOf(name);
  await version.install();
  await version.activate();
  return version;
}

const get = (path: string) => new Request(site + path);
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const versions = async () => (await caches.keys()).filter((name) => !name.endsWith(' active')).map((name) => name.split(' ').at(-1));

test('requests by the files they want', () => {
  expect(wantedFile(get(''), site)).toBe('index.html');
  expect(wantedFile(get('?from=mail#/nim'), site)).toBe('index.html');
  expect(wantedFile(get('embed.html?game=nim&name=a/b'), site)).toBe('embed.html');
  expect(wantedFile(new Request(`${site}index.html`, { method: 'POST' }), site)).toBe(undefined);
  expect(wantedFile(new Request(`${site}index.html`, { method: 'HEAD' }), site)).toBe(undefined);
  expect(wantedFile(new Request('https://host.example/some/'), site)).toBe(undefined);
  expect(wantedFile(new Request('https://elsewhere.example/some/path/'), site)).toBe(undefined);
});

describe('coming in', () => {
  test('keeps every file, and answers without the host from then on', async () => {
    const version = await started('one');
    requested = [];
    expect(await textOf(version.answer(get('')))).toBe('page 1');
    expect(await textOf(version.answer(get('index.html?x=1')))).toBe('page 1');
    expect(await textOf(version.answer(get('assets/a-1.js')))).toBe('script 1');
    const kept = await version.answer(get('assets/w-0.wasm'));
    expect([kept?.headers.get('x-kept'), kept?.headers.get('vary')]).toEqual(['yes', null]);
    expect(requested).toEqual([]);
  });

  test('takes from the browser what is right, and anew from the host what is not', async () => {
    stale = { 'index.html': 'page 0', 'assets/a-1.js': 'script 1' };
    const version = await started('one');
    expect(await textOf(version.answer(get('')))).toBe('page 1');
    expect(requested.sort()).toEqual(['assets/a-1.js', 'assets/w-0.wasm', 'index.html', 'index.html']);
  });

  test('takes from the version before what both have', async () => {
    await started('one');
    requested = [];
    await started('two', { 'index.html': 'page 2', 'assets/w-0.wasm': 'wasm' });
    expect(requested).not.toContain('assets/w-0.wasm');
  });

  test.each([
    ['has other bytes', { 'index.html': 'page 2', 'assets/a-2.js': 'script' }],
    ['is not there', { 'index.html': 'page 2' }],
  ])('fails, and keeps nothing, if one file %s', async (_, half) => {
    const before = await started('one');
    const files = listOf({ 'index.html': 'page 2', 'assets/a-2.js': 'script 2' });
    upload = half as Record<string, string>;
    await expect(versionOf('two', files).install()).rejects.toThrow('assets/a-2.js is not of this version');
    expect(await versions()).toEqual(['one']);
    expect(await textOf(before.answer(get('')))).toBe('page 1');
  });

  test('fails, and keeps nothing, if there is no room', async () => {
    caches.full.add(`${site}assets/w-0.wasm`);
    await expect(versionOf('one').install()).rejects.toThrow('full');
    expect(await versions()).toEqual([]);
  });
});

describe('answers', () => {
  /** As when an address is typed or a link is followed; `Request` itself refuses that mode. */
  const visit = (path: string) => Object.defineProperty(get(path), 'mode', { value: 'navigate' });

  test('addresses without .html, and folders without their slash', async () => {
    const version = await started('one', { 'index.html': 'page 1', 'lab/rules.html': 'rules', 'book/nim/index.html': 'Nim' });
    requested = [];
    expect(await textOf(version.answer(visit('lab/rules')))).toBe('rules');
    expect((await version.answer(visit('book/nim')))?.headers.get('location')).toBe(`${site}book/nim/`);
    expect(await textOf(version.answer(visit('book/nim/')))).toBe('Nim');
    expect(requested).toEqual([]);
  });

  test('a page that is not stored by the host, and without a network says that it is not', async () => {
    const version = await started('one', { ...upload, 'games/nim/index.html': 'Nim' });
    const files = listOf({ 'index.html': 'page 1', 'assets/a-1.js': 'script 1', 'assets/w-0.wasm': 'wasm' });
    const other = versionOf('two', files);
    expect(await textOf(version.answer(visit('games/nim/')))).toBe('Nim');
    expect(await textOf(other.answer(visit('games/nim/index.html')))).toBe('Nim');
    const cut = new Version('two', files, site, {
      caches: caches as unknown as CacheStorage,
      fetch: () => Promise.reject(new TypeError('no network')),
    });
    const answer = await cut.answer(visit('games/nim/'));
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain(`<a href="${site}lab/index.html">`);
    expect(cut.answer(get('games/nim/'))).toBe(undefined);
  });

  test('only for its own files, and for those before whose names are their contents', async () => {
    const first = await started('one');
    const second = await started('two', { 'index.html': 'page 2', 'assets/a-2.js': 'script 2', 'embed.html': 'embed 2' });
    expect(await textOf(second.answer(get('')))).toBe('page 2');
    expect(await textOf(second.answer(get('assets/a-1.js')))).toBe('script 1');
    expect(first.answer(get('embed.html'))).toBe(undefined);
    expect(second.answer(get('grundyscope.html'))).toBe(undefined);
    expect(second.answer(get('sw.js'))).toBe(undefined);
    expect((await second.answer(get('assets/never-0.js')))?.status).toBe(404);
  });

  test('the lab finds the parts of the version before, too', async () => {
    await started('one', { 'lab/index.html': 'lab 1', 'lab/assets/b-1.js': 'part 1' });
    const second = await started('two', { 'lab/index.html': 'lab 2', 'lab/assets/b-2.js': 'part 2' });
    expect(await textOf(second.answer(get('lab/assets/b-1.js')))).toBe('part 1');
    expect(second.answer(get('book/assets/b-1.js'))).toBe(undefined);
  });

  test('from the host if the cache has been taken away', async () => {
    const version = await started('one');
    caches.kept.clear();
    expect(await textOf(version.answer(get('')))).toBe('page 1');
    caches.match = () => Promise.reject(new Error('no storage'));
    expect(await textOf(version.answer(get('')))).toBe('page 1');
  });
});

describe('versions that stay', () => {
  const next = (n: number) => ({ 'index.html': `page ${n}`, [`assets/a-${n}.js`]: `script ${n}` });

  test('the active one and the one before', async () => {
    for (const [i, name] of ['one', 'two', 'three'].entries()) await started(name, next(i + 1));
    expect(await versions()).toEqual(['two', 'three']);
  });

  test('not one that came in and never was active', async () => {
    await started('one', next(1));
    upload = next(2);
    await versionOf('two').install();
    await started('three', next(3));
    expect(await versions()).toEqual(['one', 'three']);
  });

  test('one that is coming in meanwhile', async () => {
    await started('one', next(1));
    upload = next(2);
    const second = versionOf('two');
    await second.install();
    upload = next(3);
    await versionOf('three').install();
    await second.activate();
    expect(await versions()).toEqual(['one', 'two', 'three']);
  });

  test('the right ones after a step back', async () => {
    for (const [i, name] of ['one', 'two'].entries()) await started(name, next(i + 1));
    await started('one', next(1));
    expect(await versions()).toEqual(['one', 'two']);
    await started('three', next(3));
    expect(await versions()).toEqual(['one', 'three']);
  });

  test('the one before, even if the active one starts twice', async () => {
    await started('one', next(1));
    const second = await started('two', next(2));
    await second.activate();
    expect(await versions()).toEqual(['one', 'two']);
  });

  test('those of other sites of the same origin', async () => {
    await caches.open('a cache of others');
    const inner = versionOf('inner', listOf({}), `${site}inner/`);
    await inner.install();
    await inner.activate();
    const before = await caches.keys();
    for (const [i, name] of ['one', 'two', 'three'].entries()) await started(name, next(i + 1));
    expect(await caches.keys()).toEqual(expect.arrayContaining(before));
  });
});

describe('the worker of docs/hosting.md that retires the site', () => {
  const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  const script = /^<!-- file: sw\.js -->\n```js\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';

  test('deletes the caches of the site and itself, then loads the open pages anew', async () => {
    await started('one');
    await started('two');
    const others = ['theirs', `grundyscope https://host.example/some/ abc`, `grundyscope ${site}more/ abc`];
    for (const name of others) await caches.open(name);
    const done: string[] = [];
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
    const pages = [site, `${site}index.html#/nim?heaps=1,2`, `${site}book/?x=1#top`];
    runInNewContext(script, {
      caches,
      addEventListener: (name: string, listener: never) => listeners.set(name, listener),
      skipWaiting: async () => done.push(`skipWaiting beside ${(await caches.keys()).length}`),
      fetch: async (address: string, { cache }: RequestInit) => void done.push(`${cache} ${address}`),
      registration: { scope: site, unregister: async () => done.push(`unregister beside ${(await caches.keys()).length}`) },
      clients: { matchAll: async () => pages.map((url) => ({ url, navigate: async (to: string) => void done.push(to) })) },
    });
    expect([...listeners.keys()]).toEqual(['install', 'activate']);
    for (const listener of listeners.values()) {
      const work: Promise<unknown>[] = [];
      listener({ waitUntil: (one) => void work.push(one) });
      await Promise.all(work);
    }
    expect(await caches.keys()).toEqual(others);
    const anew = [site, `${site}index.html`, `${site}book/?x=1`].flatMap((address) => [`reload ${address}`, address]);
    expect(done).toEqual(['skipWaiting beside 3', 'unregister beside 3', ...anew]);
  });
});
