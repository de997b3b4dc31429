// The house: games are known in their own folders alone, and files, lines and functions stay short.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = read('cpp/games/list.hpp');
const games = [...listed.matchAll(/^ {2}GAME\((\w+)\)/gm)].map(([, name]) => (name as string).replaceAll('_', '-'));

/** The files of these folders, with paths from the root. */
const filesOf = (folders: readonly string[], endings: RegExp): string[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => endings.test(path) && !path.includes('node_modules'))
    .sort();

/** Rows of an allow-list: what a path begins with, and why that may be. */
type Allowed = readonly (readonly [path: string, reason: string])[];

/** The findings that no row allows, and the rows that allow nothing: both are faults. */
function faults(findings: readonly string[], allowed: Allowed): string[] {
  return [
    ...findings.filter((finding) => !allowed.some(([path]) => finding.startsWith(path))),
    ...allowed.filter(([path]) => !findings.some((finding) => finding.startsWith(path))).map(([path]) => `${path} is allowed in vain`),
  ];
}

describe('a game', () => {
  /** Where ids and phrases of games stand outside of their folders. At most twelve; each needs a reason. */
  const allowed: Allowed = [
    ['cpp/games/list.hpp', 'the list: one line a game'],
    ['book/', 'chapters are about games, and speak of several'],
    ['scripts/book/engine.mjs', 'the call `heaps` of chapters: subtraction sets are their standing example'],
    ['scripts/steps/bench-', 'rows of the benchmark: sizes, bars and the textbook method of each game'],
    ['tools/check.', 'checkers of certificates, independent of the core: they state the rules once more'],
    ['web/lab/gallery/', 'games written as texts, named by what they are'],
  ];

  const folders = ['cpp', 'web', 'scripts', 'bin', 'tools', 'book', 'methods'];
  const files = [
    ...filesOf(folders, /\.(cpp|hpp|ts|mts|mjs|js|css|html|json|py|cmake|game)$/),
    ...['CMakeLists.txt', 'vite.config.js', 'package.json'],
  ];

  /** Ids that are words of English too: these count in quotes, in paths and in links alone. */
  const words = new Set(['dominoes', 'knights', 'nim']);

  /** Every way to write an id: as it is, as a name of C++ or TypeScript, in quotes, in a path or link. */
  function spelled(id: string): RegExp {
    const name = id.replaceAll('-', '_');
    const pascal = id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
    // Nim is a theorem as well: theory/nim.hpp.
    const quoted = `(?<!theory)['"\`/#]${id}['"\`/;?.]`;
    if (id.includes('-')) return new RegExp(`${quoted}|(?<![\\w-])(${name}|${id})(?![a-z-])|(?<![A-Za-z])(${camel}|${pascal})(?![a-z])`);
    return new RegExp(words.has(id) ? quoted : `${quoted}|(?<![A-Za-z])${id}`);
  }

  /** Ids of the phrases of a game, and kinds of its reasons; single words are too common to count. */
  function phrasesOf(id: string): string[] {
    const sources = filesOf([`cpp/games/${id}`], /\.[ch]pp$/).map(read);
    const blocks = sources.flatMap((source) => source.match(/^constexpr (auto kPhrases|OwnReason kReasons)\b[\s\S]*?;$/gm) ?? []);
    return blocks.flatMap((block) => [...block.matchAll(/\{"([a-z\d]+(?:-[a-zA-Z\d]+)+)",/g)].map(([, phrase]) => phrase as string));
  }

  const isGenerated = (text: string) => text.startsWith('// Written from the core by ');
  const isOwn = (path: string, id: string) => new RegExp(`^(cpp/games|web/games|methods|book)/${id}/`).test(path);

  /** "FILE:LINE names ID" for each line outside of a game's folders that names it, or a phrase of its own. */
  function namings(): string[] {
    const texts = files.map((path) => [path, read(path)] as const).filter(([, text]) => !isGenerated(text));
    return games.flatMap((id) => {
      const phrases = phrasesOf(id);
      const pattern = new RegExp([spelled(id).source, ...(phrases.length > 0 ? [`['"\`](${phrases.join('|')})['"\`]`] : [])].join('|'));
      return texts
        .filter(([path]) => !isOwn(path, id))
        .flatMap(([path, text]) => [
          ...(pattern.test(`/${path}`) ? [`${path} is named like ${id}`] : []),
          ...text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} names ${id}: ${line.trim()}`] : [])),
        ]);
    });
  }

  test('is listed', () => {
    expect(games.length).toBeGreaterThan(12);
    expect(phrasesOf('kayles')).toContain('knock-pin-of');
  });

  test('is known in its folders alone', () => {
    expect(faults(namings(), allowed)).toEqual([]);
    expect(allowed.length).toBeLessThanOrEqual(12);
  });
});
