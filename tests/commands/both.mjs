// Runs the native program and the Node command on the same arguments and input, and compares their bytes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { loadCommand, writeFile } from '../../bin/module.mjs';

export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const native = [at('build/native/grundyscope')];
export const inNode = [process.execPath, at('bin/grundyscope.mjs')];

export function runOne([command, ...first], args, input = '') {
  const { status, signal, stdout, stderr, error } = spawnSync(command, [...first, ...args], { input, maxBuffer: 1 << 30 });
  if (error && error.code !== 'EPIPE') throw error; // EPIPE: it answered without reading all of the input
  return { status, signal, out: stdout, err: stderr.toString() };
}

const module = await loadCommand();

function fileAt(path, input) {
  if (path === '-') return Buffer.from(input);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Calls the module directly, without the Node command around it: twenty times as fast, for tests with many inputs. */
export function runModule(args, input = '') {
  const { status, out, err } = module.command(args, { readFile: (path) => fileAt(path, input), writeFile });
  return { status, signal: null, out: Buffer.from(out), err: Buffer.from(err).toString() };
}

/** The common result of both; fails if they differ. Bytes are compared as a whole, since a diff of megabytes is unreadable. */
export function both(args, input, runOther = (...given) => runOne(inNode, ...given)) {
  const one = runOne(native, args, input);
  const other = runOther(args, input);
  const start = (result) => ({ ...result, out: result.out.subarray(0, 2000).toString() });
  expect(start(other)).toEqual(start(one));
  expect(other.out.equals(one.out)).toBe(true);
  return { status: one.status, out: one.out.toString('latin1'), err: one.err };
}

/** The same for the native program and the module. */
export const bothInside = (args, input) => both(args, input, runModule);

/** For any input, a command either answers or reports an error; never both, and it never crashes. */
export function bothEnd(args, input) {
  const result = bothInside(args, input);
  if (result.status === 0) expect(result.err).toBe('');
  else expectError(result);
  return result;
}

function expectError(result) {
  expect(result.status).toBe(2);
  expect(result.out).toBe('');
  expect(result.err).toMatch(/^error: [^\n]+: expected [^\n]+, got [^\n]+\n$/);
}

export function bothRefuse(args, input, ofBoth = both) {
  const result = ofBoth(args, input);
  expectError(result);
  return result.err;
}

/** The same for the native program and the module. */
export const bothRefuseInside = (args, input) => bothRefuse(args, input, bothInside);

export const ids = runOne(native, ['list'])
  .out.toString()
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t')[0]);

export const samples = (id) => JSON.parse(readFileSync(at(`cpp/games/${id}/samples.json`), 'utf8'));

/** The parameters that `help ID` names. */
export const parameters = (id) =>
  [
    ...runOne(native, ['help', id])
      .out.toString()
      .matchAll(/^ {2}-p ([^=]+)=/gm),
  ].map((found) => found[1]);
