// The sentences of explanations in all languages. tests/cpp/sentences_test.cpp checks what they claim.
import { expect, test } from 'vitest';
import { english } from '../../web/engine/english.js';
import type { Pattern } from '../../web/engine/message.js';
import { pack } from '../../web/i18n/es/pack.js';
import type { Notation } from '../../web/i18n/notation.js';
import { Words } from '../../web/i18n/words.js';

const spanish = Object.assign({}, pack.phrases, ...Object.values(pack.games).map(({ phrases }) => phrases));
const forms = (pattern: Pattern): string[] => (typeof pattern === 'string' ? [pattern] : Object.values(pattern));

/** How a sentence begins, by who wins. */
const beginnings: readonly (readonly [en: RegExp, es: RegExp])[] = [
  [/^(\{\}|The player to move) wins\b.*\.$/, /^(\{\}|Quien mueve) gana\b.*\.$/],
  [/^(\{\}|The player to move) loses\b.*\.$/, /^(\{\}|Quien mueve) pierde\b.*\.$/],
  [/^Neither player can force a win\b.*\.$/, /^Nadie puede forzar la victoria\b.*\.$/],
];

test('in both languages the same player wins, and no letter stands for an outcome', () => {
  let count = 0;
  for (const [id, pattern] of Object.entries(english)) {
    for (const [i, text] of forms(pattern).entries()) {
      const beginning = beginnings.find(([en]) => en.test(text));
      if (!beginning) continue;
      const translated = forms(spanish[id])[i];
      expect(translated, id).toMatch(beginning[1]);
      expect(`${text} ${translated}`, id).not.toMatch(/\b[NPD]\b/);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(20);
});

test('outcomes are written in the notation of the reader', () => {
  const outcomes = (notation: Notation) => ['N', 'P', 'D'].map((letter) => new Words(pack, english, notation).translate([letter]));
  expect(outcomes('words')).toEqual(['Ganada', 'Perdida', 'Empate']);
  expect(outcomes('WL')).toEqual(['W', 'L', 'D']);
  expect(outcomes('NP')).toEqual(['N', 'P', 'D']);
  expect(outcomes('nimber')).toEqual(['N', 'P', 'D']);
});
