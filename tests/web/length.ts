// How far the long tests go: `npm test` sets GRUNDY_LENGTH=normal, `npm run test:full` sets full.
export const byLength = <T>(normal: T, full: T): T => (process.env.GRUNDY_LENGTH === 'full' ? full : normal);

/** The number of this run (scripts/steps/turn.mjs): short runs do a part of some tests each, and ten in a row do all. */
const turn = Number(process.env.GRUNDY_TURN ?? 0);

/** For `filter`: one in `every` of things that are alike, at most ten, others in each run; at full length all. */
export function oneIn(every: number) {
  if (every > 10) throw new Error(`one in ${every}: ten runs would not do all`);
  return (_: unknown, index: number): boolean => byLength((index + turn) % every === 0, true);
}

/**
 * For tests that are done in several surroundings, of which this is number `place` of `among`. Call the result once before each test: it says
 * whether the test is done here. A short run does each test in one of the surroundings, the next run in another; a full run does it in all.
 */
export function turns(place: number, among: number): () => boolean {
  let calls = turn;
  return () => byLength(calls++ % among === place, true);
}
