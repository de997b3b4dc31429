// How much of a core others leave to us.
const LOOKS_MS = 100;

/** How many times as long as alone work takes at the moment: 1 on an idle machine. Bounds of time are multiplied by it. */
export function crowding(): number {
  const used = process.cpuUsage();
  const from = performance.now();
  while (performance.now() - from < LOOKS_MS);
  const took = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return Math.max(1, took / ((user + system) / 1000));
}
