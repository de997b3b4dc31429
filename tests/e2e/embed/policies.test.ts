// Figures under the policies of pages: nonces, integrity hashes, isolation, Trusted Types. Each page has a game, a rule text and methods,
// of which the last two come from files beside the script.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { oneIn } from '../../web/length.js';
import { dist } from '../server.js';
import { open, type Seen, stage, tag } from './harness.js';

const on = stage();
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };
const hashOf = (file: string) => readFileSync(`${dist}${file}-${version}.js.integrity`, 'utf8').trim();

afterEach(() => {
  on.pages.host.headers = {};
  on.pages.host.fault = undefined;
});

const rules = 'game="rules" text="n: 0..30 = 10; move k in 1..3: n -= k"';
const figures = [`game="nim"`, rules, 'game="nim" view="how"'].map((one) => tag(`${one} reveal="load"`)).join('');
const wasm = "'wasm-unsafe-eval'; worker-src blob:";
const cors = { 'access-control-allow-origin': '*' };

interface Case {
  /** Attributes of the script. */
  script?: string;
  file?: string;
  csp?: () => string;
  /** More headers of the page, and those of the site. */
  headers?: Record<string, string>;
  site?: Record<string, string>;
}

async function opened({ script = '', file = 'embed.js', csp, headers = {}, site = {} }: Case): Promise<Seen> {
  on.pages.host.headers = site;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><script ${script} src="${on.pages.site}${file}"></script><body>${figures.replaceAll(/ style="[^"]*"/g, '')}`;
  const seen = await open(on.browser, on.pages.put(html, { ...headers, ...(csp && { 'content-security-policy': csp() }) }));
  await seen.page.waitForFunction(() => customElements.get('grundy-scope'));
  return seen;
}

/** Of each figure, its state, and the reason if there is one. */
const states = ({ page }: Seen) =>
  page.locator('grundy-scope').evaluateAll((all) =>
    all.map((one) => {
      const scope = one.shadowRoot?.querySelector<HTMLElement>('.scope');
      return scope?.querySelector('.reason')?.textContent || scope?.dataset.state;
    }),
  );

const policy =
  (scripts: string, rest = '') =>
  () =>
    `default-src 'self'; script-src ${scripts} ${wasm}; style-src 'self'; ${rest}`;
const origin = () => new URL(on.pages.site).origin;
const sri = (file: string) => `crossorigin="anonymous" integrity="${hashOf(file)}"`;
const enforced = "require-trusted-types-for 'script'";

const drawn: [string, () => Case][] = [
  ['a nonce alone', () => ({ script: 'nonce="abc"', csp: policy("'nonce-abc'") })],
  ['a nonce alone, module', () => ({ script: 'nonce="abc" type="module"', file: 'embed.mjs', csp: policy("'nonce-abc'"), site: cors })],
  ['a nonce and strict-dynamic', () => ({ script: 'nonce="abc"', csp: policy("'nonce-abc' 'strict-dynamic'") })],
  ['COEP, with crossorigin', () => ({ script: 'crossorigin', headers: { 'cross-origin-embedder-policy': 'require-corp' }, site: cors })],
  [
    'COEP, the site allows it',
    () => ({
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
      site: { 'cross-origin-resource-policy': 'cross-origin' },
    }),
  ],
  [
    'COEP, module',
    () => ({ script: 'type="module"', file: 'embed.mjs', headers: { 'cross-origin-embedder-policy': 'require-corp' }, site: cors }),
  ],
  ['COEP without credentials', () => ({ headers: { 'cross-origin-embedder-policy': 'credentialless' } })],
  ['integrity', () => ({ script: sri('embed'), file: `embed-${version}.js`, site: cors })],
  [
    'integrity in the policy',
    () => ({
      script: sri('embed'),
      file: `embed-${version}.js`,
      csp: policy(['embed', 'how', 'lab'].map((file) => `'${hashOf(file)}'`).join(' ')),
      site: cors,
    }),
  ],
  ['Trusted Types', () => ({ csp: () => policy(origin(), `${enforced}; trusted-types grundyscope`)() })],
  ['Trusted Types, any name', () => ({ csp: () => policy(origin(), enforced)() })],
];

test.each(drawn.filter(oneIn(4)))('%s: all is drawn, in silence', async (_, given) => {
  const seen = await opened(given());
  await expect.poll(() => states(seen)).toEqual(['shown', 'shown', 'shown']);
  await seen.page.locator('.how-methods').waitFor();
  expect(seen.errors).toEqual([]);
  expect(seen.warnings).toEqual([]);
  await seen.page.close();
});

test.each<[string, () => Case, RegExp]>([
  [
    'a policy that allows the script alone',
    () => ({ csp: () => policy(`${on.pages.site}embed.js`)() }),
    /The script http\S+\/lab-[\d.]+\.js could not be loaded\..*CSP/,
  ],
  [
    'Trusted Types without our name',
    () => ({ csp: () => policy(origin(), `${enforced}; trusted-types other`)() }),
    /has to allow grundyscope in trusted-types/,
  ],
])('%s: the reason says what to allow', async (_, given, reason) => {
  const seen = await opened(given());
  await expect.poll(async () => (await states(seen))[1]).toMatch(reason);
  await seen.page.close();
});

const others: [string, () => Promise<void>][] = [];
const add = (...given: (typeof others)[number]) => void others.push(given);

add('what comes from beside the script has its version, and its integrity hash where the script has one', async () => {
  const seen = await opened({ script: sri('embed'), file: `embed-${version}.js`, site: cors });
  await expect.poll(() => states(seen)).toEqual(['shown', 'shown', 'shown']);
  const scripts = await seen.page.evaluate(() =>
    [...document.scripts].map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin]),
  );
  for (const name of ['how', 'lab']) {
    const [script] = scripts.filter(([src]) => src?.startsWith(`${on.pages.site}${name}-${version}.js?`));
    expect(script?.slice(1)).toEqual([hashOf(name), 'anonymous']);
  }
  await seen.page.close();
});

add('without the files beside it: the reason names the file, and the table stands for the methods', async () => {
  on.pages.host.fault = (path) => (/\/(how|lab)\b/.test(path) ? 'missing' : undefined);
  const seen = await opened({});
  await expect.poll(() => states(seen)).toEqual(['shown', expect.stringMatching(/\/lab-[\d.]+\.js could not be loaded/), 'shown']);
  expect(seen.warnings.join()).toMatch(/\/how-[\d.]+\.js could not be loaded/);
  await seen.page.close();
});

add('copies under the plain names do as well', async () => {
  on.pages.host.fault = (path) => (/\/(how|lab)-/.test(path) ? 'missing' : undefined);
  const seen = await opened({});
  await expect.poll(() => states(seen)).toEqual(['shown', 'shown', 'shown']);
  await seen.page.locator('.how-methods').waitFor();
  await seen.page.close();
});

add('a file that is another one is not run where the script has an integrity hash', async () => {
  on.pages.host.fault = (path) => (/\/lab\b/.test(path) ? (content) => `${content}\nvar changed = 1;` : undefined);
  const seen = await opened({ script: sri('embed'), file: `embed-${version}.js`, site: cors });
  await expect.poll(async () => (await states(seen))[1]).toMatch(/lab-[\d.]+\.js could not be loaded/);
  expect(await seen.page.evaluate(() => 'changed' in window)).toBe(false);
  await seen.page.close();
});

for (const [title, run] of others.filter(oneIn(2))) test(title, run);
