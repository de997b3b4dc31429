// The recipes of docs/builders.md for notebooks and LaTeX, as they are printed there but for the address.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { launch, serve } from '../package/page.mjs';

const guide = readFileSync(new URL('../../docs/builders.md', import.meta.url), 'utf8');

/** The blocks of code below a heading. */
function blocksOf(heading, language) {
  const section = guide.split(/^### /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  expect(blocks.length).toBeGreaterThan(0);
  return blocks.map(([, text]) => text);
}

let folder;
let host;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-recipes-'));
  host = await serve(fileURLToPath(new URL('../../dist', import.meta.url)));
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

function must(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect([command, status, status === 0 ? '' : stdout + stderr]).toEqual([command, 0, '']);
}

test('a notebook: the figure and the frame in a page of nbconvert', async () => {
  const cells = blocksOf('Jupyter Notebook', 'python').map((source, i) => ({
    cell_type: 'code',
    id: `cell-${i}`,
    execution_count: null,
    metadata: {},
    outputs: [],
    source: source.replaceAll('https://games.example', host.origin),
  }));
  const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
  writeFileSync(join(folder, 'page.ipynb'), JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec }, cells }));
  must('jupyter', 'nbconvert', '--to', 'html', '--execute', 'page.ipynb');
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`file://${folder}/page.html`);
  const answer = (frame) =>
    frame.evaluate(async () => {
      await customElements.whenDefined('grundy-scope');
      const figure = document.querySelector('grundy-scope');
      figure.scrollIntoView();
      await figure.ready;
      return figure.answer.outcome;
    });
  expect(await Promise.all(page.frames().map(answer))).toEqual(['N', 'N']);
  await browser.close();
});

test('LaTeX: the figure with its picture and its link', async () => {
  const { command } = await loadCommand();
  const [line] = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8').match(/^grundyscope draw .*> nim\.png$/m);
  const words = line.replace(' > nim.png', '').split(' ').slice(1);
  writeFileSync(join(folder, 'nim.png'), command(words).out);
  const [figure] = blocksOf('LaTeX', 'latex');
  const text = `\\pdfobjcompresslevel=0\n\\documentclass{article}\n\\usepackage{graphicx}\n\\usepackage{hyperref}\n\\begin{document}\n${figure}\\end{document}\n`;
  writeFileSync(join(folder, 'page.tex'), text);
  must('pdflatex', '-interaction=nonstopmode', '-halt-on-error', 'page.tex');
  const pdf = readFileSync(join(folder, 'page.pdf'), 'latin1');
  expect(pdf).toContain('/Subtype /Image');
  expect(pdf).toMatch(/\/URI ?\(https:\/\/games\.example\/#\/nim\?heaps=3,5,7\)/);
});
