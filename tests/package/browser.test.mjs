// The package on pages, in Chromium: through bundlers, through an import map, from another origin, by a script alone.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import webpack from 'webpack';
import { launch, page, program, serve, visit } from './page.mjs';

const project = inject('project');
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const good = {
  output: 'Yes\n',
  refused: true,
  drawn: { defined: true, room: true, coloured: true, play: true, explain: true, judge: true },
};

let browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Expects the result of the page's program, and no errors. */
async function expectGood(address) {
  const visited = await visit(browser, address);
  expect(await visited.page.evaluate(() => window.result)).toEqual(good);
  expect(visited.errors).toEqual([]);
  await visited.page.close();
  return visited.requests;
}

async function served(folder, check) {
  const host = await serve(folder);
  await check(host.origin).finally(host.close);
}

function app(name, files) {
  const folder = join(project, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const bundled = { 'main.js': program, 'index.html': page('<script type="module" src="./main.js"></script>') };
/** Without the bundler's remark that a build was slow, which a busy machine brings. */
const withoutTimings = (text) => text.replace(/\S*\[PLUGIN_TIMINGS\][\s\S]*?bundlertimings for more details\.\s*/, '');

function built(folder, ...args) {
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stderr: withoutTimings(stderr) };
}

test('a fresh Vite project builds with it', async () => {
  const folder = app('with-vite', bundled);
  const { status, stderr } = built(folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  await served(join(folder, 'dist'), (origin) => expectGood(`${origin}/index.html`));
});

test('certificates are written and checked on a page', async () => {
  const main = `import { certify, check } from 'grundyscope/certificates';
    window.result = certify('nim', { heaps: '1,2' }).then((text) => [text.slice(0, 30), check(text)]);`;
  const folder = app('with-certificates', { 'main.js': main, 'index.html': page('<script type="module" src="./main.js"></script>') });
  expect(built(folder).stderr).toBe('');
  await served(join(folder, 'dist'), async (origin) => {
    const visited = await visit(browser, `${origin}/index.html`);
    expect(await visited.page.evaluate(() => window.result)).toEqual(['{"certificate":1,"game":"nim",', { valid: true, words: '' }]);
    expect(visited.errors).toEqual([]);
    await visited.page.close();
  });
});

test('Vite serves it while one develops', async () => {
  const folder = app('with-vite', bundled);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1' },
  });
  await server.listen();
  await expectGood(server.resolvedUrls.local[0]).finally(() => server.close());
});

test('webpack builds with it', async () => {
  const folder = app('with-webpack', bundled);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  expect(stats.toJson({ all: false, errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] });
  writeFileSync(join(folder, 'dist/index.html'), page('<script type="module" src="./main.js"></script>'));
  await served(join(folder, 'dist'), (origin) => expectGood(`${origin}/index.html`));
});

// As Rollup, esbuild and Bun do.
test('bundlers that take no files along build with it, in one script or in many', async () => {
  for (const codeSplitting of [true, false]) {
    const folder = app('with-rolldown', bundled);
    const bundle = await rolldown({ input: join(folder, 'main.js'), cwd: folder, logLevel: 'silent' });
    const { output } = await bundle.write({ dir: join(folder, 'dist'), format: 'es', codeSplitting, cleanDir: true });
    expect(output.filter(({ fileName }) => /wasm$|^worker/.test(fileName))).toEqual([]);
    writeFileSync(join(folder, 'dist/index.html'), page('<script type="module" src="./main.js"></script>'));
    await served(join(folder, 'dist'), async (origin) => {
      const visited = await visit(browser, `${origin}/index.html`);
      expect(await visited.page.evaluate(() => window.result)).toEqual(good);
      const result = await visited.page.evaluate(async () => {
        const figure = Object.assign(document.createElement('grundy-scope'), { textContent: '' });
        figure.setAttribute('game', 'rules');
        figure.setAttribute('text', 'n: 0..20 = 7\nmove k in 1..3: n -= k');
        document.body.append(figure);
        await figure.ready;
        return figure.answer.text;
      });
      expect(result).toBe('The first player wins in 3 moves');
      // The browser says that the files are not there, and nothing else is wrong.
      expect(visited.errors.filter((error) => !error.includes('404'))).toEqual([]);
    });
  }
});

test('what cannot be loaded at all is said by its address', async () => {
  const program = `import { createEngine } from './package/lib/browser.js';
    window.result = createEngine({ wasm: '/nowhere.wasm' }).then(() => 'started', ({ message }) => message);`;
  const folder = app('plain', { 'nowhere.html': `${page('')}<script type="module">${program}</script>` });
  cpSync(join(project, 'node_modules/grundyscope'), join(folder, 'package'), { recursive: true });
  await served(folder, async (origin) => {
    const { page: opened } = await visit(browser, `${origin}/nowhere.html`);
    expect(await opened.evaluate(() => window.result)).toBe(`The solver could not be loaded: 404 for ${origin}/nowhere.wasm`);
  });
});

const mapped = (lib) => {
  const imports = { grundyscope: `${lib}/browser.js`, 'grundyscope/element': `${lib}/element.js` };
  return `<script type="importmap">${JSON.stringify({ imports })}</script>`;
};

test('an import map is all that a plain page needs', async () => {
  const folder = app('plain', { 'index.html': `${page(mapped('./package/lib'))}<script type="module">${program}</script>` });
  cpSync(join(project, 'node_modules/grundyscope'), join(folder, 'package'), { recursive: true });
  await served(folder, async (origin) => {
    const requests = await expectGood(`${origin}/index.html`);
    // The parts wanted came, and nothing else: of the boards that of the game, and no Spanish.
    const parts = requests.map((address) => address.split('/parts/')[1]).filter((part) => part !== undefined);
    expect(parts).toEqual(expect.arrayContaining(['panel.js', 'picture.js', 'play.js', 'judge.js', 'ungame-board.js']));
    expect(parts.filter((part) => /^(pack|text|chessboard|heaps|(?!ungame-).*-board)\.js$/.test(part))).toEqual([]);
  });
});

test('its files may come from another origin', async () => {
  const host = await serve(join(project, 'node_modules/grundyscope'), { allows: true });
  const folder = app('elsewhere', {
    'index.html': `${page(mapped(`${host.origin}/lib`))}<script type="module">${program}</script>`,
    'script.html': page(`<script src="${host.origin}/lib/embed.js"></script>`),
    'module.html': page(`<script type="module" src="${host.origin}/lib/embed.mjs"></script>`),
  });
  await served(folder, async (origin) => {
    await expectGood(`${origin}/index.html`);
    for (const name of ['script', 'module']) {
      const { page: opened, errors } = await visit(browser, `${origin}/${name}.html`);
      // No site lies beside the package: there is nothing to link to.
      const link = await opened.evaluate(async () => {
        const element = document.querySelector('grundy-scope');
        await customElements.whenDefined('grundy-scope');
        await element.ready;
        return element.link ?? null;
      });
      expect({ name, link, errors }).toEqual({ name, link: null, errors: [] });
    }
  }).finally(host.close);
});

test('importing it starts nothing', async () => {
  const idle = "import 'grundyscope'; import { GrundyScope } from 'grundyscope/element'; window.result = typeof GrundyScope;";
  const html = `<!doctype html><title>Idle</title><link rel="icon" href="data:,">${mapped('./package/lib')}<script type="module">${idle}</script>`;
  const folder = app('plain', { 'idle.html': html });
  await served(folder, async (origin) => {
    const { page: opened, requests, errors } = await visit(browser, `${origin}/idle.html`);
    expect(await opened.evaluate(() => window.result)).toBe('function');
    await opened.waitForTimeout(300);
    expect(errors).toEqual([]);
    expect(opened.workers()).toEqual([]);
    expect(requests.filter((address) => /wasm|worker|panel|lit\.js/.test(address))).toEqual([]);
  });
});

test('bundlers leave out what is not used', () => {
  const size = (text) => {
    const folder = app('shaken', { 'main.js': text, 'index.html': '<script type="module" src="./main.js"></script>' });
    expect(built(folder).status).toBe(0);
    const assets = join(folder, 'dist/assets');
    const scripts = readdirSync(assets).filter((file) => file.startsWith('index-'));
    return scripts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
  };
  const nothing = size('console.log(1);');
  expect(size("import { createEngine } from 'grundyscope'; console.log(1);")).toBe(nothing);
  expect(size("import { EngineError } from 'grundyscope'; console.log(EngineError);")).toBeLessThan(nothing + 700);
});
