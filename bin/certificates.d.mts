export { check } from '../tools/check_rules.mjs';

/**
 * The certificate (docs/certificates.md) of the position that the parameters describe, of the one on a cell, [column, row], of all cells of a
 * window, [column, row, width, height], or of what a formula says of all positions of `rules`: that the previous player wins where it is not 0
 * and nowhere else, or the nimber. It is written where it is called, in a second or so at the most for small positions and in some for the
 * largest: on a page that shall stay quick, call it in a worker. Rejects with an Error for a game that there is not, parameters that do not make
 * sense and positions that are too large, and where the command cannot be loaded.
 */
export function certify(
  game: string,
  parameters?: Readonly<Record<string, string | number | boolean>>,
  of?:
    | readonly [column: number, row: number]
    | readonly [column: number, row: number, width: number, height: number]
    | { readonly formula: string; readonly against?: 'outcome' | 'nimber' },
): Promise<string>;
