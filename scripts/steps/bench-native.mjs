// The native side of the benchmark: tests/bench/bench.cpp, kept open and asked line by line.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { benchProgram } from './compile.mjs';
import { at } from './place.mjs';
import { Stop } from './terminal.mjs';

/** Work's text in a file that the native program reads: judge input, or parameters a line each. */
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
    // What is written to a program that has ended is told by its end.
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

  /** States that the method goes through. */
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

  /** States that our solution goes through, where only the core knows. */
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

/** Work with a program of its own, which ends however the work ends. */
export async function withNative(work) {
  const native = new Native();
  try {
    return await work(native);
  } finally {
    native.close();
  }
}

/** A judge's input, or parameters, in the forms that the two sides take. */
export const judgeInput = (name, input) => ({ path: keptIn(name, input), bytes: Buffer.from(input) });

export const instance = (name, parameters) => ({
  path: keptIn(name, linesOf(parameters).join('')),
  words: Object.entries(parameters).flat().map(String),
});
