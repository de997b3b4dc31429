// How far the long tests go: `npm test` sets GRUNDY_LENGTH=normal, `npm run test:full` sets full.
export const byLength = <T>(normal: T, full: T): T => (process.env.GRUNDY_LENGTH === 'full' ? full : normal);

/** For `filter`: the first in `every` of things that are alike, the same in each run; at full length all. */
export const oneIn =
  (every: number) =>
  (_: unknown, index: number): boolean =>
    byLength(index % every === 0, true);

/**
 * For tests that are done in several surroundings, of which this is number `place` of `among`. Call the result once before each test: it
 * says whether the test is done here. In short runs each test is done in one of the surroundings, neighbours in different ones; at full
 * length in all.
 */
export function shared(place: number, among: number): () => boolean {
  let calls = 0;
  return () => byLength(calls++ % among === place, true);
}
