// Bounds of time hold on machines that others share, and on slower ones.

/**
 * How long `work` takes on the machine on which the bounds were set. Not measured there: it is what another one took, divided by how much
 * slower the benchmark was on that one.
 */
const WORK_MS = 12;
/** Long enough for what others take of a core to show. */
const LOOKS_MS = 150;

/** Objects, comparisons and texts, as the pages' own code has them: memory counts as much as arithmetic. */
function work(): number | undefined {
  let x = 1;
  const objects = Array.from({ length: 20_000 }, () => {
    x = (x * 48_271) % 2_147_483_647;
    return { key: x };
  });
  objects.sort((a, b) => a.key - b.key);
  return new Map(objects.map(({ key }, i) => [`${key}`, i])).get(`${x}`);
}

/** How many times as long as on the machine on which bounds were set work takes at the moment; at least 1. */
export function slowness(): number {
  // Compiled before the clock runs.
  work();
  const from = performance.now();
  let times = 0;
  do {
    work();
    times += 1;
  } while (performance.now() - from < LOOKS_MS);
  return Math.max(1, (performance.now() - from) / times / WORK_MS);
}
