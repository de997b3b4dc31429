// The lines that "Make a figure" hands out are those of the guides, which tests build.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anyElement, ownAttributes } from '../../web/embed/request.js';
import { linesFor, targets } from '../../web/figure/targets.js';
import type { Subject } from '../../web/share/texts.js';
import { own } from '../../web/workspace/route.js';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = textOf('docs/builders.md');

const subject: Subject = {
  route: { game: 'ungame', parameters: { n: '1000' }, view: 'table' },
  site: 'https://games.example/',
  title: 'Pawn on a strip',
};

test.each([
  ['mkdocs', 'MkDocs Material'],
  ['sphinx', 'Sphinx'],
  ['quarto', 'Quarto'],
  ['hugo', 'Hugo'],
] as const)('for %s', (target, heading) => {
  const section = guide.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const setting = section.match(/^```\w+\n([\s\S]*?)^```$/m)?.[1];
  expect(setting).toContain('embed.js');
  expect(linesFor(target, subject)).toContain(setting);
});

test('the pandoc filter knows the same names of attributes', () => {
  const filter = textOf('tools/figures.lua');
  const names = (list: string) =>
    (filter.match(new RegExp(`local ${list} = set\\((?:'|\\[\\[)([\\w\\s]+)`))?.[1] ?? '').trim().split(/\s+/).sort();
  expect(names('of_figures')).toEqual([...ownAttributes].sort());
  // Names with a hyphen are no parameters anyway.
  expect(names('of_views')).toEqual([...own].filter((name) => !name.includes('-')).sort());
  expect(names('of_any_element')).toEqual([...anyElement].sort());
});

test.each(targets)('%s: nothing that a stranger put into an address becomes markup or a line of its own', (target) => {
  const text = '# --><img src=x onerror=alert(1)>\r\u2028% \\end{figure}\nn: 0..9 = 3\nmove: n -= 1';
  const parameters = {
    text,
    'x><script src=//evil.example/></script><y': '1',
    onmouseover: 'alert(1)',
    style: 'position:fixed',
    'a b': '1',
  };
  const lines = linesFor(target, { ...subject, route: { game: 'rules', parameters, view: 'table' } });
  for (const name of ['evil', 'onmouseover', 'position:fixed', 'a b=']) expect(lines).not.toContain(name);
  expect(lines).not.toMatch(/[\r\u2028]|<img src=x|--><img/);
  // The text, in one of the forms in which the target has it.
  expect(lines).toMatch(/onerror=alert|onerror%3Dalert/);
  if (target === 'latex') expect(lines.split('\n').filter((line) => line.startsWith('\\end{figure}'))).toEqual(['\\end{figure}']);
});
