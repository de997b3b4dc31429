// A game read once more: how good each move was, and what would have been better.

import type { Explanation, Move, Natural } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';

/** `?` gives a win or a draw away; `?!` keeps the result, but wins later or loses sooner than need be; `!` is the only move that wins. */
export type Mark = '?' | '?!' | '!';

export interface Reviewed {
  move: Message;
  mark?: Mark;
  /** As good as any: the result is kept, and the time, where times are known. */
  perfect: boolean;
  /** What perfect play does instead of a move that is not perfect. */
  better?: Message;
}

/** For the player to move there: 1 wins, 0 draws, -1 loses. */
const worth = { N: 1, D: 0, P: -1 } as const;

/** What each move of a game was worth. O(options) a move. */
export function reviewed(positions: readonly Explanation[], moves: readonly Move[]): Reviewed[] {
  return moves.map((play, i) => {
    const before = positions[i] as Explanation;
    const after = positions[i + 1] as Explanation;
    const moveOf = (sought: Move | undefined) => before.options.find((option) => option.play === sought)?.move;
    const lost = -worth[after.outcome] < worth[before.outcome];
    const slow = !lost && takesLonger(before, after);
    const wins = before.options.filter(({ outcome }) => outcome === 'P');
    const only = before.outcome === 'N' && !lost && wins.length === 1 && before.options.length > 1 && !before.more;
    const mark: Mark | undefined = lost ? '?' : slow ? '?!' : only ? '!' : undefined;
    const better = lost || slow ? moveOf(before.best) : undefined;
    return { move: moveOf(play) ?? play, perfect: !lost && !slow, ...(mark && { mark }), ...(better !== undefined && { better }) };
  });
}

/** The winner takes more moves than need be, or the loser fewer: perfect play brings the remoteness down by one. */
function takesLonger(before: Explanation, after: Explanation): boolean {
  return before.remoteness !== undefined && after.remoteness !== undefined && whole(after.remoteness) + 1n !== whole(before.remoteness);
}

const whole = (number: Natural) => BigInt(number);
