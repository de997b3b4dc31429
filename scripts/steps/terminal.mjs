// Output on the terminal: a line when a stage begins, a sign of life while it lasts, its time when it ends.

const signOfLife = 10_000;

export const verbose = process.argv.includes('--verbose');

export const print = (line) => process.stdout.write(`${line}\n`);

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs `work(note)`. The latest line passed to `note` is printed every ten seconds, as a sign of life. Stages may run in parallel: every
 * line has its stage's title.
 */
export async function stage(title, work) {
  print(`> ${title}`);
  const begin = performance.now();
  let latest = '';
  const timer = setInterval(() => {
    if (!verbose) print(`    ${title}, ${seconds(performance.now() - begin)}: ${latest.trim().slice(0, 100)}`);
  }, signOfLife);
  try {
    return await work((line) => {
      latest = line;
    });
  } finally {
    clearInterval(timer);
    print(`< ${title}: ${seconds(performance.now() - begin)}`);
  }
}

/** A failure that is explained by its message; printed without a stack. */
export class Stop extends Error {}

/** Runs a script's main function: a Stop prints its message, any failure exits with 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Stop ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
