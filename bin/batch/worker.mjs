// A thread that runs commands, one after the other. It is sent {words, files, json, mb}, and answers {result | error, ms, spent}:
// `result` is JSON; a `spent` thread has crashed or grown, and is to be ended.
import { parentPort, workerData } from 'node:worker_threads';
import { deflate } from '../module.mjs';

const { script, module } = workerData;
const { default: create } = await import(script);

const megabyte = 2 ** 20;
/** Memory of WebAssembly never shrinks; a thread that has more gives it back by ending. */
const most = 64 * megabyte;

/** An instance of the module that grows to `limit` bytes at most. */
async function instantiate(limit = 4096 * megabyte) {
  const state = { full: false, memory: undefined };
  const { command } = await create({
    // A crash is reported as the job's error.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports, use) {
      const { emscripten_resize_heap: grow } = imports.env;
      const bounded = (size) => {
        const grown = size >>> 0 <= limit && grow(size);
        if (!grown) state.full = true;
        return grown;
      };
      const instance = new WebAssembly.Instance(module, { ...imports, env: { ...imports.env, emscripten_resize_heap: bounded } });
      state.memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
      use(instance, module);
      return instance.exports;
    },
  });
  return { state, command: (words, readFile) => command(words, { readFile, deflate }) };
}

const decoder = new TextDecoder();

/** The printed output, as JSON on one line. Line feeds in JSON are white space. */
function resultOf({ json }, out) {
  const text = decoder.decode(out);
  return json ? text.replaceAll('\n', '') : JSON.stringify(text);
}

const own = await instantiate();

async function run(job) {
  const { words, files, mb } = job;
  // The reach of a limited job must not depend on the jobs before it.
  const { state, command } = mb === undefined ? own : await instantiate(mb * megabyte);
  const read = (path) => (Object.hasOwn(files, path) ? Buffer.from(files[path]) : undefined);
  state.full = false;
  const start = performance.now();
  const after = () => ({ ms: performance.now() - start, spent: state.memory.buffer.byteLength > most });
  try {
    const { out, error } = command(words, read);
    const outcome = error ? { error } : { result: resultOf(job, out) };
    return { ...outcome, ...after() };
  } catch (error) {
    const crash = state.full
      ? { code: 'memory', message: `expected a result within ${mb ?? 4096} MB, got none` }
      : { code: 'crashed', message: `expected a result, got ${error}` };
    return { error: crash, ...after(), spent: true };
  }
}

parentPort.on('message', async (job) => parentPort.postMessage(await run(job)));
const { out } = own.command(['--version']);
parentPort.postMessage({ version: decoder.decode(out).trim() });
