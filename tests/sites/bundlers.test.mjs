// The package in bundlers that leave its worker and wasm behind, in Parcel with the setting that the documentation names, and in Next on
// both sides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, serve } from '../package/page.mjs';
import { project, serving } from './project.mjs';

let browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const RULES = "{ text: 'n: 0..20 = 7\\nmove k in 1..3: n -= k' }";
const good = ['The second player wins in 14 moves', 'The first player wins in 3 moves', 'The first player wins'];
const answersCode = `const answers = async (engine) => [
  (await (await engine.open('nim', { heaps: [3, 5, 6] })).answer()).text,
  (await (await engine.open('rules', ${RULES})).answer()).text,
];`;

/** Opens a page; resolves to the result of its program with the figure's answer, and the server's part. */
async function visit(address) {
  const page = await browser.newPage();
  await page.goto(address, { timeout: 60_000 });
  await page.waitForFunction(() => window.result !== undefined, undefined, { timeout: 60_000 });
  const out = await page.evaluate(async () => {
    const figure = document.querySelector('grundy-scope');
    await customElements.whenDefined('grundy-scope');
    await figure.ready;
    return [...(await window.result), figure.answer.text];
  });
  const server = await page.evaluate(() => document.querySelector('#server')?.textContent);
  await page.close();
  return { out, server };
}

describe('bundlers', () => {
  let made;
  beforeAll(() => {
    const setting = readFileSync(new URL('../../docs/using.md', import.meta.url), 'utf8').match(/`("@parcel\/resolver-default": \{[^`]*\})`/)?.[1];
    made = project('bundled', ['esbuild', 'rollup', '@rollup/plugin-node-resolve', 'bun', 'parcel'], JSON.parse(`{${setting}}`));
    made.put('main.js', `import { createEngine } from 'grundyscope';\nimport 'grundyscope/element';\n${answersCode}\nwindow.result = createEngine().then(answers);`);
    made.put('index.html', '<!doctype html><title>A page</title><body><grundy-scope game="kayles"></grundy-scope><script type="module" src="main.js"></script>');
  });
  afterAll(() => made.remove());

  test.each([
    ['esbuild', ['esbuild', '--bundle', '--format=esm', 'main.js', '--outfile=out/main.js']],
    ['esbuild in parts', ['esbuild', '--bundle', '--format=esm', '--splitting', 'main.js', '--outdir=out']],
    ['Rollup', ['rollup', '-p', 'node-resolve', '-d', 'out', '-f', 'es', 'main.js']],
    ['Bun', ['bun', 'build', 'index.html', '--outdir=out']],
    ['Parcel', ['parcel', 'build', 'index.html', '--dist-dir', 'out', '--public-url', './', '--no-cache']],
  ])('%s', async (_, command) => {
    made.run('rm', '-rf', 'out');
    made.npx(...command);
    if (command[0] === 'esbuild' || command[0] === 'rollup') made.run('cp', 'index.html', 'out/');
    const host = await serve(join(made.folder, 'out'));
    expect((await visit(`${host.origin}/index.html`).finally(host.close)).out).toEqual(good);
  });
});

describe('Next', () => {
  const next = (...args) => (port) => ['npx', '--no-install', 'next', ...args, '-p', port];
  let made;
  beforeAll(() => {
    made = project('next', ['next@16', 'react@19', 'react-dom@19']);
    made.put('app/layout.jsx', 'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n');
    made.put(
      'app/page.jsx',
      `import { createEngine } from 'grundyscope';
      import Figure from './figure.jsx';
      export const dynamic = 'force-dynamic';
      ${answersCode}
      export default async function Page() {
        const engine = await createEngine();
        const texts = await answers(engine);
        engine.close();
        return <main><p id="server">{texts.join(' / ')}</p><Figure /></main>;
      }`,
    );
    made.put(
      'app/figure.jsx',
      `'use client';
      import { useEffect } from 'react';
      import { createEngine } from 'grundyscope';
      import 'grundyscope/element';
      ${answersCode}
      export default function Figure() {
        useEffect(() => { window.result = createEngine().then(answers); }, []);
        return <grundy-scope game="kayles">Kayles</grundy-scope>;
      }`,
    );
  });
  afterAll(() => made.remove());

  const expected = { out: good, server: good.slice(0, 2).join(' / ') };

  test.each([['Turbopack', []], ['webpack', ['--webpack']]])('built by %s', async (_, flags) => {
    made.run('rm', '-rf', '.next');
    made.npx('next', 'build', ...flags);
    expect(await serving(made.folder, next('start'), visit)).toEqual(expected);
  });

  test.each([['Turbopack', []], ['webpack', ['--webpack']]])('while one develops, with %s', async (_, flags) => {
    made.run('rm', '-rf', '.next');
    expect(await serving(made.folder, next('dev', ...flags), visit)).toEqual(expected);
  });
});
