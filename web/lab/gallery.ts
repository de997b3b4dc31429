// The library of games written as texts: files in gallery/, with comment lines about each game, among them facts, which are tests.
import { ownTitle } from '../boards/rules/title.js';
import type { Language } from '../i18n/languages.js';
import { bestFirst } from '../shell/best_first.js';
import { firstView } from './first_view.js';
import { labWords } from './words.js';

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

const files = import.meta.glob<string>('./gallery/*.game', { query: '?raw', import: 'default', eager: true });

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

/** The file of a game, with its comment lines. */
export const fileOf = (name: string): string => files[`./gallery/${name}.game`] ?? '';

const read = new Map<Language, Example[]>();

/** All games, in the order of their titles. */
export function examples(language: Language): readonly Example[] {
  const known = read.get(language);
  if (known) return known;
  const all = Object.entries(files).map(([path, file]) => readExample(path.slice('./gallery/'.length, -'.game'.length), file, language));
  const { compare } = new Intl.Collator(language);
  read.set(
    language,
    all.sort((a, b) => compare(a.title, b.title)),
  );
  return all;
}

/** The examples that a search finds, the best match first; the names of a game's groups are found, too. */
export function examplesFound(language: Language, query: string): readonly Example[] {
  const t = labWords(language).gallery;
  const groupsOf = ({ kind, techniques }: Example) => [t.kinds[kind], ...techniques.flatMap((one) => [one, t.techniques[one]])].join(', ');
  return bestFirst(query, examples(language), (example) => {
    const { title, also = '', name, keywords, notice, credit = '', source } = example;
    return [title, also, name, keywords, notice, credit, source, groupsOf(example)];
  });
}

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

/** The example with exactly this text: an edited one is none. */
export const exampleOf = (text: string, language: Language): Example | undefined =>
  examples(language).find((example) => example.text === text.trim());

/** The title of a text: its own, or the name of the example that it is. */
export const titleOf = (text: string, language: Language): string | undefined => ownTitle(text) ?? exampleOf(text, language)?.title;
