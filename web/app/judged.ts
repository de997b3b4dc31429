// The tests of a game's judge input, with links to their positions; the problem that the game comes from.
import { piecesOf, testsOf } from '../games/index.js';
import type { Parameters } from '../games/page.js';
import type { Language } from '../i18n/languages.js';
import type { ArrangeTools } from '../views/judge/check.js';
import type { Answer, ReadTest, ReadTests } from '../views/judge/tests.js';
import { omittedFromLink, type Route, routeHash } from '../workspace/route.js';

const readers = new Map<string, ReadTests>();

/** The link to a position; undefined if it is too long for one. */
function hrefOf(game: string, parameters: Parameters | undefined): string | undefined {
  if (!parameters) return undefined;
  const route: Route = { game, parameters: { ...parameters }, view: 'explain' };
  return omittedFromLink(route).length > 0 ? undefined : routeHash(route);
}

/** The names of the parameters in which the positions of a test differ. */
const differingNames = ([first = {}, ...others]: readonly Parameters[]): readonly string[] =>
  Object.keys(first).filter((name) => others.some((other) => other[name] !== first[name]));

function* read(game: string, input: string): Generator<ReadTest> {
  for (const { start, end, positions } of testsOf(game, input)) {
    const answers = (line: string): Answer[] => {
      let number = 0;
      const names = differingNames(positions);
      const placeOf = (parameters: Parameters) => names.map((name) => `${name} = ${parameters[name]}`).join(', ');
      return piecesOf(game, line, positions).map(({ text, parameters }) => {
        if (!parameters) return { text };
        number += 1;
        return { text, href: hrefOf(game, parameters), ...(positions.length > 1 && { number, place: placeOf(parameters) }) };
      });
    };
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
let arrange: ArrangeTools | undefined = () => '';

/**
 * Loads where games come from, and the steps to check a program. Resolves to true if that changed what `problemAddress` and `toolsArranged`
 * return, or the words of the steps. If it cannot be loaded, the tools stand alone.
 */
export async function loadChecking(language: Language): Promise<boolean> {
  try {
    const [found, check] = await Promise.all([import('../games/problems.js'), import('../views/judge/check.js')]);
    const spoken = await check.loadCheckWords(language).catch(() => false);
    if (problems && !spoken) return false;
    problems = found;
    // Another function, so that the view draws again.
    arrange = (words, tools) => check.checkSteps(words, tools);
    return true;
  } catch {
    const changed = arrange !== undefined;
    arrange = undefined;
    return changed;
  }
}

export const toolsArranged = (): ArrangeTools | undefined => arrange;

/** The page of the problem; undefined if there is none, or until they are loaded. */
export const problemAddress = (game: string): string | undefined => problems?.problemOf(game)?.address;
