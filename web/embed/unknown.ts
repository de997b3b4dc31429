// Attributes that are neither the element's nor parameters of its game. They are ignored, and reported once on the console.
import { EngineError } from '../engine/errors.js';
import { own } from '../workspace/route.js';
import { ownAttributes } from './request.js';

type Given = Readonly<Record<string, string>>;

/** Attributes of any element that a rule text may have as parameters. */
const standard = /^(autocorrect|elementtiming|writingsuggestions)$/;

const reported = new Set<string>();

function report(game: string, unknown: string[], expected: string[]): void {
  const taken = ['game', ...own, ...ownAttributes, ...expected].join(', ');
  const text = `<grundy-scope game="${game}">: ignored ${unknown.join(', ')}; expected attributes among ${taken}`;
  if (unknown.length > 0 && !reported.has(text)) console.warn(text);
  reported.add(text);
}

/**
 * Returns the parameters without those that the game does not have, if the error is that of the core about one of them, which lists the
 * game's own: "one of heaps, misere, max". Attributes have no case.
 */
export function withoutUnknown(game: string, given: Given, error: unknown): Given | undefined {
  const list = error instanceof EngineError && /"one-of-parameters","([^"]*)"/.exec(JSON.stringify(error.said))?.[1];
  if (!list) return undefined;
  const names = list.toLowerCase().split(', ');
  const unknown = Object.keys(given).filter((name) => !names.includes(name.toLowerCase()));
  if (unknown.length === 0) return undefined;
  report(
    game,
    unknown.filter((name) => !standard.test(name)),
    list.split(', '),
  );
  return Object.fromEntries(Object.entries(given).filter(([name]) => !unknown.includes(name)));
}
