// Pages whose elements hide what scripts look for (`<img name="createElement">`, `<form name="body">`, a form around a figure with fields
// named like its methods), and whose scripts add properties to all objects and arrays. Figures draw there as on any page.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, stage, tag } from './harness.js';

const on = stage();

/** Names of everything that an interface of the browser and those that it extends have. */
const namesOf = (page: Page, face: 'HTMLDocument' | 'HTMLFormElement'): Promise<string[]> =>
  page.evaluate((face) => {
    const names = new Set<string>();
    for (let at: object = window[face].prototype; at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    return [...names];
  }, face);

const figures = [
  'game="nim" heaps="3,5,7" controls="full"',
  'game="kayles" view="play"',
  'game="bachet" view="explain"',
  'game="nim" view="judge"',
  'game="bachet" view="how"',
  'game="rules" text="n: 0..30 = 8; move k in 1..3: n -= k"',
  'game="graph"',
  'game="value" text="{2|0} + *"',
].map((one) => tag(`${one} reveal="load"`, 300));

/** Outcomes of all figures of a page: the page's own ways to find them are hidden. */
const outcomes = (page: Page) =>
  page.evaluate(async () => {
    const all = Document.prototype.querySelectorAll.call(document, 'grundy-scope') as NodeListOf<
      Element & { ready: Promise<{ outcome: string }> }
    >;
    return Promise.all([...all].map((one) => one.ready.then(({ outcome }) => outcome, String)));
  });

async function drawn(script: string, around: (figures: string) => string) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><body>${around(figures.join(''))}
    <script>${script}</script><script src="${on.pages.site}embed.js"></script>`;
  const { page, errors } = await open(on.browser, on.pages.put(html));
  const found = await outcomes(page);
  const colours = await page.evaluate(() => {
    const scope = (Document.prototype.querySelector.call(document, 'grundy-scope') as Element).shadowRoot as ShadowRoot;
    const canvas = scope.querySelector('canvas') as HTMLCanvasElement;
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  await page.close();
  return { found, errors, painted: colours > 2 };
}

test('figures draw where elements are named like properties of the document, of its elements and of the window', async () => {
  const plain = await drawn('', (figures) => figures);
  expect(plain.found.every((outcome) => /^[NPD]$/.test(outcome))).toBe(true);
  expect(plain).toMatchObject({ errors: [], painted: true });
  const { page } = await open(on.browser, on.pages.put('<!doctype html>'));
  const images = (await namesOf(page, 'HTMLDocument')).map((name) => `<img name="${name}" alt="">`);
  const fields = (await namesOf(page, 'HTMLFormElement')).map((name) => `<input name="${name}" hidden>`);
  const ids = ['grundyscopeHow', 'grundyscopeLab', 'grundyscopeMore', 'grundyscopeValue', 'trustedTypes'].map((id) => `<p id="${id}">`);
  await page.close();
  expect(images.length).toBeGreaterThan(200);
  const forms = ['body', 'head', 'documentElement'].map((name) => `<form name="${name}"></form>`);
  const others = [...images, ...forms, ...ids].join('');
  expect(await drawn('', (figures) => `${others}<form lang="en">${fields.join('')}${figures}</form>`)).toEqual(plain);
});

test('figures draw where all objects and arrays have more properties', async () => {
  const plain = await drawn('', (figures) => figures);
  const more = `for (const one of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
    one.extra = function () { return this; };
    Object.assign(one, { each() {}, extend: null, count: 3, label: 'text', items: [1, 2], nothing: undefined, 'with space': {} });
  }`;
  expect(await drawn(more, (figures) => figures)).toEqual(plain);
});
