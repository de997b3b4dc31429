// The results that a file already has.

import { once } from 'node:events';
import { closeSync, createReadStream, createWriteStream, existsSync, ftruncateSync, openSync, readSync, renameSync } from 'node:fs';
import { linesOf, utf16Of } from './lines.mjs';
import { Refusal } from './options.mjs';

/** A result without an id is known by the line of its job. */
export const lineKey = (number) => `#${number}`;

function resultOf(text) {
  try {
    const result = JSON.parse(text);
    return 'id' in result && ('result' in result || 'error' in result) ? result : undefined;
  } catch {
    return undefined;
  }
}

const keyOf = ({ id, error }) => (id === null ? lineKey(error?.line) : JSON.stringify(id));

/** Reads the results of a file: calls `each({text, key, failed, number})`; returns the length of the file without a last line that was cut. */
async function readResults(path, each) {
  let end = 0;
  for await (const line of linesOf(createReadStream(path))) {
    const result = resultOf(line.text);
    const cut = !line.whole && !isJson(line.text);
    if (!result && !cut) throw new Refusal('--resume', 'a file of results', `${path}, whose line ${line.number} is none`);
    if (!line.whole) break;
    end = line.end;
    await each({ text: line.text, key: keyOf(result), failed: 'error' in result, number: line.number });
  }
  return end;
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Writes the file anew as UTF-8, on request without the jobs that failed; it is replaced as a whole. */
async function rewrite(path, { withFailed }) {
  const kept = `${path}.kept`;
  const stream = createWriteStream(kept);
  await readResults(path, async ({ text, failed }) => {
    if ((withFailed || !failed) && !stream.write(`${text}\n`)) await once(stream, 'drain');
  });
  stream.end();
  await once(stream, 'close');
  renameSync(kept, path);
}

function isUtf16(path) {
  const descriptor = openSync(path, 'r');
  const mark = Buffer.alloc(2);
  readSync(descriptor, mark);
  closeSync(descriptor);
  return utf16Of(mark) !== undefined;
}

/**
 * Opens the file of `--resume`, a new one if there is none, to append to it: {descriptor, done, failed}, with the numbers of its results and
 * errors. Calls `known(key)` for each; it returns whether the file has another result of that job before.
 */
export async function openResults(path, retry, known) {
  try {
    return await opened(path, retry, known);
  } catch (error) {
    if (error.syscall === undefined) throw error;
    throw new Refusal('--resume', 'a file to read and write', `${path} (${error.code})`);
  }
}

async function opened(path, retry, known) {
  const counts = { done: 0, failed: 0 };
  if (!existsSync(path)) return { descriptor: openSync(path, 'a'), ...counts };
  if (retry || isUtf16(path)) await rewrite(path, { withFailed: !retry });
  const end = await readResults(path, ({ key, failed, number }) => {
    counts.done += 1;
    counts.failed += failed ? 1 : 0;
    if (known(key))
      throw new Refusal(
        '--resume',
        'one result for each job',
        `${path}, whose line ${number} repeats one. Did two processes write to it? Delete the line`,
      );
  });
  const descriptor = openSync(path, 'a');
  ftruncateSync(descriptor, end);
  return { descriptor, ...counts };
}
