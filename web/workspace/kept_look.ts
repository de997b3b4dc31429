// The view of a table that stays when the parameters change: as long as the next table has the same extent.

import type { OpenGame } from './open_game.js';

type Opened = Pick<OpenGame, 'solution' | 'opening'>;

/** Equal for tables of the same extent. */
const extentOf = ({ solution }: Opened): string | undefined =>
  solution && JSON.stringify([solution.shape.x, solution.shape.y].map(({ first, count }) => [String(first), String(count)]));

export class KeptLook {
  #extent: string | undefined;

  /** Call before the parameters change. */
  keep(instance: Opened): void {
    this.#extent = extentOf(instance);
  }

  /** True once, if the table opened since has another extent. */
  drops(instance: Opened): boolean {
    if (this.#extent === undefined || instance.opening || !instance.solution) return false;
    const other = extentOf(instance) !== this.#extent;
    this.#extent = undefined;
    return other;
  }
}
