// <grundy-scope> itself: when it starts, what it tells, what it takes, and that it leaves nothing behind.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allReady, countsOf, leafThrough, open, openFigures, plain, stage, tag } from './harness.js';

const on = stage();

const openWith = (figures: string, options?: Parameters<typeof open>[2]) => openFigures(on, figures, options);

type Scope = HTMLElement & {
  ready: Promise<{ text: string } | undefined>;
  engine: unknown;
  answer: { text: string } | undefined;
  link: string;
  select(cell?: [number, number]): void;
  save(kind: string, options?: object): Promise<Blob>;
  reset(): void;
};

const state = (page: Page, selector = 'grundy-scope') =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>('.scope')?.dataset.state);

describe('starting', () => {
  test('ten figures use one worker and one compiled module', async () => {
    const ids = ['dominoes', 'tabgame', 'ungame', 'bachet', 'nim', 'knights', 'the-game', 'stone-game', 'exponential-game', 'bobs-game'];
    const { page, errors } = await openWith(ids.map((id) => tag(`game="${id}"`)).join('\n'));
    await leafThrough(page);
    await allReady(page);
    expect(await page.locator('grundy-scope grundy-table[painted]').count()).toBe(10);
    expect(await countsOf(page)).toMatchObject({ workers: 1, compiled: 1, moved: [] });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('what is far from the window starts nothing', async () => {
    const { page } = await openWith(`<div style="height:4000px"></div>${tag('game="nim"')}`);
    await page.waitForTimeout(700);
    expect(await countsOf(page)).toMatchObject({ workers: 0, compiled: 0 });
    expect(await state(page)).toBe('waiting');
    await page.locator('grundy-scope').scrollIntoViewIfNeeded();
    await page.waitForSelector('grundy-table[painted]');
    expect(await countsOf(page)).toMatchObject({ workers: 1, compiled: 1 });
    await page.close();
  });

  test('reveal="interaction" waits to be asked, with the fallback in sight', async () => {
    const { page } = await openWith(tag('game="nim" reveal="interaction"', 440, '<p id="fallback">Ask me.</p>'));
    await page.waitForTimeout(400);
    expect(await countsOf(page)).toMatchObject({ workers: 0, compiled: 0 });
    expect(await page.locator('#fallback').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Show the figure' }).click();
    await allReady(page);
    expect(await page.locator('#fallback').isVisible()).toBe(false);
    await page.close();
  });

  test('one that is taken out before it starts takes no engine', async () => {
    const { page, errors } = await openWith('');
    await page.evaluate(async () => {
      await customElements.whenDefined('grundy-scope');
      const figure = document.createElement('grundy-scope');
      figure.setAttribute('game', 'nim');
      figure.setAttribute('reveal', 'load');
      document.body.append(figure);
      figure.remove();
    });
    await page.waitForTimeout(500);
    expect(await countsOf(page)).toMatchObject({ workers: 0, compiled: 0 });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('one that was removed and put elsewhere goes on; all removed, nothing is left', async () => {
    const { page, errors } = await openWith(`${tag('game="nim" id="one"')}<section></section>${tag('game="ungame" n="100"')}`);
    await leafThrough(page);
    await allReady(page);
    await page.evaluate(async () => {
      const one = document.querySelector('#one') as Scope;
      document.querySelector('section')?.append(one);
      await one.ready;
    });
    await page.waitForSelector('#one grundy-table[painted]');
    expect(await countsOf(page)).toMatchObject({ workers: 1, terminated: 0 });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('grundy-scope')) one.remove();
    });
    await expect.poll(() => countsOf(page)).toMatchObject({ workers: 1, terminated: 1 });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('what comes and goes before it has started leaves nothing behind', async () => {
    const { page, errors } = await openWith('<main></main>');
    await page.evaluate(async () => {
      const main = document.querySelector('main') as HTMLElement;
      for (let i = 0; i < 20; i++) {
        main.innerHTML = '<grundy-scope game="nim" reveal="load"></grundy-scope>';
        await new Promise((resolve) => setTimeout(resolve, i * 5));
        main.innerHTML = '';
      }
    });
    await expect.poll(async () => (await countsOf(page)).workers - (await countsOf(page)).terminated).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('what it tells', () => {
  test('ready, change and progress; select, save, reset, answer, link, engine', async () => {
    const { page } = await openWith(`<script>
      var events = [];
      addEventListener('DOMContentLoaded', () => {
        for (const name of ['ready', 'change', 'error', 'progress'])
          document.querySelector('grundy-scope').addEventListener(name, ({ detail }) => events.push([name, detail]));
      });
    </script>${tag('game="nim" heaps="3,5,7" max="40"')}`);
    const found = await page.evaluate(async () => {
      const one = document.querySelector('grundy-scope') as Scope;
      await one.ready;
      while (!one.answer) await new Promise((resolve) => setTimeout(resolve, 20));
      one.select([3, 5]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const files = await Promise.all(['png', 'svg', 'csv'].map(async (kind) => (await one.save(kind)).type));
      const linked = one.link;
      one.reset();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return {
        answer: one.answer.text,
        files,
        linked,
        after: one.link,
        engine: typeof one.engine,
        events: (window as unknown as { events: [string, never][] }).events,
      };
    });
    expect(found.answer).toBe('The first player wins in 15 moves');
    expect(found.files).toEqual(['image/png', 'image/svg+xml', 'text/csv']);
    expect(found.linked).toBe(`${on.pages.site}#/nim?v=1&heaps=3,5,7&max=40&at=3,5`);
    expect(found.after).toBe(`${on.pages.site}#/nim?v=1&heaps=3,5,7&max=40`);
    expect(found.engine).toBe('object');
    const names = found.events.map(([name]) => name);
    expect(names.filter((name) => name === 'ready')).toHaveLength(1);
    expect(names).not.toContain('error');
    expect(found.events.find(([name]) => name === 'change')?.[1]).toMatchObject({ game: 'nim', view: 'table', cell: [3, 5] });
    await page.close();
  });

  // The methods are shown with an answer of their own.
  test.each(['table', 'judge'])('`ready` waits for the answer of a picture that is shown before it, with view="%s"', async (view) => {
    const { page, errors } = await open(on.browser, on.pages.put(plain(on.pages.site, '')));
    const texts = await page.evaluate(async (shown) => {
      // The patience that shows pictures without their answer ends at once; answers come late.
      const { setTimeout: timer } = window;
      window.setTimeout = ((call: () => void, wait: number) => timer(call, wait === 150 ? 0 : wait)) as typeof setTimeout;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }, ...rest: []) {
        if (message.kind === 'answer') timer(() => postMessage.call(this, message, ...rest), 500);
        else postMessage.call(this, message, ...rest);
      };
      const figure = document.createElement('grundy-scope') as unknown as Scope & HTMLElement;
      figure.setAttribute('game', 'knights');
      figure.setAttribute('view', shown);
      let early = false;
      const watch = setInterval(() => {
        early ||= figure.shadowRoot?.querySelector<HTMLElement>('.scope')?.dataset.state === 'shown' && figure.answer === undefined;
      }, 10);
      document.body.append(figure);
      const ready = await figure.ready;
      clearInterval(watch);
      return { ready: ready?.text, answer: figure.answer?.text, early };
    }, view);
    expect(texts.ready).toContain('wins');
    expect(texts).toEqual({ ready: texts.ready, answer: texts.ready, early: true });
    expect(errors).toEqual([]);
    await page.close();
  });

  test.each(['table', 'play', 'explain'])('`ready` and `answer` are of the attributes as they stand, with view="%s"', async (view) => {
    const { page } = await openWith(tag(`game="bachet" take="1,2,3" n="20" width="10" view="${view}"`));
    const found = await page.evaluate(async () => {
      const one = document.querySelector('grundy-scope') as Scope & HTMLElement & { answer?: { text: string } };
      const out: unknown[] = [(await one.ready)?.text];
      for (const n of ['21', 'x', '24', '1000003', '-1', '22']) {
        one.setAttribute('n', n);
        const before = one.answer;
        const ready = await one.ready.then(
          (answer) => answer?.text,
          (error: Error) => error.message.slice(0, 11),
        );
        out.push([n, before, ready, one.answer?.text, one.shadowRoot?.querySelector<HTMLElement>('.scope')?.dataset.state]);
      }
      return out;
    });
    expect(found).toEqual([
      'Ollie wins in 10 moves',
      ['21', undefined, 'Stan wins in 11 moves', 'Stan wins in 11 moves', 'shown'],
      ['x', undefined, 'n: expected', undefined, 'failed'],
      ['24', undefined, 'Ollie wins in 12 moves', 'Ollie wins in 12 moves', 'shown'],
      ['1000003', undefined, 'Stan wins in 500001 moves', 'Stan wins in 500001 moves', 'shown'],
      ['-1', undefined, 'n: expected', undefined, 'failed'],
      ['22', undefined, 'Stan wins in 11 moves', 'Stan wins in 11 moves', 'shown'],
    ]);
    await page.close();
  });

  test.each([
    ['a parameter that is wrong', 'game="nim" heaps="3,x"', /heaps: expected numbers .*got "x"/],
    ['a game that does not exist', 'game="nimm"', /There is no game “nimm”. There are dominoes, /],
    ['no game', '', /There is no game “”/],
  ])('%s: the fallback stays with the reason, and `ready` rejects without noise', async (_, attributes, reason) => {
    const { page, errors } = await openWith(tag(attributes, 440, '<p id="fallback">As it was printed.</p>'));
    const message = await page.evaluate(() =>
      (document.querySelector('grundy-scope') as Scope).ready.then(
        () => 'ready',
        (error) => String(error.message),
      ),
    );
    expect(message).toMatch(reason);
    expect(await page.locator('#fallback').isVisible()).toBe(true);
    expect(await page.locator('.reason').innerText()).toMatch(reason);
    expect(errors).toEqual([]);
    // Wrong attributes are put right.
    await page.evaluate(() => {
      const one = document.querySelector('grundy-scope') as HTMLElement;
      one.setAttribute('game', 'nim');
      one.setAttribute('heaps', '1,2');
    });
    await page.waitForSelector('grundy-table[painted]');
    await expect.poll(() => state(page)).toBe('shown');
    expect(await page.locator('#fallback').isVisible()).toBe(false);
    await page.close();
  });
});

describe('what it takes', () => {
  test('attributes and properties say what is shown; each figure has defaults of its own', async () => {
    const { page, errors } = await openWith(`${tag('game="nim" layer="nimber" id="a"')}${tag('game="nim" id="b"')}`);
    await leafThrough(page);
    await allReady(page);
    const layer = (id: string) => page.locator(`${id} button.layer[aria-pressed=true]`).innerText();
    expect(await layer('#a')).toBe('Nimber');
    expect(await layer('#b')).toBe('Outcome');
    await page.locator('#b').getByRole('button', { name: 'Remoteness' }).click();
    expect(await layer('#b')).toBe('Remoteness');
    expect(await layer('#a')).toBe('Nimber');
    await page.evaluate(() => {
      (document.querySelector('#a') as HTMLElement & { game: string }).game = 'ungame';
      document.querySelector('#b')?.setAttribute('view', 'explain');
    });
    await expect.poll(() => page.locator('#a .panel-foot').innerText()).toMatch(/Player 1 wins/);
    await expect.poll(() => page.locator('#b .explain-why').innerText()).toMatch(/nim-sum/);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('controls: a bare picture, a picture that answers, everything', async () => {
    const { page, errors } = await openWith(
      ['none', 'basic', 'full'].map((level) => tag(`game="nim" controls="${level}" id="${level}"`)).join('\n'),
    );
    await leafThrough(page);
    await allReady(page);
    expect(await page.locator('#none').getByRole('button').count()).toBe(0);
    expect(await page.locator('#none [role=img]').getAttribute('aria-label')).toMatch(/^Nim\. The first player wins/);
    expect(await page.locator('#basic').getByRole('button', { name: 'Fit' }).isVisible()).toBe(true);
    expect(await page.locator('#basic').getByText('Save', { exact: true }).isVisible()).toBe(false);
    const full = page.locator('#full');
    for (const view of ['Play', 'Why', 'Judge', 'Table']) {
      await full.getByRole('button', { name: view, exact: true }).click();
      expect(await full.getByRole('button', { name: view, exact: true }).getAttribute('aria-pressed')).toBe('true');
    }
    await full.locator('summary', { hasText: 'Position' }).click();
    await full.getByLabel('Heaps').fill('4,4');
    await expect.poll(() => full.locator('.answer').innerText()).toMatch(/The second player wins/);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('the judge judges', async () => {
    const { page } = await openWith(tag('game="nim" view="judge"', 420));
    await allReady(page);
    await page.getByLabel('Judge input').fill('2\n3 5\n0\n');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => page.getByLabel('Judge output').innerText()).not.toBe('');
    await page.close();
  });

  test('two figures speak two languages', async () => {
    const { page } = await openWith(
      `${tag('game="tabgame" lang="es" id="es" at="3,4"')}<div lang="en">${tag('game="tabgame" id="en" at="3,4"')}</div>`,
      {
        locale: 'es-ES',
      },
    );
    await leafThrough(page);
    await allReady(page);
    await expect.poll(() => page.locator('#es button.layer').first().innerText()).toBe('Resultado');
    expect(await page.locator('#en button.layer').first().innerText()).toBe('Outcome');
    await page.locator('#es').getByRole('button', { name: 'Lejanía' }).click();
    await page.locator('#en').getByRole('button', { name: 'Remoteness' }).click();
    expect(await page.locator('#es .table-legend').innerText()).toMatch(/Para quien mueve/);
    expect(await page.locator('#en .table-legend').innerText()).toMatch(/For the player to move/);
    const picture = (id: string) => page.locator(id).evaluate(async (one) => (await (one as Scope).save('svg')).text());
    expect(await picture('#es')).toMatch(/columna/);
    expect(await picture('#en')).toMatch(/column[^a]/);
    await page.close();
  });

  test('a caption stays below the figure', async () => {
    const { page } = await openWith(tag('game="nim"', 440, '<p slot="caption" id="caption">Figure 1. Nim.</p><p id="fallback">None.</p>'));
    await allReady(page);
    expect(await page.locator('#caption').isVisible()).toBe(true);
    expect(await page.locator('#fallback').isVisible()).toBe(false);
    const bottom = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await bottom('#caption')).toBeGreaterThan(await bottom('.panel-foot'));
    expect(await bottom('#caption')).toBeLessThanOrEqual((await bottom('grundy-scope')) + 1);
    await page.close();
  });

  test('heights: reserved by view, asked for, and growing', async () => {
    const { page } = await openWith(
      `<grundy-scope id="plain" game="nim"></grundy-scope><grundy-scope id="asked" game="nim" height="300"></grundy-scope><grundy-scope id="auto" game="nim" heaps="9,9,9" view="explain" height="auto"></grundy-scope>`,
    );
    await leafThrough(page);
    await allReady(page);
    const height = (id: string) => page.locator(id).evaluate((one) => one.getBoundingClientRect().height);
    expect(await height('#plain')).toBe(440);
    expect(await height('#asked')).toBe(300);
    await expect.poll(() => height('#auto')).toBeGreaterThan(700);
    await page.close();
  });
});
