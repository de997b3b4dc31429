// Worker threads that run jobs, each one at a time, and are replaced when they are spent or over their time.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { findModule } from '../module.mjs';

/** A thread that is ready for jobs. */
class Thread {
  #worker;
  #finish;
  spent = false;

  constructor(worker) {
    this.#worker = worker;
    worker.on('message', (outcome) => this.#end(outcome));
    worker.on('error', (error) => this.#end(crashOf(error)));
    worker.on('exit', () => this.#end(crashOf('the end of its thread')));
  }

  /** Resolves to {result | error, ms}; never rejects. After that the thread may be `spent`. */
  run({ words, files, json, mb, ms }) {
    const start = performance.now();
    return new Promise((resolve) => {
      const late = () => {
        const error = { code: 'time', message: `expected a result within ${ms} ms, got none` };
        this.#end({ error, ms: performance.now() - start, spent: true });
      };
      const timer = ms === undefined ? undefined : setTimeout(late, ms);
      this.#finish = (outcome) => {
        clearTimeout(timer);
        resolve({ ms: performance.now() - start, ...outcome });
      };
      this.#worker.postMessage({ words, files, json, mb });
    });
  }

  #end({ spent, ...outcome }) {
    this.spent ||= spent === true;
    const finish = this.#finish;
    this.#finish = undefined;
    finish?.(outcome);
  }

  close() {
    return this.#worker.terminate();
  }
}

const crashOf = (error) => ({
  error:
    error?.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? { code: 'memory', message: 'expected a result within the memory of Node, got none' }
      : { code: 'crashed', message: `expected a result, got ${error}` },
  spent: true,
});

/** At most `size` threads. */
export class Threads {
  #size;
  #source;
  #all = new Set();
  #count = 0;
  #free = [];
  #waiting = [];
  #closed = false;
  /** Of the module; known once a thread is ready. */
  version = '';

  constructor(size) {
    this.#size = size;
    const { script, bytes } = findModule();
    // Compiled once for all threads.
    this.#source = WebAssembly.compile(bytes).then((module) => ({ script, module }));
  }

  async #start() {
    const workerData = await this.#source;
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData });
    const [{ version }] = await once(worker, 'message');
    this.version = version;
    const thread = new Thread(worker);
    this.#all.add(thread);
    return thread;
  }

  /** Resolves to a thread that has nothing to do; never after `close`. */
  async take() {
    const free = this.#free.pop();
    if (free && !free.spent) return free;
    if (free) this.#drop(free);
    if (this.#closed || this.#count >= this.#size) return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#count += 1;
    return this.#start();
  }

  /** Takes a thread back. */
  release(thread) {
    const next = this.#waiting.shift();
    if (!thread.spent) {
      if (next) next.resolve(thread);
      else this.#free.push(thread);
      return;
    }
    this.#drop(thread);
    if (next) this.take().then(next.resolve, next.reject);
  }

  #drop(thread) {
    this.#all.delete(thread);
    this.#count -= 1;
    thread.close();
  }

  close() {
    this.#closed = true;
    return Promise.all([...this.#all].map((thread) => thread.close()));
  }
}
