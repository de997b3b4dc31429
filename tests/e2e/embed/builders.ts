// The usual site builders, whose pages are in tests/fixtures/pages, and figures for them.
import { tag } from './harness.js';

export const figures = [
  tag('game="ungame" n="200" id="table"'),
  '<p>Some text between the figures.</p>',
  tag('game="nim" heaps="3,5,7" view="play" id="board"', 560),
  tag('game="nim" heaps="3,5,7" view="explain" id="why"', 480),
].join('\n');

export const builders = ['plain', 'mkdocs-material', 'docusaurus', 'quarto', 'rmarkdown', 'jupyter-book', 'vitepress'];
