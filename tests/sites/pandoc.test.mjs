// The filter that turns figures into pictures, as it comes with the package, by the documentation's own command line.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { decoded } from '../png.ts';

const line = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8').match(/^GRUNDYSCOPE=.* pandoc page\.md .*$/m)[0];

const page = `# Three games

<script async src="https://games.example/embed.js"></script>

Heaps are added in binary.

<grundy-scope game="nim" heaps="3,5,7" layer="nimber" caption="Squares &amp; squares" style="display:block;min-height:440px">
  <a href="https://games.example/#/nim">Nim</a>
</grundy-scope>

A pawn: <grundy-scope game="ungame" n="100">The pawn, 100 cells</grundy-scope> and so on.

\`\`\`{=html}
<grundy-scope game="rules" text="n: 0..9 = 7
move k in {1, 2}: n -= k
end: if n > 99: last wins"><a href="x">Own rules</a></grundy-scope>
<!-- the end of it -->
\`\`\`

\`\`\`{=html}
<grundy-scope game="kayles" theme="dark">
  <a href="x">Kayles</a>
</grundy-scope>
\`\`\`

<grundy-scope game="nim" heaps="3,x">A figure that cannot be drawn</grundy-scope> stays text.
`;

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundyscope-pandoc-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the line with another output; gives what was said on standard error. */
function made(output, ...more) {
  writeFileSync(join(inject('project'), 'page.md'), page);
  const here = line.replace('page.pdf', join(folder, output)).replace('npx grundyscope', 'npx --no-install grundyscope');
  const command = [here, ...more].join(' ');
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: inject('project'), encoding: 'utf8' });
  expect([command, status, status === 0 ? '' : stderr]).toEqual([command, 0, '']);
  return stderr;
}

test('a page of HTML: pictures as SVG, captions and links', () => {
  const output = made('page.html', '--extract-media', folder);
  const html = readFileSync(join(folder, 'page.html'), 'utf8').replace(/\s+/g, ' ');
  const pictures = [...html.matchAll(/<img src="([^"]*\.svg)"/g)].map((found) => readFileSync(found[1], 'utf8'));
  expect(pictures.map((svg) => svg.match(/<title>(.*?):/)[1])).toEqual(['Nim', 'Pawn on a strip', 'Kayles']);
  expect(html).toContain('href="https://games.example/#/nim?v=1&amp;heaps=3,5,7&amp;layer=nimber">Squares &amp; squares</a>');
  expect(html).toContain('href="https://games.example/#/ungame?v=1&amp;n=100">The pawn, 100 cells</a>');
  expect(html).toMatch(/<p>A pawn:<\/p>.*<p>and so on\.<\/p>/);
  expect(pictures[2]).toContain('fill="#16171b"');
  expect(html).not.toContain('embed.js');
  // A figure that cannot be drawn keeps its words, and the reason is given.
  expect(html).toContain('A figure that cannot be drawn');
  expect(output).toMatch(/error: heaps: expected .*figures\.lua: no picture by: npx .* heaps=3,x/s);
});

test('LaTeX: pictures as PNG, large enough for paper', () => {
  made('page.tex', '--extract-media', folder);
  const tex = readFileSync(join(folder, 'page.tex'), 'utf8');
  const pictures = [...tex.matchAll(/\\includegraphics\[[^\]]*\]\{([^}]*\.png)\}/g)].map((found) => decoded(readFileSync(found[1])));
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [1536, 1536],
    [1200, 1200],
    [1536, 1536],
  ]);
});

test('PDF, EPUB, Word', () => {
  for (const [output, start] of [
    ['page.pdf', '%PDF-'],
    ['page.epub', 'PK'],
    ['page.docx', 'PK'],
  ]) {
    made(output);
    const content = readFileSync(join(folder, output));
    expect(content.subarray(0, start.length).toString('latin1')).toBe(start);
    expect(content.length).toBeGreaterThan(10_000);
  }
});
