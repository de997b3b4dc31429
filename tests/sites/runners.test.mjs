// The package in test runners with documents of their own, and in a runtime without workers and files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from './project.mjs';

const body = `
test('a figure that cannot be drawn keeps its fallback, and nothing is thrown', async () => {
  document.body.innerHTML = '<grundy-scope game="nim">No figure here.</grundy-scope>';
  const figure = document.querySelector('grundy-scope');
  expect(figure.constructor).toBe(GrundyScope);
  await expect(figure.ready).rejects.toThrow(/^a figure needs .*Worker/);
  figure.setAttribute('game', 'kayles');
  figure.remove();
  document.body.append(figure);
  await expect(figure.ready).rejects.toThrow('a figure needs');
  expect(figure.textContent).toBe('No figure here.');
});
`;

describe('runners', () => {
  let made;
  beforeAll(() => {
    made = project('runners', ['vitest@4.1.12', 'jsdom@28.1.0', 'happy-dom@20.0.10', 'jest@30.2.0', 'jest-environment-jsdom@30.2.0'], {
      type: 'module',
    });
    const imports = `import { GrundyScope } from 'grundyscope/element';\nimport 'grundyscope';\nimport 'grundyscope/certificates';\n`;
    made.put('vitest/figure.test.js', `import { expect, test } from 'vitest';\n${imports}${body}`);
    made.put('jest/figure.test.js', `${imports}${body}`);
    made.put('jest/jest.config.js', 'export default { testEnvironment: "jsdom", transform: {} };\n');
  });
  afterAll(() => made.remove());

  test.each(['jsdom', 'happy-dom'])('Vitest with %s', (environment) => {
    made.npx('vitest', 'run', '--dir', 'vitest', '--environment', environment);
  });

  test('Jest with jsdom, as modules', () => {
    made.run(process.execPath, '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', 'jest/jest.config.js');
  });
});

test('Cloudflare workers', async () => {
  const made = project('edge', ['esbuild', 'miniflare@4.20250906.2', 'workerd@1.20250906.0']);
  made.put(
    'worker.js',
    `import { createEngine } from 'grundyscope';
import wasm from './games.wasm';
export default {
  async fetch() {
    const engine = await createEngine({ wasm });
    const solution = await engine.open('nim', { heaps: [3, 5, 6] });
    return Response.json({ text: (await solution.answer()).text, games: engine.games.length });
  },
};\n`,
  );
  made.run('cp', 'node_modules/grundyscope/lib/grundyscope.wasm', 'games.wasm');
  const conditions = '--conditions=workerd,worker,browser';
  made.npx('esbuild', '--bundle', '--format=esm', '--splitting', conditions, '--external:*.wasm', '--outdir=out', 'worker.js');
  made.run('cp', 'games.wasm', 'out/');
  made.put(
    'run.mjs',
    `import { Miniflare } from 'miniflare';
import { readdirSync } from 'node:fs';
const modules = readdirSync('out').map((file) => ({ type: file.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule', path: 'out/' + file }));
modules.sort((one) => (one.path === 'out/worker.js' ? -1 : 1));
const flare = new Miniflare({ modules, modulesRoot: 'out', compatibilityDate: '2025-09-01' });
console.log(await (await flare.dispatchFetch('http://localhost/')).text());
await flare.dispose();\n`,
  );
  const printed = made.run(process.execPath, 'run.mjs');
  expect(JSON.parse(printed.trim().split('\n').at(-1))).toEqual({ text: 'The second player wins in 14 moves', games: expect.any(Number) });
  made.remove();
});
