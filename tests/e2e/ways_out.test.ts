// Every way out of a text, with words that somebody wrote to break out of it: read back by the parsers of the languages into which it was
// written, there is the text and nothing else.
import { spawnSync } from 'node:child_process';
import MarkdownIt from 'markdown-it';
import type { Page } from 'playwright-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { drawLine, linesFor, type Target } from '../../web/figure/targets.js';
import type { Subject } from '../../web/share/texts.js';
import { hostileText, hostileWords, whole } from '../hostile.js';
import { byLength } from '../web/length.js';
import { sharedBrowser } from './site.js';

const COUNT = byLength(150, 2_000);
const seeds = Array.from({ length: COUNT }, (_, i) => i + 1);

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

/** Elements of a document with their attributes, and the text of all. */
interface Parsed {
  elements: { name: string; attributes: [string, string][] }[];
  text: string;
  comments: string[];
}

const parsed = (texts: string[], type: 'text/html' | 'image/svg+xml'): Promise<Parsed[]> =>
  page.evaluate(
    ([texts, type]) =>
      texts.map((text) => {
        const document = new DOMParser().parseFromString(text, type as DOMParserSupportedType);
        const comments = [];
        const all = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
        for (let node = all.nextNode(); node; node = all.nextNode()) comments.push(node.nodeValue ?? '');
        const elements = [...document.querySelectorAll('*')].map((element) => ({
          name: element.localName,
          attributes: [...element.attributes].map(({ name, value }): [string, string] => [name, value]),
        }));
        return { elements, text: document.documentElement.textContent ?? '', comments };
      }),
    [texts, type] as const,
  );

/** Elements and names of attributes, without their values. */
const skeleton = ({ elements }: Parsed) => elements.map(({ name, attributes }) => [name, ...attributes.map(([of]) => of)].join(' '));

const attributeOf = ({ elements }: Parsed, element: string, name: string) =>
  new Map(elements.find((one) => one.name === element && one.attributes.some(([of]) => of === name))?.attributes ?? []).get(name);

function subjectOf(seed: number): Subject & { text: string } {
  const text = hostileText(seed).text.toString();
  const parameters: Record<string, string> = { text, start: hostileWords(seed + 1), [`x ${hostileWords(seed + 2)}`]: '1' };
  const more = [['caption', hostileWords(seed + 3)]] as const;
  const [title, answer] = [hostileWords(seed + 4), hostileWords(seed + 5)];
  return { route: { game: 'rules', parameters, view: 'table' }, site: 'https://games.example/', title, answer, more, text };
}

const plain: Subject = {
  ...subjectOf(1),
  route: { game: 'rules', parameters: { text: 'n', start: '1' }, view: 'table' },
  more: [['caption', 'a']],
  title: 'a',
  answer: 'b',
};

const markdown = new MarkdownIt({ html: true });

/** The HTML that comes of a snippet; the lines of other files go. */
const htmlOf: Partial<Record<Target, (lines: string) => string>> = {
  html: (lines) => lines,
  iframe: (lines) => lines,
  email: (lines) => lines,
  markdown: (lines) => markdown.render(lines),
  mkdocs: (lines) => markdown.render(lines.slice(lines.indexOf('<!-- the page'))),
  sphinx: (lines) => lines.slice(lines.indexOf('.. raw:: html')).replace('.. raw:: html', ''),
  quarto: (lines) => lines.slice(lines.indexOf('```{=html}')).replace('```{=html}', '').replace(/```$/, ''),
  vue: (lines) => lines.slice(lines.indexOf('<template>')).replace(/<\/?template>/g, ''),
  hugo: (lines) => {
    const [attributes = '', inner = ''] = lines.slice(lines.indexOf('{{< grundyscope ') + '{{< grundyscope '.length).split(/ >\}\}(?=\[)/);
    return `<grundy-scope ${attributes}>${markdown.renderInline(inner.replace(/\{\{< \/grundyscope >\}\}$/, ''))}</grundy-scope>`;
  },
};

describe('figures', () => {
  test.each(Object.entries(htmlOf) as [Target, (lines: string) => string][])('%s', async (target, html) => {
    const subjects = seeds.map(subjectOf);
    const [usual, ...read] = await parsed(
      [plain, ...subjects].map((subject) => html(linesFor(target, subject))),
      'text/html',
    );
    for (const [i, subject] of subjects.entries()) {
      const found = read[i] as Parsed;
      expect(skeleton(found), linesFor(target, subject)).toEqual(skeleton(usual as Parsed));
      const text = attributeOf(found, 'grundy-scope', 'text');
      if (text !== undefined) expect(whole(text)).toBe(whole(subject.text).replaceAll('\0', '\ufffd'));
    }
  });

  test('mdx', () => {
    for (const seed of seeds) {
      const subject = subjectOf(seed);
      const lines = linesFor('mdx', subject);
      const { outputText, diagnostics } = ts.transpileModule(`show(<>${lines}</>)`, {
        reportDiagnostics: true,
        fileName: 'figure.tsx',
        compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: 'h', jsxFragmentFactory: 'none', target: ts.ScriptTarget.ES2022 },
      });
      expect(diagnostics, lines).toEqual([]);
      const made: [string, object | null][] = [];
      const h = (name: string, attributes: object | null) => made.push([name, attributes]);
      new Function('h', 'none', 'show', outputText)(h, 'none', () => {});
      expect(made.map(([name]) => name)).toEqual(['a', 'grundy-scope', 'none']);
      expect(whole((made[1]?.[1] as { text: string } | undefined)?.text ?? '')).toBe(whole(subject.text));
    }
  });

  test('latex', () => {
    for (const seed of seeds) {
      const lines = linesFor('latex', subjectOf(seed));
      const [comment = '', ...rest] = lines.split('\n');
      expect(comment.startsWith('% ')).toBe(true);
      expect(lines).not.toMatch(/[\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u);
      const commands = rest
        .join('\n')
        .replaceAll('\\textbackslash{}', '')
        .match(/\\[a-z]+/g);
      expect(commands, lines).toEqual(['\\begin', '\\centering', '\\includegraphics', '\\linewidth', '\\caption', '\\href', '\\end']);
      expect(rest.join('\n').replace(/\\[%{}]/g, ''), lines).not.toContain('%');
    }
  });

  test('lines for a shell', () => {
    const lines = seeds.map((seed) =>
      drawLine(subjectOf(seed), 'rules.png')
        .replace(/^npx grundyscope/, "printf '%s\\0'")
        .replace('> rules.png', "'\n'"),
    );
    const { stdout, stderr } = spawnSync('bash', [], {
      input: lines.join('\n'),
      maxBuffer: 1 << 28,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    expect(stderr.toString()).toBe('');
    const calls = stdout.toString().split('\0\n\0').slice(0, -1);
    expect(calls).toHaveLength(COUNT);
    for (const [i, call] of calls.entries()) {
      const { text, route } = subjectOf(i + 1);
      const known = whole(`text=${text}`.replaceAll('\0', ''));
      expect(call.split('\0')).toEqual([
        'draw',
        'rules',
        '-p',
        known,
        '-p',
        whole(`start=${route.parameters.start}`.replaceAll('\0', '')),
        '--format',
        'png',
      ]);
    }
  });
});

test('pictures, answers, explanations and certificates', async () => {
  const { command } = await loadCommand();
  const run = (args: string[], text: Buffer) => {
    const { status, out } = command(args, { readFile: (path) => (path === '-' ? text : undefined) });
    return status === 0 ? Buffer.from(out).toString() : undefined;
  };
  const pictures: string[] = [];
  let texts = 0;
  for (const seed of seeds) {
    const { text, reads } = hostileText(seed);
    const given = ['rules', '-p', 'text=@-'];
    if (reads || run(['answer', ...given], text) === undefined) continue;
    texts += 1;
    pictures.push(run(['draw', ...given, '--format', 'svg'], text) ?? '');
    const { options = [] } = JSON.parse(run(['explain', ...given], text) ?? '{}');
    expect(options.length).toBeGreaterThan(0);
    const { parameters } = JSON.parse(run(['certify', ...given], text) ?? '{}');
    expect(run(['answer', ...given], Buffer.from(parameters.text))).toBe(run(['answer', ...given], text));
    for (const row of (run(['table', ...given], text) ?? '').trim().split('\n')) expect(row).toMatch(/^[\w,-]*$/);
  }
  expect(texts).toBeGreaterThan(COUNT / 4);
  for (const { elements } of await parsed(pictures, 'image/svg+xml')) {
    expect(
      [...new Set(elements.map(({ name }) => name))].filter(
        (name) => !['svg', 'title', 'desc', 'g', 'path', 'rect', 'text', 'style', 'tspan'].includes(name),
      ),
    ).toEqual([]);
  }
});
