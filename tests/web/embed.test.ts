// Requests of embeds, and what is handed out: plain functions.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { channels, isDarkColour } from '../../web/embed/host_theme.js';
import { requestOf } from '../../web/embed/request.js';
import { ownSizes } from '../../web/embed/sheet.js';
import { reportUnknown } from '../../web/embed/unknown.js';
import { EngineError } from '../../web/engine/errors.js';
import type { Message } from '../../web/engine/message.js';
import { drawLine, linesFor } from '../../web/figure/targets.js';
import { omittedFromLink, sharedTexts } from '../../web/share/texts.js';
import { defaultHeight } from '../../web/workspace/figure_height.js';
import { readRoute, routeOf, routeParts, sharedHash } from '../../web/workspace/route.js';
import { type Unknown, unknownIn } from '../../web/workspace/unknown.js';

describe('requests', () => {
  test('parameters are what is left of the attributes', () => {
    const request = requestOf([
      ['game', ' nim '],
      ['heaps', '3,5,7'],
      ['view', 'play'],
      ['class', 'wide'],
      ['style', 'color: red'],
      ['data-x', '1'],
      ['_ngcontent-abc', ''],
      ['onclick', 'x()'],
      ['theme', 'dark'],
      ['controls', 'full'],
      ['height', '300px'],
    ]);
    expect(request).toEqual({
      route: { game: 'nim', parameters: { heaps: '3,5,7' }, view: 'play' },
      controls: 'full',
      reveal: 'near',
      theme: 'dark',
      height: 300,
    });
  });

  test('what is not understood has its default', () => {
    expect(
      requestOf([
        ['view', 'cinema'],
        ['controls', 'some'],
        ['theme', 'sepia'],
        ['height', '-4'],
        ['reveal', ''],
      ]),
    ).toEqual({
      route: { parameters: {}, view: 'table' },
      controls: 'basic',
      reveal: 'near',
      theme: 'auto',
    });
    expect(requestOf([['height', 'auto']]).height).toBe('auto');
  });
});

describe('unknown attributes', () => {
  const refusal = (names: string, more: Message = 'x') =>
    new EngineError('parameter', '', {}, ['expected-got', ['one-of-parameters', names], more]);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  test('are dropped by the list of the error, whatever their case, and reported once', () => {
    const given = { heaps: '3', width: '100%', take: '1', autocorrect: 'off' };
    const unknown = unknownIn(given, refusal('heaps, Take')) as Unknown;
    expect(unknown.known).toEqual({ heaps: '3', take: '1' });
    for (let i = 0; i < 2; ++i) reportUnknown('nim', unknown);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toMatch(/game="nim".*: ignored width; .*view.*heaps, Take/);
  });

  test('are none if the error is another, or about a known one', () => {
    expect(unknownIn({ heaps: 'x' }, new EngineError('parameter', '', {}, ['expected-got', 'numbers', 'x']))).toBeUndefined();
    expect(unknownIn({ heaps: 'x' }, new Error('"one-of-parameters","n"'))).toBeUndefined();
    expect(unknownIn({ HEAPS: '3' }, refusal('heaps'))).toBeUndefined();
    expect(unknownIn({ heaps: '3' }, refusal('heaps', '"one-of-parameters","n"'))).toBeUndefined();
  });
});

describe('colours behind a figure', () => {
  test.each([
    ['rgb(255, 255, 255)', [1, 1, 1, 1], false],
    ['rgba(0, 0, 0, 0)', [0, 0, 0, 0], true],
    ['rgb(34, 34, 34)', [34 / 255, 34 / 255, 34 / 255, 1], true],
    ['color(srgb 0.9 0.9 0.8)', [0.9, 0.9, 0.8, 1], false],
    ['rgb(0 43 54 / 50%)', [0, 43 / 255, 54 / 255, 0.5], true],
  ] as const)('%s', (text, expected, dark) => {
    const found = channels(text);
    expect(found).toEqual(expected);
    if (found) expect(isDarkColour(found)).toBe(dark);
  });

  test('what is no colour of these is none', () => {
    for (const text of ['', 'oklch(0.5 0.1 20)', 'transparent']) expect(channels(text)).toBeUndefined();
  });
});

test('sizes are multiples of the figure’s own', () => {
  expect(ownSizes('a{margin:-1.5rem .2rem;width:min(40rem,3em)}')).toBe(
    'a{margin:calc(-1.5*var(--grundyscope-rem,16px)) calc(.2*var(--grundyscope-rem,16px));width:min(calc(40*var(--grundyscope-rem,16px)),3em)}',
  );
});

test('conditions follow the size of texts, which is in em there: rem would be that of the host', () => {
  const web = new URL('../../web/', import.meta.url);
  const folders = ['workspace', 'embed', 'views', 'games', 'share', 'shell', 'lab', 'figure'];
  const sheets = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, web), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(new URL(`${folder}/${path}`, web), 'utf8')),
  );
  const conditions = sheets.flatMap((sheet) => sheet.match(/@(?:container|media)[^{]*/g) ?? []);
  expect(conditions.length).toBeGreaterThan(5);
  expect(conditions.filter((condition) => /rem|\dpx/.test(condition))).toEqual([]);
});

describe('what is handed out', () => {
  const subject = (parameters: Record<string, string>) => ({
    route: { game: 'nim', parameters, view: 'table' as const },
    site: 'https://games.example/',
    title: 'Nim [1901] (x)',
    answer: 'A & B < "C"',
  });

  test('is escaped for where it goes', () => {
    const { element, iframe, markdown } = sharedTexts(subject({ s: '"><b>&' }));
    expect(element).toContain('s="&quot;>&lt;b>&amp;"');
    expect(element).toContain('A &amp; B &lt; "C"</a>');
    expect(iframe).toContain('s=%22%3E%3Cb%3E%26"');
    expect(markdown.startsWith('[Nim \\[1901\\] (x): A & B \\< "C"](https://games.example/#/nim?v=1&s=')).toBe(true);
  });

  test('has the lines of a text in one line, which no minifier and no Markdown changes', () => {
    const { tag, mdx } = sharedTexts(subject({ text: 'n: 0..9 = 3\n\n\tmove: n -= 1\r\n' }));
    expect(tag).toContain('text="n: 0..9 = 3&#10;&#10;&#9;move: n -= 1&#13;&#10;"');
    expect(mdx).toContain('text="n: 0..9 = 3&#10;&#10;');
  });

  test('names a version and its integrity hash, if asked to', () => {
    const pinned = { version: '1.2.3', integrity: 'sha384-abc' };
    const line = '<script async src="https://games.example/embed-1.2.3.js" integrity="sha384-abc" crossorigin="anonymous"></script>';
    const { script, element, mdx } = sharedTexts({ ...subject({}), pinned });
    expect(script).toBe(line);
    expect(element).toContain(line);
    expect(mdx).toContain(line);
    for (const target of ['mkdocs', 'sphinx', 'quarto', 'hugo'] as const)
      expect(linesFor(target, { ...subject({}), pinned })).toContain('embed-1.2.3.js');
    expect(linesFor('sphinx', { ...subject({}), pinned })).toContain('"integrity": "sha384-abc"');
  });

  test('is a command in one line, also of a text of several', () => {
    expect(drawLine(subject({ text: "a\nb: 'c'\\" }), 'x.png')).toBe(
      "npx grundyscope draw nim -p $'text=a\\nb: \\'c\\'\\\\' --format png > x.png",
    );
  });

  test('says the same in JSX', () => {
    for (const [s, answer] of [
      ['"><b>&', 'A & B {x} < "C"'],
      ['{1}', 'plain'],
      ["'\\u{41}`", undefined],
    ] as const) {
      const { mdx, element } = sharedTexts({ ...subject({ s }), answer });
      const react = { Fragment: null, h: (name: string, props: object, ...children: unknown[]) => ({ name, props, children }) };
      const code = ts.transpileModule(`(<>${mdx}</>)`, {
        compilerOptions: { jsx: ts.JsxEmit.React, jsxFactory: 'react.h', jsxFragmentFactory: 'react.Fragment' },
      });
      const tree = new Function('react', `return ${code.outputText}`)(react);
      const figure = tree.children.find((child: { name?: string }) => child?.name === 'grundy-scope');
      const attributes = Object.fromEntries([...element.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
      expect(figure.props.s).toBe(s);
      expect(figure.props.style).toEqual({ display: 'block', minHeight: 440 });
      expect(figure.props.game).toBe(attributes.game);
      const [link] = figure.children.filter((child: { name?: string }) => child?.name === 'a');
      expect(link.children.join('')).toContain(answer ?? '');
    }
  });

  test('keeps the room that the element takes', () => {
    for (const view of ['table', 'play', 'explain', 'judge'] as const) {
      const { element } = sharedTexts({ ...subject({}), route: { game: 'nim', parameters: {}, view } });
      expect(element).toContain(`min-height:${defaultHeight({ view }, 'basic')}px`);
    }
  });

  test('is told of in the guide with the same room', () => {
    const text = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');
    const guide = text('embedding.md');
    const rooms = (['table', 'play', 'explain', 'judge'] as const).map((view) => defaultHeight({ view }, 'basic'));
    const more = defaultHeight({ view: 'table' }, 'full') - defaultHeight({ view: 'table' }, 'basic');
    expect(text('reference/element.md')).toContain(`By view: ${rooms.join(', ')}; ${more} more with full controls`);
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
    expect(new Set(guide.match(/\d+\.\d+\.\d+/g))).toEqual(new Set([version]));
  });

  test('leaves long values out of addresses, and says which', () => {
    const { link, element } = sharedTexts(subject({ s: 'a'.repeat(2001) }));
    expect(link).toBe('https://games.example/#/nim?v=1');
    expect(element).toContain('a'.repeat(2001));
    expect(omittedFromLink(subject({ s: 'a'.repeat(2001) }).route)).toEqual(['s']);
  });

  test('any route comes back from its link and from its attributes', () => {
    const name = fc.constantFrom('heaps', 'max', 'misere', 'n', 's');
    const value = fc.string({ unit: 'grapheme', maxLength: 20 });
    const route = fc.record({
      parameters: fc.dictionary(name, value),
      view: fc.constantFrom('table', 'play', 'explain', 'judge'),
      state: fc.option(fc.constantFrom('3,5,7', '1'), { nil: undefined }),
    });
    fc.assert(
      fc.property(route, ({ parameters, view, state }) => {
        const given = { game: 'nim', parameters: { ...parameters }, view, ...(state && { state }) } as Parameters<typeof sharedHash>[0];
        expect(readRoute(sharedHash(given))).toEqual(given);
        expect(routeOf('nim', routeParts(given))).toEqual(given);
      }),
    );
  });
});
