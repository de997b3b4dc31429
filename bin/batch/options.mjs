// The options of `batch`.
import { availableParallelism } from 'node:os';

export const usage = `usage: grundyscope batch [options] < jobs.jsonl > results.jsonl
       grundyscope batch [options] --resume results.jsonl < jobs.jsonl

Runs many commands in one process. Each line of the input is a job:
  {"id":"a","game":"rules","parameters":{"text":"n: 0..9 = 7; move k in 1..2: n -= k"},"want":"answer"}
  id          a string or a whole number, different for each job
  game        the id of a game, or "rules" with the parameter "text"
  parameters  as -p of the commands: strings, numbers, true or false, lists
  want        answer, table, explain, period, certify, count, methods, check, find, source, judge or draw
  limit_ms    milliseconds that it may take; limit_mb: megabytes of WebAssembly memory
  and the options of the command: "layer", "window", "at", "state", "solver", ...; "method" of count, "input" of judge

Each line of the output is a result, in the order of the jobs:
  {"id":"a","result":{"outcome":"N",...},"ms":0.2,"version":"..."}
  {"id":"b","error":{"code":"time","message":"..."},"ms":500,"version":"..."}
  Codes: job, parameter, input, reach, usage; time, memory, crashed.

  --jobs N       threads; by default as many as there are cores
  --part K/N     only the lines K, K + N, K + 2 N, ... of the input, for N processes
  --resume FILE  appends to FILE, without the jobs whose results it has
  -o FILE        writes the results to FILE instead of standard output
  --retry        with --resume: repeats jobs that failed
  --quiet        no progress on standard error

Exit status: 0; 1 if a job failed, now or in FILE; 2 if batch was called wrongly.
docs/batch.md has recipes for GNU parallel, Slurm and Python.
`;

/** Why `batch` cannot run; the text is that of an error of the command line. */
export class Refusal extends Error {
  constructor(name, expected, given) {
    super(`${name}: expected ${expected}, got ${given}`);
  }
}

const mostJobs = 1024;

const naturalOf = (text) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

const read = {
  '--jobs': (options, text) => {
    options.jobs = naturalOf(text);
    return options.jobs >= 1 && options.jobs <= mostJobs ? undefined : `a number from 1 to ${mostJobs}`;
  },
  '--part': (options, text) => {
    const [part, parts, ...rest] = text.split('/').map(naturalOf);
    Object.assign(options, { part, parts });
    return rest.length === 0 && part >= 1 && part <= parts ? undefined : 'K/N, such as 2/8';
  },
  '-o': (options, text) => {
    options.output = text;
    return text === '' ? 'a file' : undefined;
  },
  '--resume': (options, text) => {
    options.resume = text;
    return text === '' ? 'a file' : undefined;
  },
};

const flags = { '--retry': 'retry', '--quiet': 'quiet', '--help': 'help', '-h': 'help' };

/** {jobs, part, parts, resume?, output?, retry?, quiet?, help?}; throws a Refusal. */
export function optionsOf(words) {
  const options = { jobs: availableParallelism(), part: 1, parts: 1 };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (Object.hasOwn(flags, word)) {
      options[flags[word]] = true;
    } else if (Object.hasOwn(read, word)) {
      const text = words[++i];
      if (text === undefined) throw new Refusal(word, 'a value', 'the end of the command line');
      const expected = read[word](options, text);
      if (expected) throw new Refusal(word, expected, JSON.stringify(text));
    } else {
      throw new Refusal('batch', `one of ${[...Object.keys(read), '--retry', '--quiet', '--help'].join(', ')}`, JSON.stringify(word));
    }
  }
  if (options.retry && options.resume === undefined) throw new Refusal('--retry', '--resume FILE with it', 'it alone');
  if (options.output !== undefined && options.resume !== undefined) throw new Refusal('-o', 'it or --resume', 'both');
  return options;
}
