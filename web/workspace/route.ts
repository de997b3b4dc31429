// Addresses of the site:
// index.html#/ID?name=value&view=explain&layer=nimber&at=3,5&pos=3,5,7&turn=second&look=3.5,5.5,24&line=row&alike=1&turned=1
//   &with=ID;name=value&vertices-at=...&formula-outcome=n % 4 == 0 (or formula-nimber)
//   &present=1&challenge=1&side=first&level=perfect&hints=0 (beside `challenge`, the names of its parts are no parameters)
// A game in progress is included, as its start and its moves: match=3,5,7;0;first;100;2&moves=0,2;1,5 (see views/play/record.ts).
// Shared links have `v=1`, the version of this format; every value is read as this version.

import { escaped, unescaped } from '../base/foreign_text.js';
import type { Cell, LayerName, State } from '../engine/api_messages.js';
import { layerNames } from '../engine/facts.js';
import { type Formula, statements } from '../engine/protocol.js';
import { challenged, type GameRecord, namesOfChallenge, readRecord, recordParts } from '../views/play/record.js';
import { lines } from '../views/table/draw/highlight.js';
import { type Look, lookText, readLook } from '../views/table/geometry/look.js';
import type { Highlights } from '../views/table/patterns.js';
import { type Comparison, comparisonText, readComparison } from './comparison.js';
import { labViews, type ViewName, views } from './views.js';

/** In place of a game: the field for the input of any contest problem. */
export const CONTEST = 'judge';

export interface Route {
  /** Absent: the home page. */
  game?: string;
  /** As typed, without default values. */
  parameters: Record<string, string>;
  view: ViewName;
  layer?: LayerName;
  /** The cell that is explained. */
  at?: Cell;
  /** The selected position, instead of a cell. */
  state?: State;
  /** The player to move there; absent: the first. */
  turn?: 'second';
  /** The game that is played from here, or that waits while another position is selected. */
  played?: GameRecord;
  /** The page opens as a presentation. */
  present?: true;
  look?: Look;
  /** Where vertices of graphs were moved by hand (web/boards/rules/graph/places.ts). */
  vertices?: string;
  /** Patterns that are shown. */
  highlights?: Highlights;
  /** The table that this one is compared with. */
  comparison?: Comparison;
  /** The reader's own, which a rule text is compared with. */
  formula?: Formula;
  /**
   * Parts that cannot be read, as where a link was cut off, and names that mean nothing to the game. They stay in the address until the
   * reader changes something.
   */
  unread?: Readonly<Record<string, string>>;
}

/** Longer values are left out of addresses. */
export const LONGEST_VALUE = 2000;

/** Names that belong to the view; all others are parameters. */
export const own = new Set([
  'v',
  'view',
  'layer',
  'at',
  'pos',
  'turn',
  'match',
  'challenge',
  'present',
  'moves',
  'look',
  'line',
  'alike',
  'turned',
  'with',
  'vertices-at',
]);

/** Formulas of the reader, by what they are compared with. The lab alone has them. */
const ofFormulas = statements.map((against) => ({ against, name: `formula-${against}` }));

/** Whether a part of an address belongs to the view, not to the game. */
export const isOfView = (name: string): boolean => own.has(name) || ofFormulas.some((one) => one.name === name);

export function readRoute(hash: string): Route {
  const match = /^#\/([^?]+)(?:\?(.*))?$/.exec(hash);
  return routeOf(match?.[1] && unescaped(match[1]), match?.[1] ? new URLSearchParams(match[2] ?? '') : []);
}

/** Reads what follows the name of the game, here and in the attributes of embeds. */
export function routeOf(game: string | undefined, given: Iterable<readonly [name: string, value: string]>): Route {
  const query = new URLSearchParams([...given].map(([name, value]) => [name, value]));
  const view = (game === 'rules' ? labViews : views).find((name) => name === query.get('view')) ?? 'table';
  const route: Route = { ...(game && { game }), parameters: {}, view };
  const isChallenge = query.get('challenge') === '1';
  const isParameter = (name: string) => !isOfView(name) && !(isChallenge && namesOfChallenge.includes(name));
  for (const [name, value] of query) if (isParameter(name)) route.parameters[name] = value;
  const layer = layerNames.find((name) => name === query.get('layer'));
  if (layer) route.layer = layer;
  const at = /^(\d{1,16}),(\d{1,16})$/.exec(query.get('at') ?? '');
  // Larger numbers would be rounded to those of another cell.
  if (at && at.slice(1).every((number) => Number.isSafeInteger(Number(number)))) route.at = [Number(at[1]), Number(at[2])];
  const state = query.get('pos') ?? '';
  if (/^[\d,]+$/.test(state) && !route.at) {
    route.state = state;
    if (query.get('turn') === 'second') route.turn = 'second';
  }
  const record = readRecord(query.get('match') ?? '', query.get('moves') ?? '');
  const played = isChallenge ? challenged(query, record, route) : record;
  if (played) route.played = played;
  if (query.get('present') === '1') route.present = true;
  const look = readLook(query.get('look') ?? '');
  if (look) route.look = look;
  // The name has a hyphen, so that no part of a rule text has it.
  const vertices = query.get('vertices-at') ?? '';
  if (/^[\da-z.]+$/.test(vertices)) route.vertices = vertices;
  const line = lines.find((name) => name === query.get('line'));
  const alike = query.get('alike') === '1';
  const turned = query.get('turned') === '1';
  if (line || alike || turned) route.highlights = { ...(line && { line }), ...(alike && { alike }), ...(turned && { turned }) };
  const comparison = readComparison(query.get('with') ?? '');
  if (comparison) route.comparison = comparison;
  for (const { against, name } of ofFormulas) {
    const formula = query.get(name);
    if (formula) route.formula = { formula, against };
  }
  const unread = unreadParts(query, route);
  return unread ? { ...route, unread } : route;
}

/** Values of parts that are left out. */
const defaults: Readonly<Record<string, string>> = {
  view: 'table',
  turn: 'first',
  alike: '0',
  turned: '0',
  moves: '',
  challenge: '0',
  present: '0',
  ...Object.fromEntries(ofFormulas.map(({ name }) => [name, ''])),
};

/** The parts of an address that its route does not have. */
function unreadParts(query: URLSearchParams, route: Route): Route['unread'] {
  const read = new Set(['v', ...routeParts(route).map(([name]) => name), ...(route.at ? ['pos', 'turn'] : [])]);
  const unread = [...query].filter(([name, value]) => isOfView(name) && !read.has(name) && value !== defaults[name]);
  // Of a name that comes twice, the first value is read.
  return unread.length > 0 ? Object.fromEntries(unread.map(([name]) => [name, query.get(name) ?? ''])) : undefined;
}

/** Commas, slashes, colons stay readable; they mean nothing in a fragment. */
const readable = (value: string) => escaped(value).replace(/%2C/g, ',').replace(/%2F/g, '/').replace(/%3A/g, ':');

/** Returns the names and values that `routeOf` reads. */
export function routeParts(route: Route): [name: string, value: string][] {
  const parts = Object.entries(route.parameters);
  if (route.view !== 'table') parts.push(['view', route.view]);
  if (route.layer) parts.push(['layer', route.layer]);
  if (route.at) parts.push(['at', route.at.join(',')]);
  if (route.state && !route.at) {
    parts.push(['pos', route.state]);
    if (route.turn) parts.push(['turn', route.turn]);
  }
  if (route.played) parts.push(...recordParts(route.played));
  if (route.present) parts.push(['present', '1']);
  if (route.look) parts.push(['look', lookText(route.look)]);
  if (route.vertices) parts.push(['vertices-at', route.vertices]);
  if (route.highlights?.line) parts.push(['line', route.highlights.line]);
  if (route.highlights?.alike) parts.push(['alike', '1']);
  if (route.highlights?.turned) parts.push(['turned', '1']);
  if (route.comparison) parts.push(['with', comparisonText(route.comparison)]);
  if (route.formula?.formula) parts.push([`formula-${route.formula.against}`, route.formula.formula]);
  parts.push(...Object.entries(route.unread ?? {}).filter(([name]) => parts.every(([other]) => other !== name)));
  return parts;
}

/** Made of parts, with semicolons between them. */
const punctuated = new Set(['with', 'match', 'moves']);

/** As a query; values that are too long for a link are left out. */
export function queryOf(parts: readonly (readonly [name: string, value: string])[]): string {
  const short = parts.filter(([, value]) => value.length <= LONGEST_VALUE);
  return short
    .map(([name, value]) => {
      const text = readable(value);
      return `${readable(name)}=${punctuated.has(name) ? text.replace(/%3B/g, ';').replace(/%3D/g, '=') : text}`;
    })
    .join('&');
}

export function routeHash(route: Route): string {
  if (!route.game) return '#/';
  const query = queryOf(routeParts(route));
  return `#/${escaped(route.game)}${query ? `?${query}` : ''}`;
}

/** The hash for links handed out, which names the version of its form. */
export function sharedHash(route: Route): string {
  if (!route.game) return '#/';
  return `#/${escaped(route.game)}?${queryOf([['v', '1'], ...routeParts(route)])}`;
}

/** Names of the parameters that do not fit into the address. */
export function omittedFromLink(route: Route): string[] {
  return Object.keys(route.parameters).filter((name) => (route.parameters[name]?.length ?? 0) > LONGEST_VALUE);
}

/** The same route with another part, or without it. */
export function withPart<Name extends 'look' | 'comparison'>(route: Route, name: Name, part: Route[Name] | undefined): Route {
  const { [name]: _, ...rest } = route;
  return (part === undefined ? rest : { ...rest, [name]: part }) as Route;
}

/** The same without parameters that the game does not have, which stay in the address. */
export const ignoring = (route: Route, known: Route['parameters'], ignored: readonly string[]): Route => ({
  ...route,
  parameters: known,
  ...(ignored.length > 0 && {
    unread: { ...route.unread, ...Object.fromEntries(ignored.map((name) => [name, route.parameters[name] ?? ''])) },
  }),
});

/** The same once the reader has changed something. */
export const withoutUnread = ({ unread: _, ...rest }: Route): Route => rest;

/** The same view with vertices elsewhere, or as they are arranged. */
export function withVertices({ vertices: _, ...rest }: Route, vertices: string | undefined): Route {
  return vertices === undefined ? rest : { ...rest, vertices };
}

/** The same view without position and game, as after a change of the parameters. */
export function withoutPosition({ at: _, state: __, turn: ___, played: ____, ...rest }: Route): Route {
  return rest;
}

/** The same view of another position, by default that of the parameters; a game in progress is suspended. */
export function lookingAt({ at: _, state: __, turn: ___, played, ...rest }: Route, place?: Cell | State, turn?: 'second'): Route {
  const there = place === undefined ? {} : typeof place === 'string' ? { state: place, ...(turn && { turn }) } : { at: place };
  return { ...rest, ...there, ...(played && { played: { ...played, waits: true } }) };
}

/** The same view of a cell, with those that have its value standing out. */
export const showingAlike = (route: Route, cell: Cell): Route => ({
  ...lookingAt(route, cell),
  highlights: { ...route.highlights, alike: true },
});
