// One version of the site in the browser's cache storage: how it comes in, whole or not at all; what it answers; which others it leaves there.

/** Paths in the site's folder, each with the SHA-256 of its content in base64. */
export type Files = Readonly<Record<string, string>>;

/** Names of these files hold the hashes of their contents: the same name is the same file, of whatever version. */
const NAMED_BY_CONTENT = /^(lab\/)?assets\//;

/** The file that a request wants, whatever its query; undefined if it wants none of the site. `site` is the address of its folder. */
export function wantedFile({ method, url }: Pick<Request, 'method' | 'url'>, site: string): string | undefined {
  const address = url.replace(/[?#].*$/s, '');
  if (method !== 'GET' || !address.startsWith(site)) return undefined;
  return address.slice(site.length).replace(/(^|\/)$/, '$1index.html');
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));
}

/** What it needs of a browser; tests bring their own. */
export interface Surroundings {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}

export class Version {
  readonly #files: Files;
  readonly #site: string;
  readonly #caches: Surroundings['caches'];
  readonly #fetch: Surroundings['fetch'];
  /** Other sites may lie in other folders of the same origin, and share its storage. */
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

  /** Rejects, and keeps nothing, unless every file is had with the content that the list says. */
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

  /** Leaves its own cache, that of the version which was active before, and those of newer ones that may just be coming in. */
  async activate(): Promise<void> {
    const record = await this.#caches.open(`${this.#family}active`);
    const [active = '', before = ''] = ((await (await record.match(this.#site))?.text()) ?? '').split('\n');
    const previous = active === this.#cache ? before : active;
    await record.put(this.#site, new Response(`${this.#cache}\n${previous}`));
    // In the order of their making.
    const caches = await this.#versions();
    const older = caches.slice(0, Math.max(0, caches.indexOf(this.#cache)));
    await Promise.all(older.filter((cache) => cache !== previous).map((cache) => this.#caches.delete(cache)));
  }

  /** Undefined if the request is none of its business. */
  answer(request: Request): Promise<Response> | undefined {
    const path = wantedFile(request, this.#site);
    if (path === undefined) return undefined;
    const own = Object.hasOwn(this.#files, path);
    // A page that was opened with the version before still asks for that one's parts.
    if (!own && !NAMED_BY_CONTENT.test(path)) return undefined;
    const kept = own ? this.#caches.match(this.#site + path, { cacheName: this.#cache }) : this.#keptByAny(this.#site + path);
    return kept.catch(() => undefined).then((file) => file ?? this.#fetch(request));
  }

  /** What is here already and what the browser has may be right; if not, the host is asked anew. */
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
 * A response of its own, as pages may not be answered with what came by a redirection. Without what speaks of the way it came; caches refuse
 * what varies with everything.
 */
function copyOf(response: Response, content: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(content, { headers });
}
