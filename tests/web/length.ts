// How far the long tests go: `npm test` sets GRUNDY_LENGTH=normal, `npm run test:full` sets full.
export const byLength = <T>(normal: T, full: T): T => (process.env.GRUNDY_LENGTH === 'full' ? full : normal);

/** Of what is alike, one in `every`, for `filter`; at full length all. */
export const oneIn =
  (every: number) =>
  (_: unknown, index: number): boolean =>
    byLength(index % every === 0, true);

/**
 * Of tests that are done in several surroundings: asked once before each, whether it is done in this one, which is number `place` of
 * `among`. In a short run each is done in one of them, by turns; at full length in all.
 */
export function turns(place: number, among: number): () => boolean {
  let calls = 0;
  return () => byLength(calls++ % among === place, true);
}
