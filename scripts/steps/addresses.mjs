// Addresses of the project, which the environment gives: GRUNDYSCOPE_SITE, the site, and GRUNDYSCOPE_REPOSITORY, the source code.
import { Stop } from './terminal.mjs';

/** The address in a variable of the environment, without a slash at its end; undefined if not given. */
export function addressIn(name, given = process.env[name]) {
  if (!given) return undefined;
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!/^https?:$/.test(address?.protocol)) throw new Stop(`${name}: expected an address that begins with https:, got ${given}`);
  return address.href.replace(/\/+$/, '');
}
