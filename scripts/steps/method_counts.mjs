// The costs of the methods of methods/ID, counted by running their code and recorded in methods/ID/counts.json. Counting all takes minutes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './place.mjs';

const SIZES = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 50, 64, 100, 200, 500, 1000, 10_000, 100_000, 1_000_000];

/** Most steps: growth ends at the first size that takes more. */
export const MOST_GROWN = 3_000_000;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const gamesWithMethods = () => readdirSync(at('methods')).sort();
export const instancesOf = (id) => readJson(at('methods', id, 'instances.json'));

/** {METHOD: {counted: {positions, options, bytes}, growth: [[size, positions], ...]}} of the instances `counted` and `grown`. */
export const recordedCounts = (id) => (existsSync(at('methods', id, 'counts.json')) ? readJson(at('methods', id, 'counts.json')) : {});

export const parameterWords = (parameters) => Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);

/** `{n}`, `{n-1}` and `{zeros}`, a zero for each number from 1 to n - 1, in the parameters of instances.json. */
const sized = (parameters, n) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [
      name,
      text
        .replaceAll('{n}', n)
        .replaceAll('{n-1}', n - 1)
        .replaceAll('{zeros}', () => '0,'.repeat(n - 1)),
    ]),
  );

/** Positions that the method visits at size `n`; undefined if it takes too many steps. `command`: from loadCommand (bin/module.mjs). */
export function positionsAt(command, id, method, n) {
  const parameters = parameterWords(sized(instancesOf(id).grown, n));
  const { status, out } = command(['count', id, method, ...parameters, '--most', String(MOST_GROWN)]);
  return status === 0 ? JSON.parse(Buffer.from(out).toString()).positions : undefined;
}

export function countOf(command, id, method) {
  const { status, out, err } = command(['count', id, method, ...parameterWords(instancesOf(id).counted)]);
  if (status !== 0) throw new Error(`methods/${id}/${method}: ${Buffer.from(err)}`);
  return JSON.parse(Buffer.from(out).toString());
}

export function growthOf(command, id, method) {
  const growth = [];
  for (const n of SIZES) {
    const positions = positionsAt(command, id, method, n);
    if (positions === undefined) break;
    growth.push([n, positions]);
  }
  return growth;
}

/** The size after the last one in `growth`, where the method takes too many steps. */
export const firstSizeBeyond = (growth) => SIZES[growth.length];

/** The counts as JSON, one line per method. */
export function writeCounts(id, counts) {
  const lines = Object.entries(counts).map(([method, count]) => `  ${JSON.stringify(method)}: ${JSON.stringify(count)}`);
  writeFileSync(at('methods', id, 'counts.json'), `{\n${lines.join(',\n')}\n}\n`);
}
