// Moves in words on the boards of rule texts.
import { expect, test } from 'vitest';
import { write } from '../../web/boards/rules/board_moves.js';
import { markup } from './markup.js';

type Ways = Parameters<typeof write>[1];

/** Texts and targets of moves with these words, on a board of so many units. */
function shown(words: string[], room: number) {
  const [art, targets]: [Parameters<typeof write>[4], Parameters<typeof write>[5]] = [[], []];
  const ways = words.map((_, i) => ({ option: { move: { id: String(i), args: [] }, play: String(i) } })) as unknown as Ways;
  write((message) => words[Number((message as unknown as { id: string }).id)] ?? '', ways, 0, room, art, targets);
  return { texts: art.map((one) => />([^<>]+)<\/text>/.exec(markup(one))?.[1]).filter(Boolean), targets };
}

test('words that are wider than the board are cut off, and shorter ones are whole', () => {
  const long = 'into 24 equal heaps: leaves n = 1 and n = 1 and n = 1';
  const { texts, targets } = shown(['take 1', long], 80);
  expect(texts).toEqual(['take 1', `${long.slice(0, 28)}…`]);
  for (const { x, width } of targets) expect(x + width).toBeLessThanOrEqual(80);
});
