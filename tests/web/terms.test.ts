// The terms of the theory that pages explain: every language has patterns that find its own words, and meanings.
import { expect, test } from 'vitest';
import { languages } from '../../web/i18n/languages.js';
import { loadTermWords, type Term, termWords } from '../../web/i18n/term_words.js';

const texts: Record<string, Record<Term, readonly [finds: readonly string[], not: readonly string[]]>> = {
  en: {
    outcome: [['outcome', 'outcomes'], ['outcomed']],
    N: [
      ['N', 'an N-position'],
      ['a strip of N cells', 'N-th', 'NP'],
    ],
    P: [
      ['P', 'P-positions'],
      ['P, then Q', 'Player'],
    ],
    remoteness: [['remoteness'], ['remote']],
    nimber: [['Nimbers', 'nimber 3'], ['nim']],
    mex: [['mex'], ['Mexico']],
    nimSum: [['nim-sum', 'Nim-sums'], ['nim sum']],
    period: [
      ['period 3', 'periods'],
      ['periodic', 'preperiod'],
    ],
    misere: [['misère'], ['misery']],
  },
  es: {
    outcome: [['resultado'], ['resultante']],
    N: [['N', 'una posición N'], ['N celdas']],
    P: [['P', 'Posiciones P'], ['P y Q']],
    remoteness: [['lejanía'], ['lejano']],
    nimber: [['nimbers', 'Nimber'], ['Nim']],
    mex: [['mex'], ['México']],
    nimSum: [['suma nim'], ['suma']],
    period: [['periodo 3'], ['periódico', 'preperiodo']],
    misere: [['misère'], ['miseria']],
  },
};

test.each(Object.keys(languages) as (keyof typeof languages)[])('terms in %s', async (language) => {
  await loadTermWords(language);
  const { words, meanings } = termWords(language);
  for (const [term, [finds, not]] of Object.entries(texts[language] ?? {}) as [Term, readonly [string[], string[]]][]) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words[term]})(?![\\p{L}\\p{N}])`, 'u');
    for (const text of finds) expect(text, term).toMatch(pattern);
    for (const text of not) expect(text, term).not.toMatch(pattern);
    // Short enough for a phone: two sentences or three.
    expect(meanings[term].length, term).toBeLessThan(190);
    expect(meanings[term], term).toMatch(/\.$/);
  }
  expect(Object.keys(texts[language] ?? {})).toEqual(Object.keys(words));
});
