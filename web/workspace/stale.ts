// The parts of a page that do not belong to its input yet, which are drawn pale.
import type { OpenGame } from './open_game.js';

/**
 * The classes of such a page. `elsewhere`: the input is another than that of the instance's request, which goes on or was refused;
 * `following`: the table of the position is still on its way.
 */
export function staleClass({ solution, explanation, fresh, outdated }: OpenGame, elsewhere: boolean, following: boolean): string {
  // A table has its own from when the next solution is open.
  if (solution && (outdated || elsewhere)) return 'stale-table stale-rest';
  return `${following ? 'stale-table' : ''} ${explanation && !fresh ? 'stale-rest' : ''}`;
}
