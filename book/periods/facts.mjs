/** Nimbers of heaps 0 to n by the recurrence, apart from the engine. */
function nimbers(take, n) {
  const values = [];
  for (let heap = 0; heap <= n; ++heap) {
    const options = new Set(take.filter((move) => move <= heap).map((move) => values[heap - move]));
    let mex = 0;
    while (options.has(mex)) ++mex;
    values.push(mex);
  }
  return values;
}

/** Of all sets of moves up to `most`: the longest preperiod and period, each proved by a window as long as the largest move. */
function census(most, repeats) {
  const longest = { preperiod: 0, period: 0, sets: 0 };
  for (let bits = 1; bits < 2 ** most; ++bits) {
    const take = Array.from({ length: most }, (_, i) => i + 1).filter((move) => (bits >> (move - 1)) & 1);
    const found = repeats(nimbers(take, 1000), take.at(-1));
    if (!found) throw new Error(`no period within 1,000 heaps for ${take}`);
    longest.preperiod = Math.max(longest.preperiod, found.preperiod);
    longest.period = Math.max(longest.period, found.period);
    longest.sets += 1;
  }
  return longest;
}

export default ({ repeats, heaps }) => {
  const same = ['2,4,7', '1,3,4', '2'].every((take) => String(nimbers(take.split(',').map(Number), 99)) === String(heaps(take, 99)));
  if (!same) throw new Error('the recurrence and the engine disagree');
  return { ofTen: census(10, repeats) };
};
