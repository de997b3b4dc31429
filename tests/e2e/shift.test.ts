// Nothing moves on a page that opens: layout shift as browsers count it (Layout Instability API), on a network where each file takes a
// while, and on processors that are slower than those of who wrote the page.
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byLength, oneIn } from '../web/length.js';
import { plain, stage } from './embed/harness.js';
import { type Surroundings, shiftOf } from './layout_shift.js';

const on = stage();
const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const foldersOf = (path: string) =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

const sizes: [string, BrowserContextOptions][] = [
  ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
];
/** How often the page's processor is slower, and how much later its workers answer, in ms. A short run leaves the slowest out. */
const speeds = (
  [
    ['at full speed', 1, 0],
    ['four times slower', 4, 200],
    ['six times slower', 6, 400],
  ] as const
).slice(0, byLength(2, 3));

/** Selectors of what a page has once its views are there. */
const STANDS = 'grundy-table[painted], .view .on-stage';

interface Opened {
  name: string;
  /** From the site's folder. */
  path: string;
  done: string;
}

const views = ['play', 'explain', 'how', 'judge'];
const labViews = ['table', 'board', 'play', 'explain', 'formula', 'program', 'judge'];

const games = foldersOf('cpp/games').map((game): Opened => ({ name: game, path: `index.html#/${game}`, done: STANDS }));
const inViews = (some: readonly string[]) =>
  some.flatMap((game) =>
    views.map((view): Opened => ({ name: `${game}, opened at ${view}`, path: `index.html#/${game}?view=${view}`, done: STANDS })),
  );
const standing = ['nim', 'ungame', 'bachet'];
const inSomeViews = inViews(standing);
const inOtherViews = inViews(foldersOf('cpp/games').filter((game) => !standing.includes(game)));
const ownPages = ['nim', 'ungame', 'dominoes'].map((game): Opened => ({ name: `${game}/`, path: `${game}/`, done: STANDS }));

/** Addresses that name more than a game and a view. */
const addresses = [
  'nim?at=3,4',
  'nim?at=3,4&view=explain',
  'nim?heaps=3,5,7,9',
  'nim?heaps=x',
  'nim?with=kayles',
  'kayles?at=5,0',
  'bachet?at=7,0',
].map((address): Opened => ({ name: address, path: `index.html#/${address}`, done: STANDS }));

/** The rules of a text of the library, without what the library knows of it. */
const rulesOf = (name: string) => file(`web/lab/gallery/${name}.game`).replace(/^# .*\n/gm, '');
/** A text of each kind: sequences, rows, boards, graphs, of Left and Right, of a contest, long, wrong. */
const texts = {
  sequence: rulesOf('dawsons-kayles'),
  code: '0.137',
  row: rulesOf('end-nim'),
  board: rulesOf('domineering'),
  graph: rulesOf('cop-and-robber'),
  values: rulesOf('amazons'),
  table: rulesOf('partizan-subtraction'),
  contest: file('tests/contests/a-simple-game.game'),
  long: file('web/lab/gallery/fibonacci-nim.game'),
  wrong: 'n = 20\nmove take k in 1..n: n -> n - q\n',
  empty: '',
};
const inLab = (name: string, more: string, done = '.lab-rules'): Opened => ({
  name: `lab, ${name}`,
  path: `lab/index.html${more && `#/rules?${more}`}`,
  done,
});
const textIn = (text: keyof typeof texts) => `text=${encodeURIComponent(texts[text])}`;
const lab: Record<string, Opened> = {
  first: inLab('its first text', '', 'grundy-table[painted]'),
  cell: inLab('a cell of a table with values', `${textIn('table')}&at=4,3`, 'grundy-table[painted]'),
  values: inLab('a long value', textIn('values')),
  means: inLab('means', `${textIn('board')}&view=play`),
  formula: inLab('a formula', `${textIn('sequence')}&view=formula&formula-outcome=${encodeURIComponent('n % 4 == 0')}`),
  refused: inLab('a parameter that is refused', `${textIn('sequence')}&n=x`),
};
const labTexts = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((text) =>
  labViews.map((view) => inLab(`${text}, opened at ${view}`, `${textIn(text)}&view=${view}`)),
);

const chapters = foldersOf('book').map(
  (chapter): Opened => ({ name: `book/${chapter}/`, path: `book/${chapter}/`, done: '.site-head nav' }),
);
const others: Opened[] = [
  { name: 'the book', path: 'book/index.html', done: '.site-head nav' },
  { name: 'a page of the library', path: 'games/wythoff/', done: 'button.theme:not([hidden])' },
  { name: 'values', path: 'value/index.html', done: 'main h1' },
  { name: 'the page that makes figures', path: 'figure/index.html', done: '#maker-parameters ~ grundy-form .field' },
  { name: 'how to embed', path: 'embed.html', done: 'body *' },
];
const spanish: Opened[] = [
  { name: 'el libro', path: 'book/es/index.html', done: '.site-head nav' },
  { name: 'un juego de la biblioteca', path: 'games/es/wythoff/', done: 'button.theme:not([hidden])' },
  ...[...games, ...others.slice(2), ...Object.values(lab)].map((one) => ({ ...one, name: `${one.name}, en español` })),
];

/** Larger than its room. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="660"><rect width="900" height="660" fill="teal"/></svg>';
const still = { shift: 0, moved: [] };

const full = byLength(false, true);
/** At full length pages are opened beside each other: there are more than a thousand. */
const pageTest = full ? test.concurrent : test;

// At full length each page at each size and speed. Else some games and views at full speed, and the lab on a slower processor.
describe.each(sizes)('on %s', (size, options) => {
  describe.each(speeds)('%s', (speed, slower, late) => {
    const surroundings: Surroundings = { options, slower, late };
    const fast = speed === 'at full speed';
    const byTurns = (all: readonly Opened[]) =>
      fast || full ? all.filter((one, i) => oneIn(4)(one, i + (size === 'a phone' ? 0 : 2))) : [];
    const chosen = [
      ...byTurns(games),
      ...byTurns(inSomeViews),
      ...byTurns(ownPages),
      ...(full ? [...inOtherViews, ...addresses, ...Object.values(lab), ...labTexts, ...chapters, ...others, ...spanish] : []),
      ...(full || speed !== 'four times slower' ? [] : [lab.first, lab.cell, addresses[0]]),
    ].filter((one) => one !== undefined);

    pageTest.each(chosen)('$name', async ({ name, path, done }) => {
      const where = name.endsWith('en español') ? { ...surroundings, options: { ...options, locale: 'es' } } : surroundings;
      expect(await shiftOf(on.browser, on.pages.site + path, where, done)).toEqual(still);
    });

    if (!fast && !full) return;

    test('home', async () => {
      const last = size === 'a phone' ? 'zoom' : 'rules';
      expect(await shiftOf(on.browser, on.pages.site, surroundings, `.wonder-${last} grundy-table[painted]`)).toEqual(still);
    });

    test.each([
      ['lab', 'grundy-table[painted]'],
      ['games', '.picture[data-painted]'],
    ])('%s/', async (folder, done) => {
      expect(await shiftOf(on.browser, `${on.pages.site}${folder}/index.html`, surroundings, done)).toEqual(still);
    });

    const figures = [...file('docs/embedding.md').matchAll(/```html\n([\s\S]*?)```/g)].flatMap(
      ([, text = '']) => text.match(/<grundy-scope[\s\S]*?<\/grundy-scope>/g) ?? [],
    );

    test('the figures of the documentation', async () => {
      expect(figures.length).toBeGreaterThan(2);
      for (const figure of figures) {
        const address = on.pages.put(plain(on.pages.site, figure));
        const shown = 'grundy-scope .scope[data-state="shown"]';
        expect(await shiftOf(on.browser, address, surroundings, shown, { '/ungame.png': picture }), figure).toEqual(still);
      }
    });
  });
});
