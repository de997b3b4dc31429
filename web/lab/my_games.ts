// My games: rule texts that the reader keeps in this browser, also as a file. Each has a title of its own, the first comment of its text.
import { storedJson, storeObject } from '../base/storage.js';
import { ownTitle } from '../boards/rules/title.js';

/** A kept text. `changed`: when it was kept, in ISO 8601. */
export interface MyGame {
  readonly title: string;
  readonly text: string;
  readonly changed: string;
}

/** The games, no two of one title. */
export type MyGames = readonly MyGame[];

/** Format of a file of games, and of what the browser keeps. */
const FORMAT = 1;
const KEY = 'grundyscope.lab.games';

/** Most games that are kept. */
export const MOST_GAMES = 500;
/** Longest text, in characters: the longest that the lab reads (limits of docs/rules.md). */
export const LONGEST_TEXT = 20_000;
export const LONGEST_TITLE = 80;
/** Length of a title that leaves room for a number. */
const CUT = LONGEST_TITLE - ` ${MOST_GAMES}`.length;

/** Faults of a file: `game` counts from 1; `got` is what the file has instead. */
export type FileFault =
  | { kind: 'json' | 'format' | 'games'; got: string }
  | { kind: 'title' | 'text' | 'changed'; game: number; got: string }
  | { kind: 'many'; got: string };

const NEWLINE = '\n';

/** A title in one line, without blanks around it. */
const inOneLine = (title: string): string => title.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The text under a title: its first comment, where it has one, is replaced. Undefined if no text can have that title. */
export function titled(text: string, title: string): string | undefined {
  const line = inOneLine(title);
  const [first = '', ...rest] = text.split(NEWLINE);
  const hasComment = first.trim().startsWith('#') && ownTitle(text) !== undefined;
  const named = [`# ${line}`, ...(hasComment ? rest : text.trim() === '' ? [] : [first, ...rest])].join(NEWLINE);
  return line.length <= LONGEST_TITLE && ownTitle(named) === line ? named : undefined;
}

/** `title` with the least number behind it, from 2 on, that no game has; `title` itself if none has it. */
export function freeTitle(games: MyGames, title: string): string {
  const taken = new Set(games.map((game) => game.title));
  let free = title;
  for (let number = 2; taken.has(free); ++number) free = `${title.slice(0, CUT)} ${number}`;
  return free;
}

/** The latest first. */
const inOrder = (games: MyGames): MyGames => [...games].sort((one, other) => Date.parse(other.changed) - Date.parse(one.changed));

export const gameTitled = (games: MyGames, title: string): MyGame | undefined => games.find((game) => game.title === title);

/** With `game` in the place of the one of its title, if any. */
export const withGame = (games: MyGames, game: MyGame): MyGames => inOrder([game, ...games.filter(({ title }) => title !== game.title)]);

export const withoutGame = (games: MyGames, title: string): MyGames => games.filter((game) => game.title !== title);

/** A game under the title of its text, or under its own, which the text then gets. */
function named({ title, text, changed }: MyGame): MyGame {
  const own = ownTitle(text);
  if (own !== undefined) return { title: own, text, changed };
  return { title: inOneLine(title), text: titled(text, title) ?? text, changed };
}

/** The same game under a title that no other has. */
function apart(games: MyGames, game: MyGame): MyGame {
  const title = freeTitle(games, game.title);
  return title === game.title ? game : { ...game, title, text: titled(game.text, title) ?? game.text };
}

/** The text without its title. */
const rulesOf = ({ title, text }: MyGame): string => (text.startsWith(`# ${title}${NEWLINE}`) ? text.slice(title.length + 3) : text);

/** True if `kept` is `game`, under its title or under one that has got a number. */
const isOf = (kept: MyGame, game: MyGame): boolean =>
  kept.text === game.text ||
  (kept.changed === game.changed && kept.title.startsWith(game.title.slice(0, CUT)) && rulesOf(kept) === rulesOf(game));

/** Adds games and replaces none: a title that is taken gets a number. Those that are there already are left out. */
export function withGames(games: MyGames, added: MyGames): MyGames {
  let all = games;
  for (const game of added.map(named)) if (!all.some((kept) => isOf(kept, game))) all = [apart(all, game), ...all];
  return inOrder(all);
}

export function withCopy(games: MyGames, title: string, changed: string): MyGames {
  const game = gameTitled(games, title);
  return game ? inOrder([{ ...apart(games, game), changed }, ...games]) : games;
}

/** With another title for a game and its text. Undefined if another game has it, or no text can. */
export function renamed(games: MyGames, title: string, to: string): MyGames | undefined {
  const next = inOneLine(to);
  const taken = next !== title && gameTitled(games, next) !== undefined;
  const text = titled(gameTitled(games, title)?.text ?? '', next);
  if (taken || text === undefined) return undefined;
  return games.map((game) => (game.title === title ? { ...game, title: next, text } : game));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTitle = (value: unknown): value is string => isText(value) && inOneLine(value) !== '';
const isRules = (value: unknown): value is string => isText(value) && value.trim() !== '' && value.length <= LONGEST_TEXT;
const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const tests = { title: isTitle, text: isRules, changed: isDate };

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Length of the part of a file that a fault shows. */
const SHOWN = 40;
/** The beginning of a value as a file has it. */
function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}

/** The first field of a game that is missing or wrong. */
const wrongField = (game: Record<string, unknown>) => (['title', 'text', 'changed'] as const).find((field) => !tests[field](game[field]));

/** The games of a file, `{"grundyscope": 1, "games": [{"title", "text", "changed"}]}`, or its first fault. */
export function gamesOfFile(content: string): { games: MyGames } | { fault: FileFault } {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return { fault: { kind: 'json', got: shown(content) } };
  }
  const { grundyscope, games } = fieldsOf(value);
  if (grundyscope !== FORMAT) return { fault: { kind: 'format', got: shown(grundyscope ?? value) } };
  if (!Array.isArray(games)) return { fault: { kind: 'games', got: shown(games) } };
  if (games.length > MOST_GAMES) return { fault: { kind: 'many', got: String(games.length) } };
  const all = games.map(fieldsOf);
  for (const [place, game] of all.entries()) {
    const field = wrongField(game);
    if (field) return { fault: { kind: field, game: place + 1, got: shown(game[field]) } };
  }
  return { games: all.map(({ title, text, changed }) => ({ title, text, changed }) as MyGame) };
}

const inFormat = (games: MyGames) => ({ grundyscope: FORMAT, games });

export const fileOf = (games: MyGames): string => `${JSON.stringify(inFormat(games), null, 2)}\n`;

/** The games that the browser keeps; of a spoilt list, those that are whole. */
export function keptGames(): MyGames {
  const { games } = fieldsOf(storedJson(KEY));
  const whole = Array.isArray(games) ? games.map(fieldsOf).filter((game) => !wrongField(game)) : [];
  return withGames(
    [],
    whole.map(({ title, text, changed }) => ({ title, text, changed }) as MyGame),
  );
}

/** Returns false if the browser does not keep them. */
export const keepGames = (games: MyGames): boolean => storeObject(KEY, inFormat(games));

/** Calls `changed` when another tab changes the games; returns a function that stops this. */
export function onGamesKept(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => (key === KEY || key === null) && changed();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
