// Attributes that are neither the element's nor parameters of its game. They are ignored, and reported once on the console.
import { own } from '../workspace/route.js';
import type { Unknown } from '../workspace/unknown.js';
import { ownAttributes } from './request.js';

/** Attributes of any element that a rule text may have as parameters. */
const standard = /^(autocorrect|elementtiming|writingsuggestions)$/;

const reported = new Set<string>();

export function reportUnknown(game: string, { ignored, expected }: Unknown): void {
  const unknown = ignored.filter((name) => !standard.test(name));
  const taken = ['game', ...own, ...ownAttributes, ...expected].join(', ');
  const text = `<grundy-scope game="${game}">: ignored ${unknown.join(', ')}; expected attributes among ${taken}`;
  if (unknown.length > 0 && !reported.has(text)) console.warn(text);
  reported.add(text);
}
