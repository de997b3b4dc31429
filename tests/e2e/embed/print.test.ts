// Figures on paper: pictures with their titles and links, also those that nobody has come near; no tools, and the colours of the day.
import { expect, test } from 'vitest';
import { allReady, open, plain, stage, tag } from './harness.js';

const on = stage();

const far = '<div style="height:6000px"></div>';

/** Parts of a figure on paper. */
const printed = (index: number) => {
  const root = document.querySelectorAll('grundy-scope')[index]?.shadowRoot;
  const shown = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].some((one) => one.checkVisibility());
  const words = root?.querySelector<HTMLElement>('.panel-print');
  return {
    words: words?.checkVisibility() ? words.innerText : '',
    picture: shown('.print-table') || shown('.table-canvas'),
    tools: shown('.table-bar') || shown('.table-reading') || shown('.panel-link') || shown('.sections'),
    paper: root ? getComputedStyle(root.querySelector('.scope') as Element).backgroundColor : '',
    scheme: root ? getComputedStyle(root.querySelector('.scope') as Element).colorScheme : '',
  };
};

test('figures print as pictures with their titles and links, wherever they stand', async () => {
  const figures = `${tag('game="kayles"')}${tag('game="nim" controls="full"', 560)}${far}${tag('game="knights"')}`;
  const { page, errors } = await open(on.browser, on.pages.put(plain(on.pages.site, figures)), { colorScheme: 'dark' });
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('grundy-scope')].slice(0, 2).map((one) => (one as unknown as { ready: Promise<unknown> }).ready),
    ),
  );
  expect((await page.evaluate(printed, 2)).picture).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await allReady(page);
  for (const [index, title, game] of [
    [0, 'Kayles', 'kayles'],
    [1, 'Nim', 'nim'],
    [2, 'Knights', 'knights'],
  ] as const) {
    const { words, ...rest } = await page.evaluate(printed, index);
    expect(words).toContain(title);
    expect(words).toContain(`${on.pages.site}#/${game}`);
    expect(rest).toEqual({ picture: true, tools: false, paper: 'rgb(255, 255, 255)', scheme: 'light' });
  }
  expect(errors).toEqual([]);
  await page.close();
});

/**
 * Presses keys on a page whose one figure is far away, and tells what was printed; of the timer that ends the wait, the test is the clock.
 */
const keys = async (patient: boolean) => {
  const figure = document.querySelector('grundy-scope') as unknown as { answer: unknown; ready: Promise<unknown> };
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
  const { setTimeout: timer } = window;
  window.setTimeout = ((call: () => void, wait: number) => {
    if (wait !== 10_000) return timer(call, wait);
    if (!patient) call();
    return 0;
  }) as typeof setTimeout;
  const prints: boolean[] = [];
  let done = () => {};
  const printing = new Promise<void>((resolve) => {
    done = resolve;
  });
  window.print = () => {
    prints.push(figure.answer !== undefined);
    done();
  };
  const other = press('o');
  const first = press('p');
  await printing;
  const second = press('p');
  await figure.ready;
  return { other, first, second, prints };
};

// True of a key: the browser goes on.
test.each([
  ['waits for figures that nobody has come near, and for nothing else', true],
  ['waits no longer than anybody would', false],
])('the key that prints %s', async (_, patient) => {
  const { page } = await open(on.browser, on.pages.put(plain(on.pages.site, `<input>${far}${tag('game="knights"')}`)));
  await page.waitForFunction(() => customElements.get('grundy-scope') !== undefined);
  expect(await page.evaluate(keys, patient)).toEqual({ other: true, first: false, second: true, prints: [patient] });
  await page.close();
});
