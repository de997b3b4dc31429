import { type Examples, type Exercises, numbersIn, outcomeOf } from '../../web/book/exercise.js';
import type { Engine } from '../../web/engine/api.js';

const wordsOf = (letters: string, length: number): string[] =>
  length === 0 ? [''] : wordsOf(letters, length - 1).flatMap((word) => [...letters].map((letter) => word + letter));

/**
 * Letters are only compared: a word whose letters are a, b, ... stands for every choice of as many letters of the alphabet, in their order.
 */
async function drawnWords(engine: Engine, length: number): Promise<number> {
  const first = 'abcdefgh'.slice(0, length);
  const patterns = wordsOf(first, length).filter((word) =>
    [...first.slice(0, new Set(word).size)].every((letter) => word.includes(letter)),
  );
  const winners = (await engine.judge('letter-picking', [patterns.length, ...patterns].join('\n'))).trim().split('\n');
  const choices = (k: number): number => (k === 0 ? 1 : (choices(k - 1) * (26 - k + 1)) / k);
  return patterns.reduce((sum, word, i) => sum + (winners[i] === 'Draw' ? choices(new Set(word).size) : 0), 0);
}

export const exercises: Exercises = {
  eight: async (answer, engine) => {
    const word = answer.trim().toLowerCase();
    if (!/^[a-z]{8}$/.test(word)) return 'shape';
    if ((await outcomeOf(engine, 'letter-picking', { s: word })) !== 'D') return 'won';
    if (new Set(word).size !== 4) return 'letters';
    if ([...word].toReversed().join('') === word) return 'mirror';
    return [word, word.slice(1, -1)].some((letters) => /^(?:(.)\1)*$/.test(letters)) ? 'doubled' : undefined;
  },
  four: async (answer, engine) => {
    const [words] = numbersIn(answer.replaceAll(/(?<=\d)[.,](?=\d{3}\b)/g, ''), 1) ?? [];
    if (words === undefined) return 'shape';
    const drawn = await drawnWords(engine, 4);
    if (words === drawn) return undefined;
    if (words === 26 ** 2) return 'one';
    return words === 2 * 26 ** 2 ? 'twice' : 'other';
  },
  letter: async (answer, engine) => {
    const taken = /^(first|last|primera|[uú]ltima|a|b)$/i.exec(answer.trim())?.[0].toLowerCase();
    if (!taken) return 'shape';
    const solution = await engine.open('letter-picking', { s: 'aabbbccb' });
    try {
      const { options } = await solution.explain();
      const option = options.find(({ move }) =>
        move.startsWith(`take the ${['first', 'primera', 'a'].includes(taken) ? 'first' : 'last'}`),
      );
      return option?.outcome === 'P' ? undefined : 'bob';
    } finally {
      solution.close();
    }
  },
  converse: async (answer, engine) => {
    const word = answer.trim().toLowerCase();
    if (!/^[a-z]{6}$/.test(word)) return 'shape';
    if ((await outcomeOf(engine, 'letter-picking', { s: word })) === 'D') return 'drawn';
    const surplus = (letter: string) => [...word].reduce((sum, other, i) => sum + (other === letter ? (-1) ** i : 0), 0);
    return [...word].every((letter) => surplus(letter) === 0) ? undefined : 'uneven';
  },
};

export const examples: Record<string, Examples> = {
  eight: {
    right: ['abccddba', 'Zoeettoz'],
    wrong: {
      '': 'shape',
      abbcca: 'shape',
      'abb ccdda': 'shape',
      abcdabcd: 'won',
      abccdbda: 'won',
      abccaaba: 'letters',
      abcddcba: 'mirror',
      aabbccdd: 'doubled',
      abbccdda: 'doubled',
    },
  },
  four: {
    right: ['1326', '1,326', '1.326'],
    wrong: { '': 'shape', many: 'shape', '676': 'one', '1352': 'twice', '1350': 'other', '2652': 'other' },
  },
  letter: {
    right: ['last', ' Last', 'b', 'última', 'Ultima'],
    wrong: { '': 'shape', both: 'shape', c: 'shape', first: 'bob', primera: 'bob', a: 'bob' },
  },
  converse: {
    right: ['aabccb', 'bccbaa', 'XYYXZZ'],
    wrong: { '': 'shape', abba: 'shape', abbcca: 'drawn', aabbcc: 'drawn', ababcc: 'uneven', abcdef: 'uneven' },
  },
};
