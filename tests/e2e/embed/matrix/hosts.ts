// The servers behind the cases, and the pages on them: a plain site, one that lets others read its files, pages elsewhere, pages on a disk.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist, type Host, serve, subPath } from '../../server.js';
import { servePages } from '../harness.js';

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><body>${body}</body></html>`;
/** No style of its own: a strict policy would refuse it. */
const figure = '<grundy-scope game="nim" heaps="3,5,7"><p class="fallback">The first player wins.</p></grundy-scope>';

/** Pages with a figure each. `site`: an address that ends in a slash, or nothing for the folder of the page. */
export const classic = (site: string): string => page(`<script async src="${site}embed.js"></script>${figure}`);
export const module = (site: string): string => page(`<script type="module" src="${site}embed.mjs"></script>${figure}`);
export const framed = (address: string, attributes = ''): string =>
  page(`<iframe src="${address}" width="900" height="500" ${attributes}></iframe>`);

export const framePage = (site: string): string => `${site}embed.html?game=nim&heaps=3,5,7`;
export const sitePage = (site: string): string => `${site}index.html#/nim?heaps=3,5,7`;
export const onePage = (site: string): string => `${site}grundyscope.html#/nim?heaps=3,5,7`;

export interface Hosts {
  /** Sites: without CORS headers, with them, and with a wrong MIME type for wasm. */
  readonly plain: string;
  readonly shared: string;
  readonly wrongType: string;
  /** A copy of the site with pages of others beside it: served, and on disk. */
  readonly beside: string;
  readonly disk: string;
  /** Puts a page elsewhere, with a policy if it has one, and says its address. */
  put(html: string, policy?: string): string;
  /** One more site, that sends a policy. */
  strict(policy: string): Promise<string>;
  close(): Promise<void>;
}

const siteOf = ({ origin }: Host) => `${origin}${subPath}`;
const sending = (policy: string) => ({ 'content-security-policy': policy });

/** `*-far.html` take what they show from the sites, the others from beside them. */
function copyOfSite(plain: string, shared: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'a site '));
  cpSync(dist, folder, { recursive: true });
  const put = (name: string, html: string) => writeFileSync(join(folder, name), html);
  put('classic.html', classic(''));
  put('module.html', module(''));
  put('frame.html', framed(framePage('')));
  put('classic-far.html', classic(plain));
  put('module-far.html', module(shared));
  put('frame-far.html', framed(framePage(plain)));
  return folder;
}

export async function startHosts(): Promise<Hosts> {
  const [pages, open, wrong, home] = await Promise.all([servePages(), serve(), serve('text/plain'), serve()]);
  const hosts = [open, wrong, home];
  open.headers = { 'access-control-allow-origin': '*' };
  const folder = copyOfSite(pages.site, siteOf(open));
  home.folder = folder;
  return {
    plain: pages.site,
    shared: siteOf(open),
    wrongType: siteOf(wrong),
    beside: siteOf(home),
    disk: `${pathToFileURL(folder).href}/`,
    put: (html, policy) => pages.put(html, policy ? sending(policy) : {}),
    async strict(policy) {
      const host = await serve();
      hosts.push(host);
      host.headers = sending(policy);
      return siteOf(host);
    },
    async close() {
      await Promise.all([pages.close(), ...hosts.map((host) => host.stop())]);
      rmSync(folder, { recursive: true });
    },
  };
}
