// How far the long tests go: `npm test` sets GRUNDY_LENGTH=normal, `npm run test:full` sets full.
export const byLength = <T>(normal: T, full: T): T => (process.env.GRUNDY_LENGTH === 'full' ? full : normal);

/** Of what is alike, one in `every`, for `filter`; at full length all. */
export const oneIn =
  (every: number) =>
  (_: unknown, index: number): boolean =>
    byLength(index % every === 0, true);
