// `grundyscope batch`: jobs in, results out, a line each and in the same order, while several threads work. Its memory does not grow with
// the number of jobs, but for the keys of their ids: what waits for an earlier result has a limit, beyond which no job begins.
import { openSync } from 'node:fs';
import { constants } from 'node:os';
import { readJob } from './job.mjs';
import { Keys } from './keys.mjs';
import { linesOf } from './lines.mjs';
import { optionsOf, Refusal, usage } from './options.mjs';
import { Ordered } from './ordered.mjs';
import { Progress } from './progress.mjs';
import { lineKey, openResults } from './results.mjs';
import { Threads } from './threads.mjs';

/** Length of the longest job, in bytes. */
const longestJob = 64 * 2 ** 20;

/** Marks of a key: its result is in the file; its job has been read. */
const inFile = 1;
const wasRead = 2;

/** A signal that ends the run. */
class Stopped extends Error {
  constructor(signal) {
    super(signal);
    this.status = 128 + constants.signals[signal];
  }
}

/**
 * Milliseconds in which a signal counts as the same: it often arrives twice, from the terminal, and from the program that started this one.
 * Later ones end the process at once.
 */
const sameSignalMs = 1000;

/** A promise that is rejected when a signal arrives, or by `fail`. */
function whatEndsIt() {
  let fail;
  const ended = new Promise((_, reject) => {
    fail = reject;
  });
  let first;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const stopped = new Stopped(signal);
      first ??= performance.now();
      if (performance.now() - first > sameSignalMs) process.exit(stopped.status);
      fail(stopped);
    });
  }
  return { ended, fail };
}

/** The line of a result. */
function lineOf({ key = null, hash }, { result, error, ms }, version) {
  const body = error ? `"error":${JSON.stringify(error)}` : `"result":${result}`;
  const ofText = hash === undefined ? '' : `,"text_hash":"${hash}"`;
  return `{"id":${key},${body},"ms":${Math.round(ms * 10) / 10},"version":"${version}"${ofText}}\n`;
}

/** Reads a job and checks that its id is new. `isDone`: its result is in the file. */
function numbered({ text, number }, keys) {
  const job = readJob(text);
  const marks = job.key === undefined ? 0 : keys.mark(job.key, wasRead);
  if (marks & wasRead) {
    job.error = { code: 'job', message: `id: expected one that no job before has, got ${job.key}`, field: 'id' };
    job.key = undefined;
  }
  if (job.error) job.error.line = number;
  return { ...job, isDone: ((job.key === undefined ? keys.mark(lineKey(number), 0) : marks) & inFile) !== 0 };
}

/** Runs the jobs of standard input that belong to this part and are not in the file. */
async function runAll({ part, parts }, keys, threads, ordered, progress) {
  // Starts the first thread: lines of errors need the version of its module.
  threads.release(await threads.take());
  const running = new Set();
  const begin = (job, line, thread) => {
    const put = ordered.next();
    progress.began(line.start);
    const end = (outcome) => {
      if (put(lineOf(job, outcome, threads.version))) progress.ended(line.end, outcome.error !== undefined);
    };
    if (job.error) return end({ error: job.error, ms: 0 });
    const run = thread.run(job).then((outcome) => {
      threads.release(thread);
      end(outcome);
      running.delete(run);
    });
    running.add(run);
    return undefined;
  };
  let index = 0;
  for await (const line of linesOf(process.stdin, longestJob)) {
    if (line.text?.trim() === '') continue;
    index += 1;
    const job = numbered(line, keys);
    if ((index - part) % parts !== 0 || job.isDone) continue;
    await ordered.room();
    begin(job, line, job.error ? undefined : await threads.take());
  }
  await Promise.all(running);
  await ordered.end();
}

/** Destination of the results of a new run, and how many are there. */
function newResults(path) {
  try {
    return { descriptor: path === undefined ? 1 : openSync(path, 'w'), done: 0, failed: 0 };
  } catch (error) {
    throw new Refusal('-o', 'a file that can be written', `${path} (${error.code})`);
  }
}

async function runTo({ descriptor, done, failed }, options, keys, { ended, fail }) {
  const threads = new Threads(options.jobs);
  const ordered = new Ordered(descriptor, fail);
  const progress = new Progress(options.quiet, { done, failed });
  try {
    await Promise.race([runAll(options, keys, threads, ordered, progress), ended]);
    return failed + progress.failed > 0 ? 1 : 0;
  } finally {
    ordered.stop();
    process.stdin.destroy();
    await threads.close();
    await ordered.end();
    progress.end();
  }
}

async function runBatch(options) {
  const ends = whatEndsIt();
  const keys = new Keys();
  const { output, resume, retry } = options;
  const opening = resume === undefined ? newResults(output) : openResults(resume, retry, (key) => keys.mark(key, inFile) !== 0);
  try {
    return await runTo(await Promise.race([opening, ends.ended]), options, keys, ends);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // The file may still be read.
    process.exit(error.status);
  }
}

/** Runs the command with the words after "batch"; resolves to the exit status. */
export async function batch(words) {
  try {
    const options = optionsOf(words);
    if (!options.help) return await runBatch(options);
    process.stdout.write(usage);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    return 2;
  }
}
