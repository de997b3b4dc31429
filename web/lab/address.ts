// The lab's addresses: as for any game, with the text as a parameter. Long texts are compressed, so that links stay short.
import { PACKED, packed, unpacked } from '../base/packed_text.js';
import { anyElement, ownAttributes } from '../workspace/attributes.js';
import { own, type Route, readRoute, routeHash, sharedHash } from '../workspace/route.js';
import { openingView } from './first_view.js';

/** Longest text that is not compressed. */
const PLAIN = 300;
/** Names that mean something in addresses, in elements, or for any rules. */
const taken = new Set([...own, ...ownAttributes, ...anyElement, ...'text across up down width first game src'.split(' ')]);

/** How a constant or a start of a rule text is called in addresses and attributes. */
export const addressName = (name: string): string => (taken.has(name.toLowerCase()) || /^_|^on/i.test(name) ? `rules.${name}` : name);

/** True if an address has to name its view: the table, where it would open on the board. */
const namesTable = ({ view, parameters }: Route): boolean => view === 'table' && openingView(parameters) !== 'table';

/** The route as its address has it: with a long text packed, and the text first. */
export async function written(route: Route): Promise<Route> {
  const { text = '', ...rest } = route.parameters;
  const first: Record<string, string> = text.length > PLAIN ? { [PACKED]: await packed(text) } : { text };
  return { ...route, game: 'rules', parameters: { ...first, ...rest } };
}

export const addressOf = async (route: Route): Promise<string> =>
  routeHash(await written(route)) + (namesTable(route) ? '&view=table' : '');

/** The address to share. */
export const sharedAddressOf = async (route: Route): Promise<string> => sharedHash(await written(route));

/** True if an address names a view, or has the form of a shared one, whose view without a name is the table. */
const namesView = (hash: string): boolean => /[?&](v|view|at|look|layer)=/.test(hash);

/** The place of an address; `readable`: of a link that is damaged, the text that can be read. */
export type Arrival = { route: Route } | { readable: string };

/** Undefined if the address is only the lab's. A view that it does not name is that of its text. */
export async function arrivalAt(hash: string): Promise<Arrival | undefined> {
  const route = readRoute(hash);
  const { [PACKED]: z, text, ...rest } = route.parameters;
  const plain = text !== undefined && hash.includes('text=') ? { text, whole: true } : undefined;
  const read = plain ?? (z === undefined ? undefined : await unpacked(z));
  // A link that was cut off before its text still has the question mark.
  if (!read) return hash.includes('?') ? { readable: '' } : undefined;
  if (!read.whole) return { readable: read.text };
  const parameters = { text: read.text, ...rest };
  return { route: { ...route, game: 'rules', parameters, view: namesView(hash) ? route.view : openingView(parameters) } };
}
