export { check } from '../tools/check_rules.mjs';

/**
 * Returns a certificate (docs/certificates.md) of the position that the parameters describe, of a cell [column, row], of all cells of a
 * window [column, row, width, height], of a formula for all positions of `rules`: that the previous player wins exactly where it is not 0,
 * or the nimber; or of the value of a position of `rules` in normal play. Of a `sum`, the value is certified. Runs in the calling thread,
 * for about a second on small positions and some seconds on the largest: in pages, call it in a worker.
 * @throws An Error for unknown games, invalid parameters and positions that are too large, and if the command cannot be loaded.
 * @example const certificate = await certify('rules', { text: 'n: 0..20 = 8; move k in 1..3: n -= k' });
 * check(certificate) // {"valid":true,"words":""}
 */
export function certify(
  game: string,
  parameters?: Readonly<Record<string, string | number | boolean>>,
  of?:
    | readonly [column: number, row: number]
    | readonly [column: number, row: number, width: number, height: number]
    | { readonly claim: 'outcome' | 'value'; readonly at?: readonly [column: number, row: number] }
    | { readonly formula: string; readonly against?: 'outcome' | 'nimber' },
): Promise<string>;
