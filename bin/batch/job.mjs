// Reads a job: a line of JSON becomes the words of a command, or an error that names the field.
import { createHash } from 'node:crypto';

/** Fields of every job. */
const common = ['id', 'game', 'parameters', 'want', 'limit_ms', 'limit_mb'];

/**
 * Jobs of each command: its options, which are fields of the job; `needs`, fields that it cannot do without; `from`, the field or the
 * parameter that it reads from standard input; `json`, whether it prints JSON.
 */
export const wants = new Map([
  ['answer', { options: ['solver'], json: true }],
  ['table', { options: ['layer', 'window', 'solver'], words: ['--format', 'json'], json: true }],
  ['explain', { options: ['at', 'state', 'solver'], json: true }],
  ['period', { options: ['solver'], json: true }],
  ['certify', { options: ['at', 'window', 'formula', 'against', 'claim'], json: true }],
  ['count', { options: ['steps', 'most'], needs: ['method'], json: true }],
  ['methods', { bare: true, json: true }],
  ['check', { from: 'text', bare: true, json: true }],
  ['find', { json: true }],
  ['source', { options: ['language'], from: 'text', bare: true }],
  ['judge', { needs: ['input'], from: 'input' }],
  ['draw', { options: ['layer', 'window', 'width', 'height', 'theme', 'solver'], words: ['--format', 'svg'] }],
]);

const mostMs = 2 ** 31 - 1;
/** WebAssembly has no more. */
const mostMb = 4096;

/** An error that a job is, rather than has. */
class JobError extends Error {
  constructor(field, expected, given) {
    super(`${field}: expected ${expected}, got ${shown(given)}`);
    this.field = field;
  }
}

/** A value in an error: as JSON, cut where it is long. */
function shown(value) {
  if (value === undefined) return 'nothing';
  const text = [...JSON.stringify(typeof value === 'string' ? value.slice(0, 240) : value).slice(0, 240)];
  return text.length > 60 ? `${text.slice(0, 59).join('')}…` : text.join('');
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as the command line has it: lists with commas, tuples in lists as a rule text writes them. */
function wordOf(field, value, depth = 0) {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value) && depth < 2) {
    const list = value.map((item) => wordOf(field, item, depth + 1)).join(',');
    if (depth > 0) return `(${list})`;
    return value.some(Array.isArray) ? `{${list}}` : list;
  }
  if (typeof value !== 'number') throw new JobError(field, 'a string, a number, true, false, or a list of them', value);
  // Larger ones, and fractions such as 1.10, are not what was written.
  if (!Number.isSafeInteger(value)) throw new JobError(field, 'a whole number up to 2^53 (others as strings)', value);
  return String(value);
}

/** The id as it is printed; it is also its key. */
function keyOf(id) {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return JSON.stringify(id);
  throw new JobError('id', 'a string, or a whole number up to 2^53', id);
}

function limitOf(job, field, most) {
  const value = job[field];
  if (value === undefined) return undefined;
  if (!Number.isInteger(value) || value < 1 || value > most) throw new JobError(field, `a whole number from 1 to ${most}`, value);
  return value;
}

/** The parameters as [name, value], both strings. */
function parametersOf({ parameters = {} }) {
  if (!isObject(parameters)) throw new JobError('parameters', 'an object', parameters);
  return Object.entries(parameters).map(([name, value]) => {
    if (name === '' || name.includes('=')) throw new JobError('parameters', 'names without "="', name);
    return [name, wordOf(name, value)];
  });
}

/** Refuses fields that the command does not have, and what is missing. */
function checkFields(job, { options = [], needs = [], bare, from }, given) {
  const known = [...common, ...needs, ...options];
  for (const name of Object.keys(job)) {
    if (!known.includes(name)) throw new JobError(name, `only the fields of "${job.want}" (${known.join(', ')})`, job[name]);
  }
  for (const name of needs) {
    if (typeof job[name] !== 'string') throw new JobError(name, 'a string', job[name]);
  }
  const extra = bare && given.find(([name]) => name !== from);
  if (extra) throw new JobError('parameters', `${from === 'text' ? 'the text alone' : 'none'} for "${job.want}"`, extra[0]);
}

/** {words, files, text}: the command's arguments, and the contents of the files that these name; "-" is standard input. */
function commandOf(job, command, parameters) {
  const { options = [], words = [], bare, from } = command;
  const files = {};
  const given = parameters.flatMap(([name, value], i) => {
    if (!value.startsWith('@')) return ['-p', `${name}=${value}`];
    // The command would read a file of this name.
    files[i] = value;
    return ['-p', `${name}=@${i}`];
  });
  const chosen = options.filter((name) => job[name] !== undefined).flatMap((name) => [`--${name}`, wordOf(name, job[name])]);
  const text = parameters.find(([name]) => name === 'text')?.[1];
  if (from !== undefined) files['-'] = from === 'text' ? (text ?? '') : job[from];
  const place = job.method === undefined ? [] : [job.method];
  return { words: [job.want, job.game, ...place, ...(bare ? [] : given), ...chosen, ...words], files, text };
}

/** The first 16 hexadecimal digits of the SHA-256 of the text's UTF-8, as sha256sum prints them. */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Reads a line. Returns {key} with `key` undefined if the line has no usable id, and either `error` ({code, message, field?}) or `words`,
 * `files`, `json` (whether the command prints JSON), `hash` of a rule text, and the limits `ms` and `mb`, where there are any.
 *
 * @param {string | undefined} line undefined: it was too long to keep
 */
export function readJob(line) {
  let key;
  try {
    const job = parsed(line);
    key = keyOf(job.id);
    const command = wants.get(job.want);
    if (!command) throw new JobError('want', `one of ${[...wants.keys()].join(', ')}`, job.want);
    if (typeof job.game !== 'string') throw new JobError('game', 'the id of a game', job.game);
    const parameters = parametersOf(job);
    checkFields(job, command, parameters);
    const ms = limitOf(job, 'limit_ms', mostMs);
    const mb = limitOf(job, 'limit_mb', mostMb);
    const { text, ...run } = commandOf(job, command, parameters);
    return { key, ...run, json: command.json === true, hash: text === undefined ? undefined : hashOf(text), ms, mb };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    // A line that is no object has no field.
    const field = error.field === 'job' ? undefined : error.field;
    return { key, error: { code: 'job', message: error.message, field } };
  }
}

function parsed(line) {
  if (line === undefined) throw new JobError('job', 'at most 64 MB', 'more');
  let job;
  try {
    job = JSON.parse(line);
  } catch {
    throw new JobError('job', 'an object in JSON', line);
  }
  if (!isObject(job)) throw new JobError('job', 'an object in JSON', job);
  return job;
}
