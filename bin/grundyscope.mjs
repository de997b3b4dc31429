#!/usr/bin/env node
// The command line in Node: the native program's code, compiled to WebAssembly, so that both print the same bytes.
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { loadCommand, writeFile } from './module.mjs';

/** kLongestFile of cpp/doors/command.hpp. */
const LONGEST_FILE = 2 ** 26;

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

/** All bytes, or a block more than the command takes of a file. */
function read(descriptor) {
  const blocks = [];
  for (let size = 0; size <= LONGEST_FILE; ) {
    const block = Buffer.allocUnsafe(1 << 16);
    const length = patiently(() => readSync(descriptor, block));
    if (length === 0) break;
    blocks.push(block.subarray(0, length));
    size += length;
  }
  return Buffer.concat(blocks);
}

/** A file's bytes; "-" is standard input; undefined if it cannot be read. */
function readFile(path) {
  try {
    const descriptor = path === '-' ? 0 : openSync(path);
    try {
      return read(descriptor);
    } finally {
      if (descriptor !== 0) closeSync(descriptor);
    }
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
  const { status, out, err } = command(process.argv.slice(2), { readFile, writeFile, ...(process.stderr.isTTY && { show }) });
  write(2, err);
  write(1, out);
  return status;
}

try {
  process.exitCode = await run();
} catch (error) {
  // A closed pipe, as by `head`, is no error; 141 is the exit code that shells give for SIGPIPE.
  process.exitCode = error.code === 'EPIPE' ? 141 : 1;
  const words = error.syscall === 'write' ? 'standard output cannot be written' : error.message;
  if (error.code !== 'EPIPE') process.stderr.write(`error: ${words}\n`);
}
