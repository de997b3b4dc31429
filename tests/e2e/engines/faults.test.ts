// Faults around a page, in every engine: files that do not come or come wrong, a full storage, addresses of a megabyte, messages
// from strangers, a canvas that is lost. The page says what happened, keeps what is there, and goes on.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { byLength } from '../../web/length.js';
import { type Fault, type Host, serve, subPath } from '../server.js';
import { calm, inEveryEngine, inked, painted, patient, press, visibleText } from './pages.js';

let host: Host;
beforeAll(async () => {
  host = await serve();
  host.fault = calm;
});
afterAll(() => host.stop());
afterEach(() => {
  host.fault = calm;
});

inEveryEngine(({ open: openAt, test }) => {
  const open = (hash: string) => openAt(`${host.origin}${subPath}${hash}`);

  const faults: [string, RegExp, Fault][] = [
    ['the solver is missing', /\.wasm$/, 'missing'],
    ['the solver is cut off', /\.wasm$/, 'cut'],
    ['a page comes instead of the solver', /\.wasm$/, 'page'],
    ['the worker is missing', /worker[^/]*\.js$/, 'missing'],
    ['the worker is cut off', /worker[^/]*\.js$/, 'cut'],
  ];
  for (const [name, file, fault] of faults)
    test(`${name}: said, and once it is there the page goes on`, async () => {
      host.fault = (path) => (file.test(path) ? fault : calm(path));
      const page = await open('#/nim?heaps=3,4');
      await expect.poll(() => visibleText(page), patient).toMatch(/The solver (could not be started|stopped)/);
      host.fault = calm;
      await press(page, 'Try again');
      await expect.poll(() => painted(page), patient).toBe(1);
      expect(await page.evaluate(() => location.hash)).toBe('#/nim?heaps=3,4');
      await expect.poll(() => visibleText(page), patient).toContain('The first player wins in 7 moves');
    });

  test('a full storage takes nothing away', async () => {
    const first = await open('');
    await first.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let size = 1 << 22; size >= 1; size >>= 1) {
          try {
            for (let i = 0; i < 20; ++i) storage.setItem(`full-${size}-${i}`, 'x'.repeat(size));
          } catch {}
        }
      }
    });
    const page = await open('#/nim?heaps=3,4');
    await expect.poll(() => painted(page), patient).toBe(1);
    // Nothing is kept, and what is chosen is chosen all the same.
    for (const theme of ['light', 'dark']) {
      await page.evaluate(() => document.querySelector<HTMLElement>('button.theme')?.click());
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
    }
    expect(page.errors).toEqual([]);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

  test('addresses of a megabyte are read, or refused in words', async () => {
    for (const hash of [
      `#/nim?heaps=${'1,'.repeat(byLength(40_000, 500_000))}1`,
      `#/nim?heaps=${'x'.repeat(1_000_000)}`,
      `#/nim?${'y'.repeat(500_000)}=1`,
      `#/nim?${Array.from({ length: 20_000 }, (_, i) => `y${i}=1`).join('&')}`,
      `#/${'z'.repeat(1_000_000)}`,
    ]) {
      const page = await open(hash);
      await expect.poll(() => visibleText(page), patient).toMatch(/expected|There is no game|wins in/);
      expect((await visibleText(page)).length).toBeLessThan(20_000);
      expect(page.errors).toEqual([]);
    }
  });

  test('links of strangers: no name they wrote acts, and no text makes the page wait', async () => {
    const names = [
      'style=position:fixed',
      'onclick=alert(1)',
      'a%20b=1',
      'x%3E%3Cscript%20src%3D%2F%2Fevil.example%2F%3E%3Cy=1',
      'constructor=1',
    ];
    const maker = await open(`figure/index.html#/nim?heaps=3,5,7&${names.join('&')}`);
    const figure = () =>
      maker.evaluate(() => [...(document.querySelector('grundy-scope')?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`));
    await expect.poll(figure, patient).toContain('heaps=3,5,7');
    expect((await figure()).filter((name) => /alert|fixed|evil|^a/.test(name))).toEqual([]);
    const lines = await maker.evaluate(() =>
      [...document.querySelectorAll('textarea, pre')].map((lines) => (lines as HTMLTextAreaElement).value ?? lines.textContent).join(),
    );
    expect(lines).toContain('heaps="3,5,7"');
    expect(lines).not.toMatch(/alert|fixed|evil/);
    // The policy had nothing to stop. Loads that a page before did not end may be reported here, too.
    expect(maker.errors.join('\n')).not.toMatch(/policy/i);
    const game = 'n: 0..9 = 7\nmove k in 1..3: n -= k';
    for (const text of [`# sample:${' '.repeat(12_000)}x\n${game}`, `# ${`a${' '.repeat(40)}`.repeat(450)}\n${game}`]) {
      const page = await open(`lab/index.html#/rules?text=${encodeURIComponent(text)}`);
      await expect.poll(() => visibleText(page), patient).toContain('The first player wins');
    }
  });

  test('messages from strangers change nothing', async () => {
    const page = await open('#/nim?heaps=3,4');
    await expect.poll(() => painted(page), patient).toBe(1);
    // Parts of the page still come: what is compared is there with the table and the answer.
    const shown = () =>
      page.evaluate(() => {
        const text = (part: string) => document.querySelector<HTMLElement>(part)?.innerText;
        const { theme = 'none' } = document.documentElement.dataset;
        return [location.href, theme, text('h1'), text('.answer'), document.querySelectorAll('grundy-table[painted]').length];
      });
    await expect.poll(async () => (await shown())[3], patient).toMatch(/wins/);
    const before = await shown();
    await page.evaluate(() => {
      const strange: unknown[] = [null, 0, 'x', [], {}, { kind: 'result', call: 1, result: {} }, { kind: 'crashed', text: 'x' }];
      for (const type of ['grundyscope:theme', 'grundyscope:height', 'grundyscope:cell']) {
        for (const value of [undefined, null, 7, '<b>', {}, Number.NaN]) strange.push({ type, theme: value, height: value, cell: value });
      }
      for (const message of strange) window.postMessage(message, '*');
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await shown()).toEqual(before);
    expect(page.errors).toEqual([]);
  });

  test('a canvas that is lost is drawn again', async () => {
    const page = await open('#/nim?heaps=3,4');
    await expect.poll(() => painted(page), patient).toBe(1);
    await expect.poll(() => inked(page), patient).toBeGreaterThan(1000);
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('grundy-table canvas');
      canvas?.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
      canvas?.dispatchEvent(new Event('contextrestored'));
    });
    await expect.poll(() => inked(page), patient).toBeGreaterThan(1000);
  });
});
