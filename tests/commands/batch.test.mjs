// `batch`: many jobs in one process of the Node command, stopped and resumed at any time.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJob, wants } from '../../bin/batch/job.mjs';
import { optionsOf } from '../../bin/batch/options.mjs';
import { Threads } from '../../bin/batch/threads.mjs';
import { loadCommand } from '../../bin/module.mjs';
import { byLength } from '../web/length.ts';
import { batch, largeText, resultsOf, rules, slowText, smallJobs, textOf, withoutTimes } from './batch_jobs.mjs';
import { at, ids, inNode, native, runOne, samples } from './both.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-batch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { command } = await loadCommand();

describe('a job gives what its command prints', () => {
  const text = 'n: 0..30 = 12\nmove k in {1,3,4}: n -= k';
  const cases = [
    ...ids.map((id) => [{ game: id, want: 'answer' }, ['answer', id]]),
    ...ids.map((id) => [{ game: id, want: 'judge', input: samples(id)[0].input }, ['judge', id], samples(id)[0].input]),
    [{ game: 'nim', want: 'methods' }, ['methods', 'nim']],
    [
      { game: 'nim', parameters: { heaps: [3, '5', 7], misere: true }, want: 'answer' },
      ['answer', 'nim', '-p', 'heaps=3,5,7', '-p', 'misere=1'],
    ],
    [{ game: 'nim', want: 'table', window: [0, 0, 4, 3] }, ['table', 'nim', '--window', '0,0,4,3', '--format', 'json']],
    [{ game: 'nim', want: 'explain', at: [3, 2] }, ['explain', 'nim', '--at', '3,2']],
    [{ game: 'nim', want: 'explain', state: '4,4,1', solver: 'rules' }, ['explain', 'nim', '--state', '4,4,1', '--solver', 'rules']],
    [{ game: 'nim', parameters: { heaps: '1,2' }, want: 'certify' }, ['certify', 'nim', '-p', 'heaps=1,2']],
    [
      { game: 'bachet', parameters: { take: [1, 2], n: 9 }, want: 'count', method: 'recursion', steps: 3 },
      ['count', 'bachet', 'recursion', '-p', 'take=1,2', '-p', 'n=9', '--steps', '3'],
    ],
    [{ game: 'nim', want: 'draw', width: 40, theme: 'dark' }, ['draw', 'nim', '--width', '40', '--theme', 'dark', '--format', 'svg']],
    [{ game: 'rules', parameters: { text, n: 20 }, want: 'answer' }, ['answer', 'rules', '-p', `text=${text}`, '-p', 'n=20']],
    [{ game: 'rules', parameters: { text }, want: 'period' }, ['period', 'rules', '-p', `text=${text}`]],
    [{ game: 'rules', parameters: { text }, want: 'find' }, ['find', 'rules', '-p', `text=${text}`]],
    [{ game: 'rules', parameters: { text }, want: 'check' }, ['check', 'rules'], text],
    [{ game: 'rules', parameters: { text: 'x' }, want: 'check' }, ['check', 'rules'], 'x'],
    [{ game: 'rules', parameters: { text }, want: 'source', language: 'python' }, ['source', 'rules', '--language', 'python'], text],
    [
      { game: 'rules', parameters: { text: 'C = {(1,2),(2,1)}\nn: 0..9 = 9\nmove (a,b) in C: n -= a', C: [[1, 2]] }, want: 'answer' },
      ['answer', 'rules', '-p', 'text=C = {(1,2),(2,1)}\nn: 0..9 = 9\nmove (a,b) in C: n -= a', '-p', 'C={(1,2)}'],
    ],
  ];

  test('every kind of job', () => {
    const { status, out, err } = batch(textOf(cases.map(([job], id) => ({ id, ...job }))));
    const results = resultsOf(out);
    expect(results.filter(({ error }) => error)).toEqual([]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(results.map(({ id }) => id)).toEqual(cases.map((_, id) => id));
    for (const [i, [job, words, input]] of cases.entries()) {
      const printed = Buffer.from(command(words, { readFile: () => Buffer.from(input ?? '') }).out).toString();
      const isText = ['judge', 'draw', 'source'].includes(job.want);
      expect(results[i].result, words.join(' ')).toEqual(isText ? printed : JSON.parse(printed));
      expect(Object.keys(results[i])).toEqual(['id', 'result', 'ms', 'version', ...(job.parameters?.text ? ['text_hash'] : [])]);
    }
    expect(new Set(cases.map(([{ want }]) => want))).toEqual(new Set(wants.keys()));
    const certificate = results[cases.findIndex(([{ want }]) => want === 'certify')].result;
    expect(runOne(native, ['verify', '-'], JSON.stringify(certificate)).out.toString()).toBe('valid\n');
  });

  test('its fields are the options of the command', () => {
    for (const [want, { options = [], bare, from, needs = [] }] of wants) {
      if (bare && options.length === 0) continue;
      const words = [want, /source|find/.test(want) ? 'rules' : 'nim', ...(needs.includes('method') ? ['memory'] : [])];
      const { message } = command([...words, '--no-such-option', 'x'], { readFile: () => Buffer.from('') }).error;
      const [, allowed] = /expected one of (.*), got/.exec(message);
      // A text that is a field of a job is standard input or a parameter of the command.
      const known = [
        ...(bare && from !== 'text' ? [] : ['-p']),
        ...options.map((name) => `--${name}`),
        ...(/table|draw/.test(want) ? ['--format'] : []),
        // Of files.
        ...(want === 'table' ? ['--bom'] : []),
      ];
      expect(allowed.split(' ').sort(), want).toEqual(known.sort());
    }
  });
});

describe('what goes wrong', () => {
  const good = (id) => ({ id, game: 'nim', parameters: { heaps: [1, 2, 4] }, want: 'answer' });
  const jobs = [
    good('first'),
    '{"id":"cut',
    rules('slow', slowText, { limit_ms: 150 }),
    good('between'),
    rules('large', largeText, { limit_mb: 32 }),
    rules('fault', 'n: 0..9 = 5\nmoe k in 1..2: n -= k'),
    good('first'),
    { id: 'judge', game: 'nim', want: 'judge', input: '2 x' },
    { id: 'far', game: 'nim', want: 'table', window: [0, 0, 1e6, 1e6] },
    { ...good('colour'), colour: 'red' },
    { ...good('much'), parameters: { heaps: [2 ** 60] } },
    { ...good('part'), parameters: { heaps: 1.1 } },
    { ...good('file'), parameters: { heaps: '@/etc/passwd' } },
    good('last'),
  ];

  test('is one line of its own, and the rest is unharmed', () => {
    for (const threads of byLength(['3'], ['1', '3'])) {
      const { status, out, err } = batch(`\ufeff${textOf(jobs).replaceAll('\n', '\r\n\r\n')}`, '--jobs', threads);
      expect({ status, err }).toEqual({ status: 1, err: '' });
      const results = resultsOf(out);
      const short = results.map(({ id, result, error }) => [id, result?.nimber, error?.code, error?.field, error?.line, error?.column]);
      expect(short).toEqual([
        ['first', 7, undefined, undefined, undefined, undefined],
        [null, undefined, 'job', undefined, 3, undefined],
        ['slow', undefined, 'time', undefined, undefined, undefined],
        ['between', 7, undefined, undefined, undefined, undefined],
        ['large', undefined, 'memory', undefined, undefined, undefined],
        ['fault', undefined, 'parameter', 'text', 2, 1],
        [null, undefined, 'job', 'id', 13, undefined],
        ['judge', undefined, 'input', undefined, 1, undefined],
        ['far', undefined, 'usage', 'window', undefined, undefined],
        ['colour', undefined, 'job', 'colour', 19, undefined],
        ['much', undefined, 'job', 'heaps', 21, undefined],
        ['part', undefined, 'job', 'heaps', 23, undefined],
        ['file', undefined, 'parameter', 'heaps', undefined, undefined],
        ['last', 7, undefined, undefined, undefined, undefined],
      ]);
      for (const { error } of results) if (error) expect(error.message).toMatch(/expected .*, got .*/s);
    }
  });

  test('a thread that grew, that crashed or was late is not used again', async () => {
    const threads = new Threads(1);
    const spent = async (job) => {
      const thread = await threads.take();
      const { error } = await thread.run(readJob(JSON.stringify(job)));
      threads.release(thread);
      const next = await threads.take();
      threads.release(next);
      return [error?.code, thread.spent, next === thread];
    };
    expect(await spent(good('small'))).toEqual([undefined, false, true]);
    expect(await spent({ ...good('limited'), limit_mb: 17 })).toEqual([undefined, false, true]);
    for (const limit of byLength([{ limit_mb: 200 }], [{}, { limit_mb: 200 }]))
      expect(await spent(rules('grown', largeText, limit))).toEqual([undefined, true, false]);
    expect(await spent(rules('full', largeText, { limit_mb: 32 }))).toEqual(['memory', true, false]);
    expect(await spent(rules('late', slowText, { limit_ms: 20 }))).toEqual(['time', true, false]);
    await threads.close();
  });

  test('a calling that means nothing is refused', () => {
    const refused = (...options) => {
      const { status, out, err } = batch('', ...options);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^error: .*: expected .*, got .*\n$/);
    };
    refused('--fly');
    for (const words of [['--part', '3/2'], ['--part', '0/2'], ['--part', '1'], ['--jobs', '0'], ['--jobs'], ['--resume'], ['--retry']])
      expect(() => optionsOf(words), words.join(' ')).toThrow(/: expected .*, got /);
    refused('--resume', folder);
    const jobFile = join(folder, 'no-results.jsonl');
    for (const text of [textOf(jobs), textOf(jobs.slice(0, 1)).trimEnd()]) {
      writeFileSync(jobFile, text);
      refused('--resume', jobFile);
      expect(readFileSync(jobFile, 'utf8')).toBe(text);
    }
    const twice = textOf([1, 2, 1].map((id) => ({ id, result: {} })));
    writeFileSync(jobFile, twice);
    refused('--resume', jobFile);
    expect(readFileSync(jobFile, 'utf8')).toBe(twice);
  });

  test('the native program names the Node command', () => {
    const { status, out, err } = runOne(native, ['batch'], textOf(jobs));
    expect({ status, out: out.toString() }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^error: batch: expected the Node command, .*, got the native command\n$/);
  });

  test('--help names every option and every kind of job', () => {
    const { status, out } = batch('', '--help');
    expect(status).toBe(0);
    for (const word of ['--jobs', '--part', '--resume', '--retry', '--quiet', ...wants.keys()]) expect(out).toContain(word);
  });
});

describe('stopped and resumed', () => {
  const COUNT = byLength(300, 10_000);
  const input = textOf(smallJobs(COUNT));
  let whole;
  beforeAll(() => {
    whole = withoutTimes(batch(input).out);
    expect(resultsOf(whole).length).toBe(COUNT);
  });

  /**
   * Runs until `bytes` have been written, then ends it with the signal. The input stays open, so that it cannot come to its end before.
   * Resolves to the exit.
   */
  const stopped = (path, bytes, signal, jobs, options = []) =>
    new Promise((resolve) => {
      const child = spawn(inNode[0], [inNode[1], 'batch', '--resume', path, ...options], { stdio: ['pipe', 'ignore', 'pipe'] });
      let progress = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        progress += text;
      });
      child.stdin.on('error', () => undefined);
      child.stdin.write(jobs);
      const timer = setInterval(() => {
        if (readFileSync(path).length < bytes) return;
        clearInterval(timer);
        child.kill(signal);
        // As from a terminal and from npx. Once Node has removed its handlers, the second ends it, after all is written.
        setTimeout(() => child.kill(signal), 5);
      }, 1);
      child.on('close', (code, by) => {
        clearInterval(timer);
        resolve({ code, by, progress });
      });
    });

  /** The first lines of the input. */
  const start = (share) => textOf(smallJobs(COUNT).slice(0, share * COUNT));

  test('killed three times: the same results', async () => {
    const path = join(folder, 'killed.jsonl');
    writeFileSync(path, '');
    for (const share of [0.2, 0.4, 0.7]) {
      const ended = await stopped(path, share * whole.length, 'SIGKILL', start(share + 0.2));
      expect(ended).toEqual({ code: null, by: 'SIGKILL', progress: '' });
      // A kill in the midst of writing leaves half a line.
      writeFileSync(path, readFileSync(path).subarray(0, -7));
    }
    expect(batch(input, '--resume', path)).toEqual({ status: 1, out: '', err: '' });
    expect(withoutTimes(readFileSync(path, 'utf8'))).toBe(whole);
    // All is done: nothing is added.
    const before = readFileSync(path);
    expect(batch(input, '--resume', path).status).toBe(1);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a signal leaves whole lines', async () => {
    const path = join(folder, 'ended.jsonl');
    writeFileSync(path, '');
    const { code, by } = await stopped(path, 0.3 * whole.length, 'SIGTERM', start(0.6));
    expect([143, 'SIGTERM']).toContain(code ?? by);
    const text = readFileSync(path, 'utf8');
    expect(whole.startsWith(withoutTimes(text))).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('a job that a signal ends has not failed', async () => {
    const path = join(folder, 'unfinished.jsonl');
    writeFileSync(path, '');
    const jobs = textOf([{ id: 1, game: 'nim', want: 'answer' }, rules('slow', slowText)]);
    const { code, by, progress } = await stopped(path, 1, 'SIGINT', jobs, ['--jobs', '1']);
    expect([130, 'SIGINT']).toContain(code ?? by);
    expect(progress).toMatch(/^batch: 1 done, 0 failed, [\d.]+ s\n$/);
    expect(resultsOf(readFileSync(path, 'utf8')).map(({ id }) => id)).toEqual([1]);
  });

  test('a reader that goes away ends it', () => {
    const shell = `${inNode.join(' ')} batch --quiet | head -n 1`;
    const { stdout, stderr } = spawnSync('bash', ['-c', shell], { input });
    expect(stderr.toString()).toBe('');
    expect(withoutTimes(stdout.toString())).toBe(`${whole.split('\n')[0]}\n`);
  });

  test('parts are disjoint, and all of it together; one thread gives what several give', () => {
    const lines = whole.split('\n').slice(0, -1);
    for (const [part, options] of [
      [1, []],
      [2, ['--jobs', '1']],
    ]) {
      const expected = lines.filter((_, i) => i % 2 === part - 1);
      expect(withoutTimes(batch(input, '--part', `${part}/2`, ...options).out)).toBe(`${expected.join('\n')}\n`);
    }
  });

  test('a file that is complete: the errors in it are counted', () => {
    const path = join(folder, 'complete.jsonl');
    const jobs = textOf([
      { id: 1, game: 'nim', want: 'answer' },
      { id: 2, game: 'nom', want: 'answer' },
    ]);
    expect(batch(jobs, '--resume', path).status).toBe(1);
    expect(resultsOf(readFileSync(path, 'utf8'))[1].error).toMatchObject({ code: 'usage', field: 'game' });
    const [command, ...words] = inNode;
    const { status, stderr } = spawnSync(command, [...words, 'batch', '--resume', path], { input: jobs });
    expect(stderr.toString()).toMatch(/^batch: 0 done, 2 before \(1 of them failed\), 0 failed, [\d.]+ s\n$/);
    expect(status).toBe(1);
  });

  test('--retry repeats what failed, and only that', () => {
    const path = join(folder, 'retried.jsonl');
    const job = { game: 'nim', want: 'answer' };
    const jobs = (heaps) =>
      textOf([
        { id: 1, ...job },
        { id: 'other', ...job, parameters: { heaps } },
        { id: 2, ...job },
      ]);
    for (const heaps of ['x', '1']) expect(batch(jobs(heaps), '--resume', path).status).toBe(1);
    const before = readFileSync(path, 'utf8').split('\n');
    expect(batch(jobs('1'), '--resume', path, '--retry')).toEqual({ status: 0, out: '', err: '' });
    const [first, last, repeated] = readFileSync(path, 'utf8').split('\n');
    expect([first, last]).toEqual([before[0], before[2]]);
    expect(JSON.parse(repeated)).toMatchObject({ id: 'other', result: { outcome: 'N' } });
  });
});

test('a slow first job holds back the results of the others', () => {
  const small = Array.from({ length: 30 }, (_, id) => ({ id, game: 'nim', want: 'answer' }));
  const jobs = [rules('slow', slowText, { limit_ms: 300 }), ...small];
  const { out } = batch(textOf(jobs), '--jobs', '2');
  expect(resultsOf(out).map(({ id }) => id)).toEqual(jobs.map(({ id }) => id));
});

test('progress is a line for people at the end', () => {
  const { err } = runOne(inNode, ['batch'], textOf(smallJobs(20)));
  expect(err).toMatch(/^batch: 20 done, 1 failed, [\d.]+ s\n$/);
});

test('documents name the codes of errors', () => {
  const chapter = readFileSync(at('docs/batch.md'), 'utf8');
  for (const code of ['job', 'parameter', 'input', 'reach', 'usage', 'time', 'memory', 'crashed'])
    expect(chapter).toContain(`| \`${code}\` |`);
});
