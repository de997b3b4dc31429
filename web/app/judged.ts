// The tests of a game's judge input, with links to their positions; the problem that the game comes from.
import { piecesOf, testsOf } from '../games/index.js';
import type { Parameters } from '../games/page.js';
import type { ReadTest, ReadTests } from '../views/judge/tests.js';
import { omittedFromLink, type Route, routeHash } from '../workspace/route.js';

const readers = new Map<string, ReadTests>();

/** The link to a position; undefined if it is too long for one. */
function hrefOf(game: string, parameters: Parameters | undefined): string | undefined {
  if (!parameters) return undefined;
  const route: Route = { game, parameters: { ...parameters }, view: 'explain' };
  return omittedFromLink(route).length > 0 ? undefined : routeHash(route);
}

function* read(game: string, input: string): Generator<ReadTest> {
  for (const { start, end, positions } of testsOf(game, input)) {
    const answers = (line: string) =>
      piecesOf(game, line, positions).map(({ text, parameters }) => ({ text, href: hrefOf(game, parameters) }));
    yield { start, end, answers };
  }
}

/** The same function for the same game. */
export function readerOf(game: string): ReadTests {
  const reader = readers.get(game) ?? ((input: string) => read(game, input));
  readers.set(game, reader);
  return reader;
}

let problems: typeof import('../games/problems.js') | undefined;

/** Loads where games come from. Resolves to true if that changed what `problemAddress` returns. */
export async function loadProblems(): Promise<boolean> {
  if (problems) return false;
  problems = await import('../games/problems.js');
  return true;
}

/** The page of the problem; undefined if there is none, or until they are loaded. */
export const problemAddress = (game: string): string | undefined => problems?.problemOf(game)?.address;
