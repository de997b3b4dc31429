// Runs steps in parallel, in the order of their dependencies.

/**
 * Runs `steps`, {name: {needs: [name], waits, run}}, at most `width` at a time: each once its needs have succeeded, earlier ones first. Steps
 * that mostly wait (`waits`) run beside the others, without counting. Resolves to {name: result}. After a failure no more steps start; the
 * running ones end, then the error is thrown.
 */
export async function runPlan(steps, width) {
  const waiting = new Map(Object.entries(steps));
  const running = new Map();
  const countedRunning = () => [...running.keys()].filter((name) => !steps[name].waits).length;
  const results = {};
  const failures = [];
  const isReady = ([, { needs = [] }]) => needs.every((name) => name in results);
  const start = ([name, { run }]) => {
    waiting.delete(name);
    const keep = (result) => {
      results[name] = result;
    };
    const ended = (async () => run())().then(keep, (error) => failures.push(error));
    running.set(
      name,
      ended.then(() => running.delete(name)),
    );
  };
  for (;;) {
    for (const step of failures.length > 0 ? [] : [...waiting].filter(isReady)) if (step[1].waits || countedRunning() < width) start(step);
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (failures.length > 0) throw failures[0];
  if (waiting.size > 0) throw new Error(`never started, for what they need is not there: ${[...waiting.keys()].join(', ')}`);
  return results;
}

/** The steps of these names, and their dependencies. */
export function withNeeds(steps, names) {
  const wanted = new Set(names);
  for (const name of wanted) for (const need of steps[name].needs ?? []) wanted.add(need);
  return Object.fromEntries(Object.entries(steps).filter(([name]) => wanted.has(name)));
}
