// The lines of docs/builders.md in each builder's own site, built and while one develops, in Chromium. The table there is made of what is
// seen here: UPDATE_TABLE=1 writes it, and without that it has to be the same.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCommand } from '../../bin/module.mjs';
import { tableIn, tableOf } from '../docs_table.ts';
import { linesFor } from '../../web/figure/targets.ts';
import { launch, serve } from '../package/page.mjs';
import { builders, linesOf } from './builders.mjs';
import { project, serving } from './project.mjs';

const { command } = await loadCommand();
const answerOf = (n) => JSON.parse(Buffer.from(command(['answer', 'ungame', '-p', `n=${n}`]).out)).text;
const answers = { 1000: answerOf(1000), 60: answerOf(60) };
const picture = Buffer.from(command(['draw', 'ungame', '-p', 'n=1000', '--format', 'png']).out);

let browser;
let host;
let site;
beforeAll(async () => {
  browser = await launch();
  host = await serve(fileURLToPath(new URL('../../dist', import.meta.url)));
  site = `${host.origin}/`;
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const columns = ['build', 'develop', 'navigation', 'dark', 'print', 'console'];
const seen = new Map();

/** Answer of the figure in sight, once it is ready. */
async function answer(page, at, n) {
  const figure = page.locator(`${at} grundy-scope[n="${n}"]`).filter({ visible: true }).first();
  await figure.waitFor({ timeout: 60_000 });
  return figure.evaluate(async (one) => {
    await customElements.whenDefined('grundy-scope');
    one.scrollIntoView({ block: 'center' });
    await one.ready;
    return one.answer.text;
  });
}

const darkNow = (page, at) =>
  page.evaluate((at) => document.querySelector(`${at} grundy-scope`)?.shadowRoot?.querySelector('.scope')?.classList.contains('dark'), at);

/** Some buttons go through a third state, the system's. */
async function turns(page, { turn, at }, dark) {
  for (let tries = 0; tries < 3 && (await darkNow(page, at)) !== dark; ++tries) {
    await turn(page, dark);
    await expect.poll(() => darkNow(page, at), { timeout: 3000 }).toBe(dark).catch(() => {});
  }
  return (await darkNow(page, at)) === dark;
}

const onPaper = (at) => {
  const root = document.querySelector(`${at} grundy-scope`).shadowRoot;
  const shown = (selector) => [...root.querySelectorAll(selector)].some((one) => one.checkVisibility());
  return (shown('.print-table') || shown('.table-canvas')) && !shown('.table-bar');
};

/** A reader's visit: what was well. */
async function visit(address, builder) {
  const { at, go, links, theirs } = builder;
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  const errors = [];
  // An icon is the site's own affair.
  const note = (text) => /favicon/.test(text) || theirs?.test(text) || errors.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(`${message.text()} ${message.location().url}`));
  try {
    await page.goto(address, { timeout: 60_000 });
    const found = { first: await answer(page, at, 1000) };
    await go(page, links.there);
    found.second = await answer(page, at, 60);
    await go(page, links.back);
    found.again = await answer(page, at, 1000);
    found.dark = [await turns(page, builder, true), await turns(page, builder, false)];
    await page.emulateMedia({ media: 'print' });
    found.print = await page.evaluate(onPaper, at);
    return { ...found, errors };
  } finally {
    await context.close();
  }
}

const expected = { first: answers[1000], second: answers[60], again: answers[1000], dark: [true, true], print: true, errors: [] };

function note(name, column, found) {
  const row = seen.get(name) ?? {};
  seen.set(name, row);
  const good = (...names) => names.every((one) => JSON.stringify(found?.[one]) === JSON.stringify(expected[one]));
  row[column] = good('first');
  for (const [title, ...names] of [['navigation', 'second', 'again'], ['dark', 'dark'], ['print', 'print'], ['console', 'errors']])
    row[title] = (row[title] ?? true) && good(...names);
}

describe.each(builders)('$name', (builder) => {
  const { name, packages, settings, files, build, out = '.', serve: start, develop } = builder;
  let made;
  let hosted;
  beforeAll(async () => {
    made = project(name.toLowerCase().replace(/\W/g, ''), packages, settings);
    hosted = await serve(join(made.folder, out));
    const given = { picture, site, home: `${hosted.origin}/` };
    for (const [path, text] of Object.entries(files(linesOf(name, site), given))) made.put(path, text);
  });
  afterAll(async () => {
    await hosted?.close();
    made?.remove();
  });

  test(build ? 'as it is built' : 'as it stands', async () => {
    if (build) made.run(...build());
    let found;
    try {
      found = start ? await serving(made.folder, start, (address) => visit(address, builder)) : await visit(`${hosted.origin}/`, builder);
    } finally {
      note(name, 'build', found);
    }
    expect(found).toEqual(expected);
  });

  test.skipIf(!develop)('while one develops', async () => {
    let found;
    try {
      found = await serving(made.folder, develop, (address) => visit(address, builder));
    } finally {
      note(name, 'develop', found);
    }
    expect(found).toEqual(expected);
  });
});

test('what is made for Hugo says in Hugo what it was given', async () => {
  const made = project('hugo-lines', []);
  for (const given of ['n: 0..9 = 7\nmove k in {1, 2}: n -= k', 'a "quoted" \\ <b> & `word`\nof two lines', "plain & 'single'"]) {
    const route = { game: 'rules', parameters: { text: given }, view: 'table' };
    const subject = { route, site, title: 'Rules', more: [['caption', given]] };
    const [, shortcode, page] = linesFor('hugo', subject).match(/^<!--.*-->\n([\s\S]*)\n<!-- the page -->\n([\s\S]*)$/);
    made.put('config.yaml', 'disableKinds: [taxonomy, term, RSS, sitemap]\n');
    made.put('layouts/shortcodes/grundyscope.html', shortcode);
    made.put('layouts/index.html', '{{ .Content }}');
    made.put('content/_index.md', `---\ntitle: Made\n---\n\n${page}\n`);
    made.run('hugo', '--quiet');
    const shown = await browser.newPage({ javaScriptEnabled: false });
    await shown.setContent(readFileSync(join(made.folder, 'public/index.html'), 'utf8'));
    const attributes = shown.locator('grundy-scope');
    for (const [name, value] of [['text', given], ['caption', given], ['style', 'display:block;min-height:440px']])
      expect([name, await attributes.getAttribute(name)]).toEqual([name, value]);
    await shown.close();
  }
  made.remove();
});

test('the documentation says so', () => {
  const word = (good) => (good === undefined ? '—' : good ? 'works' : 'does not');
  const table = tableOf(
    columns,
    builders.map(({ name }) => [name, columns.map((column) => word(seen.get(name)?.[column]))]),
  );
  const written = tableIn('builders.md', 'seen to work');
  if (process.env.UPDATE_TABLE === '1') written.write(table);
  expect(written.read(), 'run this test with UPDATE_TABLE=1 if the change is meant').toBe(table);
});
