const upTo = (n) => Array.from({ length: n + 1 }, (_, i) => i);

export default ({ table, answer, heaps }) => {
  /** Outcomes of two heaps beside a third, as a table. */
  const beside = (take, third) => table('rules:misere-take-away', `take=${take} h=0,0,${third}`);
  const row = (pins) => answer('rules:misere-kayles', `b=${pins}`).outcome;
  return {
    /** The lost heaps of up to 21. */
    single: (take) => upTo(21).filter((n) => beside(take, 0).at(n, 0) === 'P'),
    /** True if the claim on several heaps is so, for all heaps of up to 21. */
    holds: (take) => {
      const nimbers = heaps(take, 21);
      return upTo(21).every((third) =>
        beside(take, third).cells.every(({ x, y, value }) => {
          const three = [nimbers[x], nimbers[y], nimbers[third]];
          const xor = three.reduce((sum, nimber) => sum ^ nimber, 0);
          return (value === 'P') === (Math.max(...three) > 1 ? xor === 0 : xor === 1);
        }),
      );
    },
    row,
    pins: (n) => row(upTo(8).map((i) => (i < n ? 1 : 0))),
  };
};
