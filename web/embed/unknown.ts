// Attributes that are neither the element's nor parameters of its game. They are ignored, and reported once on the console.
import { EngineError } from '../engine/errors.js';
import type { Message } from '../engine/message.js';
import { own } from '../workspace/route.js';
import { ownAttributes } from './request.js';

type Given = Readonly<Record<string, string>>;

/** The names in the core's phrase "one of the parameters heaps, misere, max". */
function expectedIn(message: Message): string[] | undefined {
  if (!Array.isArray(message)) return undefined;
  const [id, ...rest] = message as [string, ...Message[]];
  if (id === 'one-of-parameters') return String(rest[0]).split(', ');
  return rest.map(expectedIn).find((names) => names);
}

const reported = new Set<string>();

function report(game: string, unknown: string[], expected: string[]): void {
  const elements = ['game', ...own, ...ownAttributes].filter((name) => name !== 'v').join(', ');
  const text = `<grundy-scope game="${game}"> ignores ${unknown.join(', ')}. It takes the attributes ${elements} and the parameters ${expected.join(', ')}.`;
  if (!reported.has(text)) console.warn(text);
  reported.add(text);
}

/** Returns the parameters without those that the game does not have, if the error is about one of them. Attributes have no case. */
export function withoutUnknown(game: string, given: Given, error: unknown): Given | undefined {
  const expected = error instanceof EngineError ? expectedIn(error.said) : undefined;
  if (!expected) return undefined;
  const alike = new Set(expected.map((name) => name.toLowerCase()));
  const unknown = Object.keys(given).filter((name) => !alike.has(name.toLowerCase()));
  const wrong = unknown.length > 0 ? unknown : Object.keys(given).filter((name) => !expected.includes(name));
  if (wrong.length === 0) return undefined;
  report(game, wrong, expected);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)));
}
