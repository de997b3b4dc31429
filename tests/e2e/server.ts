// A plain static server with the site on a sub-path, as careless as hosts are.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
export const subPath = '/some/sub/path/';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** Not there at all, cut off in the middle, a page of the host's own instead, or changed. */
export type Fault = 'missing' | 'cut' | 'page' | ((content: Buffer) => Buffer | string);

export interface Host {
  readonly origin: string;
  /** The folder served; another one is another upload. */
  folder: string;
  headers: Record<string, string>;
  /** Fault of a file on its way. */
  fault: ((path: string) => Fault | undefined) | undefined;
  start(): Promise<void>;
  /** Ends the connections too: from now on nobody answers. */
  stop(): Promise<void>;
}

function faulty(fault: Fault, file: string): [number, string, Buffer | string] {
  const content = readFileSync(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (typeof fault === 'function') return [200, type, fault(content)];
  if (fault === 'cut') return [200, type, content.subarray(0, content.length / 2)];
  return [fault === 'missing' ? 404 : 200, 'text/html', '<!doctype html><title>Sorry</title>'];
}

/** `mimeOfWasm`: what a careless host might say instead of application/wasm; `packs`: it compresses, as careful ones do. */
export async function serve(mimeOfWasm = 'application/wasm', packs = false): Promise<Host> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(host.folder, path.slice(subPath.length).replace(/(^|\/)$/, '$1index.html'));
    if (!path.startsWith(subPath) || !file.startsWith(host.folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const fault = host.fault?.(path);
    if (fault) {
      const [status, type, content] = faulty(fault, file);
      response.writeHead(status, { ...host.headers, 'content-type': type }).end(content);
      return;
    }
    const type = extname(file) === '.wasm' ? mimeOfWasm : (types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(200, { ...host.headers, 'content-type': type, ...(packs && { 'content-encoding': 'gzip' }) });
    const content = createReadStream(file);
    (packs ? content.pipe(createGzip({ level: 9 })) : content).pipe(response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    origin: `http://127.0.0.1:${port}`,
    folder: dist,
    headers: {},
    fault: undefined,
    start: () => listen(port),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return host;
}
