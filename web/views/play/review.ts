// The review of a game: how good each move was, and a better move if there was one.

import type { Explanation, Move, Natural } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';

/** `?` loses a win or a draw; `?!` keeps the result but wins later or loses sooner than necessary; `!` is the only winning move. */
export type Mark = '?' | '?!' | '!';

export interface Reviewed {
  move: Message;
  mark?: Mark;
  /** True if no move was better, by result and, if known, by remoteness. */
  perfect: boolean;
  /** A perfect move instead, if this one is not. */
  better?: Message;
}

/** The result for the player to move: 1 win, 0 draw, -1 loss. */
const payoff = { N: 1, D: 0, P: -1 } as const;

/** Reviews each move of a game. O(options) per move. */
export function reviewed(positions: readonly Explanation[], moves: readonly Move[]): Reviewed[] {
  return moves.map((play, i) => {
    const before = positions[i] as Explanation;
    const after = positions[i + 1] as Explanation;
    const moveOf = (sought: Move | undefined) => before.options.find((option) => option.play === sought)?.move;
    const lost = -payoff[after.outcome] < payoff[before.outcome];
    const slow = !lost && takesLonger(before, after);
    const wins = before.options.filter(({ outcome }) => outcome === 'P');
    const only = before.outcome === 'N' && !lost && wins.length === 1 && before.options.length > 1 && !before.more;
    const mark: Mark | undefined = lost ? '?' : slow ? '?!' : only ? '!' : undefined;
    const better = lost || slow ? moveOf(before.best) : undefined;
    return { move: moveOf(play) ?? play, perfect: !lost && !slow, ...(mark && { mark }), ...(better !== undefined && { better }) };
  });
}

/** True if the winner prolongs or the loser shortens the game: perfect play lowers the remoteness by one. */
function takesLonger(before: Explanation, after: Explanation): boolean {
  return before.remoteness !== undefined && after.remoteness !== undefined && whole(after.remoteness) + 1n !== whole(before.remoteness);
}

const whole = (number: Natural) => BigInt(number);
