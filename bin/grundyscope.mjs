#!/usr/bin/env node
// The command line in Node: the native program's code, compiled to WebAssembly, so that both print the same bytes.
import { readFileSync, readSync, writeSync } from 'node:fs';
import { loadCommand } from './module.mjs';

/** Waits, if a standard stream that another program made non-blocking reports EAGAIN. */
function patiently(operation) {
  for (;;) {
    try {
      return operation();
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function readStandardInput() {
  const blocks = [];
  for (;;) {
    const block = Buffer.allocUnsafe(1 << 16);
    const length = patiently(() => readSync(0, block));
    if (length === 0) return Buffer.concat(blocks);
    blocks.push(block.subarray(0, length));
  }
}

/** A file's bytes; "-" is standard input; undefined if it cannot be read. */
function readFile(path) {
  try {
    return path === '-' ? readStandardInput() : readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Writes all bytes synchronously, so that an exit cannot truncate them. */
function write(descriptor, bytes) {
  for (let done = 0; done < bytes.length; ) done += patiently(() => writeSync(descriptor, bytes, done));
}

/** Shows on a terminal how much of a long command is done. */
function show(share) {
  process.stderr.write(share < 1 ? `\r${String(Math.floor(100 * share)).padStart(3)} %` : '\r     \r');
}

async function run() {
  const [name, ...words] = process.argv.slice(2);
  // The one command that the native program lacks.
  if (name === 'batch') return (await import('./batch/batch.mjs')).batch(words);
  const { command } = await loadCommand();
  const { status, out, err } = command(process.argv.slice(2), readFile, process.stderr.isTTY ? show : undefined);
  write(2, err);
  write(1, out);
  return status;
}

try {
  process.exitCode = await run();
} catch (error) {
  // A closed pipe, as by `head`, is no error; 141 is the exit code that shells give for SIGPIPE.
  process.exitCode = error.code === 'EPIPE' ? 141 : 1;
  if (error.code !== 'EPIPE') process.stderr.write(`error: ${error.message}\n`);
}
