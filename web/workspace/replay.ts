// Replays a game from its record.
import type { Play, Solution } from '../engine/api_messages.js';
import { movesOf } from '../views/play/kept.js';
import type { GameRecord } from '../views/play/record.js';

/** Ends before the first move that the rules do not allow. Rejects if there is no such position to start from. O(moves) calls. */
export async function replayed(solution: Solution, record: GameRecord, signal: AbortSignal): Promise<Play> {
  const play = await solution.play(record.start || undefined, { signal });
  for (const move of movesOf(solution.id, record)) {
    if (!(await play.move(move, { signal }).catch(() => undefined)) || signal.aborted) break;
  }
  return play;
}
