// The native side of the benchmark: tests/bench/bench.cpp as a child process, with a request per line.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { benchProgram } from './compile.mjs';
import { at } from './place.mjs';
import { Stop } from './terminal.mjs';

/** Writes a text for the native program to a file: judge input, or parameters, one per line. */
export function keptIn(name, text) {
  const folder = at('build', 'bench');
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.txt`;
  writeFileSync(path, text);
  return path;
}

const linesOf = (parameters) => Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);

class Native {
  #child = spawn(benchProgram, { stdio: ['pipe', 'pipe', 'inherit'] });
  #waiting;

  constructor() {
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#waiting?.resolve(JSON.parse(line)));
    this.#child.on('exit', () => this.#waiting?.reject(new Stop('the native benchmark program ended')));
    // Writing to a program that has ended: its exit is reported above.
    this.#child.stdin.on('error', () => {});
  }

  #ask(...words) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#child.stdin.write(`${words.join('\t')}\n`);
    });
  }

  judge(id, { path }, count) {
    return this.#ask('judge', id, path, count);
  }

  method(id, name, { path }, count) {
    return this.#ask('method', id, name, path, count);
  }

  /** The number of states that the method visits. */
  async count(id, name, { path }) {
    return (await this.#ask('count', id, name, path)).states;
  }

  solve(id, { path }, count) {
    return this.#ask('solve', id, path, count);
  }

  /** Opens and solves, for `paint`. */
  open(id, { path }) {
    return this.#ask('open', id, path);
  }

  paint({ x, y, step, width, height, layer }, count) {
    return this.#ask('paint', x, y, step, width, height, layer, count);
  }

  /** The number of states that our solution visits, where only the core knows it. */
  async states(id, numbers) {
    return (await this.#ask('states', id, ...numbers)).states;
  }

  async peakBytes() {
    return (await this.#ask('peak')).kilobytes * 1024;
  }

  close() {
    this.#child.stdin.end();
  }
}

/** Runs `work` with a new process, which is always ended. */
export async function withNative(work) {
  const native = new Native();
  try {
    return await work(native);
  } finally {
    native.close();
  }
}

/** A judge's input, or parameters, in the forms for both sides. */
export const judgeInput = (name, input) => ({ path: keptIn(name, input), bytes: Buffer.from(input) });

export const instance = (name, parameters) => ({
  path: keptIn(name, linesOf(parameters).join('')),
  words: Object.entries(parameters).flat().map(String),
});
