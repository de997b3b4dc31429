// The house: games are known in their own folders alone, and files, lines and functions stay short.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listed = read('cpp/games/list.hpp');
const games = [...listed.matchAll(/\bGAME\((\w+)\)/g)].map(([, name]) => (name as string).replaceAll('_', '-'));

/** The files of these folders, with paths from the root. */
const filesOf = (folders: readonly string[], endings: RegExp): string[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => endings.test(path) && !path.includes('node_modules'))
    .sort();

const isGenerated = (text: string) => text.startsWith('// Written from the core by ');

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
    ['cpp/games/sum/', 'sums of other games: the default, the sample, instances for tests'],
    ['web/games/sum/', 'sums of other games: examples, random inputs'],
    ['scripts/pictures.mjs', 'the pictures of README.md: a table and a game'],
    ['scripts/census.mjs', 'boards of the census, one of them named like a game on rows'],
    ['scripts/book/census_words.mjs', 'names of these boards'],
    ['web/lab/gallery/', 'games written as texts, named by what they are'],
  ];

  const folders = ['cpp', 'web', 'scripts', 'bin', 'tools', 'book', 'methods'];
  const files = [
    ...filesOf(folders, /\.(cpp|hpp|ts|mts|mjs|js|css|html|json|py|cmake|game)$/),
    ...['CMakeLists.txt', 'vite.config.js', 'package.json'],
  ];

  /** Ids that are words of English too: these count in quotes, in paths and in links alone. */
  const words = new Set(['dominoes', 'knights', 'nim']);
  /** An id that is a term of the code as well: it counts in the paths and links of the game alone. */
  const terms = new Set(['graph']);

  /** Every way to write an id: as it is, as a name of C++ or TypeScript, in quotes, in a path or link. */
  function spelled(id: string): RegExp {
    if (terms.has(id)) return new RegExp(`(games|methods|#)/${id}\\b|\\b${id}_(game|rules|methods|phrases)\\b`);
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

/** C++ without comments and strings, line by line as it was. */
function bareCpp(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return text
    .replace(/R"(\w*)\([\s\S]*?\)\1"/g, blank)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|(?<![\da-fA-F])'(?:\\.|[^'\\\n])+'/g, blank);
}

describe('names', () => {
  const forbidden = new Set(['say', 'said', 'told', 'asked', 'held', 'worth']);
  const wordsOf = (name: string) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .split(/[^a-z]+/);
  const isForbidden = (name: string) => wordsOf(name).some((word) => forbidden.has(word));
  const folders = ['cpp', 'web', 'scripts', 'bin', 'tools', 'book', 'methods', 'tests'];

  /** The identifiers of a script: TypeScript's own scanner tells them from strings and comments. */
  function identifiersOf(path: string, text: string): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
    return found;
  }

  test('of words that name no job are not found', () => {
    expect(['said', 'is_told', 'whatIsAsked', 'kSayings', 'upheld', 'heldCoin', '#told'].filter(isForbidden)).toEqual([
      'said',
      'is_told',
      'whatIsAsked',
      'heldCoin',
      '#told',
    ]);
    expect(identifiersOf('x.ts', 'const a = `said ${told} said`; // held')).toEqual(['a', 'told']);
  });

  /**
   * Names that others rely on: `EngineError.said`, which the modules' errors have too, a key in the storage of browsers, the type `Worth` of
   * the package, and `GamesPart.worth`.
   */
  const published = (path: string, name: string) =>
    name === 'said' ||
    (name === 'asked' && path === 'web/views/play/quiz.ts') ||
    (name === 'Worth' && ['web/engine/api.ts', 'web/engine/value_reports.ts'].includes(path)) ||
    (name === 'worth' && ['loaders', 'panel', 'lab_figures'].some((file) => path === `web/embed/${file}.ts`));

  test('are those of their job', () => {
    const scripts = filesOf(folders, /\.(ts|mts|mjs|js)$/);
    const sources = filesOf(folders, /\.[ch]pp$/);
    const names = [
      ...scripts.map((path) => [path, identifiersOf(path, read(path))] as const),
      ...sources.map((path) => [path, bareCpp(read(path)).match(/[A-Za-z_]\w*/g) ?? []] as const),
    ];
    const found = names.flatMap(([path, all]) =>
      [...new Set(all)].filter((name) => isForbidden(name) && !published(path, name)).map((name) => `${path}: ${name}`),
    );
    expect([...found, ...filesOf(folders, /./).filter(isForbidden)]).toEqual([]);
  });
});

describe('sizes', () => {
  const code = filesOf(['cpp', 'web', 'scripts', 'bin', 'tools', 'book', 'methods', 'tests'], /\.(cpp|hpp|ts|mts|mjs|js|css|py)$/).map(
    (path) => [path, read(path)] as const,
  );

  /** Longer files. The checkers are one file each on purpose: whoever distrusts the project reads, copies and runs one file. */
  const longFiles: Allowed = [
    ['tools/check.', 'independent checkers of certificates'],
    ['tools/rule_text.', 'independent readers of rule texts'],
  ];

  test('a file has at most 500 lines', () => {
    const long = code.filter(([, text]) => text.split('\n').length > 501).map(([path]) => path);
    expect(faults(long, longFiles)).toEqual([]);
  });

  test('a comment begins with a noun or a verb', () => {
    const vague = code
      .filter(([path, text]) => !isGenerated(text) && !path.startsWith('methods/'))
      .flatMap(([path, text]) =>
        text
          .split('\n')
          .flatMap((line, i) => (/^\s*(?:\/\/\/?|\/\*\*?|\*|#) (What|Whatever|Whoever|Nobody)\b/.test(line) ? [`${path}:${i + 1}`] : [])),
      );
    expect(vague.length, vague.join(' ')).toBeLessThanOrEqual(5);
  });

  /** Longer lines: their code is shown to readers. How many there are may only shrink. */
  const longLines: Record<string, number> = { methods: 53 };

  /** A literal of 40 characters or more, a text for readers or a template of markup, cannot be wrapped. */
  const holdsText = (line: string) => /(["'`])(?:(?!\1).){40,}/.test(line);

  test('a line has at most 140 columns, but for long texts', () => {
    const long = code
      .filter(([, text]) => !isGenerated(text))
      .flatMap(([path, text]) =>
        text.split('\n').flatMap((line, i) => ([...line].length > 140 && !holdsText(line) ? [`${path}:${i + 1}`] : [])),
      );
    const folderOf = (place: string) => place.split('/')[0] as string;
    expect(long.filter((place) => !(folderOf(place) in longLines))).toEqual([]);
    for (const [folder, most] of Object.entries(longLines))
      expect(long.filter((place) => folderOf(place) === folder).length, folder).toBeLessThanOrEqual(most);
  });

  /** Bodies of more than 60 lines: "lines FILE HEAD". Scripts are held to it by the linter (biome.json). */
  function longFunctions(path: string): string[] {
    const found: string[] = [];
    const open: { line: number; head: string }[] = [];
    let line = 1;
    let head = '';
    for (const character of bareCpp(read(path))) {
      if (character === '\n') line += 1;
      if (character === '{') open.push({ line, head });
      const closed = character === '}' ? open.pop() : undefined;
      if (closed && line - closed.line >= 60 && isFunction(closed.head))
        found.push(`${path}: ${closed.head.trim().replaceAll(/\s+/g, ' ')}`);
      head = /[{};]/.test(character) ? '' : head + character;
    }
    return found;
  }

  /** Of what stands before a brace. */
  const isFunction = (head: string) =>
    /\)[^()]*$/.test(head) &&
    !/\b(namespace|struct|class|enum|union)\b[^()]*$/.test(head) &&
    !/^\s*(if|for|while|switch|else|do)\b/.test(head);

  const longOnes: Allowed = [['cpp/lab/solvers/run.hpp', 'a case for each instruction: the loop of the register machine']];

  test('a function of C++ has at most 60 lines', () => {
    const sources = filesOf(['cpp', 'tests', 'methods'], /\.[ch]pp$/);
    expect(faults(sources.flatMap(longFunctions), longOnes)).toEqual([]);
  });
});
