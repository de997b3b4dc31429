// A game of the library: a rule text with comment lines about the game, among them facts, which are tests.
import { ownTitle } from '../boards/rules/title.js';
import type { Language } from '../i18n/languages.js';
import { firstView } from './first_view.js';
import subtraction from './gallery/subtraction.game?raw';

export interface Example {
  name: string;
  /** The name of its page. */
  page: string;
  /** The built-in game that it is, if it is one. */
  game?: string;
  title: string;
  /** Other names of it. */
  also?: string;
  kind: string;
  techniques: readonly string[];
  /** The take-and-break game that it is, if it is one: its row in the census. */
  code?: string;
  /** How it is played; empty for a built-in game, which has words of its own. */
  rules: string;
  notice: string;
  credit?: string;
  /** Books and articles, by title. */
  source: string;
  /** Other words by which the search finds it; shown nowhere. */
  keywords: string;
  /** The layer of its thumbnail, if not outcomes. */
  layer?: 'nimber';
  /** The text for the editor, without those comment lines. */
  text: string;
}

const about = /^# (title|also|game|kind|technique|code|rules|notice|credit|source|keywords|layer|published|fact)(?: ([a-z]{2}))?: (.*)$/;

/** `# title: ...` in English, `# title es: ...` in Spanish. */
export function readExample(name: string, file: string, language: Language): Example {
  const fields: Record<string, string> = {};
  const lines: string[] = [];
  for (const line of file.split('\n')) {
    const found = about.exec(line);
    if (!found) lines.push(line);
    else if (found[2] === undefined) fields[found[1] as string] ??= found[3] as string;
    else if (found[2] === language) fields[`${found[1]} own`] = found[3] as string;
  }
  const own = (key: string) => fields[`${key} own`] ?? fields[key] ?? '';
  const { game, also, code, credit } = fields;
  return {
    name,
    page: game ?? name,
    ...(game && { game }),
    title: own('title') || name,
    ...(also && { also: own('also') }),
    kind: fields.kind ?? 'numbers',
    techniques: fields.technique?.split(', ') ?? [],
    ...(code && { code }),
    rules: own('rules'),
    notice: own('notice'),
    source: fields.source ?? '',
    keywords: `${own('keywords')}, ${fields.keywords}, ${fields.title}, ${also ?? ''}, ${code ?? ''}`,
    ...(credit && { credit }),
    ...(fields.layer === 'nimber' && { layer: 'nimber' as const }),
    text: lines.join('\n').trim(),
  };
}

/** The folder of a game's page in the site. */
export const pageOf = ({ page }: Example, language: Language): string => `games/${language === 'en' ? '' : `${language}/`}${page}/`;

/** True if its picture is its board alone: a table of two places of a board shows little. */
export const onBoard = ({ text, kind }: Example): boolean => kind !== 'heaps' && firstView(text) === 'board';

export const kinds = ['numbers', 'heaps', 'boards', 'strips', 'points', 'partisan', 'loopy'];

/** Ways to solve a game, or what is known instead. */
export const techniques = [
  'nim-sum',
  'period',
  'sum',
  'parity',
  'digits',
  'symmetry',
  'stealing',
  'misere',
  'values',
  'score',
  'backwards',
  'search',
];

/** The game that the lab opens with. */
export const firstExample = (language: Language): Example => readExample('subtraction', subtraction, language);

/** All games, which are loaded after the first picture of a page. */
export type Library = Pick<typeof import('./gallery.js'), 'exampleOf' | 'examples'>;

/** Without games where these cannot be loaded. */
export const loadLibrary = (): Promise<Library> => import('./gallery.js').catch(() => ({ examples: () => [], exampleOf: () => undefined }));

/** The title of a text: its own, or the name of the game that it is, as far as that is loaded. */
export function titleOf(text: string, language: Language, library: Library | undefined): string | undefined {
  const first = firstExample(language);
  const example = text.trim() === first.text ? first : library?.exampleOf(text, language);
  return ownTitle(text) ?? example?.title;
}
