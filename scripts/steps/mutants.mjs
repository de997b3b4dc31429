// The small faults possible in a line of C++, and a seeded draw among them that does not depend on where the lines are.
import { createHash } from 'node:crypto';

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** The text with blanks instead of comments, strings, characters and preprocessor lines. Offsets stay. */
export function codeOf(text) {
  const apart =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|R"\(([\s\S]*?)\)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'|^[ \t]*#(?:\\\n|[^\n])*/gm;
  return text.replace(apart, blank);
}

const spaced = (operators) => new RegExp(`(?<= )(?:${operators})(?= )`, 'g');
const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '!=', '!=': '==' };
const shifted = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const opposite = { '+': '-', '-': '+', '+=': '-=', '-=': '+=', '++': '--', '--': '++' };
const other = { '&&': '||', '||': '&&', 'std::min': 'std::max', 'std::max': 'std::min' };

/** A one-line statement other than a declaration or return: a call, an assignment, an increment, or a jump. */
const target = /(?!(?:return|using|delete|case|default|const|override|noexcept)\b)[\w:.[\]*]+(?:->[\w.[\]]+)*/.source;
const effect = /(?:\([^;{}\n]*\)| [-+*/|&^%]?= [^;{}\n]*|)/.source;
const increment = /(?:\+\+|--)[\w.[\]]+/.source;
const statement = new RegExp(`(?<=[;{})]\\s*)\\b(?:${target}${effect}|${increment});(?=\\n)`, 'g');

/** Mutation operators: pattern and replacement. Templates have `<` without spaces, comparisons with. */
const operators = {
  comparison: { find: spaced('[<>]=?|[=!]='), put: ([found]) => turned[found] },
  bound: { find: spaced('[<>]=?'), put: ([found]) => shifted[found] },
  constant: { find: /(?<![\w.'])(?:0|[1-9][0-9]*)(?=u?[^\w.'])/g, put: ([found]) => `${BigInt(found) + 1n}` },
  'constant less': { find: /(?<![\w.'])[1-9][0-9]*(?=u?[^\w.'])/g, put: ([found]) => `${BigInt(found) - 1n}` },
  sign: { find: /(?<= )[-+]=?(?= )|\+\+|--/g, put: ([found]) => opposite[found] },
  condition: { find: /(?<=\b(?:if|while) \()(?:[^()=;\n]|[=!<>]=|\([^()\n]*\))+(?=\) )/g, put: ([found]) => `!(${found})` },
  statement: { find: statement, put: () => ';' },
  'min and max': { find: /std::(?:min|max)\b/g, put: ([found]) => other[found] },
  'and, or': { find: spaced('&&|\\|\\|'), put: ([found]) => other[found] },
};

/** Strings are concatenated: a minus beside one does not compile. */
const joins = (text, start, end) => /"\s*$/.test(text.slice(0, start)) || /^\s*"/.test(text.slice(end));

/** All mutants of a text: {operator, start, end, found, put, line}. */
export function mutantsOf(text) {
  const code = codeOf(text);
  const lineOf = (offset) => code.slice(0, offset).split('\n').length;
  return Object.entries(operators).flatMap(([operator, { find, put }]) =>
    [...code.matchAll(find)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      // Found in code only, but with its strings.
      const found = text.slice(start, end);
      if (operator === 'sign' && joins(text, start, end)) return [];
      return [{ operator, start, end, found, put: put([found]), line: lineOf(start) }];
    }),
  );
}

export const mutated = (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end);

/** The rank of a mutant in the draw: a hash of its line and its change, not of where the line is. */
function rank(seed, parts) {
  return createHash('sha256')
    .update(JSON.stringify([seed, ...parts]))
    .digest('hex');
}

/**
 * The mutants of `files`, [{path, text}], in the order drawn by `seed`. Two versions of a project get the same draws on the lines that they
 * share, even if files were renamed. Operators alternate, or most mutants would be of constants.
 */
export function drawn(files, seed) {
  const seen = new Map();
  const ranked = files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return mutantsOf(text).map((mutant) => {
      const { operator, line, start } = mutant;
      const column = start - text.lastIndexOf('\n', start - 1);
      const parts = [operator, lines[line - 1].trim(), column - lines[line - 1].search(/\S/)];
      const key = JSON.stringify(parts);
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      return { ...mutant, path, rank: rank(seed, [...parts, before]) };
    });
  });
  ranked.sort((one, next) => (one.rank < next.rank ? -1 : 1));
  const queues = Object.keys(operators).map((operator) => ranked.filter((mutant) => mutant.operator === operator));
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}
