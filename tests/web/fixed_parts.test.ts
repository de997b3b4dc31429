// Sentences about the parts of a position that the axes leave out.
import { expect, test } from 'vitest';
import { texts as nim } from '../../web/games/nim/en.js';
import { texts as coins } from '../../web/games/the-game/en.js';
import { texts as monedas } from '../../web/games/the-game/es.js';

test('all of a few, and how many more of many', () => {
  expect(nim.fixedParts?.({ heaps: '3,4' })).toBe('');
  expect(nim.fixedParts?.({ heaps: '3, 4 ,05' })).toBe('heap 3 = 5');
  const fourteen = nim.fixedParts?.({ heaps: Array.from({ length: 14 }, (_, i) => i).join() });
  expect(fourteen).toMatch(/^heap 3 = 2, .*, heap 14 = 13$/);
  const million = nim.fixedParts?.({ heaps: `${'1,'.repeat(999_999)}1` });
  expect(million).toMatch(/^heap 3 = 1, .*, heap 14 = 1, and 999986 more$/);
  expect(coins.fixedParts?.({ counts: '1,1' })).toBe('');
  expect(coins.fixedParts?.({ counts: '1,1,1,2' })).toBe('the other coins: on 3, 4, 4');
  expect(coins.fixedParts?.({ counts: Array(30).fill(1).join() })).toMatch(/on 3, 4, .*, 14, and 16 more$/);
  expect(monedas.fixedParts?.({ counts: Array(30).fill(1).join() })).toMatch(/, 14, y 16 más$/);
});
