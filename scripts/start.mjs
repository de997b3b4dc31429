// npm start: from a fresh clone to the site in a browser. Options: --port N (or PORT), --host [ADDRESS], --verbose.
import { parseArgs } from 'node:util';
import { buildWasm } from './steps/compile.mjs';
import { ensure } from './steps/ensure.mjs';
import { announcement } from './steps/first_start.mjs';
import { buildSite } from './steps/pages.mjs';
import { at } from './steps/place.mjs';
import { main, print, Stop } from './steps/terminal.mjs';

function readOptions() {
  // `--host` without an address means all of them.
  const args = process.argv
    .slice(2)
    .flatMap((arg, i, all) => (arg === '--host' && (all[i + 1] ?? '-').startsWith('-') ? ['--host=0.0.0.0'] : [arg]));
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' }, verbose: { type: 'boolean' } } });
  const port = Number(values.port ?? process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Stop('The port is a whole number from 0 to 65535.');
  return { port, host: values.host ?? '127.0.0.1' };
}

/** Serves dist/; returns the address. */
async function served(port, host) {
  // Imported only now: a fresh clone has no Vite before.
  const { preview } = await import('vite');
  const server = await preview({
    configFile: at('vite.config.js'),
    logLevel: 'error',
    preview: { port, host, strictPort: false, open: false },
  });
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${server.httpServer.address().port}/`;
}

await main(async () => {
  const { port, host } = readOptions();
  print(announcement());
  await ensure('building');
  await buildWasm();
  await buildSite({
    onServable: async () => {
      print(`Grundyscope is at ${await served(port, host)}`);
    },
  });
});
