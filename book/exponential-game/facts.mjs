export default ({ heaps, repeats, table }) => {
  /** The first heap up to n whose nimber differs with other moves; -1 if none does. */
  const firstChange = (before, after, n) => {
    const with_ = heaps(after, n);
    return heaps(before, n).findIndex((nimber, heap) => nimber !== with_[heap]);
  };
  return {
    firstChange,
    /** The first window as long as the largest move that comes again. */
    pureWindow: (take, largest) => repeats(heaps(take, 2 * largest + 1), largest),
    /** Of all heaps below 7^7. */
    nimbers: table('exponential-game', 'heaps=1 size=823542 width=1000', 'nimber').cells.map(({ value }) => value),
    withoutTwoFiveSix: firstChange('1,4,27,3125,46656', '1,4,27,256,3125,46656', 50_000),
  };
};
