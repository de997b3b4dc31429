// The result of a game, for the person who played it: who won, and the move that decided it.

import type { Explanation } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import type { Match, Side } from './match.js';
import type { Reviewed } from './review.js';
import { playWords } from './words.js';

export interface Ended {
  match: Match;
  positions: readonly Explanation[];
  /** The player to move at each position. */
  movers: readonly Side[];
  names: readonly [string, string];
  review: readonly Reviewed[];
}

const payoff = { N: 1, D: 0, P: -1 } as const;

/** The result for a side with perfect play from each position on: 1 win, 0 draw, -1 loss. */
const courseFor = ({ positions, movers }: Ended, side: Side): number[] =>
  positions.map(({ outcome }, i) => (movers[i] === side ? payoff[outcome] : -payoff[outcome]));

/** "You lost." Of two players at one screen, or of none: "Alice wins." */
export function resultText(words: Words, ended: Ended): string {
  const t = playWords(words);
  const { names, match } = ended;
  const result = courseFor(ended, 0).at(-1) ?? 0;
  if (match.person === 'first' || match.person === 'second') {
    const own = match.person === 'first' ? result : -result;
    return own === 0 ? t.drawn : own > 0 ? t.youWon : t.youLost;
  }
  return result === 0 ? t.drawn : t.won(names[result > 0 ? 0 : 1]);
}

/** The move that decided the game, for a person who played one side; nothing to say of other games. */
export function turningText(words: Words, ended: Ended): string {
  const t = playWords(words);
  const { match, movers, review, names } = ended;
  if (match.person !== 'first' && match.person !== 'second') return '';
  const side: Side = match.person === 'first' ? 0 : 1;
  const course = courseFor(ended, side);
  const result = course.at(-1) ?? 0;
  // The last move that changed the result.
  const at = course.findLastIndex((value) => value !== result);
  const decisive = review[at];
  if (!decisive) return result < 0 ? t.lostFromStart : result > 0 ? t.wonThroughout : t.drawnThroughout;
  const number = String(at + 1);
  const move = words.translate(decisive.move);
  if (movers[at] !== side) return t.givenBy(names[(1 - side) as Side], number, move);
  const better = decisive.better === undefined ? '' : words.translate(decisive.better);
  return (course[at] ?? 0) > 0 ? t.gaveWin(number, move, better) : t.gaveDraw(number, move, better);
}
