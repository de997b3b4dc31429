// The library of games written as texts: the files in gallery/.
import type { Language } from '../i18n/languages.js';
import { bestFirst } from '../shell/best_first.js';
import { type Example, readExample } from './example.js';
import { labWords } from './words.js';

const files = import.meta.glob<string>('./gallery/*.game', { query: '?raw', import: 'default', eager: true });

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

/** The example with exactly this text: an edited one is none. */
export const exampleOf = (text: string, language: Language): Example | undefined =>
  examples(language).find((example) => example.text === text.trim());
