// One version of the site in the browser's cache storage: it is installed completely or not at all, answers requests, and deletes old ones.
import { missingPage } from './missing.js';

/** Paths in the site's folder, each with the SHA-256 of its content in base64. */
export type Files = Readonly<Record<string, string>>;

/** Files with a content hash in their name: the same name is the same file in every version. */
const NAMED_BY_CONTENT = /^(lab\/)?assets\//;

/** The path of the requested file, without query; undefined if it is not in the site. `site`: the URL of the site's folder. */
export function wantedFile({ method, url }: Pick<Request, 'method' | 'url'>, site: string): string | undefined {
  const address = url.replace(/[?#].*$/s, '');
  if (method !== 'GET' || !address.startsWith(site)) return undefined;
  return address.slice(site.length).replace(/(^|\/)$/, '$1index.html');
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));
}

/** The names that a host may leave out of an address. */
const endings = ['', '.html', '/index.html'];

/** The browser's interfaces that it uses; tests replace them. */
export interface Surroundings {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}

export class Version {
  readonly #files: Files;
  readonly #site: string;
  readonly #caches: Surroundings['caches'];
  readonly #fetch: Surroundings['fetch'];
  /** Prefix of the site's caches: other folders of the same origin may have sites that share its storage. */
  readonly #family: string;
  readonly #cache: string;

  constructor(name: string, files: Files, site: string, { caches, fetch }: Surroundings) {
    this.#files = files;
    this.#site = site;
    this.#caches = caches;
    this.#fetch = fetch;
    this.#family = `grundyscope ${site} `;
    this.#cache = this.#family + name;
  }

  /** Loads all files; rejects and stores nothing unless each has the content that the list states. */
  async install(): Promise<void> {
    const files = await Promise.all(
      Object.entries(this.#files).map(async ([path, hash]) => [this.#site + path, await this.#load(this.#site + path, hash)] as const),
    );
    try {
      const cache = await this.#caches.open(this.#cache);
      await Promise.all(files.map(([address, file]) => cache.put(address, file)));
    } catch (error) {
      await this.#caches.delete(this.#cache);
      throw error;
    }
  }

  /** Deletes all caches but its own, that of the previously active version, and those of newer versions that may be installing. */
  async activate(): Promise<void> {
    const record = await this.#caches.open(`${this.#family}active`);
    const [active = '', before = ''] = ((await (await record.match(this.#site))?.text()) ?? '').split('\n');
    const previous = active === this.#cache ? before : active;
    await record.put(this.#site, new Response(`${this.#cache}\n${previous}`));
    // In the order of creation.
    const caches = await this.#versions();
    const older = caches.slice(0, Math.max(0, caches.indexOf(this.#cache)));
    await Promise.all(older.filter((cache) => cache !== previous).map((cache) => this.#caches.delete(cache)));
  }

  /** The response to a request; undefined if it is not for a file of the site. */
  answer(request: Request): Promise<Response> | undefined {
    const path = wantedFile(request, this.#site);
    if (path === undefined) return undefined;
    const own = endings.map((end) => path + end).find((name) => Object.hasOwn(this.#files, name));
    // Links in a page of a folder begin at its slash.
    if (own === `${path}/index.html`) return Promise.resolve(Response.redirect(`${this.#site}${path}/`));
    // A page opened with the previous version still requests that version's parts.
    if (!own && !NAMED_BY_CONTENT.test(path)) return request.mode === 'navigate' ? this.#orMissing(request) : undefined;
    const kept = own ? this.#caches.match(this.#site + own, { cacheName: this.#cache }) : this.#keptByAny(this.#site + path);
    return kept.catch(() => undefined).then((file) => file ?? this.#fetch(request));
  }

  /** A page that is not stored; without a network, the one that says so. */
  #orMissing(request: Request): Promise<Response> {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return this.#fetch(request).catch(() => new Response(missingPage(this.#site), { status: 503, headers }));
  }

  /** Takes a file from our caches or the browser's if its hash is right, else loads it from the host. */
  async #load(address: string, hash: string): Promise<Response> {
    const sources = [
      () => this.#keptByAny(address),
      () => this.#fetch(address, { cache: 'default', priority: 'low' }),
      () => this.#fetch(address, { cache: 'reload', priority: 'low' }),
    ];
    for (const source of sources) {
      const found = await source();
      if (!found?.ok) continue;
      const content = await found.arrayBuffer();
      if ((await hashOf(content)) === hash) return copyOf(found, content);
    }
    throw new Error(`${address} is not of this version.`);
  }

  async #keptByAny(address: string): Promise<Response | undefined> {
    for (const cacheName of await this.#versions()) {
      const file = await this.#caches.match(address, { cacheName });
      if (file) return file;
    }
    return undefined;
  }

  async #versions(): Promise<string[]> {
    return (await this.#caches.keys()).filter((cache) => cache.startsWith(this.#family) && cache !== `${this.#family}active`);
  }
}

/**
 * A new response, since a redirected one cannot answer a navigation. Without the headers about its transfer; caches refuse `Vary: *`.
 */
function copyOf(response: Response, content: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(content, { headers });
}
