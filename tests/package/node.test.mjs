// The package in Node: its command, its module, and the element's module where there is no page.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const project = inject('project');
const repository = new URL('../../', import.meta.url);
const [sample] = JSON.parse(readFileSync(new URL('cpp/games/nim/samples.json', repository), 'utf8'));

function run(command, args, input = '') {
  const { status, signal, stdout, stderr } = spawnSync(command, args, { cwd: project, input, encoding: 'utf8', timeout: 30_000 });
  return { status, signal, stdout, stderr };
}

/** Runs a program that must end by itself and say nothing else; what it prints is JSON. */
function program(name, text) {
  writeFileSync(join(project, name), text);
  const { status, signal, stdout, stderr } = run(process.execPath, [name]);
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
  return JSON.parse(stdout);
}

test('its command answers as the native program does', () => {
  const native = new URL('build/native/grundyscope', repository).pathname;
  for (const [args, input] of [[['list']], [['judge', 'nim'], sample.input], [['answer', 'dominoes']], [['judge', 'nim'], 'x']]) {
    expect(run(join(project, 'node_modules/.bin/grundyscope'), args, input)).toEqual(run(native, args, input));
  }
  expect(run('npx', ['--no-install', 'grundyscope', 'list']).stdout).toBe(run(native, ['list']).stdout);
});

test('its module values expressions as the command does, and names the character that is wrong', () => {
  const result = program(
    'values.mjs',
    `import { createEngine } from 'grundyscope';
    const engine = await createEngine();
    const wrong = await engine.value('{2|x}').catch(({ code, field, column, message }) => ({ code, field, column, message }));
    const result = { value: await engine.value('{2|0} + *'), compared: await engine.compare('^', '*'), wrong };
    engine.close();
    console.log(JSON.stringify(result));`,
  );
  const native = new URL('build/native/grundyscope', repository).pathname;
  expect(result.value).toEqual(JSON.parse(run(native, ['value', '{2|0} + *']).stdout));
  expect(result.compared).toEqual(JSON.parse(run(native, ['compare', '^', '*']).stdout));
  expect(result.wrong).toMatchObject({ code: 'parameter', field: 'value', column: 4 });
  expect(run(native, ['value', '{2|x}']).stderr).toContain(result.wrong.message);
});

test('its command runs batches', () => {
  const jobs = `{"id":1,"game":"nim","want":"answer"}\n{"id":2,"game":"nim","parameters":{"heaps":"x"},"want":"answer"}\n`;
  const { status, stdout } = run(join(project, 'node_modules/.bin/grundyscope'), ['batch', '--quiet'], jobs);
  const results = stdout.trimEnd().split('\n').map(JSON.parse);
  expect([status, ...results.map(({ id, result, error }) => [id, result?.outcome, error?.field])]).toEqual([
    1,
    [1, 'N', undefined],
    [2, undefined, 'heaps'],
  ]);
});

test('its certificates are those of the native program, and are checked', () => {
  const result = program(
    'certificates.mjs',
    `import { certify, check } from 'grundyscope/certificates';
    const text = await certify('kayles', { rows: '3,4' }, [2, 5]);
    const window = await certify('kayles', { rows: '3,4' }, [2, 5, 3, 2]);
    const formula = await certify('rules', { text: 'n: 0..20; move k in 1..3: n -= k' }, { formula: 'n % 4', against: 'nimber' });
    const value = await certify('rules', { text: 'n: 0..9 = 7; Left k in {1, 3}: n -= k; Right: n -= 2' }, { claim: 'value', at: [5, 0] });
    const refused = await certify('kayles', { rows: 'x' }).catch(({ message }) => message);
    const tampered = check(text.replace('"kayles"', '"nim"'));
    console.log(JSON.stringify({ text, window, formula, value, checked: [text, formula, value].map(check), tampered, refused }));`,
  );
  const native = new URL('build/native/grundyscope', repository).pathname;
  expect(result.text).toBe(run(native, ['certify', 'kayles', '-p', 'rows=3,4', '--at', '2,5']).stdout);
  expect(result.window).toBe(run(native, ['certify', 'kayles', '-p', 'rows=3,4', '--window', '2,5,3,2']).stdout);
  const args = ['-p', 'text=n: 0..20; move k in 1..3: n -= k', '--formula', 'n % 4', '--against', 'nimber'];
  expect(result.formula).toBe(run(native, ['certify', 'rules', ...args]).stdout);
  const of = ['-p', 'text=n: 0..9 = 7; Left k in {1, 3}: n -= k; Right: n -= 2', '--claim', 'value', '--at', '5,0'];
  expect(result.value).toBe(run(native, ['certify', 'rules', ...of]).stdout);
  expect(result.checked).toEqual(Array(3).fill({ valid: true, words: '' }));
  expect(result.tampered.valid).toBe(false);
  expect(result.refused).toMatch(/^rows: expected numbers/);
});

test('its module opens rules that somebody writes, and says where they are wrong', () => {
  const result = program(
    'rules.mjs',
    `import { createEngine } from 'grundyscope';
    const engine = await createEngine();
    const text = 'n: 0..20 = 10\\nmove k in 1..3: n -= k';
    const solution = await engine.open('rules', { text, n: 9 });
    const result = {
      answer: await solution.answer(),
      nimbers: await solution.csv('nimber'),
      moves: (await solution.explain()).options.map(({ move }) => move),
      refused: await engine.open('rules', { text: 'n: 0..20\\nmoev k in 1..3: n -= k' }).catch(({ field, message }) => [field, message]),
    };
    engine.close();
    console.log(JSON.stringify(result));`,
  );
  expect(result.answer).toMatchObject({ outcome: 'N', nimber: 1 });
  expect(result.nimbers).toBe('0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0\n');
  expect(result.moves).toEqual(['take 1', 'take 2', 'take 3']);
  expect(result.refused[0]).toBe('text');
  expect(result.refused[1]).toContain('line 2, column 1');
});

test('its module runs without the files beside it, as on servers that bundlers pack', () => {
  const lib = join(project, 'node_modules/grundyscope/lib');
  const packed = join(project, 'packed');
  mkdirSync(join(packed, 'parts'), { recursive: true });
  writeFileSync(join(packed, 'package.json'), '{"type":"module"}');
  cpSync(join(lib, 'node.js'), join(packed, 'node.js'));
  for (const part of ['packed-wasm.js', 'packed-lab-wasm.js']) cpSync(join(lib, 'parts', part), join(packed, 'parts', part));
  const result = program(
    'left-behind.mjs',
    `import { createEngine } from './packed/node.js';
    const engine = await createEngine();
    const judged = await engine.judge('nim', ${JSON.stringify(sample.input)});
    const rules = await engine.open('rules', { text: 'n: 0..20 = 7\\nmove k in 1..3: n -= k' });
    console.log(JSON.stringify([judged, (await rules.answer()).outcome]));
    engine.close();`,
  );
  expect(result).toEqual([sample.output, 'N']);
});

test('its module judges, opens, and gives tables', () => {
  const result = program(
    'engine.mjs',
    `import { createEngine, EngineError } from 'grundyscope';
    const engine = await createEngine();
    const solution = await engine.open('ungame', { n: 30 });
    const result = {
      judged: await engine.judge('nim', ${JSON.stringify(sample.input)}),
      answer: (await solution.answer()).outcome,
      rows: (await solution.table('outcome', { column: 1, row: 1, width: 3, height: 2 })).rows,
      refused: await engine.judge('nim', 'x').catch((error) => error instanceof EngineError && error.line),
    };
    await solution.close();
    engine.close();
    console.log(JSON.stringify(result));`,
  );
  expect(result).toMatchObject({ judged: sample.output, refused: 1 });
  expect(result.answer).toMatch(/^[NP]$/);
  expect(result.rows.flat()).toHaveLength(6);
});

test('CommonJS may require it', () => {
  expect(program('required.cjs', "console.log(JSON.stringify(Object.keys(require('grundyscope')).sort()))")).toEqual([
    'EngineError',
    'createEngine',
  ]);
});

test('importing it starts nothing, and servers render pages with the element', () => {
  const result = program(
    'server.mjs',
    `const seen = [];
    globalThis.fetch = (address) => seen.push(String(address));
    globalThis.Worker = class { constructor(address) { seen.push(String(address)); } };
    for (const name of ['compile', 'instantiate', 'compileStreaming']) WebAssembly[name] = () => seen.push(name);
    const globals = Object.keys(globalThis).join();
    await import('grundyscope');
    const { GrundyScope } = await import('grundyscope/element');
    await import('grundyscope/embed.mjs');
    const html = \`<main>\${'<grundy-scope game="nim" heaps="3,5"><p>fallback</p></grundy-scope>'}</main>\`;
    const left = Object.keys(globalThis).join() === globals;
    console.log(JSON.stringify({ seen, left, type: typeof GrundyScope, html }));`,
  );
  expect(result).toMatchObject({
    seen: [],
    left: true,
    type: 'function',
    html: '<main><grundy-scope game="nim" heaps="3,5"><p>fallback</p></grundy-scope></main>',
  });
});

test('its module takes the WebAssembly of the games in every form', () => {
  const texts = program(
    'sources.mjs',
    `import { readFile } from 'node:fs/promises';
    import { createServer } from 'node:http';
    import { fileURLToPath } from 'node:url';
    import { createEngine } from 'grundyscope';
    const url = new URL(import.meta.resolve('grundyscope/grundyscope.wasm'));
    const bytes = await readFile(url);
    const server = createServer((_, response) => response.setHeader('content-type', 'application/wasm').end(bytes)).listen(0);
    const address = \`http://localhost:\${server.address().port}/\`;
    const type = { headers: { 'content-type': 'application/wasm' } };
    const sources = [url, url.href, fileURLToPath(url), bytes, new Uint8Array(bytes).buffer, await WebAssembly.compile(bytes),
      new Response(bytes), new Response(bytes, type), address, new URL(address)];
    const texts = [];
    for (const wasm of sources) {
      const engine = await createEngine({ wasm });
      texts.push((await (await engine.open('nim', { heaps: [3, 5, 6] })).answer()).text);
      engine.close();
    }
    server.close();
    server.closeAllConnections();
    console.log(JSON.stringify(texts));`,
  );
  expect(texts).toEqual(Array.from({ length: 10 }, () => 'The second player wins in 14 moves'));
});

test('an element in a document without layout and workers keeps its fallback, and rejects ready', () => {
  const seen = program(
    'document.mjs',
    `// As little of a document as the element asks for before it knows that it cannot be drawn.
    globalThis.HTMLElement = class extends EventTarget {};
    const defined = new Map();
    globalThis.customElements = { get: (name) => defined.get(name), define: (name, element) => defined.set(name, element) };
    await import('grundyscope/element');
    const figure = new (defined.get('grundy-scope'))();
    const errors = [];
    figure.addEventListener('error', ({ detail }) => errors.push(detail.message));
    figure.connectedCallback();
    const reason = await figure.ready.then(() => 'drawn', ({ message }) => message);
    figure.disconnectedCallback();
    console.log(JSON.stringify([reason, ...errors]));`,
  );
  expect(seen).toEqual(Array(2).fill('a figure needs matchMedia, IntersectionObserver, ResizeObserver, MutationObserver, Worker'));
});
